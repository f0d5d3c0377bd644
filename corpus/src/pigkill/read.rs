//! Reads judge text.

use super::card::Card;
use super::case::{Case, MAX_DECK, MAX_PIGS, MIN_DECK, MIN_PIGS, Pig, Role};
use crate::reading::{ReadError, Reading};
use crate::scanner::Scanner;
use crate::text::Text;

/// Reads a case. Leniently, card tokens beyond the m-th are accepted and ignored.
pub(super) fn read(text: &[u8], reading: Reading) -> Result<Case, ReadError> {
    let mut scanner = Scanner::new(text, reading);
    let n = scanner.number("n", MIN_PIGS as u32, MAX_PIGS as u32)? as usize;
    scanner.space()?;
    let m = scanner.number("m", MIN_DECK as u32, MAX_DECK as u32)? as usize;
    scanner.newline()?;

    let mut pigs = Vec::with_capacity(n);
    let mut last_role = 0;
    for seat in 0..n {
        let any_rebel = pigs.iter().any(|pig: &Pig| pig.role == Role::Rebel);
        let (role, start) = role(&mut scanner, seat, seat + 1 == n && !any_rebel)?;
        last_role = start;
        let mut hand = [Card::Peach; 4];
        for place in &mut hand {
            scanner.space()?;
            *place = card(&mut scanner)?;
        }
        scanner.newline()?;
        pigs.push(Pig { role, hand });
    }

    let mut deck = Vec::with_capacity(m);
    read_tidy_cards(&mut scanner, &mut deck, m);
    while deck.len() < m {
        if !deck.is_empty() {
            scanner.space()?;
        }
        deck.push(card(&mut scanner)?);
    }
    if scanner.lenient() {
        while scanner.at_token() {
            card(&mut scanner)?;
        }
    } else {
        scanner.newline()?;
    }
    scanner.end()?;

    Case::new(pigs, deck)
        .map_err(|invalid| scanner.error_at(last_role, Text::new(invalid.to_string(), invalid.to_string())))
}

fn role(scanner: &mut Scanner<'_>, seat: usize, must_be_rebel: bool) -> Result<(Role, usize), ReadError> {
    let expected = || match seat {
        0 => Text::new("MP, since pig 1 is the lord", "MP（1 号猪是主猪）"),
        _ if must_be_rebel => Text::new(
            "FP, since a game needs at least one rebel and this is the last pig",
            "FP（至少要有一只反猪，而这是最后一只猪）",
        ),
        _ => Text::new("ZP or FP, since only pig 1 is the lord", "ZP 或 FP（只有 1 号猪是主猪）"),
    };
    let token = scanner.token(expected)?;
    let role = match token.bytes {
        b"MP" if seat == 0 => Role::Lord,
        b"FP" if seat > 0 => Role::Rebel,
        b"ZP" if seat > 0 && !must_be_rebel => Role::Loyalist,
        b"AP" => {
            return Err(scanner.error_at(
                token.start,
                Text::new(
                    "FP: AP is the rebel's name in old copies of the statement",
                    "FP（AP 是旧题面中反猪的写法）",
                ),
            ));
        }
        _ => return Err(scanner.error_at(token.start, expected())),
    };
    Ok((role, token.start))
}

fn card(scanner: &mut Scanner<'_>) -> Result<Card, ReadError> {
    let expected = || Text::new("a card, one of P K D F N W J Z", "一张牌，P K D F N W J Z 之一");
    let token = scanner.token(expected)?;
    match token.bytes {
        [letter] => Card::from_letter(*letter).ok_or_else(|| scanner.error_at(token.start, expected())),
        _ => Err(scanner.error_at(token.start, expected())),
    }
}

/// The fast way through a deck, as long as it is tidy: letter, space, letter, space. Stops before the first byte
/// pair that is not, and before the last card, which the careful way reads and complains about.
fn read_tidy_cards(scanner: &mut Scanner<'_>, deck: &mut Vec<Card>, m: usize) {
    const CARDS: [Option<Card>; 256] = {
        let mut cards = [None; 256];
        let mut letter = 0;
        while letter < 256 {
            cards[letter] = Card::from_letter(letter as u8);
            letter += 1;
        }
        cards
    };
    let pairs = scanner.rest().chunks_exact(2).take(m - 1);
    deck.extend(pairs.map_while(|pair| CARDS[usize::from(pair[0])].filter(|_| pair[1] == b' ')));
    // The blank before the next card is left for the careful way, when there is a card before it.
    scanner.advance((deck.len() * 2).saturating_sub(1));
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAMPLE: &str = "3 10\nMP D D F F\nZP N N N D\nFP J J J J\nF F D D J J F F K D\n";

    #[test]
    fn the_sample_is_read_and_printed_back() {
        let case = read(SAMPLE.as_bytes(), Reading::Strict).unwrap();
        assert_eq!((case.pigs().len(), case.deck().len()), (3, 10));
        assert_eq!(case.pigs()[1].hand, [Card::Invasion, Card::Invasion, Card::Invasion, Card::Dodge]);
        assert_eq!(case.to_string(), SAMPLE);
    }

    #[test]
    fn lenient_reading_takes_what_real_files_look_like() {
        let strict = read(SAMPLE.as_bytes(), Reading::Strict).unwrap();
        let messy = SAMPLE.replace('\n', " \r\n").replace("K D", "  K\tD J J J").trim_end().to_owned();
        assert_eq!(read(messy.as_bytes(), Reading::Lenient).unwrap(), strict);
        assert!(read(messy.as_bytes(), Reading::Strict).is_err());
    }
}

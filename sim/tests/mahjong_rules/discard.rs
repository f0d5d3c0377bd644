use super::wall::{assert_plays, wall};

/// A has four sets and one of two tiles, and draws the other.
#[track_caller]
fn assert_throws(sets: &str, keeps: &str, throws: &str) {
    for (single, drawn) in [(keeps, throws), (throws, keeps)] {
        let wall = wall([&format!("{sets} {single}"), "", "", ""], drawn);
        assert_plays(&wall, &format!("A IN {drawn}; A OUT {throws}"));
    }
}

#[test]
fn among_equals_the_first_of_the_order_goes() {
    const ORDER: [&str; 26] = [
        "Z", "F", "B", "N", "W", "S", "E", "9S", "8S", "7S", "6S", "5S", "4S", "3S", "2S", "1S", "9P", "8P",
        "7P", "6P", "5P", "4P", "3P", "2P", "1P", "9M",
    ];
    // Sets of tiles that come later than all of these, and do not go with a 9M.
    for pair in ORDER.windows(2) {
        assert_throws("1M 1M 1M 2M 2M 2M 3M 3M 3M 4M 5M 6M", pair[1], pair[0]);
    }
    for [throws, keeps] in
        [["9M", "6M"], ["8M", "5M"], ["7M", "4M"], ["6M", "3M"], ["5M", "2M"], ["4M", "1M"]]
    {
        assert_throws("Z Z Z F F F B B B N N N", keeps, throws);
    }
}

#[test]
fn distance_goes_before_order() {
    let a = "1P 1P 1P 5P 5P 5P 9P 9P 9P Z Z 4S 5S";
    assert_plays(&wall([a, "", "", ""], "9M F"), "A IN 9M; A OUT 9M; B IN F");
}

#[test]
fn a_special_goes_before_a_useless_tile() {
    let a = "1P 1P 1P 5P 5P 5P 9P 9P 9P DOUBLE F 4S 5S";
    assert_plays(&wall([a, "", "", ""], "Z E"), "A IN Z; A OUT DOUBLE; A IN E; A OUT Z");
}

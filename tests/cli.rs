//! The binary as a user meets it: streams, exit statuses, files.

use std::path::Path;

use assert_cmd::Command;
use predicates::prelude::*;
use tempfile::TempDir;

const SAMPLE: &str = "3 10\nMP D D F F\nZP N N N D\nFP J J J J\nF F D D J J F F K D\n";
const SAMPLE_ANSWER: &str = "FP\nDEAD\nDEAD\nJ J J J J J D\n";
/// Two pigs that only ever hold what they cannot use.
const ENDLESS: &str = "2 1\nMP D D D D\nFP D D D D\nD\n";

fn damoni() -> Command {
    let mut command = Command::cargo_bin("damoni").unwrap();
    command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "C.UTF-8");
    command
}

fn files(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let mut all: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .map(|path| (path.file_name().unwrap().to_string_lossy().into_owned(), std::fs::read(&path).unwrap()))
        .collect();
    all.sort();
    all
}

#[test]
fn solve_answers_from_standard_input_with_each_engine() {
    for engine in ["sim", "reference", "both"] {
        damoni()
            .args(["solve", "pigkill", "--engine", engine])
            .write_stdin(SAMPLE)
            .assert()
            .code(0)
            .stdout(SAMPLE_ANSWER)
            .stderr("");
    }
}

#[test]
fn solve_reads_what_real_files_look_like() {
    let messy = SAMPLE.replace('\n', " \r\n").replace("K D", "K D J J");
    damoni().args(["solve", "pigkill", "-"]).write_stdin(messy).assert().code(0).stdout(SAMPLE_ANSWER);
}

#[test]
fn solve_explains_goudan_with_the_best_action_marked() {
    damoni()
        .args(["solve", "goudan", "--explain"])
        .write_stdin("1 4\n5 14\n1 1\n1 1\n1 0\n")
        .assert()
        .code(0)
        .stdout(
            predicate::str::contains("  * hero 1       0.041879440931")
                .and(predicate::str::contains("    skill ")),
        );
}

#[test]
fn what_the_reference_plays_of_full_health_is_said() {
    let folder = TempDir::new().unwrap();
    let share = predicate::str::is_match("the reference played [1-9][0-9]* of [1-9][0-9]* queries").unwrap();
    damoni()
        .args(["gen", "goudan", "--profile", "uniform", "--count", "1", "-o", "."])
        .current_dir(folder.path())
        .assert()
        .code(0)
        .stderr(share.clone());
    let [(_, answer), (input, _)] = <[_; 2]>::try_from(files(folder.path())).unwrap();
    damoni()
        .args(["solve", "goudan", &input])
        .current_dir(folder.path())
        .assert()
        .code(0)
        .stdout(answer)
        .stderr(share);
}

#[test]
fn an_endless_game_is_an_error_not_a_hang() {
    damoni()
        .args(["solve", "pigkill"])
        .write_stdin(ENDLESS)
        .timeout(std::time::Duration::from_secs(20))
        .assert()
        .code(2)
        .stdout("")
        .stderr(predicate::str::contains("never ends"));
    damoni()
        .args(["validate", "pigkill", "-"])
        .write_stdin(ENDLESS)
        .assert()
        .code(1)
        .stdout(predicate::str::contains("never ends"));
}

#[test]
fn validate_tells_the_class() {
    damoni().args(["validate", "pigkill", "-"]).write_stdin(SAMPLE).assert().code(0).stdout("-: valid\n");
    let short = SAMPLE.replace("3 10", "3 9").replace(" K D\n", " K\n");
    damoni()
        .args(["validate", "pigkill", "-"])
        .write_stdin(short)
        .assert()
        .code(0)
        .stdout(predicate::str::contains("class last-card"));
}

#[test]
fn validate_tells_a_contested_crossbow() {
    // The lord, armed, kills a suspect loyalist, is punished in the middle of the turn, and draws a K it may not play.
    let text = include_str!("../corpus/cases/pigkill/contested-crossbow.in");
    damoni()
        .args(["validate", "pigkill", "-", "--json"])
        .write_stdin(text)
        .assert()
        .code(0)
        .stdout(predicate::str::contains("\"contested\":true"));
    damoni()
        .args(["--lang", "zh", "validate", "pigkill", "-"])
        .write_stdin(text)
        .assert()
        .code(0)
        .stdout(predicate::str::contains("有争议"));
}

#[test]
fn validate_goes_on_after_a_bad_file_and_keeps_the_worst_status() {
    let folder = TempDir::new().unwrap();
    std::fs::write(folder.path().join("good.in"), SAMPLE).unwrap();
    std::fs::write(folder.path().join("bad.in"), "3 10\n").unwrap();
    damoni().current_dir(&folder).args(["validate", "pigkill", "bad.in", "good.in"]).assert().code(1).stdout(
        predicate::str::contains("bad.in: line 2, column 1").and(predicate::str::contains("good.in: valid")),
    );
    damoni().current_dir(&folder).args(["validate", "pigkill", "none.in", "good.in"]).assert().code(2);
}

#[test]
fn messages_come_in_chinese_by_locale() {
    damoni()
        .env("LANG", "zh_CN.UTF-8")
        .args(["solve", "pigkill"])
        .write_stdin("3 10\n")
        .assert()
        .code(2)
        .stderr(predicate::str::contains("第 2 行第 1 列"));
}

#[test]
fn what_goes_wrong_is_said_in_chinese_too() {
    let folder = TempDir::new().unwrap();
    let endless = folder.path().join("endless.in");
    std::fs::write(&endless, ENDLESS).unwrap();
    let endless = endless.to_str().unwrap();
    let validate = damoni().args(["--lang", "zh", "validate", "pigkill", endless]).assert();
    validate.code(1).stdout(predicate::str::contains("游戏永不结束"));
    let told: [(&[&str], &str); 4] = [
        (&["solve", "pigkill", endless], "游戏永不结束"),
        (&["shrink", "pigkill", endless], "游戏永不结束"),
        (&["hack", "pigkill", "--", "./nowhere"], "找不到程序 ./nowhere"),
        (&["shrink", "pigkill", "--jobs", "1", "SAMPLE"], "没有可缩小的"),
    ];
    let sample = folder.path().join("sample.in");
    std::fs::write(&sample, SAMPLE).unwrap();
    for (words, says) in told {
        let words = words.iter().map(|&word| if word == "SAMPLE" { sample.to_str().unwrap() } else { word });
        damoni().args(["--lang", "zh"]).args(words).assert().code(2).stderr(predicate::str::contains(says));
    }
    damoni()
        .args([
            "--lang",
            "zh",
            "fuzz",
            "pigkill",
            "--pitfall",
            "last-card-taken",
            "--cases",
            "20",
            "--first",
            "-o",
        ])
        .arg(folder.path().join("findings"))
        .assert()
        .code(1)
        .stdout(
            predicate::str::contains("pigkill：sim 与 reference 出现分歧")
                .and(predicate::str::contains("事件 #")),
        );
}

#[test]
fn wrong_use_is_status_two() {
    for args in [
        &["solve", "chess"][..],
        &["gen", "pigkill", "--count", "2"],
        &["gen", "pigkill", "--profile", "none", "-o", "x"],
        &["fuzz", "pigkill", "--shard", "3/2"],
        &["fuzz", "pigkill", "--pitfall", "no-such", "--cases", "1"],
        &["stats", "pigkill", "/no/such/folder"],
        &["solve", "pigkill", "/no/such/file"],
    ] {
        let folder = TempDir::new().unwrap();
        damoni().current_dir(&folder).args(args).assert().code(2).stdout("");
        assert!(files(folder.path()).is_empty(), "{args:?}");
    }
}

#[test]
fn gen_writes_the_same_bytes_for_any_number_of_threads() {
    for game in ["pigkill", "mahjong", "goudan"] {
        let folder = TempDir::new().unwrap();
        for jobs in ["1", "4"] {
            damoni()
                .current_dir(&folder)
                .args(["gen", game, "--seed", "5", "--count", "6", "--jobs", jobs, "-o", jobs])
                .assert()
                .code(0);
        }
        let one = files(&folder.path().join("1"));
        assert_eq!(one.len(), 12, "{game}");
        assert_eq!(one, files(&folder.path().join("4")), "{game}");
        damoni().current_dir(&folder).args(["stats", game, "1"]).assert().code(0);
    }
}

#[test]
fn what_makes_no_sense_is_refused_with_a_way_out() {
    let case = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus/cases/pigkill/sample.in");
    let refused = [
        (
            vec!["solve", "pigkill", "--engine", "sim", "--pitfall", "penalty-keeps-crossbow"],
            "leave --engine sim out",
        ),
        (vec!["replay", "pigkill", "--turn", "0"], "there is no turn 0"),
        (vec!["replay", "pigkill", "--turn", "999"], "the last one is"),
        (vec!["shrink", "pigkill", "--jobs", "100000"], "from 1 to 1024"),
        (vec!["shrink", "pigkill", "--jobs", "0"], "from 1 to 1024"),
    ];
    for (words, why) in refused {
        damoni().args(words).arg(&case).assert().code(2).stderr(predicate::str::contains(why));
    }
}

#[test]
fn no_result_overwrites_a_file_unless_told() {
    let folder = TempDir::new().unwrap();
    let case = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("corpus/cases/pigkill/pitfalls/no-rescan-after-nullified-duel.in");
    let mine = folder.path().join("mine");
    let shrink: &[&str] =
        &["shrink", "pigkill", "--pitfall", "no-rescan-after-nullified-duel", "--time", "0s", "-o"];
    let page: &[&str] = &["replay", "pigkill", "--html"];
    for words in [shrink, page] {
        let run = || {
            let mut command = damoni();
            command.args(words).arg(&mine).arg(&case);
            command
        };
        std::fs::write(&mine, "mine").unwrap();
        let refused = predicate::str::contains("there already").and(predicate::str::contains("--force"));
        run().assert().code(2).stderr(refused);
        assert_eq!(std::fs::read(&mine).unwrap(), b"mine");
        run().arg("--force").assert().code(0);
        assert_ne!(std::fs::read(&mine).unwrap(), b"mine");
    }
}

#[test]
fn gen_never_overwrites_unless_told() {
    let folder = TempDir::new().unwrap();
    let gen_two = || {
        let mut command = damoni();
        command.current_dir(&folder).args([
            "gen",
            "pigkill",
            "--count",
            "2",
            "--profile",
            "tiny",
            "-o",
            "out",
        ]);
        command
    };
    gen_two().assert().code(0);
    let made = files(&folder.path().join("out"));
    gen_two().assert().code(0);
    let changed = folder.path().join("out").join(&made[0].0);
    std::fs::write(&changed, "mine").unwrap();
    gen_two()
        .assert()
        .code(2)
        .stderr(predicate::str::contains("there already").and(predicate::str::contains("--force")));
    assert_eq!(std::fs::read(&changed).unwrap(), b"mine");
    gen_two().arg("--force").assert().code(0);
    assert_eq!(files(&folder.path().join("out")), made);
}

#[test]
fn fuzz_agrees_and_says_how_many() {
    for (game, cases) in [("pigkill", "2000"), ("mahjong", "60"), ("goudan", "20")] {
        let folder = TempDir::new().unwrap();
        damoni()
            .current_dir(&folder)
            .args(["fuzz", game, "--cases", cases])
            .assert()
            .code(0)
            .stdout("")
            .stderr(
                predicate::str::contains(format!("{cases} cases")).and(predicate::str::contains("0 parted")),
            );
        // How far it came, and no finding.
        let kept = files(&folder.path().join("findings"));
        assert!(kept.iter().all(|(name, _)| name.starts_with("progress-")), "{kept:?}");
    }
}

#[test]
fn stats_are_json_one_object_a_line() {
    let output =
        damoni().args(["stats", "pigkill", "--profile", "tiny", "--cases", "50", "--json"]).assert().code(0);
    let text = String::from_utf8(output.get_output().stdout.clone()).unwrap();
    let rows: Vec<serde_json::Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(rows.iter().any(|row| row["row"] == "situation" && row["id"] == "kill" && row["of"] == 50));
    assert!(
        rows.iter()
            .any(|row| row["row"] == "measure" && row["id"] == "pigs" && row["max"].as_u64() <= Some(4))
    );
}

#[test]
fn completions_name_the_commands() {
    damoni().args(["completions", "bash"]).assert().code(0).stdout(predicate::str::contains("validate"));
}

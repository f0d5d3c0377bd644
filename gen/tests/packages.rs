//! Packages written and read back, and packages made by hand.

use std::fs;
use std::path::Path;

use damoni_corpus::pairs;
use damoni_gen::package::{
    Format, Output, PackageError, Problem, ReadTest, Scoring, Subtask, Test, TestSet, read, write,
};

/// A small set of the game, in two subtasks.
fn set(problem: &'static Problem) -> TestSet {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("problems").join(problem.name).join("cases");
    let tests = pairs::read_dir(&folder).unwrap().into_iter().enumerate().map(|(index, pair)| Test {
        sample: pair.stem.starts_with("sample"),
        name: pair.stem,
        input: fs::read(pair.input).unwrap(),
        answer: fs::read(pair.answer.unwrap()).unwrap(),
        subtask: usize::from(index >= 2),
        description: "say \"it\" #1: \\ok".to_owned(),
    });
    let mut set = TestSet::new(problem, tests.collect());
    set.subtasks = vec![
        Subtask { score: 30, scoring: Scoring::Min, needs: vec![] },
        Subtask { score: 70, scoring: Scoring::Sum, needs: vec![0] },
    ];
    (set.limits.time_ms, set.limits.memory_mib) = (2500, 512);
    set
}

/// What must come back, in any order: input, answer.
fn contents<'t>(tests: impl Iterator<Item = (&'t [u8], &'t [u8])>) -> Vec<(Vec<u8>, Vec<u8>)> {
    let mut all: Vec<_> = tests.map(|(input, answer)| (input.to_vec(), answer.to_vec())).collect();
    all.sort();
    all
}

fn same_tests(set: &TestSet, tests: &[ReadTest]) {
    let wanted = contents(set.tests.iter().map(|test| (&test.input[..], &test.answer[..])));
    let given = contents(tests.iter().map(|test| (&test.input[..], test.answer.as_deref().unwrap())));
    assert!(wanted == given, "the tests that came back are others");
}

#[test]
fn every_format_comes_back_with_equal_bytes() {
    let place = tempfile::tempdir().unwrap();
    for problem in Problem::all() {
        let set = set(problem);
        for format in Format::ALL {
            let (folder, archive) = (
                place.path().join(format!("{}-{format}", problem.name)),
                place.path().join(format!("{}-{format}.zip", problem.name)),
            );
            for (path, output) in [(&folder, Output::Folder(&folder)), (&archive, Output::Zip(&archive))] {
                let written = write(&set, format, output, false).unwrap();
                assert_eq!(written.tests.len(), set.tests.len());
                let package = read(path).unwrap();
                // The judge information of Lyrio goes into the web form, so its archive is but data.
                let bare = format == Format::Lyrio && path == &archive;
                assert_eq!(package.format, if bare { Format::Plain } else { format });
                assert!(package.lonely.is_empty());
                same_tests(&set, &package.tests);
                for (test, names) in set.tests.iter().zip(&written.tests) {
                    assert_eq!(test.name, names.name);
                    assert!(
                        written.files.contains_key(&names.input) && written.files.contains_key(&names.answer)
                    );
                    if path == &folder {
                        assert!(fs::read(folder.join(&names.input)).unwrap() == test.input, "{names:?}");
                        assert!(fs::read(folder.join(&names.answer)).unwrap() == test.answer, "{names:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn subtasks_and_samples_come_back_where_the_judge_keeps_them() {
    let place = tempfile::tempdir().unwrap();
    let set = set(Problem::named("pigkill").unwrap());
    for format in [Format::Luogu, Format::Hydro, Format::Polygon, Format::Syzoj, Format::Lyrio] {
        let folder = place.path().join(format.name());
        write(&set, format, Output::Folder(&folder), false).unwrap();
        for test in read(&folder).unwrap().tests {
            let original = set.tests.iter().find(|original| original.input == test.input).unwrap();
            assert_eq!(test.subtask, Some(original.subtask), "{format} {}", original.name);
        }
    }
    for format in [Format::Icpc, Format::IcpcLegacy, Format::Domjudge, Format::Polygon, Format::Uoj] {
        let folder = place.path().join(format!("{format}-samples"));
        write(&set, format, Output::Folder(&folder), false).unwrap();
        for test in read(&folder).unwrap().tests {
            let original = set.tests.iter().find(|original| original.input == test.input).unwrap();
            assert_eq!(test.sample, original.sample, "{format} {}", original.name);
        }
    }
}

#[test]
fn the_same_set_gives_the_same_archive() {
    let place = tempfile::tempdir().unwrap();
    let set = set(Problem::named("goudan").unwrap());
    for format in Format::ALL {
        let [one, other] = ["a", "b"].map(|name| place.path().join(format!("{name}-{format}.zip")));
        write(&set, format, Output::Zip(&one), false).unwrap();
        write(&set, format, Output::Zip(&other), false).unwrap();
        assert!(fs::read(one).unwrap() == fs::read(other).unwrap(), "{format}");
    }
}

#[test]
fn a_place_that_is_taken_is_left_alone() {
    let place = tempfile::tempdir().unwrap();
    let set = set(Problem::named("pigkill").unwrap());
    fs::write(place.path().join("mine"), "mine").unwrap();
    let error = write(&set, Format::Plain, Output::Folder(place.path()), false).unwrap_err();
    assert!(matches!(error, PackageError::Occupied { .. }), "{error}");
    assert_eq!(fs::read_dir(place.path()).unwrap().count(), 1);
}

fn refused(set: &TestSet, format: Format) -> String {
    let place = tempfile::tempdir().unwrap();
    let error = write(set, format, Output::Folder(&place.path().join("out")), false).unwrap_err();
    assert!(matches!(error, PackageError::Refused { .. }), "{error}");
    assert_eq!(fs::read_dir(place.path()).unwrap().count(), 0, "something was written");
    error.to_string()
}

#[test]
fn hydro_refuses_over_60_s_in_all_and_its_sites_may_not() {
    let mut set = set(Problem::named("goudan").unwrap());
    set.limits.time_ms = 20_000;
    set.limits.memory_mib = 2048;
    let message = refused(&set, Format::Hydro);
    assert!(message.contains("lower the time limit to 15000 ms"), "{message}");
    assert!(message.contains("2048 MiB"), "{message}");
    let place = tempfile::tempdir().unwrap();
    write(&set, Format::Hydro, Output::Folder(&place.path().join("out")), true).unwrap();
}

#[test]
fn hydro_refuses_over_100_tests() {
    let problem = Problem::named("goudan").unwrap();
    let tests = (0..101).map(|number| Test {
        name: format!("t{number}"),
        input: format!("{number}\n").into_bytes(),
        answer: b"1\n".to_vec(),
        subtask: 0,
        sample: false,
        description: String::new(),
    });
    let mut set = TestSet::new(problem, tests.collect());
    set.subtasks[0].scoring = Scoring::Min;
    set.limits.time_ms = 100;
    assert!(refused(&set, Format::Hydro).contains("101 tests, and a Hydro judge runs 100"));
}

#[test]
fn an_answer_over_half_the_output_limit_is_refused() {
    let mut set = set(Problem::named("pigkill").unwrap());
    set.limits.output_mib = 1;
    set.tests[1].answer = b"FP\n".repeat(200_000);
    for format in [Format::Icpc, Format::IcpcLegacy, Format::Domjudge] {
        let message = refused(&set, format);
        assert!(message.contains("raise the output limit to 2 MiB"), "{message}");
    }
}

/// Files of a package made by hand.
fn by_hand(files: &[(&str, &str)]) -> tempfile::TempDir {
    let place = tempfile::tempdir().unwrap();
    for (path, text) in files {
        let path = place.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    place
}

/// Format, and the tests as `input>answer` with `@subtask` and `*` for a sample.
fn read_as(files: &[(&str, &str)]) -> (Format, String) {
    let package = read(by_hand(files).path()).unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let tests: Vec<_> = package
        .tests
        .iter()
        .map(|test| {
            let answer = test.answer.as_deref().map_or_else(|| "?".to_owned(), text);
            let subtask = test.subtask.map_or_else(String::new, |subtask| format!("@{subtask}"));
            format!("{}>{answer}{subtask}{}", text(&test.input), if test.sample { "*" } else { "" })
        })
        .chain(package.lonely.iter().map(|path| format!("lonely {path}")))
        .collect();
    (package.format, tests.join(" "))
}

fn unreadable(files: &[(&str, &str)]) -> String {
    let error = read(by_hand(files).path()).unwrap_err();
    assert!(matches!(error, PackageError::Malformed { .. }), "{error}");
    error.to_string()
}

#[test]
fn luogu_by_hand() {
    let files = [
        ("config.yml", "game2.out:\n  subtaskId: 1\ngame10.in:\n  score: 5\n"),
        ("game10.in", "c"),
        ("game10.out", "C"),
        ("game2.in", "b"),
        ("game2.out", "B"),
    ];
    assert_eq!(read_as(&files), (Format::Luogu, "b>B@1 c>C".to_owned()));
    let message = unreadable(&[("config.yml", "game3.in: {score: 5}\n"), ("game2.in", "b")]);
    assert!(message.contains("game3.in"), "{message}");
    let message = unreadable(&[("config.yml", "game2.in:\n\tscore: 5\n"), ("game2.in", "b")]);
    assert!(message.contains("config.yml"), "{message}");
}

#[test]
fn hydro_by_hand() {
    let config = "type: default\nsubtasks:\n  - {id: 1, score: 30, cases: [{input: a1.in, output: a1.ans}]}\n  \
                  - score: 70\n    cases:\n      - {input: a2.in}\n";
    let files = [
        ("P1/problem.yaml", "title: x\n"),
        ("P1/testdata/config.yaml", config),
        ("P1/testdata/a1.in", "a"),
        ("P1/testdata/a1.ans", "A"),
        ("P1/testdata/a2.in", "b"),
        ("P1/testdata/a2.out", "B"),
    ];
    assert_eq!(read_as(&files), (Format::Hydro, "a>A@0 b>B@1".to_owned()));
    let message = unreadable(&[("testdata/config.yaml", config)]);
    assert!(message.contains("a1.in") && message.contains("no such file"), "{message}");
    let by_name = [("config.yaml", "time: 1s\n"), ("a1.in", "a"), ("a1.out", "A")];
    assert_eq!(read_as(&by_name), (Format::Hydro, "a>A".to_owned()));
}

#[test]
fn icpc_by_hand_in_each_dialect() {
    let data = [
        ("data/sample/1.in", "s"),
        ("data/sample/1.ans", "S"),
        ("data/secret/g/01.in", "a"),
        ("data/secret/g/01.ans", "A"),
    ];
    let tests = "s>S* a>A".to_owned();
    let with = |more: &[(&'static str, &'static str)]| read_as(&[&data, more].concat());
    assert_eq!(with(&[("problem.yaml", "name: x\n")]), (Format::IcpcLegacy, tests.clone()));
    let version = [("problem.yaml", "problem_format_version: 2025-09\n")];
    assert_eq!(with(&version), (Format::Icpc, tests.clone()));
    assert_eq!(with(&[("domjudge-problem.ini", "timelimit = 1\n")]), (Format::Domjudge, tests));
    let message = unreadable(&[("problem.yaml", "name: [x\n"), ("data/secret/1.in", "a")]);
    assert!(message.starts_with("problem.yaml"), "{message}");
}

#[test]
fn syzoj_by_hand() {
    let files = [
        (
            "data.yml",
            "subtasks:\n  - {score: 30, type: min, cases: [1]}\n  - {score: 70, type: sum, cases: ['2x']}\n\
             inputFile: 'g#.in'\noutputFile: 'g#.out'\n",
        ),
        ("g1.in", "a"),
        ("g1.out", "A"),
        ("g2x.in", "b"),
        ("g2x.out", "B"),
    ];
    assert_eq!(read_as(&files), (Format::Syzoj, "a>A@0 b>B@1".to_owned()));
    let short = [
        ("data.yml", "subtasks: [{score: 30, cases: [1]}]\ninputFile: 'g#.in'\noutputFile: 'g#.out'\n"),
        ("g1.in", "a"),
    ];
    assert!(unreadable(&short).contains("add up to 30"));
}

#[test]
fn uoj_by_hand() {
    let conf = "n_tests 2\nn_ex_tests 1\nn_sample_tests 1\ninput_pre g\ninput_suf in\noutput_pre g\noutput_suf out\n";
    let subtasks = format!("{conf}n_subtasks 2\nsubtask_end_1 1\nsubtask_end_2 2\n");
    let data = [
        ("g1.in", "a"),
        ("g1.out", "A"),
        ("g2.in", "b"),
        ("g2.out", "B"),
        ("ex_g1.in", "s"),
        ("ex_g1.out", "S"),
    ];
    let with = |conf: &str| read_as(&[&data[..], &[("problem.conf", conf)]].concat());
    assert_eq!(with(&subtasks), (Format::Uoj, "a>A@0 b>B@1 s>S*".to_owned()));
    let message = unreadable(&[("problem.conf", "n_tests x\n")]);
    assert!(message.contains("n_tests x"), "{message}");
    // Padding is not UOJ's way: the file that it looks for is another.
    let message = unreadable(&[("problem.conf", conf), ("g01.in", "a"), ("g01.out", "A")]);
    assert!(message.starts_with("g1.in"), "{message}");
}

#[test]
fn polygon_by_hand() {
    let xml = |count: usize| {
        format!(
            "<problem><judging><testset><test-count>{count}</test-count><input-path-pattern>tests/%02d</input-path-pattern>\
             <answer-path-pattern>tests/%02d.a</answer-path-pattern><tests><test sample=\"true\"/><test group=\"2\"/></tests>\
             </testset></judging></problem>"
        )
    };
    let data = [("tests/01", "a"), ("tests/01.a", "A"), ("tests/02", "b")];
    let good = xml(2);
    let files = [&data[..], &[("problem.xml", &good)]].concat();
    assert_eq!(read_as(&files), (Format::Polygon, "a>A* b>?@1".to_owned()));
    for (bad, part) in
        [(xml(1), "make them agree"), (xml(3), "tests/03"), ("<problem>".to_owned(), "problem.xml")]
    {
        let message = unreadable(&[&data[..], &[("problem.xml", &bad)]].concat());
        assert!(message.contains(part), "{message}");
    }
}

#[test]
fn any_folder_of_pairs_is_read_and_what_is_missing_is_said() {
    let files =
        [("a/t2.in", "b"), ("a/t10.in", "c"), ("a/t2.out", "B"), ("b/x.ans", "X"), ("b/readme.md", "")];
    assert_eq!(read_as(&files), (Format::Plain, "b>B c>? lonely b/x.ans".to_owned()));
    let message = unreadable(&[("t.in", "a"), ("t.out", "A"), ("t.ans", "A")]);
    assert!(message.contains("keep one of them"), "{message}");
}

#[test]
fn what_is_no_archive_is_an_error() {
    let place = by_hand(&[("x.zip", "PK\u{3}\u{4} no archive")]);
    let error = read(&place.path().join("x.zip")).unwrap_err();
    assert!(matches!(error, PackageError::Archive { .. }), "{error}");
    assert!(matches!(read(&place.path().join("none")).unwrap_err(), PackageError::Io { .. }));
}

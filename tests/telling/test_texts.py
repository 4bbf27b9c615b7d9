"""What the games say: in both languages, with nothing missing."""

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

from escarmouche.core.decisions import Choose, Refusal, options
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.events import Modifier, Moved, Placed, Rolled, StatusGained
from escarmouche.core.position import Asked, play
from escarmouche.core.system import Complaint, Setup, System, load
from escarmouche.games import SYSTEMS
from escarmouche.games.age_des_escarmouches import events as fray
from escarmouche.telling import messages
from escarmouche.telling.asked import asked, entries_of
from escarmouche.telling.rows import Row, put
from escarmouche.telling.texts import (
    LANGUAGES,
    Lang,
    Texts,
    Unusable,
    choice,
    dice,
    known,
    language,
    listed,
    number,
    say,
    slug,
    typeset,
)
from escarmouche.telling.untold import heads, missing, reasons
from escarmouche.telling.values import in_percent
from toy import SYSTEM as LANTERNS
from toy import Duelled

SOURCE = Path(messages.__file__).parents[1]
STATE = LANTERNS.rules.new_game(Setup(game="toy"))


@pytest.fixture(params=sorted(SYSTEMS))
def system(request: pytest.FixtureRequest) -> System:
    return load(SYSTEMS[request.param])


# -------------------------------------------------------------- which language


@pytest.mark.parametrize(
    ("told", "environment", "expected"),
    [
        ("fr", {"LANG": "en_GB.UTF-8"}, "fr"),
        ("en", {"ESCARMOUCHE_LANG": "fr"}, "en"),
        (None, {"ESCARMOUCHE_LANG": "fr", "LC_ALL": "en_US"}, "fr"),
        (None, {"LC_ALL": "fr_CA.UTF-8", "LANG": "en_US"}, "fr"),
        (None, {"LANG": "fr_FR.UTF-8"}, "fr"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_first_that_says_something_chooses_the_language(
    told: str | None, environment: dict[str, str], expected: Lang, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("ESCARMOUCHE_LANG", "LC_ALL", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language(told) == expected


# -------------------------------------------------------------- the files


def parsed(path: Path) -> dict[str, set[str]]:
    """Message id -> the variables it uses; a line that is not Fluent fails."""
    from fluent.syntax import FluentParser, ast

    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} twice"
            text = path.read_text(encoding="utf-8")
            assert entry.span is not None
            found[entry.id.name] = set(re.findall(r"\{ *\$(\w+)", text[entry.span.start : entry.span.end]))
    return found


@pytest.mark.parametrize("folder", sorted(SOURCE.glob("**/texts")), ids=lambda folder: folder.parent.name)
def test_both_languages_have_the_same_messages(folder: Path) -> None:
    english, french = parsed(folder / "en.ftl"), parsed(folder / "fr.ftl")
    assert set(english) == set(french)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_question_and_reason_of_a_game_has_its_words(system: System, lang: Lang) -> None:
    assert missing(system, lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_in_a_random_game_is_without_words(system: System, lang: Lang) -> None:
    texts, unsaid = Texts(system, lang), set[str]()
    numbers = set(map(str, range(100)))
    chance = Block("texts", 0)
    built = Block("lists", 0)
    lists = {seat: system.lists.build(built, None, {}) for seat in system.seats}

    def choose(asked: Asked, decision: Any) -> Any:
        assert "{" not in texts.prompt(decision, asked.state)
        unsaid.update(unnamed(f"ask-{slug(decision.key)}"))
        for option in decision.options:
            assert texts.option(decision, option, asked.state).strip("{")
            if isinstance(option.value, dict) or str(option.value) not in {*texts.names(asked.state), *numbers}:
                head = slug(option.head)
                unsaid.update(unnamed(f"option-{head}", f"option-{slug(decision.key)}-{head}"))
        return decision.sample(chance)

    def unnamed(*messages: str) -> tuple[str, ...]:
        return () if any(known(lang, system, message) for message in messages) else messages[:1]

    played = play(
        system.rules.new_game(Setup(game=system.name, seed="texts", lists=lists)), SeededDice("texts"), choose
    )
    for event in played.events:
        assert "{" not in texts.event(event, played.state), event
    assert unsaid == set()


def test_a_message_asks_for_its_variables_and_those_of_what_it_refers_to() -> None:
    own = entries_of(FluentResource("duel = { $one } { -against } { other }"))
    shared = entries_of(
        FluentResource("other = { $many ->\n   *[one] { NUMBER($points) }\n }\n-against = { $foe }\nduel = { $never }")
    )
    assert set(asked("duel", {**shared, **own})) == {"one", "foe", "many", "points"}
    assert set(asked("nothing", {**shared, **own})) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_told_without_fluent_is_what_fluent_makes_of_it(system: System, lang: Lang) -> None:
    entries = messages.entries(lang, system)
    bundle, without = messages.bundle(lang, system), 0
    for name in [name for name, entry in entries.items() if isinstance(entry, Message)]:
        asked_for, pattern = messages.variables(lang, system, name), bundle.get_message(name).value
        assert pattern is not None
        found = messages.row(lang, system, name)
        for value in (*chosen_by(found or ()), "word", 0, 1, 2, 21, 999, 0.125, 4.0, 2.675, 31.5, 0.004):
            words = dict.fromkeys(asked_for, value)
            told = put(found, words, lang) if found else None
            without += told is not None
            counted = {name: messages.counted(value) for name, value in words.items()}
            assert told in (None, str(bundle.format_pattern(pattern, counted)[0])), (name, value)
    assert without > 1000


def chosen_by(row: Row) -> set[str | int]:
    """Every word and number that chooses a variant."""
    variants = [variant for part in row if not isinstance(part, str) for variant in part[1]]
    keys = {key for key, _ in variants if key is not None}
    return keys.union(*(chosen_by(inner) for _, inner in variants))


def test_a_message_of_the_game_goes_before_a_shared_one() -> None:
    evenor = load(SYSTEMS["evenor"])
    own = entries_of(FluentResource(messages.source(evenor, "en")))
    shared = messages.entries("en", None)
    assert set(messages.entries("en", evenor)) == {*own, *shared}
    assert all(messages.entries("en", evenor)[name].equals(entry) for name, entry in own.items())


# -------------------------------------------------------------- renderings


def test_a_threshold_tells_how_it_came_about() -> None:
    parts = (Modifier("Charge", -1, "EV-DYN-07"), Modifier("À terre", 2, "EV-STA-14"))
    rolled = Rolled(figure="red1", purpose="duel", needed=5, faces=(6, 5, 2), hits=2, base=4, modifiers=parts)
    texts = Texts(LANTERNS, "fr")
    assert texts.why(rolled) == "4+ · Charge −1 · À terre +2 = 5+ (EV-DYN-07, EV-STA-14)"
    line = texts.event(rolled, STATE)
    assert "Red1" in line
    assert "[6] [5] 2" in line
    assert "2 réussites" in line
    assert texts.rules_of(rolled) == ["EV-DYN-07", "EV-STA-14"]


@pytest.mark.parametrize(
    ("lang", "base", "by", "needed", "told"),
    [
        ("fr", 2, -1, 2, "2+ · Charge −1 = 1+, relevé à 2+"),
        ("en", 2, -1, 2, "2+ · Charge −1 = 1+, raised to 2+"),
        ("fr", 5, 3, 6, "5+ · Charge +3 = 8+, ramené à 6+"),
        ("en", 5, 3, 6, "5+ · Charge +3 = 8+, lowered to 6+"),
    ],
)
def test_a_threshold_that_is_not_the_sum_of_its_parts_says_so(
    lang: Lang, base: int, by: int, needed: int, told: str
) -> None:
    parts = (Modifier("Charge", by, "EV-DYN-07"),)
    rolled = Rolled(figure="red1", purpose="duel", needed=needed, faces=(6,), hits=1, base=base, modifiers=parts)
    assert Texts(LANTERNS, lang).why(rolled) == f"{told} (EV-DYN-07)"


def test_a_sum_tells_how_it_came_about() -> None:
    parts = (Modifier("Soutien", 2, "KA-SUP-01"),)
    rolled = Rolled(figure="red1", purpose="duel", needed=0, faces=(6,), hits=1, base=9, modifiers=parts)
    assert Texts(LANTERNS, "fr").why(rolled) == "9 · Soutien +2 = 11 (KA-SUP-01)"


def test_a_plain_threshold_is_short() -> None:
    rolled = Rolled(figure="red1", purpose="duel", needed=5, faces=(2,), hits=0)
    assert Texts(LANTERNS, "en").why(rolled) == "5+"
    assert "no success" in Texts(LANTERNS, "en").event(rolled, STATE)


def test_dice_show_what_each_had_to_reach() -> None:
    assert dice((6, 4, 1), 4) == "[6] [4] 1"
    assert dice((6, 4, 1), 4, ranks=(6, 5)) == "[6] 4 1"
    assert dice((3,)) == "3"


def test_numbers_and_points_follow_the_language() -> None:
    moved = Moved(figure="red1", path=((0.0, 0.0), (12.5, 8.25)), cost=3.5)
    assert "(12,5 ; 8,25)" in Texts(LANTERNS, "fr").facts(moved, STATE).replace("\u202f", " ")
    assert "(12.5, 8.25)" in Texts(LANTERNS, "en").facts(moved, STATE)
    assert number("fr", -1.5) == "−1,5"


@pytest.mark.parametrize(
    ("lang", "cost", "told"),
    [("fr", 1.997, "2 toises"), ("fr", 1.99, "1,99 toise"), ("en", 0.998, "1 toise"), ("en", 1.004, "1 toise")],
)
def test_a_number_chooses_its_words_as_it_is_read(lang: Lang, cost: float, told: str) -> None:
    kharn_ages = load(SYSTEMS["kharn-ages"])
    assert f"({told})" in Texts(kharn_ages, lang).event(Moved(figure="bo", path=(), cost=cost)).replace("\xa0", " ")


def test_some_who_fight_each_other_are_told_as_such() -> None:
    parted = [["red1", "blue1", "blue2"], ["red2"]]
    told = Texts(LANTERNS, "en").value("split", parted, STATE)
    assert re.fullmatch(r".+ against .+ and .+; .+", told), told


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_line_of_the_log_tells_no_coordinates(lang: Lang) -> None:
    """They are measured, and stand with what was measured."""
    for event in (
        Moved(figure="red1", path=((0.0, 0.0), (12.5, 8.25)), cost=3.5),
        Placed(figure="red1", at=(7.0, 8.25)),
    ):
        assert "8.25" not in Texts(LANTERNS, lang).event(event, STATE).replace(",", ".")


def test_french_leaves_with_its_own_spaces() -> None:
    assert typeset("fr", "L'orc fuit ! Pourquoi ? « Peur » : test ; 40 %") == (
        "L’orc fuit\u202f! Pourquoi\u202f? «\u00a0Peur\u00a0»\u00a0: test\u202f; 40\u00a0%"
    )
    assert typeset("en", "It's so: yes!") == "It's so: yes!"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_number_below_nought_has_a_true_minus(lang: Lang) -> None:
    event = Moved(figure="red1", path=((0.0, 0.0), (0.0, 1.0)), cost=-2.5)
    line = Texts(LANTERNS, lang).event(event, STATE)
    assert "−2" in line
    assert "-" not in line


def test_lists_are_joined_as_one_says_them() -> None:
    assert listed("fr", ["a", "b", "c"]) == "a, b et c"
    assert listed("en", ["a"]) == "a"
    assert listed("en", []) == "nothing"


def test_two_figures_of_one_name_are_told_apart() -> None:
    from msgspec.structs import replace

    twins = {
        who: replace(figure, name="Scout" if who in ("red1", "blue1") else "Brute")
        for who, figure in STATE.figures.items()
    }
    names = Texts(LANTERNS, "en").names(replace(STATE, figures=twins | {"red-3": replace(twins["red1"], id="red-3")}))
    assert names["blue1"] == "Scout (Blue)"
    assert (names["red1"], names["red-3"]) == ("Scout 1 (Red)", "Scout 3 (Red)")
    assert names["red2"] == "Brute (Red)"
    names = Texts(LANTERNS, "en").names(replace(STATE, figures=twins | {"red3": replace(twins["red1"], id="red3")}))
    assert (names["red1"], names["red3"]) == ("Scout (red1)", "Scout (red3)")


def test_what_has_no_words_is_told_plainly() -> None:
    texts = Texts(LANTERNS, "en")
    assert texts.event(Duelled(figure="red1", target="blue2", scores=(3, 2), winner="red1"), STATE).startswith(
        "Duelled: "
    )
    assert "Blue2" in texts.event(Duelled(figure="red1", target="blue2", scores=(3, 2), winner="red1"), STATE)
    assert texts.refusal(Refusal("too-far", ("TOY-02",), {"cost": 5.25}), STATE) == "Too far: cost 5.25 (TOY-02)"
    assert texts.complaint(Complaint("lamps", ("TOY-07",), {"lamps": 9})) == "Lamps: lamps 9 (TOY-07)"
    decision = Choose(key="act", seat="red", options=options(["red1", "pass"]))
    assert texts.prompt(decision, STATE) == "Act: seat Red"
    assert texts.option(decision, decision.options[0], STATE) == "Red1"
    assert texts.option(decision, {"shoot": "blue1", "weapon": "bow"}, STATE) == "Shoot: shoot Blue1, weapon bow"
    assert texts.event(StatusGained(figure="red1", status="dazed"), STATE) == "Red1 is now dazed"
    assert texts.rule("TOY-04") == "Duels"
    assert texts.rule("TOY-99") == "TOY-99"


def test_a_missing_message_is_listed() -> None:
    lacking = missing(LANTERNS, "fr")
    assert {
        "event-duelled",
        "ask-pounce",
        "refusal-too-far",
        "complaint-lamps",
        "modifier-dazed",
        "reason-time",
    } <= set(lacking)
    assert "event-rolled" not in lacking
    assert "refusal-must-move" not in lacking


def test_answers_are_read_from_their_form() -> None:
    assert heads("FIGURE | {wait: FIGURE} | pass. Or nothing | at all") == ["wait", "pass"]
    assert heads("[x, y] | {to: [x, y]} | a number from 1 to 3") == []


def test_reasons_are_read_from_the_source() -> None:
    assert {"not-your-edge", "taken", "already-acted", "too-far", "blocked"} <= reasons("toy", "Refusal")
    assert reasons("toy", "end") == {"time", "points"}


def test_bad_input_is_told_in_the_language_asked_for() -> None:
    error = Unusable("unknown-game", "evenor", word="evenr", known=["evenor"])
    assert error.told("fr") == typeset(
        "fr", "Il n'y a pas de jeu « evenr » ; il y a : evenor. Vouliez-vous dire « evenor » ?"
    )
    assert error.told("en").endswith("Did you mean “evenor”?")
    assert say("en", "no-such-message", a=1) == "No such message: a 1"


def test_a_word_of_the_game_is_taken_in_both_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ESCARMOUCHE_LANG", "fr")
    evenor = load(SYSTEMS["evenor"])
    assert [choice(evenor, "scenario", told) for told in ("ambush", "Embuscade", "AMBUSH")] == ["ambush"] * 3
    assert choice(LANTERNS, "scenario", "anything") == "anything"
    with pytest.raises(Unusable) as caught:
        choice(evenor, "scenario", "Embuscad")
    assert caught.value.nearest == "Embuscade"


def test_a_printed_word_takes_what_it_is_about_with_it() -> None:
    system = load(SYSTEMS["kharn-ages"])
    assert Texts(system, "fr").printed("trait", "mage osteomancy") == "Mage (Ostéomancie)"
    assert Texts(system, "en").printed("trait", "at-home loose") == "At home (loose ground)"
    assert Texts(system, "fr").printed("trait", "duellist 1") == "Bretteur 1"
    assert Texts(system, "fr").printed("trait", "something odd") == "Something odd"


def test_the_number_of_a_thing_is_told_and_an_id_of_a_rule_left_alone() -> None:
    texts = Texts(LANTERNS, "en")
    assert texts.value("thing", "Lance-1", STATE) == "Lance 1"
    assert texts.value("rule", "KA-MOV-01", STATE) == "KA-MOV-01"


@pytest.mark.parametrize(
    ("share", "told"), [(0, 0), (0.002, 1), (0.44, 44), (0.497, 49), (0.5, 50), (0.503, 51), (0.998, 99), (1, 100)]
)
def test_what_is_near_half_or_all_of_something_is_not_told_as_that(share: float, told: int) -> None:
    assert in_percent(share) == told


def test_a_test_tells_what_its_value_is_made_of_and_a_blow_what_skills_made_of_its_die() -> None:
    english, french = (Texts(load(SYSTEMS["age-des-escarmouches"]), lang) for lang in ("en", "fr"))
    held = (Modifier("Au contact", -2, "AE-DISE-04"), Modifier("Par la force", 2, "AE-DISE-05"))
    test = fray.Tested(
        figure="ak", test="disengagement", score="FOR", value=3, difficulty=1, needed=3, face=4, passed=True, parts=held
    )
    assert "FOR 3 (In contact −2, By strength +2) against 1" in english.event(test)
    assert "FOR 3 (Au contact −2, Par la force +2) contre 1" in french.event(test).replace("\xa0", " ")
    blow: dict[str, Any] = {"figure": "ak", "by": "bo", "kind": "close", "force": 10, "resistance": 5}
    survived = fray.DamageRolled(**blow, face=4, cell=0, damage=0, table=3)
    assert french.event(survived).replace("\xa0", " ").endswith("dé 4 : 3 au tableau, 0 en tout.")
    sacred = fray.DamageRolled(**blow, face=6, cell=3, damage=3, rolled=1)
    assert english.event(sacred).endswith("die 6 (1 rolled): 3.")

"""Which bands may be recruited."""

from __future__ import annotations

from itertools import combinations

import pytest

from escarmouche.core.dice import Block
from escarmouche.core.system import ListReport, Setup
from escarmouche.games.evenor import SYSTEM
from escarmouche.games.evenor.cards import profiles
from escarmouche.games.evenor.rules.recruitment import build_list, check_list, complaints, drawn_from, factions
from proofs import proves

SIX_FOR_FORTY = ["Léonidas", "Deimos", "Myrina", "Thalestri", "Kara", "Cerd"]


def check(*names: str, **options: int) -> ListReport:
    return SYSTEM.lists.check(names, options)


def broken(*names: str, **options: int) -> list[tuple[str, tuple[str, ...]]]:
    return [(complaint.reason, complaint.rules) for complaint in check(*names, **options).complaints]


@proves("EV-REC-01", "EV-REC-02")
def test_forty_drachmas_and_six_members_are_allowed() -> None:
    report = check(*SIX_FOR_FORTY)
    assert report.legal
    assert report.cost == 40
    assert report.complaints == ()
    assert report.repair == ()
    assert [(meter.name, meter.used, meter.limit) for meter in report.meters] == [("points", 40, 40), ("members", 6, 6)]
    small = check("Oni", "Kara", game_size=30)
    assert [(meter.used, meter.limit) for meter in small.meters] == [(26, 30), (3, 6)]


@proves("EV-REC-01")
def test_forty_one_drachmas_are_too_many() -> None:
    dear = check("Léonidas", "Deimos", "Myrina", "Thalestri", "Kara", "Léto")
    assert dear.cost == 41
    assert not dear.legal
    (complaint,) = dear.complaints
    assert (complaint.reason, complaint.rules) == ("too-dear", ("EV-REC-01",))
    assert complaint.facts == {"cost": 41, "limit": 40}


@proves("EV-REC-01")
def test_players_may_agree_on_another_size() -> None:
    assert check("Phobos", "Asterion", game_size=30).legal
    assert broken("Phobos", "Asterion", game_size=29) == [("too-dear", ("EV-REC-01",))]


@proves("EV-REC-02")
def test_seven_members_are_too_many() -> None:
    seven = broken("Myrina", "Thalestri", "Asteria", "Hiera", "Kara", "Cerd", "Deimos")
    assert ("too-many-members", ("EV-REC-02",)) in seven


@proves("EV-REC-02")
def test_a_monster_counts_for_two_members() -> None:
    assert check("Asterion", "Myrina", "Thalestri", "Kara", game_size=99).legal
    five = check("Asterion", "Myrina", "Thalestri", "Kara", "Cerd", game_size=99)
    assert five.legal
    six = check("Asterion", "Myrina", "Thalestri", "Kara", "Cerd", "Hiera", game_size=99)
    (complaint,) = six.complaints
    assert (complaint.reason, complaint.rules) == ("too-many-members", ("EV-REC-02",))
    assert complaint.facts == {"members": 7, "limit": 6}


@proves("EV-REC-02")
def test_one_model_is_a_band_and_none_is_not() -> None:
    assert check("Kara").legal
    assert broken() == [("empty-list", ("EV-REC-02",))]


@proves("EV-REC-03")
@pytest.mark.parametrize("pair", [("Phobos", "Borva"), ("Léonidas", "Shingami"), ("Jorund", "Léonidas")])
def test_one_leader_charismatic_or_not(pair: tuple[str, str]) -> None:
    assert broken(*pair) == [("too-many-leaders", ("EV-REC-03",))]
    assert check(pair[0], "Kara").legal


@proves("EV-REC-04")
def test_one_monster() -> None:
    report = check("Asterion", "Oni")
    assert [(c.reason, c.rules) for c in report.complaints] == [("too-many-monsters", ("EV-REC-04",))]
    assert report.complaints[0].facts == {"names": ["Asterion", "Oni"], "most": 1}
    assert check("Asterion", "Kara").legal


@proves("EV-REC-05")
def test_one_magician_man_or_woman() -> None:
    assert broken("Selene", "Shiro") == [("too-many-magicians", ("EV-REC-05",))]
    assert check("Selene", "Kara").legal


@proves("EV-REC-06")
def test_two_shooters_and_the_archer_is_one() -> None:
    assert check("Ulysse", "Gosaï").legal
    assert check("Ulysse", "Asteria").legal
    assert broken("Ulysse", "Gosaï", "Asteria") == [("too-many-shooters", ("EV-REC-06",))]
    assert check("Ulysse", "Gosaï", "Harald", "Léda", "Thésée").legal  # a spear to throw makes no shooter


@proves("EV-REC-07")
def test_factions_may_be_mixed() -> None:
    mixed = ["Phobos", "Myrina", "Kara", "Cerd", "Nobu"]
    assert len({profiles()[name].faction for name in mixed}) == 5
    assert check(*mixed).legal


@proves("EV-REC-08")
def test_a_profile_appears_once_in_a_band_but_in_both_bands() -> None:
    twice = check("Kara", "Kara")
    assert [(c.reason, c.rules) for c in twice.complaints] == [("named-twice", ("EV-REC-08",))]
    assert twice.complaints[0].facts == {"names": ["Kara"]}
    state = SYSTEM.rules.new_game(Setup(game="evenor", lists={"red": ["Kara"], "blue": ["Kara"]}, seed="x"))
    assert sorted(state.figures) == ["kara-blue", "kara-red"]


@proves("EV-CHR-09")
def test_an_unknown_name_is_named() -> None:
    report = check("Kara", "Hercule")
    assert [(c.reason, c.facts) for c in report.complaints] == [("unknown-profile", {"names": ["Hercule"]})]
    assert report.repair == ("Hercule",)


def test_every_rule_broken_is_named() -> None:
    reasons = [reason for reason, _ in broken("Phobos", "Borva", "Asterion", "Oni", "Selene", "Shiro")]
    assert reasons == [
        "too-dear",
        "too-many-members",
        "too-many-leaders",
        "too-many-monsters",
        "too-many-magicians",
    ]


def test_the_repair_is_the_smallest_and_keeps_the_most_points() -> None:
    for names in (
        ["Phobos", "Jorund", "Asterion", "Ulysse"],
        ["Selene", "Shiro", "Kara"],
        ["Borva", "Phobos"],
        ["Phobos", "Phobos", "Kara"],
        ["Asterion", "Oni", "Ymir", "Grendel"],
        ["Ulysse", "Gosaï", "Asteria", "Harald", "Léda", "Thésée", "Kara"],
    ):
        legal = [
            kept
            for size in range(1, len(names) + 1)
            for kept in combinations(names, size)
            if check_list(kept, {}).legal
        ]
        most = max(len(kept) for kept in legal)
        points = max(sum(profiles()[n].cost for n in kept) for kept in legal if len(kept) == most)
        repair = check_list(names, {}).repair
        rest = list(names)
        for name in repair:
            rest.remove(name)
        assert check_list(rest, {}).legal
        assert len(rest) == most
        assert sum(profiles()[n].cost for n in rest) == points


def test_of_two_equal_repairs_the_later_name_goes_and_sometimes_there_is_none() -> None:
    assert check_list(["Léonidas", "Borva"], {}).repair == ("Borva",)
    assert check_list(["Phobos"], {"game_size": 9}).repair == ()


def test_a_very_long_list_is_mended_too() -> None:
    names = ["Myrina", "Thalestri"] + ["Kara"] * 40
    rest = list(names)
    for name in check_list(names, {}).repair:
        rest.remove(name)
    assert check_list(rest, {}).legal
    assert sorted(rest) == ["Kara", "Myrina", "Thalestri"]


@proves("EV-REC-01", "EV-REC-02", "EV-REC-03", "EV-REC-04", "EV-REC-05", "EV-REC-06", "EV-REC-08")
@pytest.mark.parametrize("faction", [None, "Grecs", "Amazones", "Vikings", "Saxons", "Japonais"])
def test_random_bands_are_legal_and_full(faction: str | None) -> None:
    bands = [build_list(Block(str(seed), 0), faction, {}) for seed in range(40)]
    for band in bands:
        assert check_list(band, {}).legal
        pool = [n for n, p in profiles().items() if drawn_from(p.faction, faction, {})]
        assert set(band) <= set(pool)
        assert not [name for name in pool if name not in band and not complaints([*band, name], 40)]
    assert len({tuple(band) for band in bands}) > (20 if faction is None else 1)


def test_a_faction_may_be_named_in_any_case_and_must_exist() -> None:
    assert factions() == ["Grecs", "Amazones", "Vikings", "Saxons", "Japonais", "Errants"]
    assert build_list(Block("x", 0), "saxons", {})
    with pytest.raises(LookupError, match="Perses"):
        build_list(Block("x", 0), "Perses", {})

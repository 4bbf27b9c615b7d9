"""The example of the book in which Léda charges Kara: the scene helper at work."""

from games.evenor.scene import model, scene
from proofs import proves


@proves("EV-MEL-05", "EV-MEL-08", "EV-TRT-06")
def test_leda_charges_kara_and_knocks_her_down() -> None:
    fight = scene(
        red={"leda": model("Léda", 4, 12)},
        blue={"kara": model("Kara", 8, 12)},
        dice={
            "leda": {"initiative": [1], "melee": [3, 4, 5, 1, 2]},
            "kara": {"reaction": [1], "melee": [4, 5, 1, 2], "table": [3]},
        },
    ).play(("activate", "leda"), ("actions", 1), ("action", {"charge": "kara"}), ("weapon", "Lance"))
    assert fight.one("fought")["excess"] == 1
    assert fight.rolls("leda", "melee")[0]["needed"] == 3
    assert "prone" in fight.status("kara")
    fight.played()

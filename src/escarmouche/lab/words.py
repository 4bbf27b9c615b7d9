"""What charts and reports of the lab say, in English and French side by side."""

from __future__ import annotations

import re

from escarmouche.core.texts import Lang, typeset

WORDS: dict[str, tuple[str, str]] = {
    "costs": ("Suggested cost less printed cost", "Coût suggéré moins coût imprimé"),
    "costs-about": (
        "Right of 0 a profile gives more than it costs. The bar holds the truth nine times in ten.",
        "À droite de 0, un profil donne plus qu'il ne coûte. La barre contient la vérité neuf fois sur dix.",
    ),
    "rates": ("Win rate of the lists it was in", "Taux de victoire des bandes où il était"),
    "rates-about": (
        "Drawn lists, draws counting half; nine in ten such bars hold the true rate.",
        "Bandes tirées au sort, une égalité vaut une demie ; neuf barres sur dix contiennent le vrai taux.",
    ),
    "roles": ("In a band and alone", "En bande et en duel"),
    "roles-about": (
        "Points beyond its cost: upwards in drawn lists, to the right in duels.",
        "Points au-delà du coût : vers le haut en bande, vers la droite en duel.",
    ),
    "alone": ("points gained, in duels", "points gagnés, en duel"),
    "banded": ("points gained, in lists", "points gagnés, en bande"),
    "duels": ("One against one, at equal points", "Un contre un, à points égaux"),
    "duels-about": (
        "Share of duels the row should win against the column, the difference of costs taken out.",
        "Part des duels que la ligne devrait gagner contre la colonne, la différence de coût ôtée.",
    ),
    "lists": ("Win rate of each list", "Taux de victoire de chaque bande"),
    "lists-about": ("Draws count half.", "Une égalité vaut une demie."),
    "meetings": ("List against list", "Bande contre bande"),
    "meetings-about": ("Share won by the row against the column.", "Part gagnée par la ligne contre la colonne."),
    "sides": ("Who begins, who sits where", "Qui commence, qui est assis où"),
    "sides-about": (
        "Share of games won by the side that was asked first, and by each seat.",
        "Part des parties gagnées par le camp interrogé en premier, et par chaque place.",
    ),
    "shifts": ("How suggested costs move with {options}", "Comment les coûts suggérés bougent avec {options}"),
    "shifts-about": (
        "The same games with the option changed. A bar that crosses 0 shows no clear change.",
        "Les mêmes parties, l'option changée. Une barre qui coupe 0 ne montre aucun changement net.",
    ),
    "profile": ("profile", "profil"),
    "list": ("list", "bande"),
    "faction": ("faction", "faction"),
    "cost": ("cost", "coût"),
    "suggested": ("suggested cost", "coût suggéré"),
    "difference": ("points", "points"),
    "efficiency": ("worth by cost", "valeur par coût"),
    "contribution": ("adds to an even game", "ajoute à une partie égale"),
    "rate": ("win rate", "taux de victoire"),
    "share": ("share won", "part gagnée"),
    "duels-won": ("duels won", "duels gagnés"),
    "even": ("at equal points", "à points égaux"),
    "games": ("games", "parties"),
    "left": ("still there at the end", "encore là à la fin"),
    "verdict": ("verdict", "verdict"),
    "cheap": ("worth more than it costs", "vaut plus qu'il ne coûte"),
    "fair": ("worth its cost", "vaut son coût"),
    "dear": ("worth less than it costs", "vaut moins qu'il ne coûte"),
    "one": ("row", "ligne"),
    "other": ("column", "colonne"),
    "interval": ("nine in ten", "neuf fois sur dix"),
    "first": ("asked first", "interrogé en premier"),
    "first-switched": ("asked first, {options}", "interrogé en premier, {options}"),
    "seat-red": ("red seat", "place rouge"),
    "seat-blue": ("blue seat", "place bleue"),
    "report": ("Balance of {title}", "Équilibre de {title}"),
    "played": (
        "Played by “{bot}”: {games} games of {what}, {turns} turns on average, {draws} draws. Rules {version}.",
        "Joué par « {bot} » : {games} parties de {what}, {turns} tours en moyenne, {draws} égalités. Règles {version}.",
    ),
    "drawn": ("legal lists drawn at random", "bandes légales tirées au sort"),
    "given": ("the lists given", "bandes données"),
    "first-told": (
        "The side that is asked first wins {share} of games ({low} to {high}).",
        "Le camp interrogé en premier gagne {share} des parties ({low} à {high}).",
    ),
    "point-told": (
        "In an even game one more point adds {share} ({low} to {high}) to the chance of winning.",
        "Dans une partie égale, un point de plus ajoute {share} ({low} à {high}) à la chance de gagner.",
    ),
    "transfer-told": (
        "Checked on {games} games of “{bot}”: the side these findings favour won {share} of them ({low} to {high});"
        " the findings hold with slope {slope} ({slope_low} to {slope_high}), where 1 is in full and 0 not at all.",
        "Vérifié sur {games} parties de « {bot} » : le camp que ces résultats favorisent en a gagné {share}"
        " ({low} à {high}) ; les résultats tiennent avec une pente de {slope} ({slope_low} à {slope_high}), où 1"
        " veut dire en entier et 0 pas du tout.",
    ),
    "switched-told": (
        "With {options} the same {games} games had another winner in {share} of cases; being asked first is worth"
        " {after} instead of {before}, and a game lasts {turns_after} turns instead of {turns_before}.",
        "Avec {options}, les mêmes {games} parties ont un autre vainqueur dans {share} des cas ; être interrogé en"
        " premier vaut {after} au lieu de {before}, et une partie dure {turns_after} tours au lieu de"
        " {turns_before}.",
    ),
    "too-few": (
        "Too few games to say what profiles are worth.",
        "Trop peu de parties pour dire ce que valent les profils.",
    ),
}


def word(name: str, lang: Lang, **facts: object) -> str:
    """One of them, with its facts, as that language is set."""
    return numbers(typeset(lang, WORDS[name][lang == "fr"].format(**facts)), lang)


def numbers(text: str, lang: Lang) -> str:
    """French writes 7,4 and 62 %."""
    if lang != "fr":
        return text
    return re.sub(r"(\d)%", "\\1\u00a0%", re.sub(r"(?<![\d.])(\d+)\.(\d+)(?!\d|\.\d)", r"\1,\2", text))

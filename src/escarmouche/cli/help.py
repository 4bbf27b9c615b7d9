"""What `--help` says, in English and French side by side. A plain table, so that help needs no other import."""

from __future__ import annotations

from collections.abc import Mapping
from inspect import Parameter
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from cyclopts import CycloptsError

    from escarmouche.core.texts import Lang

Pair = tuple[str, str]
"""English, French."""


class Help(NamedTuple):
    summary: Pair
    example: Pair
    more: Pair = ("", "")
    options: Mapping[str, Pair] = MappingProxyType({})


LABELS: dict[str, Pair] = {
    "parameters": ("Parameters", "Paramètres"),
    "commands": ("Commands", "Commandes"),
    "help": ("Show this help.", "Affiche cette aide."),
    "version": ("Show the version.", "Affiche la version."),
    "example": ("Example", "Exemple"),
    "default": ("default:", "par défaut :"),
}

OPTIONS: dict[str, Pair] = {
    "game": ("Which game, for instance evenor.", "Quel jeu, par exemple evenor."),
    "json": ("Print JSON, for programs.", "Écrit du JSON, pour les programmes."),
    "lang": (
        "fr or en; otherwise the language of ESCARMOUCHE_LANG, LC_ALL or LANG.",
        "fr ou en ; sinon la langue de ESCARMOUCHE_LANG, LC_ALL ou LANG.",
    ),
    "seed": (
        "Any text; the same seed gives the same tables and the same dice.",
        "Un texte quelconque ; la même graine donne les mêmes tables et les mêmes dés.",
    ),
    "scenario": ("Which scenario of the book.", "Quel scénario du livre."),
    "option": (
        "An option of the game, as name=value; may be repeated.",
        "Une option du jeu, sous la forme nom=valeur ; peut se répéter.",
    ),
}
"""What an option means wherever it appears, unless the command says otherwise."""

ROOT = Help(
    (
        "Tabletop skirmish games with every rule enforced.",
        "Des jeux d’escarmouche avec figurines, toutes règles appliquées.",
    ),
    ("escarmouche play evenor --blue greedy", "escarmouche play evenor --blue greedy"),
    (
        "Without a command it opens the table in the browser. Every command has its own --help. "
        "--content FOLDER (or ESCARMOUCHE_CONTENT) names the folder of your own cards. "
        "--debug shows where an unexpected error comes from.",
        "Sans commande, la table s’ouvre dans le navigateur. Chaque commande a sa propre aide (--help). "
        "--content DOSSIER (ou ESCARMOUCHE_CONTENT) désigne le dossier de vos propres cartes. "
        "--debug montre d’où vient une erreur imprévue.",
    ),
)

GROUPS: dict[str, Pair] = {
    "list": ("Check, build and share army lists.", "Vérifier, composer et partager des bandes."),
    "content": ("Cards of your own: begin, check, complete.", "Vos propres cartes : commencer, vérifier, compléter."),
}

_LIST: dict[str, Pair] = {
    "army": (
        "A list file, a list code, or the names of the members.",
        "Un fichier de liste, un code de liste, ou les noms des membres.",
    ),
    "game_size": ("Points of the game, if not the usual.", "Points de la partie, s’ils ne sont pas ceux d’usage."),
    "game": ("Which game the list is for.", "De quel jeu est la bande."),
    "faction": ("Only models of this faction.", "Seulement des figurines de cette faction."),
    "out": ("Write the list to this file too.", "Écrit aussi la bande dans ce fichier."),
    "pdf": ("Write a roster and printable cards to this file.", "Écrit une feuille de bande et des cartes à imprimer."),
}

_RUN: dict[str, Pair] = {
    "workers": ("How many processes; all cores without it.", "Combien de processus ; sinon tous les cœurs."),
    "cluster": (
        "Play on the Dask cluster at this address, for instance tcp://host:8786.",
        "Joue sur la grappe Dask de cette adresse, par exemple tcp://machine:8786.",
    ),
    "batch": (
        "Games that travel together; part of every seed.",
        "Parties qui voyagent ensemble ; entre dans chaque graine.",
    ),
    "out": (
        "Keep each game in this file, .jsonl or .parquet.",
        "Garde chaque partie dans ce fichier, .jsonl ou .parquet.",
    ),
    "resume": (
        "Go on where the run in --out stopped.",
        "Reprend là où la série de --out s’est arrêtée.",
    ),
}

_ON: dict[str, Pair] = {
    "bot": (
        "Who plays both sides on: a bot's name; otherwise the habits of the game, or quick where it has none.",
        "Qui poursuit la partie des deux côtés : le nom d’un adversaire ; sinon les habitudes du jeu, ou quick.",
    ),
    "workers": _RUN["workers"],
    "seed": (
        "Any text; the same seed gives the same figures.",
        "Un texte quelconque ; la même graine donne les mêmes chiffres.",
    ),
}

HELP: dict[str, Help] = {
    "play": Help(
        ("Play a game in the terminal.", "Jouer une partie dans le terminal."),
        (
            "escarmouche play evenor --red human --blue greedy --seed 7",
            "escarmouche play evenor --red human --blue greedy --seed 7",
        ),
        (
            "Answer with a number of the list, with the answer in words, or with Enter. Type help during the game.",
            "Répondez par un numéro de la liste, par la réponse en mots, ou par Entrée. Tapez aide pendant la partie.",
        ),
        {
            "red": (
                "Who plays Red: human, random, greedy, habit, search or search@1s.",
                "Qui joue Rouge : human, random, greedy, habit, search ou search@1s.",
            ),
            "blue": ("Who plays Blue, likewise.", "Qui joue Bleu, de même."),
            "red_list": (
                "Red’s list, a file or a code; a random legal one otherwise.",
                "La bande de Rouge, fichier ou code ; sinon une bande légale au hasard.",
            ),
            "blue_list": (
                "Blue’s list, a file or a code; a random legal one otherwise.",
                "La bande de Bleu, fichier ou code ; sinon une bande légale au hasard.",
            ),
            "explain": (
                "Tell what a bot that thinks saw in its candidates.",
                "Dit ce qu’un adversaire qui réfléchit a vu dans chaque réponse.",
            ),
            "record": ("Keep the game in this file.", "Garde la partie dans ce fichier."),
            "resume": ("Go on with a game kept in this file.", "Reprend une partie gardée dans ce fichier."),
            "odds": (
                "How many times each option is tried to tell its odds; 0 for none.",
                "Combien d’essais par option pour en donner les chances ; 0 pour s’en passer.",
            ),
        },
    ),
    "rules": Help(
        ("Which rules of a book are played and proved.", "Quelles règles d’un livre sont jouées et prouvées."),
        ("escarmouche rules evenor EV-MEL-06", "escarmouche rules evenor EV-MEL-06"),
        (
            "Without a game: all books. With a game: a table by chapter. With a rule id too: its text, our ruling, "
            "the code that applies it, the tests and cases that prove it.",
            "Sans jeu : tous les livres. Avec un jeu : un tableau par chapitre. Avec en plus un numéro de règle : son "
            "texte, notre interprétation, le code qui l’applique, les tests et les cas qui la prouvent.",
        ),
        {
            "rule": ("A rule id, such as EV-MEL-06.", "Un numéro de règle, comme EV-MEL-06."),
            "write": (
                "Renew the list of proofs kept in the package (in a checkout).",
                "Renouvelle la liste des preuves gardée dans le paquet (depuis les sources).",
            ),
            "readme": ("Renew the table of books in README.md.", "Renouvelle le tableau des livres dans README.md."),
        },
    ),
    "list check": Help(
        (
            "Is this list legal? If not, why, and what mends it.",
            "Cette bande est-elle légale ? Sinon, pourquoi, et que changer.",
        ),
        ("escarmouche list check Phobos Asterion Ulysse", "escarmouche list check Phobos Asterion Ulysse"),
        (
            "Exit status 0: legal; 1: illegal; 2: not understood.",
            "Code de sortie 0 : légale ; 1 : illégale ; 2 : pas comprise.",
        ),
        _LIST,
    ),
    "list build": Help(
        ("Compose a legal list at random.", "Composer au hasard une bande légale."),
        ("escarmouche list build --faction Grecs --seed 3", "escarmouche list build --faction Grecs --seed 3"),
        options=_LIST,
    ),
    "list code": Help(
        ("The short code of a list, or the list of a code.", "Le code d’une bande, ou la bande d’un code."),
        ("escarmouche list code my-band.yaml", "escarmouche list code ma-bande.yaml"),
        options=_LIST,
    ),
    "content check": Help(
        ("Is everything right in these card files?", "Tout est-il juste dans ces fichiers de cartes ?"),
        ("escarmouche content check my-cards.yaml", "escarmouche content check mes-cartes.yaml"),
        (
            "A card file says its game (game: kharn-ages), then kinds of card, each a list: weapons, profiles… "
            "Every fault is told with its file, line, card and field, what was expected and the nearest word. "
            "Without a file, those of your folder of cards are checked. null is a figure that you do not know: such a "
            "card is shown, but nobody can recruit it. A card with the name of a printed one takes its place. "
            "Exit status 0: all right; 1: faults; 2: not understood.",
            "Un fichier de cartes dit son jeu (game: kharn-ages), puis des types de cartes, une liste pour chacun : "
            "weapons, profiles, etc. Chaque faute est dite avec son fichier, sa ligne, sa carte et son champ, ce qui "
            "était attendu et le mot le plus proche. Sans fichier, ceux de votre dossier de cartes sont vérifiés. null "
            "est un chiffre que vous ne connaissez pas : une telle carte se montre, mais ne se recrute pas. Une carte "
            "du nom d’une carte imprimée prend sa place. Code de sortie 0 : tout est juste ; 1 : des fautes ; 2 : pas "
            "compris.",
        ),
        {
            "files": ("Card files, or folders of them.", "Des fichiers de cartes, ou des dossiers qui en contiennent."),
            "game": ("Which game, if the files do not say it.", "Quel jeu, si les fichiers ne le disent pas."),
        },
    ),
    "content schema": Help(
        (
            "The JSON Schema of card files, for completion in an editor.",
            "Le schéma JSON des fichiers de cartes, pour compléter dans un éditeur.",
        ),
        (
            "escarmouche content schema kharn-ages --out kharn-ages.json",
            "escarmouche content schema kharn-ages --out kharn-ages.json",
        ),
        (
            "Put it beside your card file and let the file begin with the line "
            "# yaml-language-server: $schema=kharn-ages.json",
            "Mettez-le à côté de votre fichier de cartes, qui commencera par la ligne "
            "# yaml-language-server: $schema=kharn-ages.json",
        ),
        {
            "out": ("Write it to this file.", "L’écrit dans ce fichier."),
            "own": ("Propose the names of your own cards, too.", "Propose aussi les noms de vos propres cartes."),
            "json": ("On one line.", "Sur une seule ligne."),
        },
    ),
    "content new": Help(
        (
            "A card file to fill in, every field explained.",
            "Un fichier de cartes à remplir, chaque champ expliqué.",
        ),
        (
            "escarmouche content new kharn-ages --kind weapons --out my-cards.yaml",
            "escarmouche content new kharn-ages --kind weapons --out mes-cartes.yaml",
        ),
        options={
            "kind": (
                "Only this kind of card; may be repeated.",
                "Seulement ce type de cartes ; peut se répéter.",
            ),
            "out": ("Write it to this file.", "L’écrit dans ce fichier."),
        },
    ),
    "case": Help(
        ("Run rulings written as case files.", "Faire tourner des cas de règles écrits en YAML."),
        ("escarmouche case tests/cases/evenor", "escarmouche case tests/cases/evenor"),
        (
            "One line a case; for a failing one, the first difference and the log up to it.",
            "Une ligne par cas ; pour un cas en échec, la première différence et le journal jusque-là.",
        ),
        {
            "paths": ("Case files, or folders of them.", "Des fichiers de cas, ou des dossiers qui en contiennent."),
        },
    ),
    "vocabulary": Help(
        ("Every word a case may use in a game.", "Tous les mots qu’un cas peut employer dans un jeu."),
        ("escarmouche vocabulary evenor", "escarmouche vocabulary evenor"),
    ),
    "simulate": Help(
        (
            "Play many games between two bots and count who wins.",
            "Faire jouer deux adversaires automatiques et compter les victoires.",
        ),
        (
            "escarmouche simulate evenor --games 100 --red greedy --blue random",
            "escarmouche simulate evenor --games 100 --red greedy --blue random",
        ),
        options={
            "games": ("How many games.", "Combien de parties."),
            "red": (
                "BOT or BOT:LIST; LIST is a file or a code, a random legal list without it.",
                "BOT ou BOT:LISTE ; LISTE est un fichier ou un code, sinon une bande légale au hasard.",
            ),
            "blue": ("The second contestant, likewise.", "Le second adversaire, de même."),
            "swap": (
                "Play every seed twice, seats exchanged; wins count for the contestant.",
                "Joue chaque graine deux fois en échangeant les places ; les victoires comptent pour l’adversaire.",
            ),
            "mirror": (
                "Both play the same list, drawn anew for every seed: bots are compared, not lists.",
                "Les deux jouent la même bande, tirée pour chaque graine : on compare les joueurs, pas les bandes.",
            ),
            "records": ("Keep records of games in this folder.", "Garde les parties dans ce dossier."),
            "sample": (
                "How many games to record, spread over the run.",
                "Combien de parties garder, réparties sur l’ensemble.",
            ),
            "only": ("Play again the one game of this seed.", "Rejoue la seule partie de cette graine."),
            **_RUN,
        },
    ),
    "balance": Help(
        (
            "Find out what profiles, lists, seats and options are worth, from many games.",
            "Découvrir ce que valent profils, bandes, places et options, par de nombreuses parties.",
        ),
        (
            "escarmouche balance evenor --games 400",
            "escarmouche balance evenor --games 400",
        ),
        (
            "Without --army legal lists are drawn at random and every profile gets a suggested cost with its interval. "
            "The folder holds the games, findings.json, report.md and the charts. Ctrl-C keeps what is played; "
            "--resume goes on.",
            "Sans --army, des bandes légales sont tirées au sort et chaque profil reçoit un coût suggéré et son "
            "intervalle. Le dossier contient les parties, findings.json, report.md et les graphiques. Ctrl-C garde ce "
            "qui est joué ; --resume reprend.",
        ),
        options={
            **_RUN,
            "out": (
                "The folder of the study; without it one in the user's data folder, which the browser table shows.",
                "Le dossier de l’étude ; sinon dans les données de l’utilisateur, que la table du navigateur montre.",
            ),
            "games": ("Games of drawn (or given) lists.", "Parties de bandes tirées au sort (ou données)."),
            "bot": ("Who plays them.", "Qui les joue."),
            "army": (
                "A list to compare, a file or a code; give it several times.",
                "Une bande à comparer, fichier ou code ; à donner plusieurs fois.",
            ),
            "duels": (
                "Games of each pair of profiles in each seating; 0 for none.",
                "Parties de chaque paire de profils pour chaque placement ; 0 pour aucune.",
            ),
            "duel_bot": ("Who plays the duels.", "Qui joue les duels."),
            "check": (
                "Games of drawn lists by --check-bot, to see whether the findings hold for it.",
                "Parties de bandes tirées au sort par --check-bot, pour voir si les résultats tiennent.",
            ),
            "check_bot": ("Who plays these.", "Qui les joue."),
            "switch": (
                "An option to change, as name=value: what does it do to the same games?",
                "Une option à changer, nom=valeur : que fait-elle aux mêmes parties ?",
            ),
            "switched": ("How many games to play again with it.", "Combien de parties rejouer avec elle."),
            "plots": ("Pictures of the charts: svg, png or none.", "Images des graphiques : svg, png ou none."),
            "resume": ("Go on with the study in --out.", "Reprend l’étude de --out."),
        },
    ),
    "ladder": Help(
        (
            "Let every bot meet every other and rate them.",
            "Faire se rencontrer tous les adversaires automatiques et les coter.",
        ),
        (
            "escarmouche ladder evenor --bot random --bot search@60 --games 20",
            "escarmouche ladder evenor --bot random --bot search@60 --games 20",
        ),
        (
            "Both play the same list, and every seed twice, seats exchanged. search@60 looks ahead 60 times a move, "
            "search@1s thinks a second. Ctrl-C rates what was played; with --out it can be resumed.",
            "Les deux jouent la même bande, et chaque graine deux fois en échangeant les places. search@60 regarde 60 "
            "fois en avant par coup, search@1s réfléchit une seconde. Ctrl-C cote ce qui a été joué ; avec --out, on "
            "peut reprendre.",
        ),
        {
            "bot": (
                "A bot of the ladder; may be repeated. The usual ones without it.",
                "Un adversaire de l’échelle ; peut se répéter. Sinon les adversaires d’usage.",
            ),
            "games": ("How many games a pair plays: an even number.", "Combien de parties par paire : un nombre pair."),
            "workers": _RUN["workers"],
            "out": (
                "Keep the games in this folder, a file for each pair.",
                "Garde les parties dans ce dossier, un fichier par paire.",
            ),
            "resume": _RUN["resume"],
            "write": ("Write the report to this file, as a page.", "Écrit le rapport dans ce fichier, comme une page."),
        },
    ),
    "replay": Help(
        ("Tell a recorded game, line by line.", "Raconter une partie enregistrée, ligne par ligne."),
        ("escarmouche replay game.jsonl", "escarmouche replay partie.jsonl"),
        options={
            "path": ("The record of a game.", "L’enregistrement d’une partie."),
            "from_": ("The first turn to tell.", "Le premier tour à raconter."),
            "to": ("The last turn to tell.", "Le dernier tour à raconter."),
        },
    ),
    "verify": Help(
        (
            "Play a record again and say whether it comes out the same.",
            "Rejouer un enregistrement et dire s’il donne la même partie.",
        ),
        ("escarmouche verify game.jsonl", "escarmouche verify partie.jsonl"),
        options={
            "paths": ("Records of games.", "Des enregistrements de parties."),
        },
    ),
    "odds": Help(
        (
            "Tell the exact odds of what may be answered, or of a duel.",
            "Donner les chances exactes de ce qu’on peut répondre, ou d’un duel.",
        ),
        ("escarmouche odds evenor Oni Kara", "escarmouche odds evenor Oni Kara"),
        (
            "Of a record it takes the options at a moment (escarmouche odds game.jsonl --moment 40), of a case file "
            "those where its situation begins, and of a game and two profiles an attack of the first on the second. "
            "The rules themselves are run with every outcome of the dice; each roll is told with its modifiers and "
            "rules. Where there are too many ways, odds are sampled, and that is said. --agree 200 --samples 100000 "
            "compares the odds of 200 random decisions with as many plays of each and fails beyond 4 standard errors.",
            "D’un enregistrement, les options à un moment (escarmouche odds partie.jsonl --moment 40) ; d’un fichier "
            "de cas, celles où commence sa situation ; d’un jeu et de deux profils, une attaque du premier contre le "
            "second. Les règles elles-mêmes sont jouées avec tous les résultats des dés ; chaque jet est donné avec "
            "ses modificateurs et ses règles. S’il y a trop de chemins, les chances sont estimées par tirages, et "
            "c’est dit. --agree 200 --samples 100000 compare les chances de 200 décisions au hasard avec autant de "
            "parties jouées pour chacune, et échoue au-delà de 4 erreurs types.",
        ),
        options={
            "what": (
                "A record, a case file, or a game and two profiles.",
                "Un enregistrement, un fichier de cas, ou un jeu et deux profils.",
            ),
            "moment": (
                "Which moment of the record, counted as in the replay; otherwise the last.",
                "Quel moment de l’enregistrement, compté comme dans la relecture ; sinon le dernier.",
            ),
            "option": (
                "A condition of the duel, for instance attack=shot, range=long or defender-is=prone; may be repeated.",
                "Une condition du duel, par exemple attack=shot, range=long ou defender-is=prone ; peut se répéter.",
            ),
            "policy": (
                "What those who must choose on the way do: best for themselves, or decline.",
                "Ce que font ceux qui choisissent en chemin : best, au mieux pour eux, ou decline, s’abstenir.",
            ),
            "samples": (
                "Plays, where odds are sampled or compared.",
                "Nombre d’essais, là où les chances sont estimées ou comparées.",
            ),
            "agree": (
                "Compare the odds of so many random decisions of a game with plays.",
                "Compare les chances d’autant de décisions au hasard d’un jeu avec des parties jouées.",
            ),
            "out": (
                "With --agree, keep each decision in this file, as JSON lines.",
                "Avec --agree, garde chaque décision dans ce fichier, en lignes JSON.",
            ),
            "resume": _RUN["resume"],
        },
    ),
    "luck": Help(
        (
            "Tell the luck of a recorded game apart from its decisions.",
            "Démêler la chance et les décisions dans une partie enregistrée.",
        ),
        ("escarmouche luck game.jsonl", "escarmouche luck partie.jsonl"),
        (
            "Every roll is set against its exact prior. What dice and answers did to the chance of winning is judged "
            "by the game's own score, calibrated on games that a bot plays on from twelve moments of this one; the "
            "error of each figure is told.",
            "Chaque jet est comparé à sa loi exacte. Ce que les dés et les réponses ont fait aux chances de victoire "
            "est jugé par le score du jeu, étalonné sur des parties qu’un adversaire automatique poursuit depuis douze "
            "moments de celle-ci ; l’erreur de chaque chiffre est donnée.",
        ),
        options={
            "path": ("The record of a game.", "L’enregistrement d’une partie."),
            "games": (
                "Games played on to calibrate the chances.",
                "Parties poursuivies pour étalonner les chances.",
            ),
            "samples": (
                "Sampled dice for each moment; four times as many for the worst.",
                "Tirages par moment ; quatre fois plus pour les pires.",
            ),
            **_ON,
        },
    ),
    "futures": Help(
        (
            "Play a recorded game on from one of its moments, a thousand times.",
            "Poursuivre mille fois une partie enregistrée depuis un de ses moments.",
        ),
        (
            "escarmouche futures game.jsonl --at 40 --games 1000",
            "escarmouche futures partie.jsonl --at 40 --games 1000",
        ),
        (
            "Moments are counted as in the replay: one for each answer that left a choice. Ctrl-C keeps the games that "
            "are finished.",
            "Les moments se comptent comme dans la relecture : un par réponse qui laissait un choix. Ctrl-C garde les "
            "parties finies.",
        ),
        options={
            "path": ("The record of a game.", "L’enregistrement d’une partie."),
            "at": (
                "The moment to start from; the middle of the game without it.",
                "Le moment de départ ; sinon le milieu de la partie.",
            ),
            "games": ("How many games.", "Combien de parties."),
            **_ON,
        },
    ),
    "serve": Help(
        ("Serve the table to browsers.", "Ouvrir la table dans le navigateur."),
        ("escarmouche serve --port 8000", "escarmouche serve --port 8000"),
        options={
            "port": (
                "Port to listen on; the next free one if it is busy.",
                "Port d’écoute ; le premier libre ensuite s’il est pris.",
            ),
            "log": (
                "File for the log, one JSON line an event; - for the terminal. Without it only failures are shown.",
                "Fichier du journal, une ligne JSON par fait ; - pour le terminal. Sans lui, seules les pannes.",
            ),
            "no_limits": (
                "Let one address ask for as much as it likes: for benchmarks and tests.",
                "Laisser une adresse demander autant qu’elle veut : pour les mesures et les tests.",
            ),
            "host": (
                "Address to listen on; 0.0.0.0 lets friends of the same network in.",
                "Adresse d’écoute ; 0.0.0.0 laisse entrer les amis du même réseau.",
            ),
            "data": (
                "Where matches are kept; by default in the user's data folder.",
                "Où garder les parties ; par défaut dans le dossier de données.",
            ),
            "no_browser": ("Do not open a browser.", "N’ouvre pas de navigateur."),
        },
    ),
    "bench": Help(
        ("Measure the engine against its peers.", "Mesurer le moteur face à ses pairs."),
        ("escarmouche bench copy-position apply-answer", "escarmouche bench copy-position apply-answer"),
        options={
            "jobs": (
                "Which jobs, all without it; growth alone renews docs/performance.md.",
                "Quelles mesures, toutes sinon ; growth seul renouvelle docs/performance.md.",
            )
        },
    ),
}


def paragraphs(told: Help | None, lang: Lang) -> str:
    """Summary, explanation, example."""
    if told is None:
        return ""
    at = int(lang == "fr")
    colon = "\u00a0:" if at else ":"
    parts = [told.summary[at], told.more[at], f"{LABELS['example'][at]}{colon} {told.example[at]}"]
    return "\n\n".join(part for part in parts if part)


def default_of(text: str | None, parameter: Parameter, lang: Lang) -> str | None:
    """The help of a parameter, with the value it has when nothing is said."""
    value = parameter.default
    if value is Parameter.empty or value in (None, False, (), "", []):
        return text
    return f"{text or ''} ({LABELS['default'][lang == 'fr']} {value})".strip()


WRONG: dict[str, Pair] = {
    "option": ("{command}: there is no option {word}.", "{command} : il n’y a pas d’option {word}."),
    "extra": ("{command}: “{word}” is one word too many.", "{command} : « {word} » est de trop."),
    "missing": ("{command}: {word} is missing.", "{command} : il manque {word}."),
    "value": ("{command}: “{value}” will not do for {word}.", "{command} : « {value} » ne convient pas pour {word}."),
    "twice": ("{command}: {word} is given twice.", "{command} : {word} est donné deux fois."),
    "form": ("{command}: {told}", "{command} : {told}"),
    "nearest": (" Did you mean {word}?", " Vouliez-vous dire {word} ?"),
    "help": (" See: escarmouche {command} --help", " Voir : escarmouche {command} --help"),
}


def wrong(error: CycloptsError, command: str, lang: Lang) -> str:
    """A wrong option in one line, with the option that was probably meant."""
    import cyclopts

    from escarmouche.core.texts import typeset
    from escarmouche.core.words import nearest

    argument = getattr(error, "argument", None)
    facts = {"command": command, "word": argument.name if argument else "", "value": "", "told": ""}
    token = getattr(error, "token", None)
    meant = None
    if isinstance(error, cyclopts.UnknownOptionError):
        kind, facts["word"] = "option", (error.token.keyword or error.token.value)
        known = [name for part in error.argument_collection for name in part.names if name.startswith("--")]
        meant = nearest(facts["word"], known)
    elif isinstance(error, cyclopts.MissingArgumentError):
        kind, facts["word"] = "missing", facts["word"] or error.keyword or ""
    elif isinstance(error, cyclopts.RepeatArgumentError):
        kind = "twice"
    elif isinstance(error, cyclopts.CoercionError) and token is not None:
        kind, facts["value"] = "value", token.value
    elif isinstance(error, cyclopts.UnusedCliTokensError) and error.unused_tokens:
        kind, facts["word"] = "extra", error.unused_tokens[0]
    else:
        kind, facts["told"] = "form", " ".join(str(error).split())
    at = int(lang == "fr")
    line = WRONG[kind][at].format(**{name: str(value)[:80] for name, value in facts.items()})
    line += WRONG["nearest"][at].format(word=meant) if meant else ""
    return typeset(lang, line + WRONG["help"][at].format(command=command))

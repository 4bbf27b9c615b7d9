"""Typed orders: what somebody wrote at a question, as the answer it stands for."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from escarmouche.core.decisions import (
    Answer,
    Decision,
)
from escarmouche.telling.texts import Texts, slug

NUMBER = re.compile(r"[-+−]?\d+(?:[.,]\d+)?")
TO, TOUCH, TOWARD = ("to", "vers"), ("touch", "contact"), ("toward", "towards", "approche")
PATH, STAY = ("path", "trajet"), ("stay", "rester")
NONE = ("none", "aucun", "aucune", "personne", "nobody", "-")


class NotUnderstood(Exception):
    """No answer can be read from these words; `fits` are the options that all fit, when there are several."""

    def __init__(self, text: str, fits: Sequence[Answer] = ()) -> None:
        super().__init__(text)
        self.text, self.fits = text, tuple(fits)


class Reader:
    """Reads orders for one question: `shown` are the numbered answers, `names` what the figures are called."""

    def __init__(self, decision: Decision, shown: Sequence[Answer], texts: Texts, state: Any) -> None:
        self.decision, self.shown, self.texts, self.state = decision, shown, texts, state
        self.names: Mapping[str, str] = texts.names(state)

    def read(self, text: str) -> Answer:
        """The answer meant, or `NotUnderstood`. It may still be refused by the rules."""
        words = text.split()
        if not words:
            raise NotUnderstood(text)
        if text.lstrip()[0] in "{[":
            return self._literal(text)
        kind = self.decision.kind
        if kind in ("number", "angle"):
            return self._whole(text)
        if kind in ("some", "order"):
            return self._several(words)
        if self._ranked(words):
            return self.shown[self._rank(words[0])]
        if kind == "point":
            return self._point(words, text)
        return self._path(words, text) if kind == "path" else self._option(words, text)

    # ---- by number

    def _ranked(self, words: Sequence[str]) -> bool:
        return len(words) == 1 and words[0].isascii() and words[0].isdigit()

    def _rank(self, word: str) -> int:
        if not (word.isascii() and word.isdigit() and len(word) < 6 and 1 <= int(word) <= len(self.shown)):
            raise NotUnderstood(word)
        return int(word) - 1

    def _several(self, words: Sequence[str]) -> Answer:
        values = [option.value for option in self.decision.options]
        if len(words) == 1 and words[0].lower() in NONE:
            return []
        chosen = []
        for word in words:
            bare = word.strip(",;")
            if bare.isascii() and bare.isdigit():
                if not (len(bare) < 6 and 1 <= int(bare) <= len(values)):
                    raise NotUnderstood(word)
                chosen.append(values[int(bare) - 1])
            else:
                chosen.append(self._option([bare], bare, values))
        return chosen

    def _whole(self, text: str) -> Answer:
        bare = text.strip()
        if not re.fullmatch(r"[-+]?[0-9]{1,9}", bare):
            raise NotUnderstood(text)
        return int(bare)

    # ---- in words

    def _option(self, words: Sequence[str], text: str, values: Sequence[Answer] | None = None) -> Answer:
        """The one option that has all the words; where one has them exactly, it wins over those that begin alike."""
        if values is None:
            values = [option.value for option in self.decision.options]
        wanted = [slug(word) for word in words if slug(word)]
        for exact in (True, False):
            fits = [value for value in values if wanted and self._fits(value, wanted, exact)]
            if len(fits) == 1:
                return fits[0]
            if exact and len(fits) > 1:
                plain = [value for value in fits if len(self._terms(value)) == min(len(self._terms(v)) for v in fits)]
                if len(plain) == 1:
                    return plain[0]
        if fits:
            raise NotUnderstood(text, fits)
        return self._for_the_judge(words, text)

    def _fits(self, value: Answer, wanted: Sequence[str], exact: bool) -> bool:
        terms = self._terms(value)
        return all(any(word == term or (not exact and term.startswith(word)) for term in terms) for word in wanted)

    def _terms(self, value: Answer) -> set[str]:
        """Every word by which an option may be called: its keys and values, names of figures, its text."""
        parts: list[str] = []
        if isinstance(value, dict):
            for key, part in value.items():
                parts += [str(key), *([str(one) for one in part] if isinstance(part, list | tuple) else [str(part)])]
        else:
            parts.append(str(value))
        parts += [self.names[part] for part in list(parts) if part in self.names]
        parts.append(self.texts.option(self.decision, value, self.state))
        found = {slug(part) for part in parts}
        return found | {word for part in found for word in part.split("-")}

    def _for_the_judge(self, words: Sequence[str], text: str) -> Answer:
        """Not an option: in the form the rules can refuse with a reason, if it names something they know."""
        heads = [slug(word) for word in words]
        figure = next((who for word in words[1:] if (who := self._figure(word))), None)
        if figure and len(words) > 1:
            return {words[0]: figure}
        alone = self._figure(words[0]) if len(words) == 1 else None
        if alone:
            return alone
        if len(words) == 1 and heads[0]:
            return words[0]
        raise NotUnderstood(text)

    def _figure(self, word: str) -> str | None:
        wanted = slug(word)
        if word in self.names:
            return word
        exact = [who for who, name in self.names.items() if wanted and wanted in (slug(name), slug(who))]
        alike = [who for who, name in self.names.items() if wanted and wanted in (*slug(name).split("-"), slug(who))]
        found = exact or alike or [who for who, name in self.names.items() if wanted and slug(name).startswith(wanted)]
        return found[0] if len(found) == 1 else None

    # ---- points and paths

    def _path(self, words: Sequence[str], text: str) -> Answer:
        head, rest = words[0].lower(), words[1:]
        if head in STAY and not rest:
            return []
        if head in TO:
            return {"to": self._point(rest, text)}
        if head in TOUCH and rest:
            return {"touch": self._somebody(" ".join(rest), text)}
        if head in TOWARD and len(rest) > 1:
            *goal, far = rest
            numbers = all(NUMBER.fullmatch(part) for part in goal)
            target = self._point(goal, text) if numbers else self._somebody(" ".join(goal), text)
            return {"toward": target, "by": self._number(far, text)}
        if head in PATH and rest:
            return [self._point([part], text) for part in rest]
        return {"to": self._point(words, text)}

    def _somebody(self, name: str, text: str) -> str:
        figure = self._figure(name)
        if figure is None:
            raise NotUnderstood(text)
        return figure

    def _point(self, words: Sequence[str], text: str) -> list[float]:
        """`12.5 8`, `12,5 8`, `12.5,8`, `(12,5 ; 8)`."""
        bare = " ".join(words).strip("()[] ")
        if ";" in bare:
            parts = bare.split(";")
        elif len(bare.split()) == 2:
            parts = [part.removesuffix(",") for part in bare.split()]
        else:
            parts = bare.split(",")
        if len(parts) != 2:
            raise NotUnderstood(text)
        return [self._number(part.strip(), text) for part in parts]

    def _number(self, word: str, text: str) -> float:
        if not NUMBER.fullmatch(word) or len(word) > 12:
            raise NotUnderstood(text)
        return float(word.replace(",", ".").replace("−", "-"))

    def _literal(self, text: str) -> Answer:
        """YAML, as in a case: `{shoot: grendel, weapon: Lance}`."""
        from escarmouche.files.words import BadFile
        from escarmouche.files.yamls import parse, plain

        try:
            return plain(parse(text))
        except BadFile:
            raise NotUnderstood(text) from None

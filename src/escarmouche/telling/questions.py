"""What is asked, the answers there are, and why one is not allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from escarmouche.files.words import slug
from escarmouche.telling.typography import cited
from escarmouche.telling.values import Values

if TYPE_CHECKING:
    from escarmouche.core.decisions import Decision, Option, Refusal
    from escarmouche.core.system import Complaint


class Questions(Values):
    """Questions, options and refusals as lines."""

    def prompt(self, decision: Decision, state: Any = None) -> str:
        """Who is asked what."""
        fields = {**decision.facts, "seat": decision.seat, "figure": decision.figure}
        fields |= {name: getattr(decision, name) for name in ("least", "most", "limit") if hasattr(decision, name)}
        return self._told("ask-" + slug(decision.key), fields, state)

    def option(self, decision: Decision, option: Option | Any, state: Any = None) -> str:
        """One answer to a question, as a player would say it."""
        value = getattr(option, "value", option)
        if isinstance(value, str) and value in self.names(state):
            return self.names(state)[value]
        if not isinstance(value, dict | str):
            return self.value("answer", value, state)
        fields = value if isinstance(value, dict) else {}
        head = slug(str(next(iter(value), "")) if isinstance(value, dict) else value)
        messages = (f"option-{slug(decision.key)}-{head}", f"option-{head}", f"{slug(decision.key)}-{head}")
        message = next((message for message in messages if self._has(message)), messages[1])
        unnamed = isinstance(value, str) and not self._has(message)
        line = str(value) if unnamed else self._told(message, fields, state)
        noted = self.system.shown.noted(state, decision.figure, value)
        if noted:
            line = f"{line} ({self._told(f'noted-{head}', noted, state)})"
        return (
            self.say("option-against", state, option=line, against=fields["against"]) if "against" in fields else line
        )

    def refusal(self, refusal: Refusal, state: Any = None) -> str:
        """Why an answer is not allowed, with the rules that forbid it."""
        return self._told("refusal-" + slug(refusal.reason), refusal.facts, state) + cited(refusal.rules)

    def complaint(self, complaint: Complaint) -> str:
        """What is wrong with a list, with the rule it breaks."""
        return self._told("complaint-" + slug(complaint.reason), complaint.facts, None) + cited(complaint.rules)

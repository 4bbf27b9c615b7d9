"""The shapes of everything a browser sends and receives, as one JSON Schema: the client's types come from it."""

from __future__ import annotations

from typing import Any

import msgspec

from escarmouche.core.system import Card
from escarmouche.rulings.cases import Outcome
from escarmouche.rulings.glossary import Term
from escarmouche.web import (
    accounts,
    asking,
    calculator,
    drafts,
    endings,
    examples,
    faults,
    games,
    hints,
    invitations,
    lab,
    letterbox,
    lists,
    listviews,
    luck_routes,
    messages,
    orders,
    refereeing,
    rulings,
    tables,
)

ASKED: tuple[Any, ...] = (
    messages.Command,
    lists.ListDraft,
    lists.BuildWish,
    drafts.ContentDraft,
    tables.NewMatch,
    tables.ForkWish,
    tables.NewChair,
    tables.Naming,
    orders.OrderList,
    refereeing.Notes,
    invitations.Joining,
    invitations.Inviting,
    asking.Preview,
    hints.HintWish,
    hints.WhyWish,
    calculator.DuelWish,
    rulings.CaseText,
    luck_routes.LuckWish,
    luck_routes.FuturesWish,
    accounts.Credentials,
    accounts.Claim,
    accounts.ListToKeep,
    letterbox.NewAddress,
    letterbox.Code,
    lab.StudyWish,
)
TOLD: tuple[Any, ...] = (
    faults.Fault,
    messages.Update,
    messages.Ack,
    games.GameView,
    games.LessonView,
    games.RuleView,
    examples.ExampleView,
    Term,
    Card,
    listviews.ListView,
    listviews.OfferView,
    drafts.ContentForm,
    drafts.ContentBrought,
    drafts.ContentImport,
    drafts.ContentView,
    tables.Made,
    tables.Watched,
    orders.OrdersView,
    refereeing.ActsView,
    invitations.Seated,
    invitations.Invited,
    tables.Page,
    asking.Previewed,
    hints.HintsView,
    calculator.ConditionView,
    calculator.DuelView,
    Outcome,
    endings.EndingView,
    luck_routes.LuckView,
    luck_routes.FuturesView,
    accounts.Session,
    accounts.Me,
    letterbox.Written,
    lab.StudyView,
    lab.StudyPage,
    lab.GameLines,
    lab.Replayed,
)


def client_schema() -> str:
    """What is asked may leave out what has a default; what is told is always told in full."""
    asked = _shapes(ASKED)
    told = _shapes(TOLD)
    for shape in told.values():
        shape["required"] = list(shape["properties"])
    together = {"type": "object", "$defs": dict(sorted({**asked, **told}.items()))}
    return msgspec.json.format(msgspec.json.encode(together), indent=1).decode() + "\n"


def _shapes(types: tuple[Any, ...]) -> dict[str, Any]:
    _, shapes = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    return shapes

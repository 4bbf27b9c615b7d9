"""Letters: whose turn it is, by e-mail, to those with an account who want it and have shown that they read there.

The operator names a mail server by `ESCARMOUCHE_SMTP` (`smtp://user:password@host:port`, or `smtps://…`), the sender by
`ESCARMOUCHE_MAIL_FROM`, and by `ESCARMOUCHE_URL` where guests find the table; without them nothing is written.
"""

from __future__ import annotations

import asyncio
import os
import smtplib
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

from msgspec import Struct

from escarmouche.telling.texts import Lang, Unusable, say
from escarmouche.web import letterbox, logs
from escarmouche.web.hub import Hub
from escarmouche.web.livetables import LiveTable

PAUSE = 60.0
"""Seconds that somebody may take to come by themselves before they are written to."""
REMEMBERED = 4_096
"""Matches whose last letter is remembered."""
PATIENCE = 20.0
"""Seconds for the mail server."""


class Mailer(Struct, frozen=True, kw_only=True):
    """How letters are sent."""

    server: str
    sender: str
    url: str

    def send(self, to: str, subject: str, text: str) -> None:
        """One letter, now; in a thread of its own."""
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.sender, to, subject
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        place = urlsplit(self.server)
        kind = smtplib.SMTP_SSL if place.scheme == "smtps" else smtplib.SMTP
        with kind(place.hostname or "localhost", place.port or 0, timeout=PATIENCE) as line:
            if place.scheme == "smtp" and line.has_extn("starttls"):
                line.starttls(context=ssl.create_default_context())
            if place.username:
                line.login(unquote(place.username), unquote(place.password or ""))
            line.send_message(letter, to_addrs=[to])


def mailer_of(settings: Mapping[str, str] = os.environ) -> Mailer | None:
    """The mailer of the environment; None if nothing is said, `Unusable` if it is said by halves."""
    names = ("ESCARMOUCHE_SMTP", "ESCARMOUCHE_MAIL_FROM", "ESCARMOUCHE_URL")
    told = [settings.get(name, "") for name in names]
    if not any(told):
        return None
    server, sender, url = told
    if not all(told) or urlsplit(server).scheme not in ("smtp", "smtps") or "@" not in sender:
        raise Unusable("serve-wrong-mail", None, names=", ".join(names))
    return Mailer(server=server, sender=sender, url=url.rstrip("/"))


class Post:
    """Watches the tables and writes to whoever is asked and does not come."""

    def __init__(self, hub: Hub, mailer: Mailer) -> None:
        self._hub, self._mailer = hub, mailer
        self._waiting: dict[str, asyncio.Task[None]] = {}
        self._told: dict[str, int] = {}
        """The version of a match that was last written of: nobody gets two letters about one question."""
        self._hands = ThreadPoolExecutor(2, "post")
        """A mail server that does not answer keeps nobody else waiting."""
        hub.watchers.append(self.look)

    def look(self, table: LiveTable) -> None:
        """Somebody is asked here: after a while they are written to, if they are not there and it still is so."""
        absent = [one.seat for one in table.match.pending if not table.has(one.seat)]
        if absent and table.id not in self._waiting:
            task = self._waiting[table.id] = asyncio.create_task(self._write(table.id))
            task.add_done_callback(lambda _: self._waiting.pop(table.id, None))

    async def _write(self, id: str) -> None:
        await asyncio.sleep(PAUSE)
        table = self._hub.tables.get(id)
        if table is None or table.asleep:
            return
        asked = {one.seat for one in table.match.pending if not table.has(one.seat)}
        version = table.match.version
        if self._told.get(id) == version:
            return
        for to, lang in await letterbox.readers(self._hub.store, id, asked):
            title, link = table.match.system.title, f"{self._mailer.url}/table/{id}"
            await self.send(to, lang, "mail-turn", title=title, link=link)
            logs.note("letter-sent", match=id, seats=sorted(asked))
            self._told[id] = version
        if len(self._told) > REMEMBERED:
            del self._told[next(iter(self._told))]

    async def send(self, to: str, lang: Lang, message: str, **facts: str) -> bool:
        """A letter in the words of a message; false if the mail server did not take it."""
        subject, text = say(lang, f"{message}-subject", **facts), say(lang, message, **facts)
        try:
            await asyncio.get_running_loop().run_in_executor(self._hands, self._mailer.send, to, subject, text)
        except (OSError, smtplib.SMTPException, ValueError) as error:
            logs.failure("letter-failed", error)
            return False
        return True

    async def close(self) -> None:
        for task in self._waiting.values():
            task.cancel()
        await asyncio.gather(*self._waiting.values(), return_exceptions=True)
        self._hands.shutdown(wait=False, cancel_futures=True)

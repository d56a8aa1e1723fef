#!/usr/bin/env python3
"""Win rates, length of games and how often cards are played, from Arbiter's public topics.

    pip install -r requirements.txt
    python rates.py --brokers localhost:9092

Reads both topics from the beginning to their end and prints what it found; with --follow it goes on, and prints
whenever games have ended. Facts lie in an SQLite file under the ids of their messages, and Kafka is told how far
reading has come only after they do: whatever is read twice counts once, and who stops it goes on later.
"""

import argparse
import json
import sqlite3
import sys

from confluent_kafka import Consumer, KafkaError, KafkaException

TOPICS = ["game.public-events.v1", "match.public-events.v1"]

TABLES = """
create table if not exists fact (
    id text primary key,  -- of the message: the same each time it is told
    game text,            -- or, of a match, the match
    type text not null,
    at integer not null,  -- milliseconds since 1970
    event text not null   -- JSON
);
create index if not exists by_type on fact (type, game);

create view if not exists ended as
select fact.game,
       event ->> 'winner' as winner,
       (fact.at - (select min(at) from fact as first where first.game = fact.game)) / 60000.0 as minutes,
       (select max(event ->> 'number') from fact as turn
        where turn.game = fact.game and turn.type = 'TurnBegan') as turns,
       (select event ->> 'seat' from fact as first
        where first.game = fact.game and first.type = 'StartingPlayerChosen') as first
from fact where type = 'GameEnded';

-- Which seat has which cards: known once the match is over.
create view if not exists in_deck as
select distinct fact.game, deck.key as seat, card.value as card
from fact, json_each(event, '$.decks') as deck, json_each(deck.value) as card
where fact.type = 'GameRevealed';

create view if not exists played as
select distinct game, event ->> 'seat' as seat, event ->> 'name' as card
from fact where type = 'SpellCast'
union
select distinct game, event ->> 'owner', event ->> 'name'
from fact where type = 'ObjectMoved';
"""

# What the views need; of the moves only lands that are played. Everything else is skipped, as are types of events
# that are added later.
NEEDED = {"GameStarted", "StartingPlayerChosen", "TurnBegan", "SpellCast", "GameEnded", "GameRevealed"}


def is_needed(event):
    if event["type"] == "ObjectMoved":
        return event["cause"] == "play" and event["to"] == "battlefield"
    return event["type"] in NEEDED


def keep(state, messages):
    """Keeps what is new of some messages, all or nothing. Returns how many games have ended in them."""
    ended = 0
    with state:
        for message in messages:
            told = json.loads(message.value())
            event = told["event"]
            if event["type"] == "MatchEnded":
                state.execute(
                    "insert or ignore into fact values (?, ?, ?, ?, ?)",
                    (told["id"], told["match"], event["type"], told["at"], json.dumps(event)),
                )
            elif "game" in told and is_needed(event):
                done = state.execute(
                    "insert or ignore into fact values (?, ?, ?, ?, ?)",
                    (told["id"], told["game"], event["type"], told["at"], json.dumps(event)),
                )
                ended += done.rowcount if event["type"] == "GameEnded" else 0
    return ended


def report(state):
    def row(query):
        return state.execute(query).fetchone()

    games, draws, on_the_play = row(
        "select count(*), count(*) filter (where winner is null), count(*) filter (where winner = first) from ended"
    )
    turns, minutes = row("select avg(turns), avg(minutes) from ended")
    matches = row("select count(*) from fact where type = 'MatchEnded'")[0]
    cards = state.execute(
        """
        select card, count(*) as decks, count(played.game) as played,
               count(*) filter (where played.game is not null and ended.winner = seat) as won
        from in_deck join ended using (game) left join played using (game, seat, card)
        group by card order by 1.0 * count(played.game) / count(*) desc, card
        """
    )
    return {
        "matches": matches,
        "games": games,
        "draws": draws,
        "wins of who plays first": on_the_play,
        "turns, mean": turns,
        "minutes, mean": minutes,
        "cards": [dict(zip(("card", "decks", "played", "won"), one)) for one in cards],
    }


def show(found):
    games, decided = found["games"], found["games"] - found["draws"]
    print(f"{found['matches']} matches over, {games} games ended, {found['draws']} of them draws")
    if decided:
        print(f"won by who plays first: {found['wins of who plays first'] / decided:.0%}")
    if games:
        print(f"length, mean: {found['turns, mean']:.1f} turns, {found['minutes, mean']:.1f} minutes")
    print(f"\n{'card':32}{'in decks':>10}{'played':>8}{'rate':>7}{'won, if played':>16}")
    for one in found["cards"]:
        rate = f"{one['played'] / one['decks']:.0%}"
        won = f"{one['won'] / one['played']:.0%}" if one["played"] else ""
        print(f"{one['card']:32}{one['decks']:>10}{one['played']:>8}{rate:>7}{won:>16}")


def read(consumer, state, follow, on_ended):
    """Reads to the end of all partitions, or for ever."""
    at_end = set()
    while True:
        batch = consumer.consume(num_messages=500, timeout=1.0)
        messages = []
        for message in batch:
            place = (message.topic(), message.partition())
            if message.error() is None:
                messages.append(message)
                at_end.discard(place)
            elif message.error().code() == KafkaError._PARTITION_EOF:
                at_end.add(place)
            else:
                raise KafkaException(message.error())
        if messages:
            ended = keep(state, messages)
            # Only now: a process that dies before this reads them again, and the ids drop them.
            consumer.commit(asynchronous=False)
            if ended and follow:
                on_ended()
        assigned = {(one.topic, one.partition) for one in consumer.assignment()}
        if not follow and assigned and assigned <= at_end:
            return


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--brokers", default="localhost:9092")
    parser.add_argument("--group", default="rates", help="consumer group; a new one begins at the beginning")
    parser.add_argument("--state", default=":memory:", help="SQLite file; keep it as long as the group")
    parser.add_argument("--follow", action="store_true")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()

    state = sqlite3.connect(options.state)
    state.executescript(TABLES)
    consumer = Consumer(
        {
            "bootstrap.servers": options.brokers,
            "group.id": options.group,
            "auto.offset.reset": "earliest",
            "enable.auto.commit": False,
            "enable.partition.eof": True,
        }
    )

    def say():
        found = report(state)
        if options.json:
            print(json.dumps(found), flush=True)
        else:
            show(found)

    # What is kept in memory is gone with the process: then the group's place must not count.
    def from_the_beginning(consumer, partitions):
        if options.state == ":memory:":
            for one in partitions:
                one.offset = 0
            consumer.assign(partitions)

    consumer.subscribe(TOPICS, on_assign=from_the_beginning)
    try:
        read(consumer, state, options.follow, say)
        say()
    except KeyboardInterrupt:
        pass
    finally:
        consumer.close()
        state.close()


if __name__ == "__main__":
    sys.exit(main())

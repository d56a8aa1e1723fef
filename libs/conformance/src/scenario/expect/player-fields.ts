import { parseMana } from '@arbiter/cards';
import type { ObjectId, Seat } from '@arbiter/engine';
import { readNames } from '../reader/cards.ts';
import type { Entry } from '../reader/entry.ts';
import type { Match } from '../play/match.ts';
import type { Field, Value } from './check.ts';

type Zone = 'hand' | 'graveyard' | 'library' | 'exile' | 'battlefield';

/** What may be said about a player. */
export const PLAYER_FIELDS: Readonly<Record<string, Field<Seat>>> = {
  life: {
    read: (entry) => entry.number(),
    find: ({ game }, seat) => game.players[seat].life,
  },
  mana: {
    read: (entry) => [...parseMana(entry.text('mana letters'))],
    find: ({ game }, seat) => [...game.players[seat].pool],
  },
  hand: cardsIn('hand'),
  graveyard: cardsIn('graveyard'),
  library: cardsIn('library'),
  exile: cardsIn('exile'),
  battlefield: cardsIn('battlefield'),
  permanents: {
    read: (entry) =>
      Object.fromEntries([...entry.record()].map(([name, count]) => [name, count.number()])),
    find(match, seat, expected) {
      const names = namesIn(match, seat, 'battlefield');
      return Object.fromEntries(
        Object.keys(expected as object).map((name) => [
          name,
          names.filter((one) => one === name).length,
        ]),
      );
    },
  },
  wins: {
    read: (entry) => entry.flag(),
    find: ({ game }, seat) => game.outcome?.winner === seat,
  },
  loses: {
    read: (entry) => entry.flag(),
    find: ({ game }, seat) => game.players[seat].lost,
  },
};

/** A list of names in any order, or how many there are. */
function cardsIn(zone: Zone): Field<Seat> {
  return {
    read: (entry: Entry): Value => (entry.isNumber ? entry.number() : readNames(entry).sort()),
    find(match, seat, expected) {
      const names = namesIn(match, seat, zone);
      return typeof expected === 'number' ? names.length : names.sort();
    },
  };
}

function namesIn({ game }: Match, seat: Seat, zone: Zone): string[] {
  const ids: readonly ObjectId[] =
    zone === 'battlefield'
      ? game.battlefield.filter((id) => game.objects[id]?.controller === seat)
      : game.players[seat][zone];
  return ids.map((id) => game.objects[id]?.name ?? '');
}

import { NO_MANA, parseMana } from '@arbiter/cards';
import { nameOf, type ObjectId, type Seat } from '@arbiter/engine';
import { made, type Form } from '../form/form.ts';
import { either } from '../form/lists.ts';
import { anyKeys } from '../form/keys.ts';
import { COUNT, FLAG, MANA, NUMBER } from '../form/scalars.ts';
import { NAMES } from '../reader/names.ts';
import type { Match } from '../play/match.ts';
import type { Field, Value } from './check.ts';

type Zone = 'hand' | 'graveyard' | 'library' | 'exile' | 'ante' | 'battlefield';

/** A list of names in any order, or how many there are. */
const NAMES_OR_COUNT: Form<Value> = either<Value>({
  number: COUNT,
  list: made(NAMES, (names) => names.sort()),
});

/** What may be said about a player. */
export const PLAYER_FIELDS: Readonly<Record<string, Field<Seat>>> = {
  life: {
    form: NUMBER,
    find: ({ game }, seat) => game.players[seat].life,
  },
  counters: {
    form: made(anyKeys(COUNT), (counts) => Object.fromEntries(counts)),
    find: ({ game }, seat) => game.players[seat].counters ?? {},
  },
  mana: {
    form: made(MANA, (letters) => [...parseMana(letters)]),
    find: ({ game }, seat) => [...game.players[seat].pool],
  },
  'snow mana': {
    form: made(MANA, (letters) => [...parseMana(letters)]),
    find: ({ game }, seat) => [...(game.players[seat].snow ?? NO_MANA)],
  },
  hand: cardsIn('hand'),
  graveyard: cardsIn('graveyard'),
  library: cardsIn('library'),
  exile: cardsIn('exile'),
  ante: cardsIn('ante'),
  battlefield: cardsIn('battlefield'),
  permanents: {
    form: made(anyKeys(COUNT), (counts) => Object.fromEntries(counts)),
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
    form: FLAG,
    find: ({ game }, seat) => game.outcome?.winner === seat,
  },
  loses: {
    form: FLAG,
    find: ({ game }, seat) => game.players[seat].lost,
  },
};

/** What lies in a zone of the player's. */
function cardsIn(zone: Zone): Field<Seat> {
  return {
    form: NAMES_OR_COUNT,
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
      : (game.players[seat][zone] ?? []);
  return ids.map((id) => nameOf(game.objects[id]?.name ?? ''));
}

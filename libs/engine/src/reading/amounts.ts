import {
  BASIC_LAND_TYPES,
  COLORS,
  manaValue,
  wordIn,
  type Amount,
  type AmountWord,
  type AmountWords,
  type Reference,
} from '@arbiter/cards';
import { asItWas } from '../sight/as-it-was.ts';
import { matches } from '../sight/filters.ts';
import { costsOf } from '../sight/halves.ts';
import type { Seen } from '../sight/seen.ts';
import type { UnmarkedPart } from '../sight/what-it-reads.ts';
import type { Reading } from './reading.ts';
import { happenedTo } from './this-turn.ts';
import { useOf } from '../state/ability-use.ts';
import { isPaid } from './paid.ts';
import { replicateCosts } from './replicate.ts';
import { objectsAmong, objectsOf, referTo, seatsAmong } from './references.ts';

/** What an amount means. */
interface Meaning<A> {
  now(amount: A, seen: Seen, text: Reading): number;
  /** What it reads beside types, colours, abilities, counters and control, which a look has to know of. */
  readonly reads?: UnmarkedPart | 'sizes';
}

/** Each amount, on a table at rest or in the middle of working out its characteristics. */
const AMOUNTS: { readonly [W in AmountWord]: Meaning<AmountWords[W]> } = {
  count: { now: ({ count }, seen, text) => objectsOf(seen, count, text).length },
  times: {
    now: ({ times, of, less = 0 }, seen, text) =>
      times * Math.max(0, amountNow(seen, of, text) - less),
  },
  half: {
    now({ half, rounded }, seen, text) {
      const exact = amountNow(seen, half, text) / 2;
      return rounded === 'up' ? Math.ceil(exact) : Math.floor(exact);
    },
  },
  lifeOf: {
    now({ lifeOf }, seen, text) {
      const [seat] = seatsAmong(referTo(seen, lifeOf, text));
      return seat === undefined ? 0 : seen.sight.game.players[seat].life;
    },
    reads: 'life',
  },
  manaOf: {
    // A limit alone: what can't be paid in the end is not paid.
    now({ manaOf }, { sight }, text) {
      const [seat] = seatsAmong(referTo(sight, manaOf, text));
      if (seat === undefined) return 0;
      const { pool } = sight.game.players[seat];
      const own = sight.game.battlefield.filter((id) => sight.object(id).controller === seat);
      return pool.reduce((sum, amount) => sum + amount, own.length * AT_MOST_OF_ONE);
    },
    reads: 'mana',
  },
  lifePaidFor: {
    now({ lifePaidFor }, seen, text) {
      const [object] = objectsAmong(referTo(seen, lifePaidFor, text));
      return object === undefined ? 0 : (seen.sight.object(object).lifePaid ?? 0);
    },
  },
  chosenNumberOf: {
    now({ chosenNumberOf }, seen, text) {
      const [object] = objectsAmong(referTo(seen, chosenNumberOf, text));
      return object === undefined ? 0 : Number(seen.sight.object(object).chosen?.option ?? 0);
    },
  },
  preventedOf: {
    // A shield that is used up is there no more (6ED 419.7b), nor is one that ended with its step.
    now({ preventedOf, by }, seen, text) {
      const whole = amountNow(seen, preventedOf, text);
      const shield = seen.sight.game.effects.find(({ id }) => id === text.bindings[by]);
      const left =
        shield?.kind === 'prevention' && typeof shield.amount === 'number'
          ? shield.amount
          : (seen.sight.game.turn.unused?.[Number(text.bindings[by])] ?? 0);
      return Math.max(0, whole - left);
    },
    reads: 'turn',
  },
  counters: {
    now({ counters, on }, seen, text) {
      const [object] = objectsAmong(referTo(seen, on, text));
      return object === undefined ? 0 : (seen.sight.object(object).counters?.[counters] ?? 0);
    },
  },
  powerOf: {
    now: ({ powerOf }, seen, text) => sizeNow(seen, 'power', powerOf, text),
    reads: 'sizes',
  },
  toughnessOf: {
    now: ({ toughnessOf }, seen, text) => sizeNow(seen, 'toughness', toughnessOf, text),
    reads: 'sizes',
  },
  colorsAmong: {
    now: ({ colorsAmong }, seen, text) =>
      new Set(
        objectsAmong(referTo(seen, colorsAmong, text)).flatMap(
          (id) => seen.characteristics(id).colors,
        ),
      ).size,
  },
  basicLandTypesAmong: {
    now({ basicLandTypesAmong }, seen, text) {
      const among = objectsAmong(referTo(seen, basicLandTypesAmong, text));
      return BASIC_LAND_TYPES.filter((type) =>
        among.some((id) => seen.characteristics(id).subtypes.includes(type)),
      ).length;
    },
  },
  colorsPaidFor: {
    now({ colorsPaidFor }, seen, text) {
      const [object] = objectsAmong(referTo(seen, colorsPaidFor, text));
      return object === undefined ? 0 : (seen.sight.object(object).stack?.colorsPaid ?? 0);
    },
  },
  spentOnX: {
    now({ spentOnX }, { sight }, { source, choices }) {
      const object = sight.object(source);
      const spent = (object.stack?.manaSpent ?? []).filter((color) => color === spentOnX).length;
      const { symbols } = sight.printed(object).cost;
      return Math.max(0, Math.min(choices.x, spent - (symbols[COLORS.indexOf(spentOnX)] ?? 0)));
    },
  },
  sum: {
    now: ({ sum: [one, other] }, seen, text) =>
      amountNow(seen, one, text) + amountNow(seen, other, text),
  },
  difference: {
    now: ({ difference: [one, other] }, seen, text) =>
      amountNow(seen, one, text) - amountNow(seen, other, text),
  },
  lesser: {
    now: ({ lesser: [one, other] }, seen, text) =>
      Math.min(amountNow(seen, one, text), amountNow(seen, other, text)),
  },
  greater: {
    now: ({ greater: [one, other] }, seen, text) =>
      Math.max(amountNow(seen, one, text), amountNow(seen, other, text)),
  },
  greatest: {
    now({ greatest, among }, seen, text) {
      const numbers = objectsAmong(referTo(seen, among, text)).map((id) => {
        const { printed, power, toughness } = seen.characteristics(id);
        if (greatest === 'mana value') {
          return manaValue(printed.cost, seen.sight.object(id).stack?.x ?? 0);
        }
        return greatest === 'power' ? power : toughness;
      });
      return Math.max(0, ...numbers);
    },
    reads: 'sizes',
  },
  manaValueOf: {
    now({ manaValueOf }, seen, text) {
      const [object] = objectsAmong(referTo(seen, manaValueOf, text));
      if (object === undefined) return 0;
      const { stack } = seen.sight.object(object);
      // TSP 505.5: a split card has two answers, and both count.
      return costsOf(seen.sight, seen.characteristics(object).printed).reduce(
        (sum, cost) => sum + manaValue(cost, stack?.x ?? 0),
        0,
      );
    },
  },
  quotient: {
    now({ quotient: [one, other], rounded }, seen, text) {
      const by = amountNow(seen, other, text);
      if (by <= 0) return 0;
      const exact = amountNow(seen, one, text) / by;
      return rounded === 'up' ? Math.ceil(exact) : Math.floor(exact);
    },
  },
  countThisTurn: {
    now: ({ countThisTurn, that }, seen, text) =>
      happenedTo(seen.sight, countThisTurn).filter((one) => matches(seen, that, one, text)).length,
    reads: 'turn',
  },
  timesPlayed: {
    now({ timesPlayed }, { sight }, text) {
      const [object] = objectsAmong(referTo(sight, timesPlayed, text));
      const uses = sight.game.turn.used ?? [];
      return uses.filter((use) => useOf(use).object === object).length;
    },
    reads: 'turn',
  },
  timesReplicated: {
    now({ timesReplicated }, seen, text) {
      const [spell] = objectsAmong(referTo(seen, 'event', text));
      if (spell === undefined) return 0;
      const object = seen.sight.object(spell);
      const costs = replicateCosts(seen.sight.printed(object)).map((cost) => JSON.stringify(cost));
      return object.stack?.replicated?.[costs.indexOf(JSON.stringify(timesReplicated))] ?? 0;
    },
  },
  damageTakenBy: {
    now({ damageTakenBy }, seen, text) {
      const { damageTaken = [0, 0] } = seen.sight.game.turn;
      const seats = seatsAmong(referTo(seen, damageTakenBy, text));
      return seats.reduce<number>((sum, seat) => sum + damageTaken[seat], 0);
    },
    reads: 'turn',
  },
  timesPaid: {
    now: ({ timesPaid }, { sight }, text) => (isPaid(sight, timesPaid, text) ? 1 : 0),
  },
  countOf: {
    now({ countOf, that }, seen, text) {
      const all = referTo(seen, countOf, text);
      return that === undefined
        ? all.length
        : all.filter((one) => matches(seen, that, one, text)).length;
    },
    reads: 'cards',
  },
  bound: {
    now({ bound }, _, { bindings }) {
      const value = bindings[bound];
      return typeof value === 'number' ? value : 0;
    },
  },
};

/** How much mana a permanent is taken to give at most: one that gives more for a great many others is cut off here. */
const AT_MOST_OF_ONE = 20;

/**
 * Less than 0 is read as 0 (6ED Glossary: Number), and what is no creature has no size, whatever is printed on it
 * (6ED silent; TSP 208.3).
 */
function sizeNow(seen: Seen, side: 'power' | 'toughness', what: Reference, text: Reading): number {
  const [object] = objectsAmong(referTo(seen, what, text));
  if (object === undefined) return 0;
  const { types, [side]: size } = asItWas(seen, text.source, text.sourceWas).characteristics(
    object,
  );
  return types.includes('Creature') ? Math.max(0, size) : 0;
}

/** A number of a text as it is now (6ED 413.2f). What is not there counts as 0. */
export function amountNow(seen: Seen, amount: Amount, text: Reading): number {
  if (typeof amount === 'number') return amount;
  if (amount === 'X') return text.choices.x;
  if (amount === 'its mana value') {
    return manaValue(seen.characteristics(text.modifies ?? text.source).printed.cost);
  }
  const meaning: Meaning<AmountWords[AmountWord]> = AMOUNTS[wordIn(AMOUNTS, amount)];
  // -1 for each of none is 0, not -0: a record has one zero only.
  return meaning.now(amount, seen, text) + 0;
}

/** The words of the amounts that read this. */
export function amountsThatRead(what: UnmarkedPart | 'sizes'): string[] {
  return Object.entries(AMOUNTS).flatMap(([word, { reads }]: [string, Meaning<never>]) =>
    reads === what ? [word] : [],
  );
}

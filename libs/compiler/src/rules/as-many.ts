/** As many as the player likes, and what was done "this way". */
import { words, type Amount, type Effects, type Filter, type Reference } from '@arbiter/cards';
import type { Noun } from '../categories.ts';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense, Refused, type Scope } from '../scope.ts';
import { allOf, filtersOf, kindOf, permanentsOf } from './nouns.ts';

/** How many may be chosen at most: so many, or all that there are. */
const AS_MANY = [
  ['up to <number> <nouns>', 'number'],
  ['any number of <nouns>', 'all'],
] as const;

/** Instructions whose objects are chosen as they are followed. */
const DONE: readonly (readonly [
  verb: string,
  past: string,
  (what: Reference, as: string) => Effects,
])[] = [
  ['untap', 'untapped', (what) => [{ do: 'untap', what }]],
  ['tap', 'tapped', (what) => [{ do: 'tap', what }]],
  ['sacrifice', 'sacrificed', (what) => [{ do: 'sacrifice', what }]],
  ['return', 'returned', (what) => [{ do: 'move', what, to: 'hand' }]],
];

/** Nobody sacrifices what another controls. */
const own = (filter: Filter): Filter =>
  allOf([
    ...('all' in filter ? filter.all : [filter]).filter(
      (one) => !('controlledBy' in one && one.controlledBy === 'you'),
    ),
    { controlledBy: 'you' },
  ]);

/** What was done to is called so from here on: never "it" or "them". */
export function thisWay(past: string, reference: Reference, scope: Scope): void {
  scope.mention(reference, [`${past} this way`], { isMany: true, isAside: true });
}

const chosen: readonly Rule[] = DONE.flatMap(([verb, past, done]) =>
  AS_MANY.map(([objects, most]) => {
    const to =
      verb === 'return' ? " to (its owner 's hand|their owner 's hand|their owners ' hands)" : '';
    return rule(
      'simple',
      `${verb} ${objects as '<nouns>'}${to as ''}`,
      (slots: { readonly nouns: Noun; readonly number?: number }, scope: Scope) => {
        const kind = permanentsOf(slots.nouns);
        const which = verb === 'sacrifice' ? own(kind) : kind;
        const as = scope.name();
        const count: Amount = most === 'all' ? { count: which } : (slots.number ?? 1);
        thisWay(past, { bound: as }, scope);
        scope.much({ countOf: { bound: as } });
        return [
          { do: 'choose', among: { every: which }, as, count, upTo: true },
          ...done({ bound: as }, as),
        ];
      },
    );
  }),
);

/** Everything of a kind, which can be counted afterwards. */
const counted: readonly Rule[] = [
  rule(
    'simple',
    "destroy all <nouns> . they can't be regenerated . <later deed>",
    ({ nouns, deed }, scope) => destroyed(nouns, deed, scope, { cantBeRegenerated: true }),
  ),
  rule('simple', 'destroy all <nouns> . you <later deed>', ({ nouns, deed }, scope) =>
    destroyed(nouns, deed, scope, {}),
  ),
  rule('simple', 'destroy all <nouns> . <later deed>', ({ nouns, deed }, scope) =>
    destroyed(nouns, deed, scope, {}),
  ),
];

function destroyed(
  nouns: Noun,
  deed: (scope: Scope) => (who: Reference) => Effects,
  scope: Scope,
  how: { readonly cantBeRegenerated?: true },
): Effects {
  const as = scope.name();
  thisWay('destroyed', { bound: as }, scope);
  const then = deed(scope)('you');
  // Without a word of what was destroyed it is an instruction and another one.
  if (!JSON.stringify(then).includes(`{"bound":"${as}"}`)) throw new Nonsense();
  return [{ do: 'destroy', what: { every: permanentsOf(nouns) }, ...how, as }, ...then];
}

const PAST = ['destroyed', 'sacrificed', 'tapped', 'untapped', 'returned'] as const;

/** How many of them are such: what it asks of a permanent it asks of what that was. */
function ofThose(noun: Noun, past: string, scope: Scope): Amount {
  if (noun.realm === 'player' || noun.lies !== undefined) throw new Nonsense();
  const reference = whatWas(past, scope);
  const kind = noun.realm === 'card' ? kindOf(noun) : allOf(filtersOf(noun));
  const isAny = 'all' in kind ? kind.all.length === 0 : 'is' in kind && kind.is === 'permanent';
  return { countOf: reference, ...(isAny ? {} : { that: kind }) };
}

/** @throws Nonsense where nothing was: the text is read in another way, in which something is */
function whatWas(past: string, scope: Scope): Reference {
  try {
    return scope.back(past, (sorts) => sorts.includes(`${past} this way`), true).reference;
  } catch (error) {
    throw error instanceof Refused ? new Nonsense() : error;
  }
}

const amounts: readonly Rule[] = PAST.flatMap((past) => [
  rule('multiplier', `for each <noun> ${past} this way`, ({ noun }, scope) =>
    ofThose(noun, past, scope),
  ),
  rule('measure', `the number of <nouns> ${past} this way`, ({ nouns }, scope) =>
    ofThose(nouns, past, scope),
  ),
]);

/** Cards that a player discards, as many as they like: what was discarded is counted. */
const discarded: readonly Rule[] = [
  rule('simple', 'discard any number of cards , then draw that many cards', (_, scope): Effects => {
    const as = scope.name();
    const hand = words.cardsIn('hand', 'you');
    return [
      { do: 'choose', among: hand, as, count: { count: hand }, upTo: true },
      { do: 'discardCards', who: 'you', what: { bound: as } },
      { do: 'draw', who: 'you', amount: { countOf: { bound: as } } },
    ];
  }),
];

export const asMany: readonly Rule[] = [...chosen, ...counted, ...amounts, ...discarded];

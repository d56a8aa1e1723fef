/** Cards that are shown: as many of a hand as the player likes, and what the top of a library holds. */
import { words, type Effects, type Filter, type Reference } from '@arbiter/cards';
import type { Noun } from '../categories.ts';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense, type Scope } from '../scope.ts';
import { filtersOf } from './nouns.ts';

function cardsOf(noun: Noun): readonly Filter[] {
  if (noun.realm !== 'card' || noun.lies !== undefined) throw new Nonsense();
  return filtersOf(noun).flatMap((one) => ('all' in one ? one.all : [one]));
}

const SHOWN = 'revealed this way';

/** So many cards of the hand as the player likes, which are counted from there on. */
function shown(noun: Noun, scope: Scope): Effects {
  const kind = cardsOf({
    ...noun,
    ...(noun.lies?.in === 'hand' ? { lies: undefined } : {}),
  } as Noun);
  const hand = { ...words.cardsIn('hand', 'you'), cards: { all: [...kind] } };
  const as = scope.name();
  scope.mention({ bound: as }, [SHOWN], { isMany: true, isAside: true });
  return [
    { do: 'choose', among: hand, as, count: { count: hand }, upTo: true },
    { do: 'reveal', what: { bound: as } },
  ];
}

const counted = (scope: Scope): { readonly countOf: Reference } => ({
  countOf: scope.back(SHOWN, (sorts) => sorts.includes(SHOWN), true).reference,
});

/** Those of the kind into the hand, the rest elsewhere. */
function sorted(amount: number, noun: Noun, rest: 'bottom' | 'graveyard', scope: Scope): Effects {
  const as = scope.name();
  const all = [...cardsOf(noun), { among: { bound: as } }];
  return [
    { do: 'lookAtTop', of: 'you', amount, as },
    { do: 'reveal', what: { bound: as } },
    { do: 'move', what: { cards: { all }, in: 'library', of: 'you' }, to: 'hand' },
    // What has gone to the hand is another object there, and no more one of those (6ED 217.1c).
    rest === 'bottom'
      ? { do: 'move', what: { bound: as }, to: 'library', bottom: true }
      : { do: 'move', what: { bound: as }, to: 'graveyard' },
  ];
}

export const revealing: readonly Rule[] = [
  rule('simple', 'reveal any number of <nouns> in your hand', ({ nouns }, scope) =>
    shown(nouns, scope),
  ),
  rule('simple', 'reveal any number of <nouns>', ({ nouns }, scope) => {
    if (nouns.lies?.in !== 'hand' || nouns.lies.of !== 'you') throw new Nonsense();
    return shown(nouns, scope);
  }),
  rule('multiplier', 'for each card revealed this way', (_, scope) => counted(scope)),
  rule('measure', 'the number of cards revealed this way', (_, scope) => counted(scope)),
  rule(
    'simple',
    'reveal the top <number> cards of your library . put all <nouns> revealed this way into your hand and the rest on the bottom of your library in any order',
    ({ number, nouns }, scope) => sorted(number, nouns, 'bottom', scope),
  ),
  rule(
    'simple',
    'reveal the top <number> cards of your library . put all <nouns> revealed this way into your hand and the rest into your graveyard',
    ({ number, nouns }, scope) => sorted(number, nouns, 'graveyard', scope),
  ),
];

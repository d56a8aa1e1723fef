/** Searches of somebody else's library, cards of one name wherever they are, and the top card that a player shows. */
import type { Effects, Reference } from '@arbiter/cards';
import type { Noun } from '../categories.ts';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense, type Scope } from '../scope.ts';
import { cardsOf, kindOf } from './nouns.ts';

const SORTS = ['creature', 'land', 'spell', 'permanent', 'artifact', 'card'] as const;

/** Looks for a card in the library of an opponent, who is a target, and takes it into play. */
function taken(noun: Noun, scope: Scope): Effects {
  const whose = scope.target({ what: { is: 'opponent' } }, ['player', 'opponent'], 'player');
  const as = scope.name();
  return [
    { do: 'search', whose, for: cardsOf(noun), as },
    { do: 'putIntoPlay', what: { bound: as }, under: 'you' },
    { do: 'shuffle', who: whose },
  ];
}

/** All cards of a name that a player has in hand, graveyard and library are exiled. */
function uprooted(sort: string, scope: Scope): Effects {
  const { former } = scope.back(`that ${sort}`, (sorts) => sorts.includes(sort));
  const whose: Reference = { controllerOf: former };
  const as = scope.name();
  return [
    {
      do: 'search',
      whose,
      for: { sameNameAs: former },
      as,
      count: 'all',
      zones: ['graveyard', 'hand', 'library'],
    },
    { do: 'move', what: { bound: as }, to: 'exile' },
    { do: 'shuffle', who: whose },
  ];
}

export const otherLibraries: readonly Rule[] = [
  rule(
    'sentence',
    "search target opponent 's library for <a noun> and put (that card|it) onto the battlefield under your control . then that player shuffles [their library] .",
    (slots, scope) => ({ effects: taken(slots['a noun'], scope) }),
  ),
  ...SORTS.map((sort) =>
    rule(
      'sentence',
      `search its controller 's graveyard , hand , and library for all cards with the same name as that ${sort as 'card'} and exile them . then that player shuffles [their library] .`,
      (_, scope) => ({ effects: uprooted(sort, scope) }),
    ),
  ),
  ...SORTS.map((sort) =>
    rule('quality', `with the same name as that ${sort as 'card'}`, (_, scope) => [
      {
        sameNameAs: scope.back(`that ${sort}`, (sorts) => sorts.includes(sort)).former,
      },
    ]),
  ),
  rule('quality', 'with the same name as target <noun>', ({ noun }, scope) => {
    if (noun.realm === 'player' || noun.realm === 'card') throw new Nonsense();
    return [{ sameNameAs: scope.target({ what: kindOf(noun) }, noun.sorts, noun.realm) }];
  }),
  rule('deeds', 'reveals the top card of their library', (_, scope) => (who) => {
    const what: Reference = { top: 1, in: 'library', of: who };
    scope.mention(what, ['card'], { realm: 'card' });
    scope.focus(what);
    return [{ do: 'reveal', what }];
  }),
  rule('simple', 'put <object> on the bottom of your library', ({ object }, scope) => {
    if (scope.realmOf(object) !== 'card') throw new Nonsense();
    return [{ do: 'move', what: scope.move(object), to: 'library', bottom: true }];
  }),
  rule(
    'effect',
    'look at the top x cards of <whose> library , where x is <measure> , then put them back in any order',
    ({ whose, measure }) => [{ do: 'orderTop', of: whose, count: measure }],
  ),
];

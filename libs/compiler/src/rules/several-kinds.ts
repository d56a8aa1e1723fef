/** What is watched, counted or kept off in more than one way at once. */
import type { Filter, Trigger } from '@arbiter/cards';
import type { Noun } from '../categories.ts';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense, type Scope } from '../scope.ts';
import { count } from './amounts.ts';
import { always, standing } from './abilities.ts';
import { allOf, others, permanentsOf } from './nouns.ts';

/** The text's own object, or another of a kind. */
function itOrAnother(noun: Noun, scope: Scope, isLeaving: boolean): Filter {
  const what = permanentsOf(noun);
  scope.mention(
    'event',
    isLeaving ? [...noun.sorts, 'card'] : noun.sorts,
    isLeaving ? { realm: 'card', former: { bound: 'was' } } : {},
  );
  if (!isLeaving) scope.mention('self', ['~'], { isWeak: true });
  return { any: [{ is: 'self' }, what] };
}

const EITHER: readonly (readonly [string, boolean, (what: Filter) => Trigger])[] = [
  ['enters the battlefield', false, (what) => ({ when: 'comes into play', what })],
  ['dies', true, (what) => ({ when: 'is put into a graveyard', what, from: 'play' })],
];

export const severalKinds: readonly Rule[] = [
  ...EITHER.map(([verb, isLeaving, trigger]) =>
    rule('event', `whenever ~ or another <noun> ${verb}` as '<noun>', ({ noun }, scope) => [
      trigger(itOrAnother(noun, scope, isLeaving)),
    ]),
  ),
  rule('measure', 'the number of <nouns> plus the number of <nouns:other>', ({ nouns, other }) => ({
    sum: [count(nouns), count(other)],
  })),
  rule('measure', 'the number of other <nouns>', ({ nouns }, scope) => count(others(nouns, scope))),
  rule('measure', "the total number of cards in all players ' hands", () => ({
    count: { cards: { is: 'card' }, in: 'hand' },
  })),
  // Kinds of permanents without a noun of their own.
  ...(['head', 'heads'] as const).map((head) =>
    rule(head, head === 'head' ? 'shrine' : 'shrines', () => ({
      realm: 'play' as const,
      sorts: ['shrine', 'enchantment', 'permanent'],
      filters: [{ subtype: 'Shrine' }],
    })),
  ),
  // Of two players the opponent's creatures alone can attack you (6ED 308.1).
  rule('static', "<nouns> can't attack you", ({ nouns }) => [
    always({
      inCombat: { cant: 'attack' },
      who: allOf([permanentsOf(nouns), { controlledBy: 'opponent' }]),
    }),
  ]),
  rule('event', 'whenever <a noun:one> attacks you', ({ one }, scope) => {
    scope.mention('event', one.sorts);
    return [{ when: 'attacks', what: allOf([permanentsOf(one), { controlledBy: 'opponent' }]) }];
  }),
  rule('trait', '(gets|get) an additional <signed size>', (slots) => {
    const { power, toughness } = slots['signed size'];
    if (/"X"/u.test(JSON.stringify([power, toughness]))) throw new Nonsense();
    const by = { ...(power === 0 ? {} : { power }), ...(toughness === 0 ? {} : { toughness }) };
    return { by, rules: [] };
  }),
  rule('trait', 'can block creatures with shadow as though (~|it|they) had shadow', () => ({
    by: {},
    rules: [{ blocksAsThough: 'shadow' }],
  })),
  rule('trait', "can block creatures with shadow as though they didn't have shadow", () => ({
    by: {},
    rules: [{ blocksAsThough: 'shadow' }],
  })),
  rule('trait', 'can block any number of creatures', () => ({
    by: {},
    rules: [{ mayBlock: 'any number' }],
  })),
  rule('static', "<nouns> can't block ~", ({ nouns }) => [
    always({ inCombat: { cantBeBlockedBy: permanentsOf(nouns) }, who: 'self' }),
  ]),
  rule('static', "<nouns> can't block it", ({ nouns }, scope) => {
    if (scope.isBuried) throw new Nonsense();
    return [always({ inCombat: { cantBeBlockedBy: permanentsOf(nouns) }, who: 'self' })];
  }),
  rule('change', '(loses|lose) all abilities', () => ({
    by: { losesAllAbilities: true },
    rules: [],
  })),
  rule(
    'static',
    "each <noun> <traits> as long as it 's <adjective>",
    ({ noun, traits, adjective }) => standing(allOf([permanentsOf(noun), ...adjective]), traits),
  ),
  rule(
    'static',
    "each <noun> <traits> as long as it 's not <adjective>",
    ({ noun, traits, adjective }) =>
      standing(allOf([permanentsOf(noun), { not: allOf(adjective) }]), traits),
  ),
  rule('static', "each <noun> <traits> as long as it 's a creature", ({ noun, traits }) =>
    standing(allOf([permanentsOf(noun), { type: 'Creature' }]), traits),
  ),
  ...(
    [
      ['~', 'self'],
      ['enchanted creature', 'enchanted'],
    ] as const
  ).map(([words, who]) =>
    rule(
      'static',
      `as long as <condition> , all creatures able to block ${words} do so` as '<condition>',
      ({ condition }) => [
        {
          kind: 'static',
          asLongAs: condition,
          effect: { inCombat: { must: 'be blocked by all' }, who },
        },
      ],
    ),
  ),
];

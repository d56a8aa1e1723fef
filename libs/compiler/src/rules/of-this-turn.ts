/** What has happened this turn, and what is delayed until it ends. */
import type { Condition, Effects, Filter, Reference, Trigger } from '@arbiter/cards';
import type { Later, Noun } from '../categories.ts';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense, type Scope } from '../scope.ts';
import { allOf, filtersOf } from './nouns.ts';

/** What is said of an object, and whether a condition asks for it or for the opposite. */
const HAPPENED: readonly (readonly [string, string, Filter])[] = [
  ['attacked this turn', "didn't attack this turn", { is: 'attacked this turn' }],
  [
    'was dealt damage this turn',
    "wasn't dealt damage this turn",
    { is: 'was dealt damage this turn' },
  ],
];

function inPlay(what: Reference, scope: Scope): Reference {
  if (scope.realmOf(what) !== 'play' || scope.isMany(what)) throw new Nonsense();
  return what;
}

const asked: readonly Rule[] = [
  ...HAPPENED.flatMap(([did, didNot, is]) => [
    rule('condition', `<object> ${did}` as '<object>', ({ object }, scope) => ({
      object: inPlay(object, scope),
      is,
    })),
    rule('condition', `<object> ${didNot}` as '<object>', ({ object }, scope) => ({
      not: { object: inPlay(object, scope), is },
    })),
    rule('quality', `that ${didNot}` as 'x', () => [{ not: is }]),
  ]),
  rule('condition', '~ dealt damage to an opponent this turn', (_, scope) => {
    scope.mention('self', ['~']);
    return { object: 'self', is: { is: 'dealt damage to an opponent' } };
  }),
  rule('condition', 'an opponent was dealt <number> or more damage this turn', ({ number }) => ({
    amount: { damageTakenBy: 'opponent' },
    atLeast: number,
  })),
  rule('condition', 'an opponent was dealt damage this turn', () => ({
    thisTurn: 'was dealt damage',
    what: { is: 'opponent' },
  })),
  rule('condition', 'an opponent cast <a noun:one> this turn', ({ one }) =>
    played(one, 'opponent'),
  ),
  // Asked before the spell itself is played.
  rule('line', "cast this spell only if you've cast another <noun> this turn .", ({ noun }) => ({
    playOnlyIf: played(noun, 'you'),
  })),
  rule(
    'line',
    "if you've cast another <noun> this turn , you may cast this spell without paying its mana cost .",
    ({ noun }) => ({ alternativeCosts: [{ cost: {}, onlyIf: played(noun, 'you') }] }),
  ),
  rule(
    'simple',
    'at the beginning of the next end step , destroy that creature if it attacked this turn',
    (_, scope) => {
      if (scope.targets.length !== 1) throw new Nonsense();
      const what: Reference = { bound: 'target' };
      const attacked: Condition = { object: what, is: { is: 'attacked this turn' } };
      return [
        {
          do: 'delay',
          until: { step: 'end of turn' },
          effect: [{ do: 'if', condition: attacked, effect: [{ do: 'destroy', what }] }],
        },
      ];
    },
  ),
  // What is not so keeps it from happening.
  rule('effect', '<later simple> unless <later condition>', ({ simple, condition }, scope) => {
    const effect = simple(scope);
    const asksFor = condition(scope);
    if (!JSON.stringify(asksFor).includes(' this turn"')) throw new Nonsense();
    return [{ do: 'if', condition: { not: asksFor }, effect }];
  }),
];

function played(noun: Noun, by: 'you' | 'opponent'): Condition {
  if (noun.realm !== 'stack') throw new Nonsense();
  return { thisTurn: 'was played', what: allOf([...filtersOf(noun), { controlledBy: by }]) };
}

/** Every time that it happens until the turn ends, and nothing that is itself waited for at once (6ED 411). */
function waiting(events: readonly Trigger[], then: Later<Effects>, scope: Scope): Effects {
  if (scope.me !== 'self') throw new Nonsense();
  if (events.some((one) => one.when === 'is tapped for mana' || one.when === 'state'))
    throw new Nonsense();
  const effect = then(scope);
  if (JSON.stringify(effect).includes('{"target":')) throw new Nonsense();
  return events.map((trigger) => ({
    do: 'delay' as const,
    until: { trigger },
    effect,
    every: true as const,
    thisTurn: true as const,
  }));
}

const waits: readonly Rule[] = [
  rule(
    'sentence',
    'until end of turn , <event> , <later effect> .',
    ({ event, effect }, scope) => ({
      effects: waiting(event, effect, scope),
    }),
  ),
  ...(
    [
      ['a creature', []],
      ['a creature you control', [{ controlledBy: 'you' }]],
    ] as const
  ).flatMap(([who, more]) =>
    (['attacks', 'blocks'] as const).map((when) =>
      rule(
        'sentence',
        `whenever ${who} ${when} this turn , <later effect> .` as '<later effect>',
        ({ effect }, scope) => {
          scope.mention('event', ['creature', 'permanent']);
          const what = allOf([{ type: 'Creature' }, ...more]);
          return { effects: waiting([{ when, what }], effect, scope) };
        },
      ),
    ),
  ),
  rule(
    'sentence',
    'whenever you cast <a noun:one> this turn , <later effect> .',
    (slots, scope) => {
      if (slots.one.realm !== 'stack') throw new Nonsense();
      scope.mention('event', ['spell'], { realm: 'stack' });
      const what = allOf([...filtersOf(slots.one), { controlledBy: 'you' }]);
      return { effects: waiting([{ when: 'is played', what }], slots.effect, scope) };
    },
  ),
  ...(
    [
      ['until end of turn , whenever target <noun> deals damage , <later effect> .'],
      ['whenever target <noun> deals damage this turn , <later effect> .'],
    ] as const
  ).map(([words]) =>
    rule('sentence', words, ({ noun, effect }, scope) => {
      if (noun.realm !== 'play') throw new Nonsense();
      const about = scope.target({ what: allOf(filtersOf(noun)) }, noun.sorts);
      scope.much({ bound: 'amount' });
      const then = effect(scope);
      if (JSON.stringify(then).includes('{"target":')) throw new Nonsense();
      return {
        effects: [
          {
            do: 'delay',
            until: { trigger: { when: 'deals damage', what: { all: [] } }, about },
            effect: then,
            every: true,
            thisTurn: true,
          },
        ],
      };
    }),
  ),
  // It comes back if it dies.
  ...(
    [
      ["under its owner 's control", 'owner'],
      ['under your control', 'you'],
    ] as const
  ).map(([under, who]) =>
    rule(
      'sentence',
      `when target <noun> dies this turn , return that card to the battlefield ${under} .` as 'when target <noun>',
      ({ noun }, scope) => {
        if (noun.realm !== 'play') throw new Nonsense();
        const about = scope.target({ what: allOf(filtersOf(noun)) }, noun.sorts);
        return {
          effects: [
            {
              do: 'delay',
              until: {
                trigger: {
                  when: 'is put into a graveyard',
                  what: { all: [] },
                  from: 'play',
                },
                about,
              },
              effect: [{ do: 'putIntoPlay', what: 'event', under: who }],
              thisTurn: true,
            },
          ],
        };
      },
    ),
  ),
];

export const ofThisTurn: readonly Rule[] = [...asked, ...waits];

/** What stops being what it was: an enchantment that becomes a creature, and what such texts wait for. */
import {
  words,
  type Ability,
  type Amount,
  type Condition,
  type Filter,
  type Modification,
} from '@arbiter/cards';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense } from '../scope.ts';
import { standing } from './abilities.ts';
import { timesOf } from './amounts.ts';
import { allOf, filtersOf, others } from './nouns.ts';
import type { Noun, Size } from '../categories.ts';

const inPlay = (noun: Noun): readonly Filter[] => {
  if (noun.realm !== 'play') throw new Nonsense();
  return filtersOf(noun);
};

const handOf = (player: 'you' | 'opponent'): Condition => ({
  amount: { count: words.cardsIn('hand', player) },
  atMost: 0,
});

export const transformed: readonly Rule[] = [
  // In place of every type that it had (6ED 214.4).
  rule(
    'sentence',
    'if ~ is an enchantment , (~|it) becomes <shape> .',
    ({ shape: { addTypes: types = [], ...shape } }, scope) => {
      if (scope.me !== 'self') throw new Nonsense();
      return {
        effects: [
          {
            do: 'if',
            condition: { object: 'self', is: { type: 'Enchantment' } },
            effect: [{ do: 'modify', what: 'self', by: { becomes: { types, ...shape } } }],
          },
        ],
        beginsWithIf: true,
      };
    },
  ),
  rule(
    'ability',
    '<event> , if ~ is an enchantment , (~|it) becomes <shape> .',
    ({ event, shape: { addTypes: types = [], ...shape } }, scope) => {
      if (scope.me !== 'self') throw new Nonsense();
      return event.map((trigger) => ({
        kind: 'triggered' as const,
        trigger,
        condition: { object: 'self' as const, is: { type: 'Enchantment' as const } },
        effect: [
          { do: 'modify' as const, what: 'self' as const, by: { becomes: { types, ...shape } } },
        ],
      }));
    },
  ),
  // What is so, and not what happens (6ED 410.9).
  rule('event', 'when <condition>', ({ condition }) => {
    if (/"(?:event|target|thisTurn|step)"/u.test(JSON.stringify(condition))) throw new Nonsense();
    return [{ when: 'state', condition }];
  }),
  rule('condition', 'a player has no cards in hand', () => ({
    any: [handOf('you'), handOf('opponent')],
  })),
  rule('condition', '<player> controls no other <nouns>', ({ player, nouns }, scope) => {
    if (player !== 'you') throw new Nonsense();
    return {
      amount: {
        count: allOf([...inPlay(others(nouns, scope)), { controlledBy: player }]),
      },
      atMost: 0,
    };
  }),
  rule('condition', 'you control no other <nouns>', ({ nouns }, scope) => ({
    amount: { count: allOf([...inPlay(others(nouns, scope)), { controlledBy: 'you' }]) },
    atMost: 0,
  })),
  rule('condition', "you don't control <a noun:one>", ({ one }) => ({
    not: { exists: allOf([...inPlay(one), { controlledBy: 'you' }]) },
  })),
  rule('condition', '(~|it) is equipped', (_, scope) => {
    scope.mention('self', ['~']);
    return { exists: { all: [{ subtype: 'Equipment' }, { attachedTo: { is: 'self' } }] } };
  }),
  rule('condition', 'no opponent controls <a noun:one>', ({ one }) => ({
    not: { exists: allOf([...inPlay(one), { controlledBy: 'opponent' }]) },
  })),
  rule('condition', '<number> or more <nouns> died this turn', ({ number, nouns }) => ({
    amount: { countThisTurn: 'died', that: allOf(inPlay(nouns)) },
    atLeast: number,
  })),
  rule('multiplier', 'for each <noun> that died this turn', ({ noun }) => ({
    countThisTurn: 'died',
    that: allOf(inPlay(noun)),
  })),
  rule('measure', 'the number of <nouns> that died this turn', ({ nouns }) => ({
    countThisTurn: 'died',
    that: allOf(inPlay(nouns)),
  })),
  rule(
    'multiplier',
    'for each <noun> put into your graveyard from the battlefield this turn',
    ({ noun }) => ({
      countThisTurn: 'died',
      that: allOf([...inPlay(noun), { ownedBy: 'you' }]),
    }),
  ),
  rule('condition', "you've cast a creature spell this turn", () => ({
    thisTurn: 'was played',
    what: { all: [{ type: 'Creature' }, { controlledBy: 'you' }] },
  })),
  ...(
    [
      ['~', 'self', { is: 'self' }],
      ['enchanted creature', 'enchanted', { among: 'enchanted' }],
    ] as const
  ).flatMap(([subject, modifies, attachedTo]) => {
    const sized = ({ power, toughness }: Size, noun: Noun): Modification => {
      const count: Amount = { count: allOf([...inPlay(noun), { attachedTo }]) };
      return {
        ...(power === 0 ? {} : { power: timesOf(power, count) }),
        ...(toughness === 0 ? {} : { toughness: timesOf(toughness, count) }),
      };
    };
    return [
      rule('static', `${subject} gets <signed size> for each <noun> attached to it`, (slots) => [
        { kind: 'static', effect: { modifies, by: sized(slots['signed size'], slots.noun) } },
      ]),
      rule(
        'static',
        `${subject} gets <signed size> for each <noun> attached to it and <trait>`,
        (slots): readonly Ability[] => {
          const by = sized(slots['signed size'], slots.noun);
          return [{ kind: 'static', effect: { modifies, by } }, ...standing(modifies, slots.trait)];
        },
      ),
    ];
  }),
];

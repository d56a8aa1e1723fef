/** Phrases with words that exist: changes of colours, of keywords, and what players do with their cards. */
import {
  COLORS,
  words,
  type Amount,
  type Effect,
  type Effects,
  type Reference,
} from '@arbiter/cards';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense } from '../scope.ts';
import { always, standing } from './abilities.ts';
import { allOf, filtersOf } from './nouns.ts';

const changes: readonly Rule[] = [
  ...(['trait', 'change'] as const).map((of) =>
    rule(of, '(loses|lose) all landwalk abilities', () => ({
      by: { losesLandwalk: true as const },
      rules: [],
    })),
  ),
  rule('trait', '(loses|lose) <keywords>', ({ keywords }) => ({
    by: {
      loses: keywords.map(({ plain }) => {
        if (plain === undefined) throw new Nonsense();
        return plain;
      }),
    },
    rules: [],
  })),
  rule('change', '(becomes|become) all colors', () => ({ by: { colors: COLORS }, rules: [] })),
  rule('change', '(becomes|become) colorless', () => ({ by: { colors: [] }, rules: [] })),
  rule(
    'static',
    "enchanted creature <trait> and doesn't untap during its controller 's untap step",
    ({ trait }) => [...standing('enchanted', trait), always({ doesNotUntap: 'enchanted' })],
  ),
  rule('static', 'prevent all damage that would be dealt to you', () => [
    always({ replaces: { would: 'be dealt damage', what: { is: 'you' } } }),
  ]),
];

const done: readonly Rule[] = [
  rule(
    'simple',
    '~ <changes> until end of turn and deals <amount> damage to you',
    ({ changes: { by, rules, statics = [] }, amount }, scope): Effects => {
      if (rules.length > 0 || statics.length > 0 || scope.me !== 'self') throw new Nonsense();
      return [
        { do: 'modify', what: 'self', by, until: 'end of turn' },
        { do: 'dealDamage', amount, to: 'you' },
      ];
    },
  ),
  rule('simple', 'copy <object> . you may choose new targets for the copy', ({ object }, scope) => {
    if (scope.realmOf(object) !== 'stack') throw new Nonsense();
    return [{ do: 'copySpell', what: object }];
  }),
  rule('simple', 'exile a <noun>', ({ noun }, scope) => {
    if (noun.realm !== 'play' || !filtersOf(noun).some((one) => 'controlledBy' in one)) {
      throw new Nonsense();
    }
    const as = scope.name();
    return [
      { do: 'choose', among: { every: allOf(filtersOf(noun)) }, as },
      { do: 'move', what: { bound: as }, to: 'exile' },
    ];
  }),
  rule('simple', '<player> exiles a card from their graveyard', ({ player }, scope): Effects => {
    const as = scope.name();
    return [
      { do: 'choose', who: player, among: words.cardsIn('graveyard', player), as },
      { do: 'move', what: { bound: as }, to: 'exile' },
    ];
  }),
  rule(
    'simple',
    '<player> discards all the cards in their hand , then draws that many cards',
    ({ player }, scope): Effects => {
      const as = scope.name();
      if (player === 'each player') {
        // Each draws as many as were that player's own.
        const one = scope.name();
        const amount: Amount = {
          countOf: { bound: as },
          that: { ownedBy: { bound: one } },
        };
        const draws: Effect = { do: 'draw', who: { bound: one }, amount };
        return [
          { do: 'discard', who: player, amount: 'all', as },
          { do: 'forEach', each: player, as: one, effect: [draws] },
        ];
      }
      const what: Reference = { cards: { is: 'card' }, in: 'hand', of: player };
      return [
        { do: 'discardCards', who: player, what, as },
        { do: 'draw', who: player, amount: { countOf: { bound: as } } },
      ];
    },
  ),
  // The card is still suspended where its text says so: it has suspend and counters (TSP 502.59b).
  rule('simple', 'exile ~ with <counted> time counters on it', ({ counted }, scope): Effects => {
    if (scope.me !== 'self' || typeof counted !== 'number') throw new Nonsense();
    return [{ do: 'move', what: 'self', to: 'exile', counters: { time: counted } }];
  }),
];

export const singlePhrases: readonly Rule[] = [...changes, ...done];

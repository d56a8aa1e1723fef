/** What happens in somebody's upkeep, and what keeps it from happening: "unless that player pays". */
import { words } from '@arbiter/cards';
import { rule, type Rule } from '../grammar/pattern.ts';

const STEPS = [
  ['upkeep', 'upkeep'],
  ['draw step', 'draw'],
  ['end step', 'end of turn'],
] as const;

const isPlayer = (sorts: readonly string[]): boolean => sorts.includes('player');

export const upkeeps: readonly Rule[] = [
  ...STEPS.flatMap(([name, step]) =>
    ['creature', 'land', 'artifact', 'permanent', 'enchantment'].map((sort) =>
      rule(
        'event',
        `at the beginning of the ${name} of enchanted ${sort} 's controller`,
        (_, scope) => {
          scope.mention('event', ['player'], { realm: 'player' });
          scope.mention('enchanted', ['enchanted', sort]);
          return [{ when: 'step begins', step, whose: 'controller of enchanted' }];
        },
      ),
    ),
  ),
  // A player who was chosen as the permanent came into play.
  rule('static', 'as ~ enters the battlefield , choose an opponent', () => [
    { kind: 'enters', choosing: 'opponent' },
  ]),
  ...STEPS.map(([name, step]) =>
    rule('event', `at the beginning of the chosen player 's ${name}`, (_, scope) => {
      scope.mention('event', ['player'], { realm: 'player' });
      return [{ when: 'step begins', step, whose: 'chosen player' }];
    }),
  ),
  rule('static', "the chosen player 's maximum hand size is <number>", ({ number }) => [
    { kind: 'static', effect: { maximumHandSize: number, who: 'chosen player' } },
  ]),
  // Less than nothing is nothing.
  rule('measure', 'the number of cards in their hand', (_, scope) => ({
    count: words.cardsIn('hand', scope.back('their', isPlayer).reference),
  })),
  rule('measure', '<number> minus <measure:other>', ({ number, other }) => ({
    difference: [number, other],
  })),
  rule(
    'effect',
    '<later simple> , where x is <later measure> minus <number>',
    ({ simple, measure, number }, scope) => {
      scope.whereXIs({ difference: [measure(scope), number] });
      return simple(scope);
    },
  ),
  rule('object', 'the (creature|land|artifact|enchantment)', (_, scope) => {
    const { reference } = scope.back('the', (sorts) => sorts.includes('enchanted'));
    return reference;
  }),
  // One of two costs: who pays neither of them is asked for both.
  rule(
    'effect',
    '<simple> unless <player> (pays|pay) <mana> or <number> life',
    ({ simple, player, mana, number }) => [
      {
        do: 'pay',
        who: player,
        cost: { mana },
        otherwise: [{ do: 'pay', who: player, cost: { life: number }, otherwise: simple }],
      },
    ],
  ),
  rule(
    'sentence',
    'that player may pay <mana> . if the player does , <effect> .',
    ({ mana, effect }, scope) => ({
      effects: [
        {
          do: 'pay',
          who: scope.back('that player', isPlayer).reference,
          cost: { mana },
          then: effect,
        },
      ],
    }),
  ),
];

/** What happens in somebody's upkeep, and what keeps it from happening: "unless that player pays". */
import { rule, type Rule } from '../grammar/pattern.ts';

const STEPS = [
  ['upkeep', 'upkeep'],
  ['draw step', 'draw'],
  ['end step', 'end of turn'],
] as const;

const isPlayer = (sorts: readonly string[]): boolean => sorts.includes('player');

export const upkeeps: readonly Rule[] = [
  ...STEPS.flatMap(([words, step]) =>
    ['creature', 'land', 'artifact', 'permanent', 'enchantment'].map((sort) =>
      rule(
        'event',
        `at the beginning of the ${words} of enchanted ${sort} 's controller`,
        (_, scope) => {
          scope.mention('event', ['player'], { realm: 'player' });
          scope.mention('enchanted', ['enchanted', sort]);
          return [{ when: 'step begins', step, whose: 'controller of enchanted' }];
        },
      ),
    ),
  ),
  rule('object', 'the (creature|land|artifact|enchantment)', (_, scope) => {
    const { reference } = scope.back('the', (sorts) => sorts.includes('enchanted'));
    return reference;
  }),
  rule('effect', '<simple> unless they pay <mana>', ({ simple, mana }, scope) => [
    {
      do: 'pay',
      who: scope.back('they', isPlayer).reference,
      cost: { mana },
      otherwise: simple,
    },
  ]),
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
        { do: 'pay', who: scope.back('that player', isPlayer).reference, cost: { mana }, then: effect },
      ],
    }),
  ),
];

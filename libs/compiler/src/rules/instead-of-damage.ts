/** What happens instead of damage (6ED 419.7), or because of damage in combat. */
import type { Ability, Effects } from '@arbiter/cards';
import { rule, type Rule } from '../grammar/pattern.ts';
import { always } from './abilities.ts';
import { watched } from './events.ts';

const instead = (
  effect: Effects,
  more: { readonly once?: true; readonly instead?: true } = {},
): readonly Ability[] => [
  always({ replaces: { would: 'be dealt damage', what: 'self', effect, ...more } }),
];

export const insteadOfDamage: readonly Rule[] = [
  rule(
    'ability',
    'if damage would be dealt to ~ , prevent that damage . remove <counted> <counter name> counter from ~ .',
    // All damage of one time is prevented at once, for one removal.
    (slots) =>
      instead(
        [
          {
            do: 'removeCounters',
            what: 'self',
            counter: slots['counter name'],
            amount: slots.counted,
          },
        ],
        { once: true },
      ),
  ),
  rule(
    'ability',
    'if damage would be dealt to ~ , put that many <counter name> counters on it instead .',
    (slots) =>
      instead(
        [
          {
            do: 'putCounters',
            what: 'self',
            counter: slots['counter name'],
            amount: { bound: 'amount' },
          },
        ],
        { instead: true },
      ),
  ),
  ...watched('is dealt combat damage', (what, scope) => {
    scope.much({ bound: 'amount' });
    return [{ when: 'is dealt damage', what, combat: true }];
  }),
];

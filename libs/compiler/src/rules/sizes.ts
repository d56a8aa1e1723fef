/** Sizes that a text works out all the time: "this creature's power is equal to …". */
import type { Ability, Amount } from '@arbiter/cards';
import { rule, type Rule } from '../grammar/pattern.ts';

/** Initial values, which everything else applies to (6ED 214.5). */
const sized = (size: { readonly power?: Amount; readonly toughness?: Amount }): Ability => ({
  kind: 'static',
  effect: { modifies: 'self', by: { becomes: size } },
});

export const sizes: readonly Rule[] = [
  rule('static', "~ 's power and toughness are each equal to <measure>", ({ measure }) => [
    sized({ power: measure, toughness: measure }),
  ]),
  rule('static', "~ 's power is equal to <measure>", ({ measure }) => [sized({ power: measure })]),
  rule('static', "~ 's toughness is equal to <measure>", ({ measure }) => [
    sized({ toughness: measure }),
  ]),
];

/** Whether some ability says how large the card is, where a `*` stands for its size. */
export const saysSize = (abilities: readonly Ability[], side: 'power' | 'toughness'): boolean =>
  abilities.some(
    (ability) =>
      ability.kind === 'static' &&
      'modifies' in ability.effect &&
      ability.effect.modifies === 'self' &&
      ability.effect.by.becomes?.[side] !== undefined,
  );

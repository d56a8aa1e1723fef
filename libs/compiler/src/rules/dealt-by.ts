/** Creatures that the text's own object has dealt damage to in this turn. */
import { rule, type Rule } from '../grammar/pattern.ts';

export const dealtBy: readonly Rule[] = [
  rule('quality', 'dealt damage by ~ this turn', () => [{ is: 'was dealt damage by this' }]),
  rule('quality', 'dealt damage this turn by ~', () => [{ is: 'was dealt damage by this' }]),
];

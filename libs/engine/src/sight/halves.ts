import type { ManaCost } from '@arbiter/cards';
import type { Printed } from '../text/printed.ts';
import type { Sight } from './sight.ts';

/** What a split card is on the stack, with the half that this mode stands for; any other text as it is (TSP 505). */
export function halfOf(sight: Sight, printed: Printed, mode: number): Printed {
  const half = printed.definition.halves?.[mode];
  return half === undefined ? printed : sight.cards.printed(half.name, printed.text);
}

/** The mana costs that it has: a split card has those of both halves, anywhere but on the stack (TSP 505.5). */
export function costsOf(sight: Sight, { cost, definition, text }: Printed): readonly ManaCost[] {
  const { halves } = definition;
  return halves === undefined
    ? [cost]
    : halves.map(({ name }) => sight.cards.printed(name, text).cost);
}

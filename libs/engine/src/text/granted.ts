import type { CompiledAbility } from './printed.ts';

/** Abilities that an object has from elsewhere are numbered from here. */
const GRANTED_FROM = 1_000;

/** Abilities with some more that come from elsewhere, each with a number of its own on that object. */
export function granted(
  abilities: readonly CompiledAbility[],
  more: readonly CompiledAbility[],
): readonly CompiledAbility[] {
  let number = GRANTED_FROM + abilities.filter((one) => one.number >= GRANTED_FROM).length;
  return [...abilities, ...more.map((ability) => numbered(ability, number++))];
}

/** The same ability under another number; always the same object, so that it can be recognized. */
function numbered(ability: CompiledAbility, number: number): CompiledAbility {
  let byNumber = NUMBERED.get(ability);
  if (byNumber === undefined)
    NUMBERED.set(ability, (byNumber = new Map<number, CompiledAbility>()));
  let found = byNumber.get(number);
  if (found === undefined) byNumber.set(number, (found = { ...ability, number }));
  return found;
}

const NUMBERED = new WeakMap<CompiledAbility, Map<number, CompiledAbility>>();

import type { Filter } from '@arbiter/cards';
import { openEffect } from '../../reading/program.ts';
import { fits } from '../../sight/filters.ts';
import type { Sight } from '../../sight/sight.ts';
import { isPlayer, type ObjectId, type Seat } from '../../state/basics.ts';
import { choice, oneOf } from './choice.ts';

/** A source of damage, chosen on resolution (6ED 419.7c). */
export const chooseASource = choice({
  purpose: 'source',
  frames: ['resolve'],
  asks: 'chooseSource',
  among: ({ sight, frame }) =>
    oneOf(possibleSources(sight, openEffect(sight, frame, 'chooseSource').which, frame)),
});

/**
 * 6ED 419.7c: permanents, spells on the stack, and what something on the stack refers to, combat damage too. Where damage
 * waits, its source is named though it has left the stack or play (5ED Damage Prevention.1).
 */
export function possibleSources(
  sight: Sight,
  which: Filter,
  from: { readonly source: ObjectId; readonly controller: Seat },
): ObjectId[] {
  const found = new Set<ObjectId>(sight.game.battlefield);
  for (const id of sight.game.stack) {
    const { stack } = sight.object(id);
    // A spell is a source itself, combat damage has several, and the draw has none.
    if (stack === null) continue;
    if (stack.source !== 0) found.add(stack.source);
    for (const target of stack.targets.flat()) {
      if (!isPlayer(target)) found.add(target);
    }
  }
  for (const assignments of Object.values(sight.game.combatDamage)) {
    for (const { source, to } of assignments) {
      for (const one of [source, ...to.map(([recipient]) => recipient)]) {
        if (!isPlayer(one)) found.add(one);
      }
    }
  }
  for (const { proposed } of sight.game.held) {
    if (proposed.change.kind === 'damage') found.add(proposed.change.source);
  }
  return [...found].filter((id) => fits(sight, which, id, from));
}

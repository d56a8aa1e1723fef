import type { Filter } from '@arbiter/cards';
import { fits } from '../sight/filters.ts';
import type { Sight } from '../sight/sight.ts';
import { isPlayer, type ObjectId } from '../state/basics.ts';
import type { ResolveFrame } from '../state/frames.ts';
import { openEffect, type Run } from '../decide/stack/run.ts';
import type { EffectOf } from './meaning.ts';

/** 6ED 419.7c: the source is chosen on resolution. */
export function chooseSource(run: Run, effect: EffectOf<'chooseSource'>): boolean {
  const { work } = run;
  const options = possibleSources(work, effect.which, run);
  if (options.length === 0) return true;
  const answer = run.takeAnswer() as readonly ObjectId[] | null;
  const [source] = options.length === 1 ? options : (answer ?? []);
  if (source === undefined) {
    work.askToChoose(run.controller, 'source', 'chooseSource');
    return false;
  }
  run.bind(effect.as, source);
  return true;
}

/** 6ED 419.7c: permanents, spells on the stack, and what something on the stack refers to, combat damage too. */
function possibleSources(
  sight: Sight,
  which: Filter,
  from: { readonly source: ObjectId; readonly controller: 0 | 1 },
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
  return [...found].filter((id) => fits(sight, which, id, from));
}

/** The options of an open choice of a source. */
export function sourceOptions(sight: Sight, frame: ResolveFrame): ObjectId[] {
  return possibleSources(sight, openEffect<'chooseSource'>(sight, frame).which, frame);
}

import type { TargetSpec } from '@arbiter/cards';
import { targetsFor } from '../sight/filters.ts';
import type { Sight } from '../sight/sight.ts';
import type { ObjectId, Recipient } from '../state/basics.ts';
import type { ResolveFrame } from '../state/frames.ts';
import type { StackItem } from '../state/objects.ts';
import { objectsAmong, referTo } from '../reading/references.ts';
import { openEffect, textOnStack, type Run } from '../decide/stack/run.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** 6ED 415.2: the target changes only to another legal one; without one it stays. */
export function changeTarget(run: Run, { of }: EffectOf<'changeTarget'>): boolean {
  const [spell] = objectsAmong(referTo(run.work, of, run));
  if (spell === undefined) return true;
  run.bind('retargeted', spell);
  run.bind('retargetedAt', 0);
  return chooseTarget(run, spell, 0, false);
}

/** Copies a spell; the copy's targets may be chosen anew (6ED silent; TSP 503.10). */
export function copySpell(run: Run, { what, color }: EffectOf<'copySpell'>): boolean {
  const { work } = run;
  let copy = run.bindings.retargeted;
  if (typeof copy !== 'number') {
    const [original] = objectsAmong(referTo(work, what, run));
    const stack = original === undefined ? null : work.object(original).stack;
    if (original === undefined || stack === null) return true;
    copy = work.nextObject();
    work.emit('SpellCopied', 'copySpell', {
      object: copy,
      of: original,
      controller: run.controller,
      item: { ...stack, source: copy },
      colors: [color],
    });
    run.bind('retargeted', copy);
    run.bind('retargetedAt', 0);
  }
  const item = work.object(copy).stack as StackItem;
  const count = item.targets.flat().length;
  for (let at = run.bindings.retargetedAt as number; at < count; at++) {
    run.bind('retargetedAt', at);
    if (!chooseTarget(run, copy, at, true)) return false;
  }
  return true;
}

function chooseTarget(run: Run, spell: ObjectId, at: number, mayKeep: boolean): boolean {
  const { work } = run;
  const options = newTargets(work, spell, at, mayKeep);
  const answer = run.takeAnswer();
  const now = targetAt(work, spell, at);
  const chosen = options.length <= 1 ? (options[0] ?? now) : (answer as Recipient | null);
  if (chosen === null) {
    work.ask(run.controller, { kind: 'newTarget' }, 'changeTarget');
    return false;
  }
  if (chosen !== now) {
    const { stack } = work.object(spell);
    const targets = replaceAt((stack as StackItem).targets, at, chosen);
    work.emit('TargetsChanged', 'changeTarget', { object: spell, targets });
  }
  return true;
}

/** What a target of a spell may be changed to. */
function newTargets(sight: Sight, spell: ObjectId, at: number, mayKeep: boolean): Recipient[] {
  const object = sight.object(spell);
  const item = object.stack as StackItem;
  const index = item.targets.flatMap((group, i) => group.map(() => i))[at] as number;
  const group = item.targets[index] as readonly Recipient[];
  const { what } = textOnStack(sight, object).targets[index] as TargetSpec;
  const from = { source: spell, controller: object.controller };
  const others = targetsFor(sight, what, from).filter((one) => !group.includes(one));
  return mayKeep ? [targetAt(sight, spell, at), ...others] : others;
}

/** The options of an open choice of a new target. */
export function newTargetOptions(sight: Sight, frame: ResolveFrame): Recipient[] {
  const { retargeted, retargetedAt } = frame.bindings;
  const mayKeep = openEffect(sight, frame).do === 'copySpell';
  return newTargets(sight, retargeted as number, retargetedAt as number, mayKeep);
}

function targetAt(sight: Sight, spell: ObjectId, at: number): Recipient {
  return (sight.object(spell).stack as StackItem).targets.flat()[at] as Recipient;
}

function replaceAt(targets: StackItem['targets'], at: number, by: Recipient): StackItem['targets'] {
  let i = 0;
  return targets.map((group) => group.map((one) => (i++ === at ? by : one)));
}

const meaning: Meaning<EffectOf<'changeTarget'>> = { follow: changeTarget };
export default meaning;

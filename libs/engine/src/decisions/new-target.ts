import { targetsFor } from '../sight/targets.ts';
import type { Sight } from '../sight/sight.ts';
import type { ObjectId, Recipient } from '../state/basics.ts';
import { openEffect, textOnStack } from '../reading/program.ts';
import { progressOf } from '../state/progress.ts';
import { isRecipient } from './answers.ts';
import { decision } from './decision.ts';

/** What a target of a spell is changed to: another legal one (6ED 415.2); a copy may keep its own. */
export const newTarget = decision({
  kind: 'newTarget',
  frames: ['resolve'],
  asks: 'changeTarget',
  isAnswer: isRecipient,
  space({ sight, frame }) {
    const { spell, at } = progressOf(frame, 'newTargets');
    const mayKeep = openEffect(sight, frame, 'changeTarget', 'copySpell').do === 'copySpell';
    return { shape: 'oneOf', options: newTargets(sight, spell, at, mayKeep) };
  },
});

/** What the target of a spell at this place, counted over all its targets, may be changed to. */
export function newTargets(
  sight: Sight,
  spell: ObjectId,
  at: number,
  mayKeep: boolean,
): readonly Recipient[] {
  const object = sight.object(spell);
  const { targets } = textOnStack(sight, object);
  const groups = object.stack?.targets ?? [];
  const index = groups.flatMap((group, i) => group.map(() => i))[at];
  const [group, spec] = index === undefined ? [] : [groups[index], targets[index]];
  if (group === undefined || spec === undefined) return [];
  const from = { source: spell, controller: object.controller };
  // What has to be another one than this stays so.
  const taken = groups.filter((_, i) => i === index || targets[i]?.other === true).flat();
  const choices = { x: object.stack?.x ?? 0, targets: groups };
  const others = targetsFor(sight, spec, { ...from, choices }).filter(
    (one) => !taken.includes(one),
  );
  const now = groups.flat()[at];
  return mayKeep && now !== undefined ? [now, ...others] : others;
}

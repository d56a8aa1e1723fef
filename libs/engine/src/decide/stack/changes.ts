import { answerTo } from '../../decisions/decision.ts';
import { orderInGraveyard, orderOfDamage } from '../../decisions/order.ts';
import { replacement } from '../../decisions/replacement.ts';
import type { ProposedChange } from '../../state/changes.ts';
import { NO_CHOICES } from '../../state/choices.ts';
import type { ChangesFrame } from '../../state/frames.ts';
import { arranged } from '../../replacing/arrange.ts';
import { inOrderOf, shieldOf } from '../../replacing/shared-shield.ts';
import { arrange, settle } from '../happening/carry-out-group.ts';
import type { Progress } from '../progress.ts';
import type { Work } from '../work.ts';
import { startResolving } from './resolve.ts';

/** Goes on with a group after its replacement was chosen, or with what is done in place of its changes. */
export function advanceChanges(work: Work, frame: ChangesFrame): void {
  const { changes, at } = frame;
  if (changes.every(({ change }) => change.kind === 'instead')) {
    doInstead(work, changes, at);
    return;
  }
  if (frame.arranging !== undefined) {
    const order = answerTo(frame, orderInGraveyard) ?? [];
    const left = frame.arranging === 0 ? ([1] as const) : [];
    finishIf(work, arrange(work, arranged(changes, order), left, true));
    return;
  }
  // Whose damage is prevented first is an order of objects; which replacement applies is a word.
  const shield = shieldOf(work, frame.inOrder?.at(-1) ?? 0);
  if (shield !== undefined && frame.answer !== null && orderOfDamage.isAnswer(frame.answer)) {
    const inOrder = inOrderOf(work, shield, frame, frame.answer);
    finishIf(work, settle(work, { ...frame, changes: inOrder }, null, true));
    return;
  }
  finishIf(work, settle(work, frame, answerTo(frame, replacement), true));
}

function finishIf(work: Work, progress: Progress): void {
  if (progress === 'done') work.emit('FramePopped', 'replacement', { result: true });
}

/** Follows the instructions that replace changes of a group, one after the other. */
function doInstead(work: Work, changes: readonly ProposedChange[], at: number): void {
  const next = changes[at];
  if (next?.change.kind !== 'instead') {
    work.emit('FramePopped', 'replacement', { result: true });
    return;
  }
  const { ability, source, seat, bindings } = next.change;
  work.emit('FrameMoved', 'replacement', { at: at + 1 });
  startResolving(work, {
    kind: 'resolve',
    object: 0,
    source,
    controller: seat,
    ability,
    at: 0,
    choices: NO_CHOICES,
    bindings,
    answer: null,
    // 6ED 419.6a: what has replaced the event doesn't replace what it has become again.
    met: next.met,
  });
}

import type { CitedTopic } from '../../rules/citations.ts';
import type { Batches } from './question.ts';
import type { ObjectId } from '../../state/basics.ts';
import type { ProposedChange } from '../../state/changes.ts';
import { seriesSince } from '../../state/series.ts';
import { isInPreventionStep } from '../../sight/windows.ts';
import type { Work } from '../../decide/work.ts';

/**
 * Makes a change wait.
 * @param absorbed whether the prevention step that is open takes it in (5ED Damage Prevention.11)
 * @returns the object that stands for it.
 */
export function hold(
  work: Work,
  proposed: ProposedChange,
  timing: Batches,
  absorbed = false,
): ObjectId {
  const { stack } = work.game;
  const by = stack[stack.length - 1] ?? 0;
  const lump = sameSource(work, proposed, timing, by, absorbed);
  if (lump !== undefined) {
    const { object, amount } = lump;
    work.emit('HeldDamageChanged', 'lumpOfDamage', { object, amount });
    return object;
  }
  const object = work.nextObject();
  const facts = { object, proposed, by };
  const topic = topicOfWaiting(proposed);
  work.emit('ChangeHeld', topic, absorbed ? { ...facts, absorbed } : facts);
  return object;
}

function topicOfWaiting({ change }: ProposedChange): CitedTopic {
  if (change.kind === 'damage') return 'preventionStep';
  return change.kind === 'destroy' && change.becauseLethal === true
    ? 'lethalDamageWaits'
    : 'destructionStep';
}

/**
 * What one source assigns to one recipient is one lump: within a step (5ED Damage Prevention.3), or, where a whole
 * batch shares the step, by one and the same effect (4ED activation-costs.3).
 */
function sameSource(
  work: Work,
  { change }: ProposedChange,
  { damageWaits }: Batches,
  by: ObjectId,
  absorbed: boolean,
): { readonly object: ObjectId; readonly amount: number } | undefined {
  if (change.kind !== 'damage') return undefined;
  const since = seriesSince(work.game);
  for (const held of work.game.held) {
    // What a series plays is no part of the step that it follows (5ED Triggered Abilities.5, .6).
    if (held.object < since) continue;
    const other = held.proposed.change;
    if (other.kind !== 'damage' || other.source !== change.source || other.to !== change.to)
      continue;
    // What an open step is about already is no lump with damage that waits for another one.
    if (isInPreventionStep(work, held.object) !== absorbed) continue;
    if (damageWaits.joins(held, by)) {
      return { object: held.object, amount: other.amount + change.amount };
    }
  }
  return undefined;
}

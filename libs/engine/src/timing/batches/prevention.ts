import type { Batches } from './question.ts';
import { isPlayer, type ObjectId } from '../../state/basics.ts';
import type { HeldChange, ProposedChange } from '../../state/changes.ts';
import type { Window } from '../../state/frames.ts';
import type { Sight } from '../../sight/sight.ts';
import { carryOutGroup } from '../../decide/happening/carry-out-group.ts';
import type { Work } from '../../decide/work.ts';
import { seriesSince } from '../../state/series.ts';
import { hold } from './hold.ts';
import { meetWhatPrevents, meetWhatRedirects, redirectExcess } from './meet.ts';
import { hasLethalDamage } from './lethal-damage.ts';
import { proposeInBatches } from './propose.ts';

/** What a prevention step is for. */
export interface Due {
  /** The changes that wait. */
  readonly held: readonly ObjectId[];
  /** What is on the way to the graveyard besides, and waits from now on. */
  readonly dying: readonly ProposedChange[];
}

/** What has its prevention step now; undefined if nothing has. */
export function dueForPrevention(work: Work, batchDone: boolean, timing: Batches): Due | undefined {
  const since = seriesSince(work.game);
  const now = work.game.held.filter(
    (one) =>
      one.object >= since &&
      // 4ED damage-prevention.1: a destroying spell has a step of its own; .2: damage waits for the whole batch.
      (!isForDamage(one) || timing.damageWaits.isDue(batchDone)),
  );
  const destroyed = now.filter((one) => !isForDamage(one));
  // Nothing is on the way to the graveyard twice: what is destroyed has its step before lethal damage is looked for.
  if (destroyed.length > 0) return { held: destroyed.map(({ object }) => object), dying: [] };
  const dying = timing.regeneration.dying(work, batchDone);
  if (now.length + dying.length === 0) return undefined;
  return { held: now.map(({ object }) => object), dying };
}

/** Opens the prevention step for what is due. */
export function openPrevention(work: Work, due: Due, timing: Batches): void {
  const objects = [...due.held, ...due.dying.map((change) => hold(work, change, timing))];
  const window: Window = { for: 'prevention', base: work.game.stack.length, objects };
  const seat = work.game.turn.active;
  work.push({ kind: 'priority', seat, passes: 0, window }, 'preventionStep');
  meetWhatPrevents(work, objects, timing);
}

/** The step is over: what is left of it happens, as one event (5ED Damage Prevention.8). */
export function closePrevention(
  work: Work,
  window: Extract<Window, { for: 'prevention' }>,
  timing: Batches,
): void {
  const inStep = (): readonly HeldChange[] =>
    work.game.held.filter(({ object }) => window.objects.includes(object));
  if (inStep().length > 0) {
    meetWhatRedirects(work, window.objects, timing);
    redirectExcess(work, inStep(), timing);
    const { held } = work.game;
    const due = inStep();
    const happens = due
      .map(({ proposed }) => dealtBy(proposed, work.rules.cite.damageAfterPrevention))
      .filter((one) => isStillDue(work, one, held));
    const objects = due.map(({ object }) => object);
    work.emit('HeldChangesReleased', 'preventionStep', { objects });
    carryOutGroup(work, happens);
    return;
  }
  const changes = timing.regeneration.afterPrevention(work);
  if (changes.length > 0) proposeInBatches(work, changes, timing);
  else work.emit('FramePopped', 'preventionStep', {});
}

function dealtBy(proposed: ProposedChange, rule: string): ProposedChange {
  return proposed.change.kind === 'damage' ? { ...proposed, rule } : proposed;
}

function isForDamage({ proposed }: HeldChange): boolean {
  return proposed.change.kind === 'damage';
}

/** What was on the way only because of damage stays if enough of it was prevented. */
function isStillDue(
  sight: Sight,
  { change }: ProposedChange,
  held: readonly HeldChange[],
): boolean {
  if (change.kind === 'damage') {
    return change.amount > 0 && (isPlayer(change.to) || sight.inPlay(change.to));
  }
  if (change.kind !== 'destroy' || change.becauseLethal !== true) return true;
  return sight.inPlay(change.object) && hasLethalDamage(sight, change.object, held);
}

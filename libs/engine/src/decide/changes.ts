import { isPlayer } from '../state/basics.ts';
import type { Change, ProposedChange, ReplacementKey } from '../state/changes.ts';
import type { ChangesFrame } from '../state/frames.ts';
import { applicable, contradict, damageFactorOf, replace } from './replacements.ts';
import { endTheGame } from './ending.ts';
import { moveObject } from './moves.ts';
import { removeFromCombat } from './turn/removed-from-combat.ts';
import { atOnce } from './triggers.ts';
import { proposeInBatches } from './timing/propose.ts';
import type { Work } from './work.ts';

/**
 * A group of changes that happen at once. Everything about it is chosen before its first event; if that needs an
 * answer, a frame waits for it and `false` comes back, and the frame below goes on once the group has happened.
 */
export function propose(work: Work, changes: readonly ProposedChange[]): boolean {
  const { timing } = work.rules;
  return timing.kind === 'stack'
    ? settle(work, changes, 0, null)
    : proposeInBatches(work, changes, timing);
}

/** The group happens now, whatever could have been done about it before. */
export function carryOutGroup(work: Work, changes: readonly ProposedChange[]): boolean {
  return settle(work, changes, 0, null);
}

/** Goes on with a group after its replacement was chosen. */
export function advanceChanges(work: Work, frame: ChangesFrame): void {
  const chosen = frame.answer as ReplacementKey | null;
  if (settle(work, frame.changes, frame.at, chosen)) {
    work.emit('FramePopped', 'replacement', { result: true });
  }
}

function settle(
  work: Work,
  changes: readonly ProposedChange[],
  from: number,
  chosen: ReplacementKey | null,
): boolean {
  const settled = changes.slice();
  let answer = chosen;
  for (let i = from; i < settled.length; i++) {
    for (;;) {
      const proposed = settled[i] as ProposedChange;
      const keys = applicable(work, proposed, settled);
      if (keys.length === 0) break;
      let next = keys[0] as ReplacementKey;
      if (answer !== null) {
        next = answer;
        answer = null;
      } else if (keys.length > 1 && contradict(work, proposed, keys)) {
        const seat = work.rules.replacementOrder.chooser(work, proposed.change);
        if (work.top()?.kind === 'changes') work.emit('FramePopped', 'replacement', {});
        work.push({ kind: 'changes', changes: settled, at: i, answer: null }, 'replacement');
        work.ask(seat, { kind: 'replacement' }, 'replacementChoice');
        return false;
      }
      settled[i] = replace(work, proposed, next);
    }
  }
  carryOut(work, settled);
  return true;
}

function carryOut(work: Work, changes: readonly ProposedChange[]): void {
  const losers = changes.flatMap(({ change }) => (change.kind === 'lose' ? [change] : []));
  atOnce(work, () => {
    for (const proposed of changes) happen(work, proposed);
  });
  if (losers.length > 0) endTheGame(work, losers);
}

function happen(work: Work, { change, met, rule }: ProposedChange): void {
  switch (change.kind) {
    case 'damage':
      dealDamage(work, change, met, rule);
      break;
    case 'destroy':
      if (work.inPlay(change.object)) moveObject(work, change.object, 'graveyard', 'destroy', rule);
      break;
    case 'putIntoGraveyard':
      if (work.inPlay(change.object)) {
        moveObject(work, change.object, 'graveyard', change.cause, rule);
      }
      break;
    case 'discard':
      moveObject(work, change.object, 'graveyard', 'discard', rule);
      break;
    case 'cease':
      work.emitBy('ObjectCeased', rule, { object: change.object });
      break;
    case 'regenerate':
      work.emit('EffectEnded', 'regeneration', { effect: change.effect });
      removeFromCombat(work, change.object, 'regeneration');
      work.emit('Regenerated', 'regeneration', { object: change.object });
      break;
    case 'prevented': {
      const { source, to, amount } = change.damage;
      work.emit('EffectEnded', 'prevention', { effect: change.effect });
      work.emit('DamagePrevented', 'prevention', { source, to, amount, effect: change.effect });
      break;
    }
    case 'notDealt': {
      const { source, to, amount } = change.damage;
      work.emit('DamageNotDealt', 'replacement', { source, to, amount, effect: change.effect });
      break;
    }
    case 'lose':
      work.emitBy('PlayerLost', rule, { seat: change.seat, reason: change.reason });
      break;
    default:
      change satisfies never;
  }
}

function dealDamage(
  work: Work,
  { source, to, amount, combat }: Extract<Change, { kind: 'damage' }>,
  met: readonly ReplacementKey[],
  rule: string,
): void {
  if (amount <= 0 || (!isPlayer(to) && !work.inPlay(to))) return;
  for (const key of met) {
    const [kind, id] = key.split(' ') as [string, string];
    if (kind === 'static') {
      const cause = Number(id);
      const by = damageFactorOf(work, cause);
      work.emit('DamageMultiplied', 'replacement', { source, to, by, cause });
    }
  }
  work.emitBy('DamageDealt', rule, { source, to, amount, combat });
}

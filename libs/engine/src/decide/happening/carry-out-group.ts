import { isPlayer, opponentOf, seatOf, type ObjectId } from '../../state/basics.ts';
import type { ProposedChange } from '../../state/changes.ts';
import {
  keyOfReplacement,
  replacementOf,
  type ReplacementEffect,
  type ReplacementKey,
} from '../../state/replacement-key.ts';
import type { ChangesFrame } from '../../state/frames.ts';
import { cardsToArrange } from '../../replacing/arrange.ts';
import { drawCard } from './draw-card.ts';
import { endTheGame } from './ending.ts';
import { moveObject } from './moves.ts';
import { applicable, contradict, optionalAmong, replace } from '../../replacing/replacements.ts';
import { shieldToShare } from '../../replacing/shared-shield.ts';
import { lifeLostBy } from '../../replacing/damage-leaves.ts';
import { shuffleLibrary } from './shuffle.ts';
import { atOnce } from './triggers.ts';
import { removeFromCombat } from './remove-from-combat.ts';
import type { Progress } from '../progress.ts';
import { orderInGraveyard, orderOfDamage } from '../../decisions/order.ts';
import { replacement } from '../../decisions/replacement.ts';
import type { Work } from '../work.ts';

/**
 * The group happens now, whatever could have been done about it before. Everything about it is chosen before its
 * first event; if that needs an answer, a frame waits for it.
 * The frame below goes on once the group has happened.
 */
export function carryOutGroup(work: Work, changes: readonly ProposedChange[]): Progress {
  // As where a cost is nothing but mana.
  return changes.length === 0 ? 'done' : settle(work, { changes, at: 0 }, null, false);
}

/**
 * Replaces what of the group is replaced, from its next change on, and carries it out.
 * @param chosen the answer to the open question of which replacement applies
 * @param inFrame whether the group waits on the agenda already
 */
export function settle(
  work: Work,
  { changes, at, inOrder = [] }: Pick<ChangesFrame, 'changes' | 'at' | 'inOrder'>,
  chosen: ReplacementKey | null,
  inFrame: boolean,
): Progress {
  const settled = changes.slice();
  let answer = chosen;
  const waitAt = (i: number, shields: readonly number[]): void => {
    if (inFrame) work.emit('FramePopped', 'replacement', {});
    const open: ChangesFrame = { kind: 'changes', changes: settled, at: i, answer: null };
    const frame = shields.length === 0 ? open : { ...open, inOrder: shields };
    work.push(frame, 'replacement');
  };
  for (let i = at; i < settled.length; i++) {
    for (;;) {
      const proposed = settled[i] as ProposedChange;
      const effects = applicable(work, proposed, settled);
      if (effects.length === 0) break;
      const shared = shieldToShare(work, { changes: settled, at: i, inOrder }, effects);
      if (shared !== undefined) {
        waitAt(i, [...inOrder, shared.id]);
        orderOfDamage.ask(work, work.rules.replacementOrder.chooser(work, proposed.change), {
          of: 'damage',
        });
        return 'waits';
      }
      const optional = optionalAmong(work, proposed, effects);
      let next = effects[0] as ReplacementEffect;
      if (answer !== null) {
        const named = replacementOf(answer);
        answer = null;
        if (named === null) {
          const left = optional.map(keyOfReplacement);
          settled[i] = { ...proposed, met: [...proposed.met, ...left] };
          continue;
        }
        next = named;
      } else if (
        optional.length > 0 ||
        (effects.length > 1 && contradict(work, proposed, effects))
      ) {
        const seat = work.rules.replacementOrder.chooser(work, proposed.change);
        waitAt(i, inOrder);
        replacement.ask(work, seat, {});
        return 'waits';
      }
      settled.splice(i, 1, ...replace(work, proposed, next, settled));
    }
  }
  return arrange(work, settled, [0, 1], inFrame);
}

/** The owner of several cards that go to a graveyard at once says in which order, the active player first. */
export function arrange(
  work: Work,
  changes: readonly ProposedChange[],
  players: readonly (0 | 1)[],
  inFrame: boolean,
): Progress {
  const { active } = work.game.turn;
  for (const arranging of players) {
    const seat = arranging === 0 ? active : opponentOf(active);
    if (cardsToArrange(work, changes, seat).length === 0) continue;
    if (inFrame) work.emit('FramePopped', 'replacement', {});
    const at = changes.length;
    work.push({ kind: 'changes', changes, at, answer: null, arranging }, 'replacement');
    orderInGraveyard.ask(work, seat, { of: 'graveyard' });
    return 'waits';
  }
  return carryOut(work, changes, inFrame);
}

/** All of it happens; then instructions may have to be followed in place of something. */
function carryOut(work: Work, changes: readonly ProposedChange[], inFrame: boolean): Progress {
  const losers = changes.flatMap(({ change }) => (change.kind === 'lose' ? [change] : []));
  atOnce(work, () => {
    for (const proposed of changes) happen(work, proposed);
  });
  endTheGame(work, losers);
  const instead = changes.filter(({ change }) => change.kind === 'instead');
  // Who loses does so with the rest of the group: nothing is done in a game that is over.
  if (instead.length === 0 || work.game.outcome !== null) return 'done';
  if (inFrame) work.emit('FramePopped', 'replacement', {});
  work.push({ kind: 'changes', changes: instead, at: 0, answer: null }, 'replacement');
  return 'waits';
}

/** Newer than TSP: a source with wither puts -1/-1 counters on a creature in place of damage that stays on it. */
function dealDamage(
  work: Work,
  { source, to, amount, combat }: Extract<ProposedChange['change'], { kind: 'damage' }>,
  rule: string,
): void {
  const withers = !isPlayer(to) && work.isCreature(to) && work.hasKeyword(source, 'wither');
  const lifeLost = isPlayer(to) ? lifeLostBy(work, seatOf(to), amount) : amount;
  work.emitBy('DamageDealt', rule, {
    ...{ source, to, amount, combat },
    ...(withers ? { asCounters: true } : {}),
    ...(lifeLost === amount ? {} : { lifeLost }),
  });
  if (withers && amount > 0) {
    work.emit('CountersChanged', 'counters', { object: to, counter: '-1/-1', by: amount });
  }
}

function happen(work: Work, { change, rule, telling = [] }: ProposedChange): void {
  for (const { type, rule: by, ...facts } of telling) work.emitBy(type, by, facts as never);
  switch (change.kind) {
    case 'damage':
      dealDamage(work, change, rule);
      break;
    case 'destroy':
      if (work.inPlay(change.object)) moveObject(work, change.object, 'graveyard', 'destroy', rule);
      break;
    case 'putIntoGraveyard':
      if (isThere(work, change.object)) {
        moveObject(work, change.object, 'graveyard', change.cause, rule);
      }
      break;
    case 'discard':
      moveObject(work, change.object, 'graveyard', 'discard', rule);
      break;
    case 'move': {
      if (!isThere(work, change.object)) break;
      const { owner } = work.object(change.object);
      moveObject(work, change.object, change.to, change.cause, rule);
      if (change.shuffled) shuffleLibrary(work, owner);
      break;
    }
    case 'draw':
      drawCard(work, change.seat, rule);
      break;
    case 'gainLife': {
      const { seat, amount } = change;
      if (amount > 0) work.emitBy('LifeGained', rule, { seat, amount });
      break;
    }
    case 'cease':
      work.emitBy('ObjectCeased', rule, { object: change.object });
      break;
    case 'unattach':
      work.emitBy('EnchantmentMoved', rule, { object: change.object, to: 0 });
      break;
    case 'removePairs':
      for (const counter of ['+1/+1', '-1/-1']) {
        const { object, pairs } = change;
        work.emitBy('CountersChanged', rule, { object, counter, by: -pairs });
      }
      break;
    case 'regenerate':
      work.emit('EffectEnded', 'regeneration', { effect: change.effect });
      removeFromCombat(work, change.object, 'regeneration');
      if (!work.object(change.object).tapped) {
        work.emit('PermanentTapped', 'regeneration', { object: change.object });
      }
      work.emit('Regenerated', 'regeneration', { object: change.object });
      break;
    case 'lose':
      work.emitBy('PlayerLost', rule, { seat: change.seat, reason: change.reason });
      break;
    case 'nothing':
    case 'instead':
      break;
  }
}

/** Not gone by the same event already. */
const isThere = (work: Work, object: ObjectId): boolean => work.object(object).zone !== null;

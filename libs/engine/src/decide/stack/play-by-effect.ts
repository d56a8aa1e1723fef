import type { NamedCost } from '@arbiter/cards';
import { canBePlayedFor } from '../../options/legal.ts';
import { landIllegalityInTurn } from '../../options/playable.ts';
import type { ObjectId, Seat } from '../../state/basics.ts';
import type { Progress } from '../progress.ts';
import type { Work } from '../work.ts';
import { announceSpell } from './begin-announcing.ts';
import { landComesIntoPlay } from './land.ts';

/** Its owner plays a card while something resolves, for the cost that a keyword names, if that is possible. */
export function playByEffect(work: Work, card: ObjectId, cost: NamedCost): Progress {
  const { owner } = work.object(card);
  if (!canBePlayedFor(work, owner, card, cost)) return 'done';
  work.saveProgress();
  announceSpell(work, owner, card, null);
  return 'waits';
}

/** A player plays a card while something resolves, without paying its mana cost, if that is possible. */
export function playFreely(work: Work, seat: Seat, card: ObjectId): Progress {
  const object = work.object(card);
  if (work.printed(object).types.includes('Land')) {
    if (work.game.turn.active !== seat) return 'done';
    if (landIllegalityInTurn(work, seat, card) !== null) return 'done';
    work.saveProgress();
    const frame = landComesIntoPlay(work, object, { seat });
    if (frame !== null) work.push(frame, 'landNow');
    return 'waits';
  }
  return playSpellFreely(work, seat, card);
}

/** The same of what is no land; a copy of a card is played like a card (TSP 503.12). */
export function playSpellFreely(work: Work, seat: Seat, card: ObjectId): Progress {
  const { nextNumber: id, nextMoment: timestamp } = work.game;
  work.emit('EffectBegan', 'followInstructions', {
    effect: { kind: 'mayPlay', id, timestamp, thisTurn: true, objects: [card], seat, free: true },
  });
  const canBe = canBePlayedFor(work, seat, card, 'nothing');
  if (canBe) {
    const { zone } = work.object(card);
    work.saveProgress();
    // It can't be taken back: what lets it be played resolves meanwhile.
    announceSpell(work, seat, card, null, false, zone === 'exile' ? { from: zone } : {});
  }
  // The permission was for this time alone: what is on the stack by now is free.
  work.emit('EffectEnded', 'followInstructions', { effect: id });
  return canBe ? 'waits' : 'done';
}

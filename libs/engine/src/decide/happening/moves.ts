import type { Writable } from '@arbiter/kernel';
import type { Arrival, EventOf, MoveCause } from '../../events.ts';
import type { ObjectId, Zone } from '../../state/basics.ts';
import { isFaceDown } from '../../state/face-down.ts';
import { factsOf } from '../../sight/as-it-was.ts';
import type { AbilityRef, GameObject, LastKnown } from '../../state/objects.ts';
import { isExiledFromStack } from '../../sight/named-costs.ts';
import { handsShownBy, isShownInHand } from '../../sight/revealed.ts';
import { holds } from '../../reading/conditions.ts';
import { readFrom } from '../../reading/reading.ts';
import type { Work } from '../work.ts';
import { atOnce } from './triggers.ts';

/**
 * Moves an object to a zone, where it is a new object (6ED 217.8).
 * @returns the new object's id; 0 where a copy of a spell ceased to exist instead.
 */
export function moveObject(
  work: Work,
  id: ObjectId,
  to: Zone,
  cause: MoveCause,
  rule: string,
  arrival?: Arrival,
): ObjectId {
  const object = work.object(id);
  const where = isExiledFromStack(work, object) ? 'exile' : to;
  if (object.zone === null) throw new Error(`object ${String(id)} has moved already`);
  // A copy of a card goes on the stack as it is played (TSP 503.12), and nowhere else.
  if ((object.kind === 'copy' && to !== 'stack') || object.kind === 'ability') {
    work.emitBy('ObjectCeased', rule, { object: id });
    return 0;
  }
  if (isShownAsItGoes(object, where)) {
    work.emit('CardRevealed', 'faceDownShown', { object: id, to: 'all' });
  }
  const newId = work.nextObject();
  const lastKnown = lastKnownOf(work, object);
  const lingering = lingeringOf(work, object);
  const from = object.zone;
  const moved: Writable<EventOf<'ObjectMoved'>> = {
    type: 'ObjectMoved',
    rule,
    object: id,
    newId,
    from,
    to: where,
    cause,
  };
  if (lastKnown !== null) moved.lastKnown = lastKnown;
  if (arrival !== undefined) moved.arrival = arrival;
  work.record(moved);
  for (const ability of lingering) {
    const { nextNumber, nextMoment: timestamp } = work.game;
    const effect = { kind: 'lingering', thisTurn: true, source: id, ability } as const;
    work.emit('EffectBegan', 'duration', { effect: { ...effect, id: nextNumber, timestamp } });
  }
  showIfRevealed(work, newId);
  if (object.zone === 'outside') leaveMainGame(work, id);
  return newId;
}

/**
 * What has come into a subgame from outside is removed from the main game, if there is one; what that triggers there
 * waits with it (TSP 506.2, 506.5a).
 */
function leaveMainGame(work: Work, card: ObjectId): void {
  const main = work.mainGame();
  if (main === null) return;
  const rule = work.rules.cite.subgameBrings;
  atOnce(main, () => {
    const gone = moveObject(main, card, 'outside', 'effect', rule);
    main.emitBy('ObjectCeased', rule, { object: gone });
  });
  work.emitBy('MainGameChanged', rule, { card, events: main.events });
}

/** Static abilities of a permanent that go on for a while once it leaves play. */
function lingeringOf(work: Work, { id, zone }: GameObject): readonly AbilityRef[] {
  if (zone !== 'battlefield') return [];
  return work.abilities(id).flatMap(({ ability, ref }) => {
    if (ability.kind !== 'static' || ability.lingers === undefined) return [];
    const { asLongAs } = ability;
    const { controller } = work.object(id);
    return asLongAs === undefined || holds(work, asLongAs, readFrom(id, controller)) ? [ref] : [];
  });
}

/** What has come into a hand that is played with face up; or such hands, where what asks for that has come into play. */
function showIfRevealed(work: Work, id: ObjectId): void {
  // Each card that is drawn comes here: with no such card in the game nothing is looked at again for it.
  if (!work.cards.showsHands) return;
  const { zone } = work.object(id);
  if (zone === 'hand' && isShownInHand(work, id)) show(work, [id]);
  if (zone !== 'battlefield') return;
  for (const seat of handsShownBy(work, id)) show(work, work.game.players[seat].hand);
}

function show(work: Work, cards: readonly ObjectId[]): void {
  for (const object of cards) work.emit('CardRevealed', 'reveal', { object, to: 'all' });
}

/** TSP 504.6: what lay face down in play or on the stack is shown to all players as it goes elsewhere. */
const isShownAsItGoes = (object: GameObject, to: Zone): boolean =>
  isFaceDown(object) && to !== 'battlefield' && to !== 'stack' && to !== 'phasedOut';

/** What must be remembered of an object that leaves play or the stack, where it isn't as printed. */
function lastKnownOf(work: Work, object: GameObject): LastKnown | null {
  if (object.zone !== 'battlefield' && object.zone !== 'stack') return null;
  const now = work.characteristics(object.id);
  if (now === now.printed && object.flipped !== true) return null;
  return factsOf(work, object.id);
}

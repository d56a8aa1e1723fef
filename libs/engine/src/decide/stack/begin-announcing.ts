import type { ObjectId, Seat } from '../../state/basics.ts';
import { NO_CHOICES, stackItem } from '../../state/choices.ts';
import type { AnnounceFrame, AnnouncedChoices } from '../../state/frames.ts';
import type { AbilityRef } from '../../state/objects.ts';
import { playedFrom } from '../../sight/named-costs.ts';
import { permissionToPlay } from '../../sight/may-play.ts';
import { moveObject } from '../happening/moves.ts';
import type { Work } from '../work.ts';

/** Begins to announce a spell: it goes on the stack at once (6ED 409.1a), face down if it is played so (TSP 502.26b). */
export function announceSpell(
  work: Work,
  seat: Seat,
  card: ObjectId,
  brought: AnnouncedChoices | null,
  faceDown = false,
): void {
  const object = work.nextObject();
  const frame = blankFrame(seat, object, object, null, brought);
  const { zone } = work.object(card);
  const permission =
    brought !== null && isOwnWay(work, card, brought) ? null : permissionToPlay(work, seat, card);
  const isElsewhere = zone === 'graveyard' || zone === 'exile' || zone === 'library';
  const from = isElsewhere && permission === null ? { from: zone } : {};
  work.emit('AnnouncementBegan', 'announce', { frame: { ...frame, ...from } });
  moveObject(work, card, 'stack', 'play', work.rules.cite.announce, {
    controller: seat,
    stack: {
      ...stackItem(null, object, {}, false),
      ...(permission?.free === true ? { free: true as const } : {}),
    },
    ...(permission?.flashback === true ? { paid: 'flashback' } : {}),
    ...(faceDown ? { faceDown } : {}),
  });
}

/** Whether the card is played by a keyword of its own that lets it be played from where it is. */
function isOwnWay(work: Work, card: ObjectId, { alternative = 0 }: AnnouncedChoices): boolean {
  const { alternativeCosts } = work.printed(work.object(card)).definition;
  const cost = alternativeCosts?.[alternative - 1];
  return cost !== undefined && playedFrom(cost) === work.object(card).zone;
}

/** An announcement of which nothing has been said yet. */
export function blankFrame(
  seat: Seat,
  object: ObjectId,
  source: ObjectId,
  ability: AbilityRef | null,
  brought: AnnouncedChoices | null,
): Omit<AnnounceFrame, 'start'> {
  return {
    kind: 'announce',
    seat,
    at: 0,
    part: 0,
    choices: NO_CHOICES,
    brought,
    answer: null,
    played: [],
    payment: null,
    object,
    source,
    ability,
  };
}

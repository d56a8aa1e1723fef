import type { ObjectId, Seat } from '../../state/basics.ts';
import { NO_CHOICES, stackItem } from '../../state/choices.ts';
import type { AnnounceFrame, AnnouncedChoices } from '../../state/frames.ts';
import type { AbilityRef, Bindings, StackItem } from '../../state/objects.ts';
import type { CitedTopic } from '../../rules/citations.ts';
import type { CompiledAbility } from '../../text/printed.ts';
import { keptOf } from '../../sight/as-it-was.ts';
import { mentions } from '../../sight/mentions.ts';
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
  more: Pick<AnnounceFrame, 'pickedByAnswer' | 'from'> = {},
): void {
  const object = work.nextObject();
  const frame = blankFrame(seat, object, object, null, brought);
  const { zone } = work.object(card);
  const permission =
    brought !== null && isOwnWay(work, card, brought) ? null : permissionToPlay(work, seat, card);
  const isElsewhere = zone === 'graveyard' || zone === 'exile' || zone === 'library';
  const from = isElsewhere && permission === null ? { from: zone } : {};
  const isAsked =
    zone === 'hand' && mentions(work.printed(work.object(card)).definition, PLAYED_FROM);
  const remembered = work.rules.manaWhilePlaying.remembered(card);
  const rule = work.rules.cite.announce;
  const begun = { ...frame, ...from, ...remembered, ...more };
  work.record({ type: 'AnnouncementBegan', rule, frame: begun });
  moveObject(work, card, 'stack', 'play', work.rules.cite.announce, {
    controller: seat,
    stack: {
      ...stackItem(null, object, {}, false),
      ...(permission?.free === true ? { free: true as const } : {}),
      ...(isAsked ? { fromHand: true as const } : {}),
    },
    ...(permission?.flashback === true ? { paid: 'flashback' } : {}),
    ...(faceDown ? { faceDown } : {}),
  });
}

const PLAYED_FROM: ReadonlySet<unknown> = new Set(['playedFrom']);

/** Begins to announce an activated ability; only one that is no mana ability goes on the stack (6ED 411.1). */
export function announceAbility(
  work: Work,
  seat: Seat,
  source: ObjectId,
  { ref, isMana, activation }: CompiledAbility,
  brought: AnnouncedChoices | null,
  more: Pick<AnnounceFrame, 'pickedByAnswer'> = {},
): void {
  // Neither a mana ability nor a special action goes on the stack.
  const isAtOnce = isMana || activation?.special === true;
  const object = isAtOnce ? 0 : work.nextObject();
  const frame = blankFrame(seat, object, source, ref, brought);
  const rule = work.rules.cite.announce;
  work.record({ type: 'AnnouncementBegan', rule, frame: { ...frame, ...more } });
  if (!isAtOnce) putAbilityOnStack(work, seat, source, ref, false, {});
}

/** Puts a pseudospell on the stack (6ED 217.6b). @returns its id. */
export function putAbilityOnStack(
  work: Work,
  controller: Seat,
  source: ObjectId,
  ability: AbilityRef | null,
  triggered: boolean,
  bindings: Bindings,
  topic: CitedTopic = triggered ? 'triggerChoices' : 'announce',
  kept: Pick<StackItem, 'sourceWas'> = source === 0 ? {} : keptOf(work, source),
): ObjectId {
  const object = work.nextObject();
  const colors =
    source === 0 ? [] : work.rules.pseudospellColor(work.characteristics(source).colors);
  const item = { ...stackItem(ability, source, bindings, triggered), ...kept };
  const rule = work.rules.cite[topic];
  work.record({ type: 'AbilityPutOnStack', rule, object, controller, item, colors });
  return object;
}

/** A triggered ability on the stack makes its choices like an activated one, but costs nothing (6ED 410.4). */
export function announceTrigger(
  work: Work,
  seat: Seat,
  object: ObjectId,
  source: ObjectId,
  ability: AbilityRef,
): void {
  const frame = blankFrame(seat, object, source, ability, null);
  work.push({ ...frame, start: null }, 'triggerChoices');
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

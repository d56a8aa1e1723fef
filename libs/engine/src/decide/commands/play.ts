import { isManaToAnnounce } from '../../options/mana-to-announce.ts';
import type { CommandBody } from '../../commands.ts';
import type { Illegality } from '../../rules/illegality.ts';
import { optionsOf } from '../../decisions/index.ts';
import { decidedFirst } from '../../decisions/labels.ts';
import {
  abilityIllegality,
  cardElsewhere,
  landIllegality,
  spellIllegality,
} from '../../options/playable.ts';
import type { ObjectId, Seat } from '../../state/basics.ts';
import type { Decision } from '../../state/decisions.ts';
import type { AnnouncedChoices } from '../../state/frames.ts';
import type { GameObject } from '../../state/objects.ts';
import type { CompiledAbility } from '../../text/printed.ts';
import { asksForMana, takesOwnMana } from '../../paying/total-cost.ts';
import { openCost } from '../../paying/open-payment.ts';
import { announceAbility, announceSpell } from '../stack/begin-announcing.ts';
import { landComesIntoPlay } from '../stack/land.ts';
import { startResolving } from '../stack/resolve.ts';
import { isFaceDownCost, isPlayedFromGraveyard } from '../../sight/named-costs.ts';
import { mayBeFaceDown } from '../../sight/may-play.ts';
import { halfOf } from '../../sight/halves.ts';
import { FACE_DOWN } from '../../state/face-down.ts';
import { canOnlyBeFaceDown } from '../../options/legal.ts';
import { turnUpOf } from '../../sight/face-down.ts';
import { isSimpleManaAbility } from '../../paying/mana-budget.ts';
import { playManaAbility } from '../stack/mana-abilities.ts';
import { superfluousForAbility, superfluousForSpell } from '../../paying/unasked-choices.ts';
import { dutyNamed } from '../../options/duties.ts';
import { isUntapCost, joinedWith } from '../../sight/phase-costs.ts';
import { abilitiesAt, playersAbilities } from '../../sight/players-abilities.ts';
import { playWaiting } from '../stack/put-triggers.ts';
import type { Work } from '../work.ts';

type BodyOf<T extends CommandBody['type']> = Extract<CommandBody, { readonly type: T }>;

/** 6ED 214.9, 305.4: a special action that doesn't use the stack. */
export function playLand(
  work: Work,
  seat: Seat,
  { object: id, allowedBy }: BodyOf<'PlayLand'>,
): void {
  const card = cardElsewhere(work, seat, id) ?? cardInHand(work, seat, id);
  if (card === null) return;
  if (!work.printed(card).types.includes('Land')) {
    work.refuse('landNow', 'this isn’t a land', [id]);
    return;
  }
  const illegality = landIllegality(work, seat, id, allowedBy);
  if (illegality !== null) {
    work.refuseFor(illegality, [id]);
    return;
  }
  const played = { seat, ...(allowedBy === undefined ? {} : { allowedBy }) };
  const frame = landComesIntoPlay(work, card, played);
  if (frame !== null) startResolving(work, frame);
}

/** 6ED 409: with all answers at once. */
export function castSpell(work: Work, seat: Seat, body: BodyOf<'CastSpell'>): void {
  const { object } = body;
  const brought = broughtBy(body);
  if (isToBeFaceDown(work, seat, object, brought)) {
    castFaceDown(work, seat, object, brought);
    return;
  }
  if (!mayCast(work, seat, object)) return;
  const whole = work.printed(work.object(object));
  const half = halfOf(work, whole, brought.mode ?? 0);
  const asHalf = half === whole ? brought : { ...brought, mode: 0 };
  const topic = superfluousForSpell(asHalf, half);
  if (topic !== null) work.refuse(topic, UNASKED, [object]);
  else announceSpell(work, seat, object, brought);
}

/** Whether the command says that the card is played face down, and it may be from where it is. */
function isToBeFaceDown(
  work: Work,
  seat: Seat,
  card: ObjectId,
  { alternative = 0 }: AnnouncedChoices,
): boolean {
  if (!mayBeFaceDown(work, seat, card)) return false;
  const { alternativeCosts } = work.printed(work.object(card)).definition;
  const cost = alternativeCosts?.[alternative - 1];
  return cost !== undefined && isFaceDownCost(cost);
}

/** TSP 502.26b: it is turned face down first, and nothing that is printed on it counts from then on. */
function castFaceDown(work: Work, seat: Seat, card: ObjectId, brought: AnnouncedChoices): void {
  const faceDown = work.cards.printed(FACE_DOWN.name, []);
  const illegality = spellIllegality(work, seat, card, faceDown);
  // Its only way to be paid for is the first of the face-down spell.
  const asFaceDown = { ...brought, alternative: 1 };
  const topic = superfluousForSpell(asFaceDown, faceDown);
  if (illegality !== null) work.refuseFor(illegality, [card]);
  else if (topic !== null) work.refuse(topic, UNASKED, [card]);
  else announceSpell(work, seat, card, asFaceDown, true);
}

const UNASKED = 'a choice is made for it that it doesn’t ask for';

function mayCast(work: Work, seat: Seat, id: ObjectId): boolean {
  const card = cardToPlay(work, seat, id);
  if (card === null) return false;
  const printed = work.printed(card);
  if (printed.types.includes('Land')) {
    work.refuse('spellTypes', 'a land isn’t a spell', [id]);
    return false;
  }
  const illegality = spellIllegality(work, seat, id, printed);
  if (illegality !== null) work.refuseFor(illegality, [id]);
  return illegality === null;
}

/** An activated ability; a mana ability also while mana is being paid (6ED 411.2). */
export function activateAbility(
  work: Work,
  seat: Seat,
  decision: Decision,
  body: BodyOf<'ActivateAbility'>,
): void {
  const { object, ability: index } = body;
  if (decision.kind === 'priority' && playsDuty(work, seat, object, index)) return;
  const ability = abilityToPlay(work, seat, object, index);
  if (ability === null) return;
  const brought = broughtBy(body);
  if ((brought.times ?? 1) !== 1 && !work.rules.announcement.includes('times')) {
    work.refuse('announceTimes', 'each use must be announced and paid for separately', [object]);
    return;
  }
  const topic = superfluousForAbility(brought, ability);
  if (topic !== null) {
    work.refuse(topic, UNASKED, [object]);
    return;
  }
  if (decision.kind === 'payment' || decision.kind === 'pay') {
    const reason = manaIllegality(work, decision, object, ability);
    if (reason !== null) work.refuseFor(reason, [object]);
    else if (isSimpleManaAbility(work, object, ability)) playManaAbility(work, seat, object, index);
    else announceAbility(work, seat, object, ability, brought);
    return;
  }
  if (decision.kind !== 'priority') {
    work.refuse('needsPriority', decidedFirst(decision));
    return;
  }
  if (isSimpleManaAbility(work, object, ability)) playManaAbility(work, seat, object, index);
  else announceAbility(work, seat, object, ability, brought);
}

/** Plays what belongs to this phase, if that ability does (4ED phases.5). Nothing about it is said in advance. */
function playsDuty(work: Work, seat: Seat, object: ObjectId, index: number): boolean {
  const duty = dutyNamed(work, seat, object, index);
  if (duty === undefined) return false;
  const played = [duty, ...joinedWith(work, duty)];
  playWaiting(work, duty);
  for (const one of played) {
    if (!isUntapCost(work.cards.ability(one.ability))) continue;
    const trigger = { ...one, id: work.game.nextNumber };
    work.emit('AbilityTriggered', 'untapCost', { trigger });
  }
  return true;
}

/** What keeps an ability from being played for the mana that is asked for (6ED 411.2). */
function manaIllegality(
  work: Work,
  decision: Decision,
  object: ObjectId,
  ability: CompiledAbility,
): Illegality | null {
  const no = (reason: string): Illegality => ({ topic: 'manaAbilityWhen', reason });
  const { isMana, number, activation } = ability;
  const { refused } = work.rules.manaWhilePlaying;
  if (decision.kind === 'payment' && refused !== null) return refused;
  if (!isMana) return no('only mana abilities may be played now');
  const cost = openCost(work);
  if (cost === null || !asksForMana(cost)) return no('no mana is being asked for');
  if (takesOwnMana(cost, object, activation?.cost.sacrifice !== undefined)) {
    return { topic: 'pay', reason: 'the cost itself uses its source' };
  }
  if (isManaToAnnounce(work, cost, object, ability)) return null;
  const space = optionsOf(work, decision, cost.seat);
  const offered =
    space.shape === 'payment' &&
    space.sources.some((one) => one.object === object && one.ability === number);
  return offered ? null : no('there is nothing to pay for it with, or no target for it');
}

/** The choices that a command makes in advance. */
function broughtBy(brought: AnnouncedChoices): AnnouncedChoices {
  const { mode, x, targets, division, alternative, buyback, times, payment } = brought;
  return {
    ...(times === undefined ? {} : { times }),
    ...(mode === undefined ? {} : { mode }),
    ...(x === undefined ? {} : { x }),
    ...(targets === undefined ? {} : { targets }),
    ...(division === undefined ? {} : { division }),
    ...(alternative === undefined ? {} : { alternative }),
    ...(buyback === undefined ? {} : { buyback }),
    ...(payment === undefined ? {} : { payment }),
  };
}

/** 6ED 409.1, step by step. */
export function begin(work: Work, seat: Seat, body: BodyOf<'Begin'>): void {
  const { object, ability: index } = body;
  if (index === undefined) {
    const isInHand = work.game.players[seat].hand.includes(object);
    if (isInHand && canOnlyBeFaceDown(work, seat, object)) {
      announceSpell(work, seat, object, null, true);
    } else if (mayCast(work, seat, object)) announceSpell(work, seat, object, null);
    return;
  }
  if (playsDuty(work, seat, object, index)) return;
  const ability = abilityToPlay(work, seat, object, index);
  if (ability === null) return;
  if (isSimpleManaAbility(work, object, ability)) playManaAbility(work, seat, object, index);
  else announceAbility(work, seat, object, ability, null);
}

/** A card in the hand, or one in the graveyard that may be played from there (TSP 502.22a). */
function cardToPlay(work: Work, seat: Seat, id: ObjectId): GameObject | null {
  const isThere = work.game.players[seat].graveyard.includes(id);
  if (isThere && isPlayedFromGraveyard(work.printed(work.object(id)).definition)) {
    return work.object(id);
  }
  return cardElsewhere(work, seat, id) ?? cardInHand(work, seat, id);
}

/** The card, if it is in the seat's hand; what isn't gets one and the same refusal, whatever it is. */
function cardInHand(work: Work, seat: Seat, id: ObjectId): GameObject | null {
  if (work.game.players[seat].hand.includes(id)) return work.object(id);
  work.refuse('needsPriority', 'you have no such card in your hand', [id]);
  return null;
}

function abilityToPlay(
  work: Work,
  seat: Seat,
  id: ObjectId,
  index: number,
): CompiledAbility | null {
  const { hand, graveyard, exile } = work.game.players[seat];
  const isThere = work.inPlay(id) || [hand, graveyard, exile].some((zone) => zone.includes(id));
  if (!isThere && !playersAbilities(work).some(({ source }) => source === id)) {
    work.refuse('abilityInPlay', 'there is no such object to play an ability of', [id]);
    return null;
  }
  const ability = [...abilitiesAt(work, id), ...turnUpOf(work, id)].find(
    ({ number }) => number === index,
  );
  if (ability === undefined) {
    work.refuse('abilityInPlay', 'it has no such ability', [id]);
    return null;
  }
  const illegality = abilityIllegality(work, seat, id, ability);
  if (illegality !== null) {
    work.refuseFor(illegality, [id]);
    return null;
  }
  return ability;
}

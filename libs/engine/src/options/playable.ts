import type { CardType } from '@arbiter/cards';
import { allHold, holds } from '../reading/conditions.ts';
import { owesPhaseCost } from '../sight/phase-costs.ts';
import { isShutOff, worksTapped } from '../sight/shut-off.ts';
import { isAsInstant } from '../sight/named-costs.ts';
import type { Sight } from '../sight/sight.ts';
import { isSorceryTime } from '../sight/sorcery-time.ts';
import type { Illegality } from '../rules/illegality.ts';
import { stepNow } from '../sight/step-now.ts';
import { makesBatches } from '../sight/windows.ts';
import type { ObjectId, Seat } from '../state/basics.ts';
import type { GameObject } from '../state/objects.ts';
import type { CompiledAbility, Printed } from '../text/printed.ts';
import { canBeTappedForCost, canBeUntappedForCost } from '../paying/mana-budget.ts';
import { landsLeft } from '../statics/additional-lands.ts';
import { forbiddenBy } from '../statics/forbids.ts';
import { permissionToPlay } from '../sight/may-play.ts';
import { whoHas } from '../sight/players-abilities.ts';
import { isAsAnInstant, saidElsewhere } from '../statics/elsewhere.ts';
import { splitSecond } from '../statics/split-second.ts';
import { isUsedUp } from '../reading/uses.ts';
import { readFrom } from '../reading/reading.ts';

/** Types of what is played at any time (6ED 408.1; 5ED Timing Simplified.4). */
const FAST: readonly CardType[] = ['Instant', 'Interrupt', 'Mana Source'];

const isFastType = (type: CardType): boolean => FAST.includes(type);

/** What keeps a land from being played (6ED 305.4). */
export function landIllegality(
  sight: Sight,
  seat: Seat,
  object: ObjectId,
  allowedBy?: ObjectId,
): Illegality | null {
  if (!isSorceryTime(sight, seat)) {
    return makesBatches(sight) ? NO_LAND_IN_BATCH : NO_LAND_NOW;
  }
  return landIllegalityInTurn(sight, seat, object, allowedBy);
}

// Made once, as all that hinders whatever lies in a hand at nearly every time.
const NO_LAND_NOW: Illegality = {
  topic: 'landNow',
  reason: 'you may play a land only during your main phase while the stack is empty',
};
const NO_LAND_IN_BATCH: Illegality = {
  topic: 'landNow',
  reason: 'you may play a land only during your main phase, while no batch is being made',
};

/** The same, once it is time to play one: an effect may let a land be played while it resolves. */
export function landIllegalityInTurn(
  sight: Sight,
  seat: Seat,
  object: ObjectId,
  allowedBy?: ObjectId,
): Illegality | null {
  const left = landsLeft(sight, seat);
  if (allowedBy !== undefined && !left.allowedBy.includes(allowedBy)) {
    return { topic: 'landOnceATurn', reason: 'that doesn’t allow you another land this turn' };
  }
  if (allowedBy === undefined && !left.any) {
    return { topic: 'landOnceATurn', reason: 'you may not play another land this turn' };
  }
  if (forbiddenBy(sight, seat, 'playing lands', object) !== null) {
    return { topic: 'cantBeatsCan', reason: 'a permanent keeps you from playing this land' };
  }
  return null;
}

/** The card, if an effect lets the player play it from where it is, though that is not the hand. */
export function cardElsewhere(sight: Sight, seat: Seat, id: ObjectId): GameObject | null {
  const card = sight.game.objects[id] ?? null;
  return card !== null && permissionToPlay(sight, seat, id) !== null ? card : null;
}

/** What keeps an attack from being announced: where the turn has a step for it, there is nothing to announce. */
export function attackIllegality(sight: Sight, seat: Seat): Illegality | null {
  if (stepNow(sight)?.attackFrom !== true || !isSorceryTime(sight, seat)) return NO_ATTACK_NOW;
  return sight.game.turn.attacked === true ? NO_OTHER_ATTACK : null;
}

// Made once: where an attack is a step of the turn, this is asked whenever somebody has priority.
const NO_ATTACK_NOW: Illegality = {
  topic: 'attackDeclaration',
  reason: 'you can’t announce an attack now',
};
const NO_OTHER_ATTACK: Illegality = {
  topic: 'attackDeclaration',
  reason: 'you have already attacked this turn',
};

/** What keeps a spell from being played now, costs and targets aside. */
export function spellIllegality(
  sight: Sight,
  seat: Seat,
  object: ObjectId,
  printed: Printed,
): Illegality | null {
  if (printed.types.length === 0) return { topic: 'spellTypes', reason: 'this isn’t a spell' };
  const isFast =
    printed.types.some(isFastType) ||
    printed.definition.playedAs === 'Instant' ||
    saidElsewhere(sight, sight.object(object)).some(isAsAnInstant) ||
    printed.definition.alternativeCosts?.some(isAsInstant) === true;
  if (!isFast && !isSorceryTime(sight, seat)) {
    return makesBatches(sight) ? ONLY_FAST_EFFECTS : ONLY_INSTANTS;
  }
  const untimely =
    splitSecond(sight) ?? sight.rules.timing.notNow(sight, object, printed.modes, printed.types);
  if (untimely !== null) return untimely;
  if (forbiddenBy(sight, seat, 'playing spells', object) !== null) {
    return { topic: 'cantBeatsCan', reason: 'a permanent keeps you from playing this spell' };
  }
  const condition = printed.definition.playOnlyIf;
  if (condition !== undefined && !holds(sight, condition, readFrom(object, seat))) {
    return { topic: 'playRestriction', reason: 'its text doesn’t allow it now' };
  }
  return null;
}

const ONLY_INSTANTS: Illegality = {
  topic: 'timing',
  reason: 'outside your main phase, or while the stack isn’t empty, you may play only instants',
};
const ONLY_FAST_EFFECTS: Illegality = {
  topic: 'timing',
  reason: 'outside your main phase, or while a batch is being made, you may play only fast effects',
};

/** What keeps an activated ability from being played now, costs and targets aside. */
export function abilityIllegality(
  sight: Sight,
  seat: Seat,
  object: ObjectId,
  ability: CompiledAbility,
): Illegality | null {
  const { activation } = ability;
  if (activation === null) return notPlayed(ability);
  const hindrance = whoseIllegality(sight, seat, object, ability);
  if (hindrance !== null) return hindrance;
  const untimely =
    ability.isMana || activation.special
      ? null
      : (splitSecond(sight) ?? sight.rules.timing.notNow(sight, object, [ability], []));
  if (untimely !== null) return untimely;
  if (forbiddenBy(sight, seat, 'playing abilities', object, ability) !== null) {
    return { topic: 'cantBeatsCan', reason: 'a permanent forbids playing this ability' };
  }
  if (!allHold(sight, activation.onlyIf, object, seat)) {
    return { topic: 'abilityRestriction', reason: 'its text doesn’t allow it now' };
  }
  if (activation.timing === 'as its card') {
    const asSpell = spellIllegality(sight, seat, object, sight.printed(sight.object(object)));
    if (asSpell !== null) return asSpell;
  }
  if (activation.timing === 'Sorcery' && !isSorceryTime(sight, seat)) {
    return { topic: 'asThough', reason: 'it may be played only when you could play a sorcery' };
  }
  if (isUsedUp(sight, object, ability)) {
    return { topic: 'timesEachTurn', reason: 'it can’t be played again this turn' };
  }
  if (activation.cost.tap === true && !canBeTappedForCost(sight, object)) {
    return sight.object(object).tapped
      ? { topic: 'pay', reason: 'it is already tapped' }
      : { topic: 'summoningSick', reason: SICK };
  }
  if (activation.cost.untap === true && !canBeUntappedForCost(sight, object)) {
    return sight.object(object).tapped
      ? { topic: 'summoningSick', reason: SICK }
      : { topic: 'pay', reason: 'it is not tapped' };
  }
  return null;
}

/** What keeps a player from playing it because of whose it is, and where. */
function whoseIllegality(
  sight: Sight,
  seat: Seat,
  object: ObjectId,
  ability: CompiledAbility,
): Illegality | null {
  const { from, byOwner, byAnyone } = ability.activation as NonNullable<
    CompiledAbility['activation']
  >;
  const given = whoHas(sight, object, ability);
  if (given.length > 0) {
    return given.includes(seat)
      ? null
      : { topic: 'controllerPlaysAbility', reason: 'only the other player has this ability' };
  }
  const { zone, controller, owner } = sight.object(object);
  if (zone !== from) return ELSEWHERE[from];
  const whose = zone === 'battlefield' && !byOwner ? controller : owner;
  if (whose !== seat && !byAnyone) {
    return {
      topic: 'controllerPlaysAbility',
      reason: byOwner
        ? 'only its owner may play this ability'
        : 'only its controller may play its abilities',
    };
  }
  if (!sight.inPlay(object)) return null;
  if (isShutOff(sight, object, sight.characteristics(object).types) && !worksTapped(ability)) {
    return { topic: 'tappedArtifact', reason: 'a tapped artifact does nothing' };
  }
  return owesPhaseCost(sight, object)
    ? { topic: 'phaseCost', reason: 'its phase cost is not settled yet' }
    : null;
}

const SICK = 'you haven’t controlled this creature continuously since your turn began';

/** By where its abilities can be played. Made once: most abilities are looked at in another zone. */
const ELSEWHERE = {
  battlefield: {
    topic: 'abilityInPlay',
    reason: 'its ability can be played only while it is in play',
  },
  hand: {
    topic: 'abilityElsewhere',
    reason: 'its ability can be played only while it is in your hand',
  },
  graveyard: {
    topic: 'abilityElsewhere',
    reason: 'its ability can be played only while it is in your graveyard',
  },
  exile: {
    topic: 'abilityElsewhere',
    reason: 'its ability can be played only while it is removed from the game',
  },
} satisfies Readonly<Record<string, Illegality>>;

/** Abilities that nobody plays: they happen by themselves, or they just are. */
function notPlayed({ trigger }: CompiledAbility): Illegality {
  return trigger === null
    ? { topic: 'staticAbility', reason: 'static abilities can’t be played' }
    : { topic: 'triggersByItself', reason: 'triggered abilities can’t be played' };
}

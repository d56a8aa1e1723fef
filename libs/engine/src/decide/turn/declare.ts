import { opponentOf, type ObjectId } from '../../state/basics.ts';
import type { Sight } from '../../sight/sight.ts';
import type { OptionSpace } from '../../options/spaces.ts';
import type { StepAction } from './step-action.ts';

/** 6ED 308: the active player declares attackers, and is asked if any creature may attack. */
export const declareAttackers: StepAction = (work) => {
  if (work.game.combat === null) {
    if (attackSpace(work).attackers.length > 0) {
      work.ask(work.game.turn.active, { kind: 'attack' }, 'attackDeclaration');
      return 'waits';
    }
    work.emit('AttackersDeclared', 'noAttack', { bands: [] });
  }
  // 6ED 308.4: without attackers the rest of this step is skipped.
  return work.game.combat?.attackers.length === 0 ? 'stepIsOver' : 'done';
};

/** 6ED 309: the defending player declares blockers, and is asked if any creature may block. */
export const declareBlockers: StepAction = (work) => {
  if (work.game.combat?.blockersDeclared === true) return 'done';
  if (blockSpace(work).blockers.length > 0) {
    work.ask(opponentOf(work.game.turn.active), { kind: 'block' }, 'blockDeclaration');
    return 'waits';
  }
  work.emit('BlockersDeclared', 'blockDeclaration', { blocks: [] });
  return 'done';
};

/** Who may attack, and in which bands. */
export function attackSpace(sight: Sight): Extract<OptionSpace, { shape: 'attack' }> {
  const { active } = sight.game.turn;
  const attackers = sight.game.battlefield.filter(
    (id) =>
      sight.object(id).controller === active &&
      sight.isCreature(id) &&
      sight.rules.whoMayAttack(sight, id),
  );
  const banding = attackers.filter((id) => sight.hasKeyword(id, 'banding'));
  return { shape: 'attack', attackers, banding };
}

/** Who may block what. */
export function blockSpace(sight: Sight): Extract<OptionSpace, { shape: 'block' }> {
  const attackers = sight.game.combat?.attackers ?? [];
  const blockers: (readonly [ObjectId, readonly ObjectId[]])[] = [];
  for (const id of sight.game.battlefield) {
    if (!mayBlockAtAll(sight, id)) continue;
    const may = attackers.map(({ object }) => object).filter((one) => mayBlock(sight, id, one));
    if (may.length > 0) blockers.push([id, may]);
  }
  return { shape: 'block', blockers };
}

/** 6ED 309.1: an untapped creature of the defending player. */
export function mayBlockAtAll(sight: Sight, id: ObjectId): boolean {
  const object = sight.object(id);
  return object.controller !== sight.game.turn.active && !object.tapped && sight.isCreature(id);
}

/** Evasion abilities (6ED 501): flying, landwalk. */
export function mayBlock(sight: Sight, blocker: ObjectId, attacker: ObjectId): boolean {
  return evasionAgainst(sight, blocker, attacker) === null;
}

/** Which evasion ability keeps the blocker from blocking the attacker. */
export function evasionAgainst(
  sight: Sight,
  blocker: ObjectId,
  attacker: ObjectId,
): 'flying' | 'landwalk' | null {
  const { keywords } = sight.characteristics(attacker);
  if (keywords.includes('flying') && !sight.hasKeyword(blocker, 'flying')) return 'flying';
  const defender = sight.object(blocker).controller;
  for (const keyword of keywords) {
    if (!keyword.startsWith('landwalk ')) continue;
    const type = keyword.slice('landwalk '.length);
    if (controlsLandOfType(sight, defender, type)) return 'landwalk';
  }
  return null;
}

function controlsLandOfType(sight: Sight, seat: 0 | 1, type: string): boolean {
  return sight.game.battlefield.some((id) => {
    if (sight.object(id).controller !== seat) return false;
    const { types, subtypes } = sight.look().of(id);
    return types.includes('Land') && subtypes.includes(type);
  });
}

import { opponentOf, type ObjectId } from '../../state/basics.ts';
import type { Sight } from '../../sight/sight.ts';
import type { TurnFrame } from '../../state/frames.ts';
import type { OptionSpace } from '../../options/spaces.ts';
import type { Work } from '../work.ts';

/** 6ED 308: the active player declares attackers, and is asked if any creature may attack. */
export function declareAttackers(work: Work, frame: TurnFrame): void {
  const done = (): void => {
    const nobody = work.game.combat?.attackers.length === 0;
    // 6ED 308.4: without attackers the rest of this step is skipped.
    work.emit('StepActionDone', nobody ? 'noAttackers' : 'attackDeclaration', {
      action: nobody ? 2 : frame.action + 1,
    });
  };
  if (work.game.combat !== null) done();
  else if (attackSpace(work).attackers.length === 0) {
    work.emit('AttackersDeclared', 'attackDeclaration', { bands: [] });
    done();
  } else work.ask(work.game.turn.active, { kind: 'attack' }, 'attackDeclaration');
}

/** 6ED 309: the defending player declares blockers, and is asked if any creature may block. */
export function declareBlockers(work: Work, frame: TurnFrame): void {
  const done = (): void => {
    work.emit('StepActionDone', 'blockDeclaration', { action: frame.action + 1 });
  };
  if (work.game.combat?.blockersDeclared === true) done();
  else if (blockSpace(work).blockers.length === 0) {
    work.emit('BlockersDeclared', 'blockDeclaration', { blocks: [] });
    done();
  } else work.ask(opponentOf(work.game.turn.active), { kind: 'block' }, 'blockDeclaration');
}

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

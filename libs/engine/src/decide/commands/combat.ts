import { blocksAllowed, ignoredRequirement } from '../../spaces/block.ts';
import { keepsRestrictions } from '../../spaces/attack.ts';
import { admits } from '../../spaces/index.ts';
import { CombatRules } from '../../sight/combat-rules.ts';
import { isAffordable } from '../../spaces/declaration-cost.ts';
import { opponentOf, type ObjectId } from '../../state/basics.ts';
import { attackIllegality, attackSpace } from '../../decisions/attack.ts';
import { blockSpace, evasionAgainst, mayBlockAtAll } from '../../decisions/block.ts';
import { declareWhenPaid } from '../turn/pay-to-declare.ts';
import { atOnce } from '../happening/triggers.ts';
import type { Work } from '../work.ts';

/** 6ED 308: a legal set of attackers, tapped for it (6ED 308.2). */
export function declareAttackersCommand(work: Work, bands: readonly (readonly ObjectId[])[]): void {
  const space = attackSpace(work);
  const all = bands.flat();
  if (!admits(space, bands)) {
    refuseAttack(work, space, all);
    return;
  }
  const rules = new CombatRules(work);
  atOnce(work, () => {
    for (const object of all) {
      if (rules.some(object, 'attacksWithoutTapping').length > 0) continue;
      work.emit('PermanentTapped', 'attackTaps', { object });
    }
  });
  const { active: seat } = work.game.turn;
  const cost = space.terms?.cost;
  declareWhenPaid(work, { seat, creatures: all, attack: bands, block: null, cost });
}

function refuseAttack(
  work: Work,
  { attackers, terms }: ReturnType<typeof attackSpace>,
  all: readonly ObjectId[],
): void {
  const illegal = all.filter((id) => !attackers.includes(id));
  const [first] = illegal;
  if (first !== undefined) {
    const illegality = attackIllegality(work, first);
    if (illegality !== null) work.refuse(illegality.topic, illegality.reason, [first]);
    else work.refuse('attackDeclaration', 'it can’t be declared as an attacker', illegal);
  } else if (new Set(all).size < all.length) {
    work.refuse('attackDeclaration', 'a creature can attack only once', all);
  } else if (!isAffordable(terms?.cost, { creatures: all })) {
    work.refuse('attackCost', 'the attack can’t be paid for', all);
  } else if (terms !== undefined && !keepsRestrictions(terms, all)) {
    work.refuse('combatRestriction', 'these creatures can’t attack together like that', all);
  } else if (terms?.required.some((id) => !all.includes(id)) === true) {
    const missing = terms.required.filter((id) => !all.includes(id));
    work.refuse(
      'combatRequirement',
      'a creature that must attack if able isn’t attacking',
      missing,
    );
  } else work.refuse('illegalBand', 'these creatures can’t attack in a band', all);
}

/** 6ED 309: a legal set of blocks. */
export function declareBlockersCommand(
  work: Work,
  blocks: readonly (readonly [ObjectId, ObjectId])[],
): void {
  const space = blockSpace(work);
  if (!admits(space, blocks)) {
    refuseBlock(work, space, blocks);
    return;
  }
  declareWhenPaid(work, {
    seat: opponentOf(work.game.turn.active),
    creatures: [...new Set(blocks.map(([blocker]) => blocker))],
    attack: null,
    block: blocks,
    cost: space.terms?.cost,
  });
}

function refuseBlock(
  work: Work,
  space: ReturnType<typeof blockSpace>,
  blocks: readonly (readonly [ObjectId, ObjectId])[],
): void {
  const attacking = work.game.combat?.attackers.map(({ object }) => object) ?? [];
  const rules = new CombatRules(work);
  for (const [blocker, attacker] of blocks) {
    const known = work.game.battlefield.includes(blocker) && attacking.includes(attacker);
    if (!known) continue;
    if (!mayBlockAtAll(work, rules, blocker)) {
      const kept = rules.some(blocker, 'cant').some(({ rule }) => rule.cant === 'block');
      if (!kept) continue;
      work.refuse('blockRestriction', 'it can’t block', [blocker]);
      return;
    }
    const evasion = evasionAgainst(work, rules, blocker, attacker);
    if (evasion === null) continue;
    work.refuse(evasion.topic, `this block isn’t legal: ${evasion.reason}`, [blocker, attacker]);
    return;
  }
  const blockers = [...new Set(blocks.map(([blocker]) => blocker))];
  if (!isAffordable(space.terms?.cost, { creatures: blockers, blocks })) {
    work.refuse('blockCost', 'the block can’t be paid for', blockers);
    return;
  }
  const ignored = blocksAllowed(space, blocks) ? ignoredRequirement(space, blocks) : undefined;
  if (ignored !== undefined) {
    const [blocker, attackers] = ignored;
    work.refuse('combatRequirement', 'it must block if able', [blocker, ...attackers]);
    return;
  }
  const crowd = space.terms?.crowds.find(([attacker, least, most]) => {
    const count = blocks.filter(([, blocked]) => blocked === attacker).length;
    return count > 0 && (count < least || (most !== null && count > most));
  });
  if (crowd === undefined) {
    work.refuse('blockDeclaration', 'these blocks can’t be declared', blocks.flat());
  } else work.refuse('evasion', 'too few or too many creatures block it', [crowd[0]]);
}

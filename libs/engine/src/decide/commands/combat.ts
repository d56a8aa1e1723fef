import { admits } from '../../options/spaces.ts';
import type { ObjectId } from '../../state/basics.ts';
import { attackSpace, blockSpace, evasionAgainst, mayBlockAtAll } from '../turn/declare.ts';
import { atOnce } from '../triggers.ts';
import type { Work } from '../work.ts';

/** 6ED 308: a legal set of attackers, tapped for it (6ED 308.2). */
export function declareAttackersCommand(work: Work, bands: readonly (readonly ObjectId[])[]): void {
  const space = attackSpace(work);
  const illegal = bands.flat().filter((id) => !space.attackers.includes(id));
  if (illegal.length > 0) {
    work.refuse('attackDeclaration', 'it can’t be declared as an attacker', illegal);
    return;
  }
  if (!admits(space, bands)) {
    const topic =
      new Set(bands.flat()).size < bands.flat().length ? 'attackDeclaration' : 'illegalBand';
    work.refuse(topic, 'these creatures can’t attack together like that', bands.flat());
    return;
  }
  atOnce(work, () => {
    for (const object of bands.flat()) work.emit('PermanentTapped', 'attackCost', { object });
    work.emit('AttackersDeclared', bands.length === 0 ? 'noAttack' : 'becomesAttacking', { bands });
  });
}

/** 6ED 309: a legal set of blocks. */
export function declareBlockersCommand(
  work: Work,
  blocks: readonly (readonly [ObjectId, ObjectId])[],
): void {
  const space = blockSpace(work);
  if (admits(space, blocks)) {
    atOnce(work, () => {
      work.emit('BlockersDeclared', 'becomesBlocking', { blocks });
    });
    return;
  }
  const attacking = work.game.combat?.attackers.map(({ object }) => object) ?? [];
  for (const [blocker, attacker] of blocks) {
    const known = work.game.battlefield.includes(blocker) && attacking.includes(attacker);
    if (!known || !mayBlockAtAll(work, blocker)) continue;
    const evasion = evasionAgainst(work, blocker, attacker);
    if (evasion === null) continue;
    work.refuse(evasion, `it can’t be blocked by this creature: ${evasion}`, [blocker, attacker]);
    return;
  }
  work.refuse('blockDeclaration', 'this can’t be declared as a block', blocks.flat());
}

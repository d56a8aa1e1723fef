import { attackIllegality } from '../../options/playable.ts';
import type { Seat } from '../../state/basics.ts';
import type { Work } from '../work.ts';

/** The other player may still start a batch, which aborts it (5ED Main (More on the Turn).3, .4). */
export function announceAttack(work: Work, seat: Seat): void {
  const illegality = attackIllegality(work, seat);
  if (illegality !== null) work.refuseFor(illegality);
  else work.emit('AttackAnnounced', 'attackDeclaration', { seat });
}

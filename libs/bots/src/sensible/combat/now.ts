import type { ObjectId } from '@arbiter/engine';
import type { PermanentView } from '@arbiter/view';
import { leftOf, type Table } from '../table.ts';
import { worthOf, worthOfLife } from '../worth.ts';
import { fight, fighter, type Size } from './fight.ts';

/** Whether blocks are declared and combat damage is still to be dealt. */
export function damageIsComing({ view, step }: Table): boolean {
  return view.combat?.blockersDeclared === true && step === 'declare blockers';
}

/** What the present combat comes to, for me, if these sizes change; 0 where no damage is coming. */
export function combatValue(table: Table, changes: ReadonlyMap<ObjectId, Size>): number {
  if (!damageIsComing(table)) return 0;
  let [dealt, taken, value] = [0, 0, 0];
  const changed = (id: ObjectId) => {
    const one = table.permanent(id);
    return one === undefined ? [] : [fighter(one, changes.get(id))];
  };
  for (const { object, blocked, blockers } of table.view.combat?.attackers ?? []) {
    const [attacker] = changed(object);
    if (attacker === undefined) continue;
    const outcome = fight(attacker, blockers.flatMap(changed));
    // Blocked it stays, also if the blockers are gone.
    const through = blocked && blockers.length === 0 ? 0 : outcome.through;
    const mine = table.isMine(object);
    if (mine) dealt += through;
    else taken += through;
    value += (mine ? 1 : -1) * (outcome.defenderLoses - outcome.attackerLoses);
  }
  const { me, them } = table;
  return value + worthOfLife(me.life - taken) - worthOfLife(them.life - dealt);
}

/** How much better the present combat gets for me by such a change of one creature. */
export function gainInCombat(table: Table, one: PermanentView, size: Size): number {
  if (!damageIsComing(table)) return 0;
  return combatValue(table, new Map([[one.id, size]])) - combatValue(table, new Map());
}

/** Combat damage to me that unblocked attackers are about to deal. */
export function incoming(table: Table): number {
  const { combat } = table.view;
  if (combat === null || table.myTurn || !damageIsComing(table)) return 0;
  return combat.attackers.reduce((sum, { object, blocked }) => {
    const one = table.permanent(object);
    return blocked || one === undefined ? sum : sum + Math.max(0, one.power ?? 0);
  }, 0);
}

/** Whether it will die of what is on the stack or of this combat, and nothing saves it yet. */
export function isInDanger(table: Table, one: PermanentView): boolean {
  const { view, threat } = table;
  if (one.power === null) return threat?.targets.flat().includes(one.id) === true;
  const saved = view.effects.some(
    ({ kind, objects }) => kind === 'regeneration' && objects.includes(one.id),
  );
  if (saved) return false;
  if (threat?.targets.flat().includes(one.id) === true) return true;
  const coming = view.stack
    .flatMap(({ damage }) => damage)
    .reduce((sum, [, to, amount]) => (to === one.id ? sum + amount : sum), 0);
  if (coming >= leftOf(one)) return coming > 0;
  // Whether it would be better off if it could not die.
  const safe = { power: 0, toughness: 1_000 };
  return gainInCombat(table, one, safe) * (table.isMine(one.id) ? 1 : -1) >= worthOf(one);
}

import { mendAttack, mendBlock, type Blocks, type ObjectId } from '@arbiter/engine';
import type { PermanentView, SpaceView } from '@arbiter/view';
import { best, isCreature, leftOf, powerOf, worthOf, type Table } from './table.ts';

/** Who attacks: those that come back or take more with them, and everybody if that wins. */
export function attackers(
  table: Table,
  space: Extract<SpaceView, { shape: 'attack' }>,
): (readonly ObjectId[])[] {
  const able = space.attackers.flatMap((id) => table.permanent(id) ?? []);
  const blockers = table.theirs.filter((one) => isCreature(one) && !one.tapped);
  const total = able.reduce((sum, one) => sum + powerOf(one), 0);
  const weakest = able.map(powerOf).sort((a, b) => a - b);
  const blocked = weakest.slice(-blockers.length || able.length).reduce((a, b) => a + b, 0);
  const all = total - (blockers.length > 0 ? blocked : 0) >= table.them.life;
  const chosen = able.filter((one) => powerOf(one) > 0 && (all || isWorthAttacking(one, blockers)));
  return mendAttack(
    space,
    chosen.map(({ id }) => [id]),
  );
}

function isWorthAttacking(one: PermanentView, blockers: readonly PermanentView[]): boolean {
  const dangerous = blockers.filter((blocker) => powerOf(blocker) >= leftOf(one));
  if (dangerous.length === 0) return true;
  // A trade is fine if what blocks is worth more and dies.
  return dangerous.every(
    (blocker) => powerOf(one) >= leftOf(blocker) && worthOf(blocker) > worthOf(one),
  );
}

/** Who blocks whom: where the blocker lives or gets the better of it; anybody, if it is that or dying. */
export function blocks(table: Table, space: Extract<SpaceView, { shape: 'block' }>): Blocks {
  const attacking = (table.view.combat?.attackers ?? []).flatMap(
    ({ object }) => table.permanent(object) ?? [],
  );
  let incoming = attacking.reduce((sum, one) => sum + powerOf(one), 0);
  const free = new Map(space.blockers.map(([id, may]) => [id, may]));
  const chosen: [ObjectId, ObjectId][] = [];
  for (const attacker of attacking.slice().sort((a, b) => powerOf(b) - powerOf(a))) {
    const able = [...free]
      .filter(([, may]) => may.includes(attacker.id))
      .flatMap(([id]) => table.permanent(id) ?? []);
    const desperate = incoming >= table.me.life;
    const blocker = best(able, (one) => blockScore(one, attacker, desperate));
    if (blocker === undefined || blockScore(blocker, attacker, desperate) <= 0) continue;
    chosen.push([blocker.id, attacker.id]);
    free.delete(blocker.id);
    incoming -= powerOf(attacker);
  }
  return mendBlock(space, chosen);
}

function blockScore(one: PermanentView, attacker: PermanentView, desperate: boolean): number {
  const lives = powerOf(attacker) < leftOf(one);
  const kills = powerOf(one) >= leftOf(attacker);
  if (lives && kills) return 20;
  if (lives) return 10 - worthOf(one) / 10;
  if (kills && worthOf(attacker) >= worthOf(one)) return 8;
  return desperate ? 5 - worthOf(one) / 10 : 0;
}

/** Damage where it kills, in the order given; what is left goes to the last one that may have it. */
export function dividedDamage(
  table: Table,
  space: Extract<SpaceView, { shape: 'division' }>,
): (readonly [number | 'p0' | 'p1', number])[] {
  const amounts = new Map(space.among.map((one) => [one, space.least]));
  let left = space.total - space.least * space.among.length;
  const add = (to: (typeof space.among)[number], amount: number): void => {
    const given = Math.min(amount, left);
    amounts.set(to, (amounts.get(to) ?? 0) + given);
    left -= given;
  };
  const lethal = new Map(space.onlyAfter?.lethal ?? []);
  for (const one of space.among) {
    const creature = table.permanent(one);
    if (creature === undefined) continue;
    const enough = lethal.get(one) ?? leftOf(creature);
    add(one, Math.max(0, enough - (amounts.get(one) ?? 0)));
  }
  const face = space.among.find((one) => typeof one === 'string');
  const last = face ?? space.among[space.among.length - 1];
  if (last !== undefined) add(last, left);
  return [...amounts].filter(([, amount]) => amount > 0 || space.all);
}

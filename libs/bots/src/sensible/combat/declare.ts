import { mendAttack, mendBlock, type Blocks, type ObjectId } from '@arbiter/engine';
import type { PermanentView, SpaceView } from '@arbiter/view';
import { isCreature, isLand, powerOf, type Table } from '../table.ts';
import { worthOfLife } from '../worth.ts';
import { bestDefense } from './defense.ts';
import { fighter, mayBlock, pastBlockers } from './fight.ts';

/** So many attacks are thought through; beyond, only each attacker for itself. */
const TRIES = 60;

/** Who attacks: the set that gains most against the best blocks, with what strikes back in the turn after. */
export function attackers(
  table: Table,
  space: Extract<SpaceView, { shape: 'attack' }>,
): (readonly ObjectId[])[] {
  const able = space.attackers
    .flatMap((id) => table.permanent(id) ?? [])
    .filter((one) => powerOf(one) > 0)
    .sort((a, b) => powerOf(b) - powerOf(a));
  const plan = new AttackPlan(table);
  let chosen: readonly PermanentView[] = [];
  let most = plan.valueOf(chosen);
  const take = (set: readonly PermanentView[]): boolean => {
    const value = plan.valueOf(set);
    if (value <= most) return false;
    [chosen, most] = [set, value];
    return true;
  };
  take(able);
  const alone = plan.valueOf([]);
  let tries = able.length;
  if (tries <= TRIES) take(able.filter((one) => plan.valueOf([one]) > alone));
  // Better by one more or one less, as long as that helps.
  for (let better = true; better;) {
    better = false;
    for (const one of able) {
      if ((tries += 1) > TRIES) break;
      const without = chosen.filter((other) => other !== one);
      if (take(without.length < chosen.length ? without : [...chosen, one])) better = true;
    }
  }
  return mendAttack(
    space,
    chosen.map(({ id }) => [id]),
  );
}

/** What an attack is worth, by what is on the table when it is declared. */
class AttackPlan {
  readonly #table: Table;
  readonly #blockers: readonly PermanentView[];
  readonly #lands: readonly PermanentView[];

  constructor(table: Table) {
    this.#table = table;
    this.#blockers = table.theirs.filter((one) => isCreature(one) && !one.tapped);
    this.#lands = table.theirs.filter(isLand);
  }

  valueOf(set: readonly PermanentView[]): number {
    const { me, them, mine, theirs } = this.#table;
    const defense = bestDefense(
      set.map((one) => fighter(one)),
      this.#blockers.map((one) => fighter(one)),
      (blocker, attacker) => this.#may(blocker, attacker),
      them.life,
    );
    if (defense.through >= them.life) return -defense.value;
    const home = mine.filter((one) => isCreature(one) && !one.tapped && !set.includes(one)).length;
    const danger = pastBlockers(theirs.filter(isCreature), home);
    const after = worthOfLife(me.life - danger) - worthOfLife(me.life);
    return after * CAUTION - defense.value;
  }

  #may(blocker: ObjectId, attacker: ObjectId): boolean {
    const [one, other] = [this.#table.permanent(blocker), this.#table.permanent(attacker)];
    return one !== undefined && other !== undefined && mayBlock(one, other, this.#lands);
  }
}

/** How much what might come counts beside what is there. */
const CAUTION = 0.5;

/** Who blocks whom. */
export function blocks(table: Table, space: Extract<SpaceView, { shape: 'block' }>): Blocks {
  const attacking = (table.view.combat?.attackers ?? []).flatMap(
    ({ object }) => table.permanent(object) ?? [],
  );
  const may = new Map(space.blockers);
  const { blocks: chosen } = bestDefense(
    attacking.map((one) => fighter(one)),
    space.blockers.flatMap(([id]) => table.permanent(id) ?? []).map((one) => fighter(one)),
    (blocker, attacker) => may.get(blocker)?.includes(attacker) === true,
    table.me.life,
  );
  return mendBlock(space, chosen);
}

import type { Recipient } from '@arbiter/engine';
import type { DeedView, PlanView } from '@arbiter/view';
import { worthOfDeed, worthOfPlainDeed } from './deeds.ts';
import { best, isCreature, leftOf, type Table } from './table.ts';
import { worthOf } from './worth.ts';

/** How a plan is best filled in, and what that is worth. */
export interface Aimed {
  readonly value: number;
  readonly x: number;
  readonly targets: readonly (readonly Recipient[])[];
  /** Amounts for the targets among which something is divided. */
  readonly amounts: readonly number[] | null;
}

/** So many values of X are thought through: the smallest ones, and the largest. */
const VALUES_OF_X = 12;
/** Mana that is spent on X is not there for anything else. */
const MANA = 0.3;

/**
 * The best targets and X for a plan; null if it has too few targets that the command could name.
 *
 * @param source whose deeds are its own: the object that the ability is of
 */
export function bestAim(table: Table, plan: PlanView, source: Recipient): Aimed | null {
  if (plan.targets.some(({ from, least }) => from.length < least)) return null;
  const { least, most } = plan.x;
  let found: Aimed | null = null;
  for (let x = least; x <= most; x++) {
    if (x > least + VALUES_OF_X) x = most;
    const aimed = aimedWith(table, plan, source, x);
    if (found === null || aimed.value > found.value) found = aimed;
  }
  return found;
}

function aimedWith(table: Table, plan: PlanView, source: Recipient, x: number): Aimed {
  const { does, division } = plan;
  let value = -x * MANA;
  let amounts: readonly number[] | null = null;
  const targets = plan.targets.map((space, spec) => {
    if (division?.spec === spec) {
      const shares = divided(table, space, division.total);
      value += shares.value;
      amounts = shares.amounts;
      return shares.targets;
    }
    const scored = space.from.map((one) => ({
      one,
      score: worthAsTarget(table, does, spec, one, x),
    }));
    scored.sort((a, b) => b.score - a.score);
    // The best of those that can be aimed at together.
    const ways = (space.groups ?? [space.from]).map((group) => {
      const chosen = scored
        .filter(({ one }) => group.includes(one))
        .filter(({ score }, i) => i < space.least || (i < space.most && score > 0));
      return { chosen, worth: chosen.reduce((sum, { score }) => sum + score, 0) };
    });
    const { chosen, worth } = best(
      ways.filter((way) => way.chosen.length >= space.least),
      (way) => way.worth,
    ) ?? { chosen: [], worth: 0 };
    value += worth;
    return chosen.map(({ one }) => one);
  });
  for (const deed of does) value += worthBeside(table, deed, source, x);
  return { value, x, targets, amounts };
}

/** What it is worth that something is this target. What is aimed at already has enough. */
export function worthAsTarget(
  table: Table,
  does: readonly DeedView[],
  spec: number,
  one: Recipient,
  x: number,
): number {
  let value = 0;
  for (const deed of does) {
    const { at } = deed;
    if (typeof at !== 'object' || at === null) continue;
    if ('target' in at && at.target === spec) value += worthOfDeed(table, deed, one, x);
    else if ('controllerOf' in at && at.controllerOf === spec) {
      const face = table.isMine(one) ? table.myFace : table.theirFace;
      value += worthOfDeed(table, deed, face, x);
    }
  }
  return value > 0 && typeof one === 'number' && table.isAimedAt(one) ? 0 : value;
}

/** What it is worth beside its targets: to all of a kind, to the players, to itself. */
export function worthBeside(table: Table, deed: DeedView, source: Recipient, x: number): number {
  const { at } = deed;
  const on = (one: Recipient): number => worthOfDeed(table, deed, one, x);
  switch (at) {
    case null:
    case 'bound':
    case 'others':
      return worthOfPlainDeed(table, deed, x);
    case 'self':
      return on(source);
    case 'you':
      return on(table.myFace);
    case 'opponent':
      return on(table.theirFace);
    case 'everybody':
      return on(table.myFace) + on(table.theirFace);
    default:
      if ('every' in at) return at.every.reduce<number>((sum, one) => sum + on(one), 0);
      if ('one' in at) return at.one.length === 0 ? 0 : Math.max(...at.one.map(on));
      return 0;
  }
}

interface Shares {
  readonly value: number;
  readonly targets: readonly Recipient[];
  readonly amounts: readonly number[];
}

/** Damage where it kills, the best first; what is left goes to the face or to the last target. */
function divided(
  table: Table,
  { from, least, most }: PlanView['targets'][number],
  total: number,
): Shares {
  const damage = { do: 'dealDamage', at: null } as const;
  const worth = (one: Recipient, amount: number): number =>
    worthOfDeed(table, { ...damage, amount }, one, 0);
  const shares = new Map<Recipient, number>();
  let left = total;
  const victims = from
    .flatMap((id) => table.permanent(id) ?? [])
    .filter((one) => isCreature(one) && !table.isMine(one.id) && !table.isAimedAt(one.id))
    .sort((a, b) => worthOf(b) / Math.max(1, leftOf(b)) - worthOf(a) / Math.max(1, leftOf(a)));
  for (const one of victims) {
    const need = leftOf(one);
    if (need <= 0 || need > left || shares.size >= most) continue;
    shares.set(one.id, need);
    left -= need;
  }
  const face = from.find((one) => one === table.theirFace);
  const lethal = face !== undefined && total >= table.them.life;
  if (lethal) {
    shares.clear();
    left = total;
  }
  const more = face !== undefined && shares.size < most ? face : [...shares.keys()][0];
  const rest = more ?? from.find((one) => !table.isMine(one)) ?? from[0];
  if (left > 0 && rest !== undefined) shares.set(rest, (shares.get(rest) ?? 0) + left);
  // Each of as many as there have to be gets one at least.
  for (const one of from) {
    if (shares.size >= least) break;
    const [giver] = [...shares].filter(([, amount]) => amount > 1);
    if (shares.has(one) || giver === undefined) continue;
    shares.set(giver[0], giver[1] - 1).set(one, 1);
  }
  const value = [...shares].reduce((sum, [one, amount]) => sum + worth(one, amount), 0);
  return { value, targets: [...shares.keys()], amounts: [...shares.values()] };
}

import type { ObjectId } from '../state/basics.ts';
import type { DamageChange, ProposedChange } from '../state/changes.ts';
import type { ChangesFrame } from '../state/frames.ts';
import type { ReplacementEffect } from '../state/replacement-key.ts';
import type { Sight } from '../sight/sight.ts';
import { applicable } from './replacements.ts';
import { leftOf, type Shield } from './shields.ts';

/** What a frame says of shields whose damage has an order already, and of the change that is next. */
type Open = Pick<ChangesFrame, 'changes' | 'at' | 'inOrder'>;

/**
 * A shield against an amount of damage that the next change meets, where more meets it at that time than is left of it: the
 * first whose damage has no order yet. Undefined, where there is none.
 *
 * @param effects what could replace the next change
 */
export function shieldToShare(
  sight: Sight,
  open: Open,
  effects: readonly ReplacementEffect[],
): Shield | undefined {
  if (!sight.rules.replacementOrder.ordersDamage) return undefined;
  return effects
    .map((one) => (one.by === 'lasting' ? shieldOf(sight, one.effect) : undefined))
    .find(
      (shield) =>
        shield !== undefined &&
        open.inOrder?.includes(shield.id) !== true &&
        sourcesUnder(sight, shield, open).length > 1 &&
        damageUnder(sight, shield, open) > leftOf(shield, open.changes),
    );
}

/** Where the damage comes from that a shield against an amount is to be shared by, each source once. */
export const sourcesUnder = (sight: Sight, shield: Shield, open: Open): readonly ObjectId[] => [
  ...new Set(under(sight, shield, open).map(({ source }) => source)),
];

/** The group with the damage under the shield in the order of these sources, each in a place of one of them. */
export function inOrderOf(
  sight: Sight,
  shield: Shield,
  open: Open,
  order: readonly ObjectId[],
): readonly ProposedChange[] {
  const damage = under(sight, shield, open);
  const sorted = damage.toSorted((a, b) => order.indexOf(a.source) - order.indexOf(b.source));
  const left = sorted.map((change) => open.changes.find((one) => one.change === change));
  return open.changes.map((one) =>
    damage.includes(one.change as DamageChange) ? (left.shift() as ProposedChange) : one,
  );
}

/** The shield of this number, if it is one against an amount of damage that it prevents (TSP 419.7b). */
export function shieldOf(sight: Sight, id: number): Shield | undefined {
  const effect = sight.game.effects.find((one) => one.id === id);
  return effect?.kind === 'prevention' &&
    typeof effect.amount === 'number' &&
    effect.onto === undefined
    ? effect
    : undefined;
}

/** The damage of the group, from the next change on, that the shield guards from. */
function under(sight: Sight, { id }: Shield, { changes, at }: Open): readonly DamageChange[] {
  return changes.slice(at).flatMap((one) => {
    const { change } = one;
    const meets =
      change.kind === 'damage' &&
      applicable(sight, one, changes).some((by) => by.by === 'lasting' && by.effect === id);
    return meets ? [change] : [];
  });
}

const damageUnder = (sight: Sight, shield: Shield, open: Open): number =>
  under(sight, shield, open).reduce((sum, { amount }) => sum + amount, 0);

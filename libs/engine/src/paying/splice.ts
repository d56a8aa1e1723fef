import { targetsFor } from '../sight/targets.ts';
import type { Sight } from '../sight/sight.ts';
import type { ObjectId } from '../state/basics.ts';
import type { AnnounceFrame } from '../state/frames.ts';
import { spellCost } from './announced-cost.ts';
import { spliceOf } from './splice-costs.ts';
import { isPayable } from './total-cost.ts';

/** Cards of the hand that can be spliced onto the spell that is being announced (TSP 502.40a, 502.40b). */
export function spliceable(sight: Sight, frame: AnnounceFrame): readonly ObjectId[] {
  const { object, seat, choices } = frame;
  if (frame.ability !== null) return [];
  const { subtypes } = sight.characteristics(object);
  if (subtypes.length === 0) return [];
  return sight.game.players[seat].hand.filter((card) => {
    const printed = sight.printed(sight.object(card));
    const splice = spliceOf(printed);
    if (splice === null || !subtypes.includes(splice.onto)) return false;
    const [{ targets } = { targets: [] }] = printed.modes;
    const from = { source: object, controller: seat, choices: { x: 0, targets: [] } };
    return (
      targets.every((spec) => targetsFor(sight, spec, from).length >= leastOf(spec)) &&
      isPayable(sight, spellCost(sight, object, seat, choices, [splice.cost]))
    );
  });
}

const leastOf = ({ least = 1 }: { readonly least?: unknown }): number =>
  typeof least === 'number' ? least : 0;

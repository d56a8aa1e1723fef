import type { ActiveStatic } from '../sight/look.ts';
import type { Sight } from '../sight/sight.ts';
import { playerRef } from '../state/basics.ts';
import type { DrawChange, GainLifeChange, ProposedChange } from '../state/changes.ts';
import { become, NOTHING, tell } from './would-happen.ts';

/** What the ability says is done instead (6ED 419.8b). */
export function doneInstead(
  sight: Sight,
  proposed: ProposedChange,
  {
    kind: what,
    seat,
    amount,
  }: Pick<DrawChange | GainLifeChange, 'kind' | 'seat'> & {
    readonly amount: number;
  },
  { ability, source }: ActiveStatic,
): ProposedChange {
  if (ability === undefined) return become(proposed, NOTHING);
  return become(
    proposed,
    {
      kind: 'instead',
      ability: ability.ref,
      source,
      seat,
      bindings: { amount, event: playerRef(seat) },
    },
    tell(sight, 'EventReplaced', ability.keyword === 'dredge' ? 'dredge' : 'replacement', {
      what,
      seat,
      amount,
      cause: source,
    }),
  );
}

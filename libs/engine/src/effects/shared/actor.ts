import type { Reference } from '@arbiter/cards';
import type { Run } from '../../decide/stack/run.ts';
import { referTo, seatsAmong } from '../../reading/references.ts';
import { opponentOf, type Seat } from '../../state/basics.ts';

/** Who does what an instruction says, the active player first (6ED 413.2d): its controller, unless it names others. */
export function actorsOf(run: Run, who: Reference | undefined): readonly Seat[] {
  if (who === undefined || who === 'you') return [run.controller];
  const named = seatsAmong(referTo(run.work, who, run));
  const { active } = run.work.game.turn;
  return [active, opponentOf(active)].filter((seat) => named.includes(seat));
}

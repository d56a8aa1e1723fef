import type { Happened } from '@arbiter/cards';
import type { Sight } from '../sight/sight.ts';
import type { Recipient } from '../state/basics.ts';

/** To what it has happened in this turn, as it was then. */
export function happenedTo({ game: { turn } }: Sight, happened: Happened): readonly Recipient[] {
  return (happened === 'attacked' ? turn.attackers : turn.happened?.[happened]) ?? [];
}

import { makeMana } from '@arbiter/cards';
import { freeMana } from '../../paying/limited-mana.ts';
import type { Seat } from '../../state/basics.ts';
import type { Work } from '../work.ts';

/** All mana of one player becomes another's; what is good for some uses only stays so. */
export function takePool(work: Work, from: Seat, seat: Seat): void {
  const player = work.game.players[from];
  const mana = makeMana(player.pool);
  if (from === seat || mana === '') return;
  const { limited = [] } = player;
  const free = makeMana(freeMana(player));
  const all = limited.length === 0 ? {} : { limited };
  work.emit('ManaSpent', 'followInstructions', { seat: from, mana, ...all });
  if (free !== '') work.emit('ManaAdded', 'spellAddsMana', { seat, mana: free });
  for (const { mana: some, only } of limited) {
    work.emit('ManaAdded', 'spellAddsMana', { seat, mana: some, only });
  }
}

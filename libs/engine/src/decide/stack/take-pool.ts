import { makeMana, NO_MANA } from '@arbiter/cards';
import { allSnowIn, manaIn, sumOf } from '../../paying/funds.ts';
import { freeMana } from '../../paying/limited-mana.ts';
import type { Seat } from '../../state/basics.ts';
import type { Work } from '../work.ts';

/** All mana of one player becomes another's; what is good for some uses only stays so, and snow mana too. */
export function takePool(work: Work, from: Seat, seat: Seat): void {
  const player = work.game.players[from];
  const mana = makeMana(player.pool);
  if (from === seat || mana === '') return;
  const { limited = [], snow } = player;
  const free = freeMana(player);
  const ofSnow = allSnowIn(free) ?? NO_MANA;
  work.emit('ManaSpent', 'followInstructions', {
    ...{ seat: from, mana },
    ...(limited.length === 0 ? {} : { limited }),
    ...(snow === undefined ? {} : { snow: makeMana(snow) }),
  });
  const parts = [
    { mana: makeMana(sumOf(manaIn(free), ofSnow, -1)) },
    { mana: makeMana(ofSnow), snow: true as const },
    ...limited,
  ];
  for (const part of parts) {
    if (part.mana !== '') work.emit('ManaAdded', 'spellAddsMana', { seat, ...part });
  }
}

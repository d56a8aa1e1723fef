import { stateBased, type StateBasedAction } from './question.ts';

/** So many poison counters lose the game, whatever became of what gave them. */
const DEADLY = 10;

/** 6ED has it on the cards alone; TSP 420.5h: a player with ten poison counters or more loses. */
export const poisonLoses: StateBasedAction = (sight, found) => {
  for (const seat of [0, 1] as const) {
    if ((sight.game.players[seat].counters?.poison ?? 0) >= DEADLY) {
      found.push(stateBased(sight, { kind: 'lose', seat, reason: 'poison' }, 'poison'));
    }
  }
};

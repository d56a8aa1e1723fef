import { stateBased, type StateBasedAction } from './question.ts';

/** 6ED 420.5a; TSP 420.5a, 420.5g: who has no life left, or had to draw more cards than there were, loses. */
export const noLifeOrNoLibraryLoses: StateBasedAction = (sight, found) => {
  for (const seat of [0, 1] as const) {
    const player = sight.game.players[seat];
    if (player.life <= 0) {
      found.push(stateBased(sight, { kind: 'lose', seat, reason: 'life' }, 'noLife'));
    } else if (player.overdrew) {
      found.push(stateBased(sight, { kind: 'lose', seat, reason: 'library' }, 'noLibrary'));
    }
  }
};

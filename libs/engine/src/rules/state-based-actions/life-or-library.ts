import { stateBased, type StateBasedAction } from './question.ts';

/** 6ED 420.5a; TSP 420.5a, 420.5g: who has no life left, or had to draw more cards than there were, loses. */
export const noLifeOrNoLibraryLoses =
  (rule: string, libraryRule = rule): StateBasedAction =>
  (sight, found) => {
    for (const seat of [0, 1] as const) {
      const player = sight.game.players[seat];
      if (player.life <= 0) {
        found.push(stateBased({ kind: 'lose', seat, reason: 'life' }, rule));
      } else if (player.overdrew) {
        found.push(stateBased({ kind: 'lose', seat, reason: 'library' }, libraryRule));
      }
    }
  };

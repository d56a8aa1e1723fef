import type { LoseChange } from '../../state/changes.ts';
import type { Player } from '../../state/game.ts';
import type { TopicOf } from '../citations.ts';
import { stateBased, type StateBasedAction } from './question.ts';

/** 5ED This Is Your Life.2: who has no life left loses, looked at as phases end. */
export const noLifeLoses: StateBasedAction = losesIf(({ life }) => life <= 0, 'life', 'noLife');

/** 5ED Other Ways to Lose.1, .2: who had to draw more cards than there were loses at once. */
export const noLibraryLoses: StateBasedAction = losesIf(
  ({ overdrew }) => overdrew,
  'library',
  'noLibrary',
);

/** 6ED 420.5a; TSP 420.5a, 420.5g: both, whenever the state of the game is looked at; of both, the life counts. */
export const noLifeOrNoLibraryLoses: StateBasedAction = (sight, found) => {
  const before = found.length;
  noLifeLoses(sight, found);
  const lost = found
    .slice(before)
    .map(({ change }) => (change.kind === 'lose' ? change.seat : null));
  const more: typeof found = [];
  noLibraryLoses(sight, more);
  found.push(...more.filter(({ change }) => change.kind !== 'lose' || !lost.includes(change.seat)));
};

function losesIf(
  isSo: (player: Player) => boolean,
  reason: LoseChange['reason'],
  topic: TopicOf<'stateBased'>,
): StateBasedAction {
  return (sight, found) => {
    for (const seat of [0, 1] as const) {
      if (isSo(sight.game.players[seat])) {
        found.push(stateBased(sight, { kind: 'lose', seat, reason }, topic));
      }
    }
  };
}

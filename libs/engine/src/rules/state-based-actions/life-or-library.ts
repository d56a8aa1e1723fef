import type { LoseChange } from '../../state/changes.ts';
import type { Player } from '../../state/game.ts';
import type { TopicOf } from '../citations.ts';
import { stateBased, type StateBasedAction } from './question.ts';

/** What a player loses by. */
interface Loss {
  readonly isSo: (player: Player) => boolean;
  readonly reason: LoseChange['reason'];
  readonly topic: TopicOf<'stateBased'>;
}

const NO_LIFE: Loss = { isSo: ({ life }) => life <= 0, reason: 'life', topic: 'noLife' };
const NO_LIBRARY: Loss = {
  isSo: ({ overdrew }) => overdrew,
  reason: 'library',
  topic: 'noLibrary',
};

/** 5ED This Is Your Life.2: who has no life left loses, looked at as phases end. */
export const noLifeLoses: StateBasedAction = losesBy(NO_LIFE);

/** 5ED Other Ways to Lose.1, .2: who had to draw more cards than there were loses at once. */
export const noLibraryLoses: StateBasedAction = losesBy(NO_LIBRARY);

/** 6ED 420.5a; TSP 420.5a, 420.5g: both, whenever the state of the game is looked at; of both, the life counts. */
export const noLifeOrNoLibraryLoses: StateBasedAction = losesBy(NO_LIFE, NO_LIBRARY);

const BOTH_SEATS = [0, 1] as const;

/** Each player loses once, by the first of these that is so. */
function losesBy(...losses: readonly Loss[]): StateBasedAction {
  return (sight, found) => {
    for (const loss of losses) {
      const { reason, topic } = loss;
      for (const seat of BOTH_SEATS) {
        if (firstOf(losses, sight.game.players[seat]) !== loss) continue;
        found.push(stateBased(sight, { kind: 'lose', seat, reason }, topic));
      }
    }
  };
}

const firstOf = (losses: readonly Loss[], player: Player): Loss | undefined =>
  losses.find(({ isSo }) => isSo(player));

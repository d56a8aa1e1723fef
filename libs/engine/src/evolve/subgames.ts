import type { GameEvent } from '../events.ts';
import type { Game } from '../state/game.ts';
import { inStep, isSubgame, resumed, subgameOf, type Subgame } from '../state/subgames.ts';
import type { Draft } from './draft.ts';
import type { Appliers } from './appliers.ts';

/** @param fold by which the main game is changed that waits in a subgame */
export const subgames = (
  fold: (game: Game, events: readonly GameEvent[]) => Game,
): Appliers<'SubgameBegan' | 'MainGameChanged' | 'SubgameEnded' | 'MainGameResumed'> => ({
  SubgameBegan(draft, { life }) {
    draft.restore(subgameOf(draft.game, life));
  },
  MainGameChanged(draft, { events }) {
    const main = fold(inStep(subgameIn(draft)), events);
    draft.game.main = main;
    draft.skipTo(main.objects.length);
  },
  SubgameEnded({ game }, { winner, reason, rule }) {
    game.outcome = { winner, reason, rule };
    game.decision = null;
  },
  MainGameResumed(draft) {
    draft.restore(resumed(subgameIn(draft)));
  },
});

function subgameIn({ game }: Draft): Subgame {
  if (isSubgame(game)) return game;
  throw new Error('no subgame is being played');
}

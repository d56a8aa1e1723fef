import type { Game } from '@arbiter/engine';
import { objectName } from '../names.ts';
import { told, type SomeTellers } from './telling.ts';

export const subgames = {
  SubgameBegan({ life }) {
    return told('A subgame begins, with the libraries as decks', { life });
  },
  MainGameChanged({ card }, on) {
    const main = on.before.main as Game;
    const seat = main.objects[card]?.owner ?? 0;
    // Where it was is known of it; what it is only to those who saw it there.
    const name = objectName(main, card, on.viewer);
    return told(`${on.player(seat)} brings ${name} into the subgame from outside it`, { seat });
  },
  SubgameEnded({ winner, reason }, on) {
    const how = winner === null ? 'The subgame is a draw' : `${on.player(winner)} wins the subgame`;
    return told(`${how} (${reason})`, { winner, reason });
  },
  MainGameResumed() {
    return told('The main game goes on');
  },
} satisfies SomeTellers;

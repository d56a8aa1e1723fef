import { systemCommandId } from './ids.ts';
import type { GameCommand } from './messages/game.ts';

/** Lets a suspended game go on. Asked for twice at the same tip, by whichever way, it is the same command. */
export const resumption = (game: string, tip: string): GameCommand => ({
  id: systemCommandId(game, 'ResumeGame', tip),
  game,
  seat: 'system',
  body: { type: 'ResumeGame' },
});

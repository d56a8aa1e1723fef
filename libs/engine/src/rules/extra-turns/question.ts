import type { Game } from '../../state/game.ts';

/** Which of the turns that effects have added, in the order in which they were created, is taken next. */
export type ExtraTurns = (turns: Game['extraTurns']) => Game['extraTurns'][number] | undefined;

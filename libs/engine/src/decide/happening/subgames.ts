import type { Seat } from '../../state/basics.ts';
import type { Outcome } from '../../state/game.ts';
import { isSubgame } from '../../state/subgames.ts';
import type { Work } from '../work.ts';
import { shuffleLibrary } from './shuffle.ts';

/** The libraries are the decks of another game (TSP 506.3), in which chance says who plays first (TSP 506.4). */
export function beginSubgame(work: Work): void {
  work.saveProgress();
  const topic = isSubgame(work.game) ? 'subgameInSubgame' : 'subgameBegins';
  work.emit('SubgameBegan', topic, { life: work.rules.startingLife });
  for (const one of [0, 1] as const) shuffleLibrary(work, one);
  const { number: roll, stream } = work.roll();
  const seat = stream.below(2) as Seat;
  work.emit('LotDrawn', 'subgameFirst', { roll, seat });
  work.emit('StartingPlayerChosen', 'subgameFirst', { seat });
  work.emit('OpeningMoved', 'startOfGame', { stage: 'draw', seat });
}

/** The subgame is over: its cards are shuffled into the libraries, and what began it goes on (TSP 506.6). */
export function resumeMainGame(work: Work): void {
  work.emit('MainGameResumed', 'mainGameResumes', {});
  for (const seat of [0, 1] as const) shuffleLibrary(work, seat, 'subgameEnds');
}

/** What ends the game itself ends every subgame in it: time is up for all of them. */
export function leaveSubgames(work: Work, winner: Seat, reason: Outcome['reason']): void {
  while (isSubgame(work.game)) {
    const rule = work.rules.cite.clock;
    work.emitBy('SubgameEnded', rule, { winner, reason, rule });
    work.emitBy('MainGameResumed', rule, {});
  }
}

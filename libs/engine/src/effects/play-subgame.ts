import { beginSubgame } from '../decide/happening/subgames.ts';
import { playerRef } from '../state/basics.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** The text goes on when the subgame is over (TSP 506.1). */
const playSubgame: Meaning<EffectOf<'playSubgame'>> = {
  follow(run, { as, whoLost = false }) {
    const winner = run.progress('subgame')?.winner;
    if (winner === undefined) {
      run.proceed({ of: 'subgame' });
      beginSubgame(run.work);
      return 'waits';
    }
    const others = ([0, 1] as const).filter((seat) => seat !== winner);
    // A draw has two who don't win, and nobody who loses.
    run.bind(as, whoLost && winner === null ? [] : others.map(playerRef));
    return 'done';
  },
};
export default playSubgame;

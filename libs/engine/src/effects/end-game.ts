import { opponentOf } from '../state/basics.ts';
import { propose } from '../decide/happening/propose.ts';
import { referTo, seatsAmong } from '../reading/references.ts';
import { wouldHappen } from '../replacing/would-happen.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/**
 * Who would both win and lose loses (6ED 102.5). With two players one wins as the other loses, and where both win, both
 * lose as well: the game is a draw (6ED Glossary: Draw).
 */
const endGame: Meaning<EffectOf<'endGame'>> = {
  follow(run, { wins, loses }) {
    const { work } = run;
    const { gameEnds, winAndLose } = work.rules.cite;
    const losers = new Set(loses === undefined ? [] : seatsAmong(referTo(work, loses, run)));
    const winners = wins === undefined ? [] : seatsAmong(referTo(work, wins, run));
    const both = winners.some((seat) => losers.has(seat));
    const others = winners.filter((seat) => !losers.has(seat)).map(opponentOf);
    for (const seat of others) losers.add(seat);
    const rule = both ? winAndLose : gameEnds;
    return propose(
      work,
      [...losers].map((seat) => wouldHappen({ kind: 'lose', seat, reason: 'effect' }, rule)),
    );
  },
};
export default endGame;

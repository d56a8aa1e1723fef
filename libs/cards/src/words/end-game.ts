import type { Reference } from '../language.ts';
import { verbFor } from '../say/noun.ts';
import type { Word } from '../say/word.ts';

/** These players win, those lose, all of it at once (6ED 102.5). */
export interface EndGame {
  readonly do: 'endGame';
  readonly wins?: Reference;
  readonly loses?: Reference;
}

export const winTheGame = (wins: Reference): EndGame => ({ do: 'endGame', wins });
export const loseTheGame = (loses: Reference): EndGame => ({ do: 'endGame', loses });

const word: Word<EndGame> = {
  text({ wins, loses }, say) {
    const ends = (who: Reference | undefined, verb: string) =>
      who === undefined ? [] : [say.states(say.noun(who), verb, 'the game')];
    const [first, second] = [...ends(wins, 'win'), ...ends(loses, 'lose')];
    if (first === undefined) return 'the game goes on';
    if (second === undefined) return first;
    const [[verb, rest] = ['', '']] = second.does;
    const also = ` and ${second.subject.text} ${verbFor(second.subject, verb)} ${rest}`;
    return say.states(first.subject, 'win', `the game${also}`);
  },
  aim: ({ wins, loses }) => loses ?? wins,
};
export default word;

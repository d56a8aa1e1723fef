import type { Word } from '../say/word.ts';

/** For the rest of the turn what this permanent forbids is not forbidden to the player who says so (TSP 408.2j). */
export interface Ignore {
  readonly do: 'ignore';
}

export const ignore: Ignore = { do: 'ignore' };

const word: Word<Ignore> = {
  text: (_, say) => `ignore what ${say.self.text} forbids until end of turn`,
};
export default word;

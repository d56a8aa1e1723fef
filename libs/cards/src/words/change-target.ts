import type { Reference } from '../language.ts';
import { possessive } from '../say/noun.ts';
import type { Word } from '../say/word.ts';

/** Of a spell with a single target, to another legal one; without one it stays (6ED 415.2). */
export interface ChangeTarget {
  readonly do: 'changeTarget';
  readonly of: Reference;
}

export const changeTarget = (of: Reference): ChangeTarget => ({ do: 'changeTarget', of });

const word: Word<ChangeTarget> = {
  text({ of }, say) {
    const noun = say.noun(of);
    return noun.text === 'it'
      ? `change ${possessive(noun)} target`
      : `change the target of ${noun.text}`;
  },
  aim: ({ of }) => of,
};
export default word;

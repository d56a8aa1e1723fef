import type { Reference, Skippable } from '../language.ts';
import { skippableText } from '../say/steps.ts';
import { ownPossessive } from '../say/noun.ts';
import type { Word } from '../say/word.ts';

/** The next one that has not begun yet (6ED Glossary: Skip). */
export interface Skip {
  readonly do: 'skip';
  readonly who: Reference;
  readonly what: Skippable;
}

export const skip = (who: Reference, what: Skippable): Skip => ({ do: 'skip', who, what });

const word: Word<Skip> = {
  text({ who, what }, say) {
    const whose =
      who === 'you' ? 'your' : ownPossessive({ text: '', number: 'one', isPlayer: true });
    return say.act(who, 'skip', `${whose} next ${skippableText(what)}`);
  },
  aim: ({ who }) => who,
};
export default word;

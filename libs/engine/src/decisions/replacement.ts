import { applicable, optionalAmong } from '../replacing/replacements.ts';
import type { Answer } from '../state/decisions.ts';
import {
  isReplacementKey,
  keyOfReplacement,
  type ReplacementKey,
} from '../state/replacement-key.ts';
import { isWord } from './answers.ts';
import { decision } from './decision.ts';

/** Which of several replacement effects applies first (6ED 419.8). */
export const replacement = decision({
  kind: 'replacement',
  frames: ['changes'],
  asks: 'replacementChoice',
  isAnswer: isKey,
  space({ sight, frame }) {
    const { changes, at } = frame;
    const open = changes[at];
    if (open === undefined) return { shape: 'word', options: [] };
    const effects = applicable(sight, open, changes);
    const keys = effects.map(keyOfReplacement);
    const mayBeNone = optionalAmong(sight, open, effects).length > 0;
    return { shape: 'word', options: mayBeNone ? [...keys, 'none'] : keys };
  },
});

function isKey(answer: Answer): answer is ReplacementKey {
  return isWord(answer) && isReplacementKey(answer);
}

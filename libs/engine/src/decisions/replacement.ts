import { applicable, optionalAmong } from '../replacing/replacements.ts';
import type { ReplacementKey } from '../state/changes.ts';
import type { Answer } from '../state/decisions.ts';
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
    const keys = applicable(sight, open, changes);
    const mayBeNone = optionalAmong(sight, open, keys).length > 0;
    return { shape: 'word', options: mayBeNone ? [...keys, 'none'] : keys };
  },
});

function isKey(answer: Answer): answer is ReplacementKey {
  return isWord(answer) && /^(protection|none|effect \d+|static \d+ \d+)$/u.test(answer);
}

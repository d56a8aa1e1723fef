import { applicable, optionalAmong } from '../replacing/replacements.ts';
import type { Sight } from '../sight/sight.ts';
import type { Change } from '../state/changes.ts';
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
  space: ({ sight }) => ({ shape: 'word', options: replacementAsked(sight)?.keys ?? [] }),
});

/** What is about to happen, and what could replace it; null if that is not asked. */
export function replacementAsked(
  sight: Sight,
): { readonly change: Change; readonly keys: readonly ReplacementKey[] } | null {
  const frame = sight.game.agenda.at(-1);
  const open = frame?.kind === 'changes' ? frame.changes[frame.at] : undefined;
  if (frame?.kind !== 'changes' || open === undefined) return null;
  const effects = applicable(sight, open, frame.changes);
  const keys = effects.map(keyOfReplacement);
  const mayBeNone = optionalAmong(sight, open, effects).length > 0;
  return { change: open.change, keys: mayBeNone ? [...keys, 'none'] : keys };
}

function isKey(answer: Answer): answer is ReplacementKey {
  return isWord(answer) && isReplacementKey(answer);
}

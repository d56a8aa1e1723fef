import type { OptionSpace } from '../spaces/index.ts';
import type { DecisionKind, Question } from '../state/decisions.ts';

/** This many words are named; of more, a player is told only what kind of word is asked for. */
const FEW = 6;

/** Kinds whose answers are words that people know. */
const WORDS: readonly DecisionKind[] = ['word', 'landWords', 'colorWords'];

/** What may be chosen, for a player who chose something else. Nothing that lies hidden is counted. */
export function wanted(question: Question, space: OptionSpace): string {
  if (question.kind === 'word' && space.shape === 'name') {
    return `this can’t be chosen: choose a ${question.of}, such as ${list(space.some)}`;
  }
  if (WORDS.includes(question.kind) && space.shape === 'word') {
    return `this can’t be chosen: it must be ${list(space.options)}`;
  }
  if (question.kind === 'name') return 'this can’t be chosen: there is no card of that name here';
  return 'this can’t be chosen';
}

function list(words: readonly string[]): string {
  const few = words.slice(0, FEW);
  const last = few.pop() ?? '';
  const more = words.length > FEW ? ' …' : '';
  return few.length === 0 ? `${last}${more}` : `${few.join(', ')} or ${last}${more}`;
}

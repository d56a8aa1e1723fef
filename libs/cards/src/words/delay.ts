import type { Awaited, Effects } from '../language.ts';
import { stepText } from '../say/steps.ts';
import { verbFor } from '../say/noun.ts';
import type { Say, Word } from '../say/word.ts';

/** Once, when what it waits for happens; what is bound and `target`, the targets, are kept (6ED 406.2). */
export interface Delay {
  readonly do: 'delay';
  readonly until: Awaited;
  readonly effect: Effects;
}

export const delay = (until: Awaited, ...effect: Effects): Delay => ({
  do: 'delay',
  until,
  effect,
});

const word: Word<Delay> = {
  text: ({ until, effect }, say) => `${moment(until, say)}, ${say.effects(effect)}`,
};
export default word;

function moment(until: Awaited, say: Say): string {
  if ('step' in until) {
    return until.step === 'end of turn'
      ? 'at end of turn'
      : `at the beginning of the next ${stepText(until.step)}`;
  }
  const noun = say.noun(until.what);
  const [verb = '', ...rest] = WHEN[until.when];
  return `when ${noun.text} ${verbFor(noun, verb)} ${rest.join(' ')}`;
}

const WHEN = { 'leaves play': ['leave', 'play'], 'becomes untapped': ['become', 'untapped'] };

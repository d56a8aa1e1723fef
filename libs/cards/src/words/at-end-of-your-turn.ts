import type { Effects } from '../language.ts';
import type { Word } from '../say/word.ts';

/** Once, at the end of the controller's next turn, or of this one; what is bound to `carrying` is kept (6ED 406.2). */
export interface AtEndOfYourTurn {
  readonly do: 'atEndOfYourTurn';
  readonly effect: Effects;
  readonly carrying: string;
}

export const atEndOfYourTurn = (carrying: string, ...effect: Effects): AtEndOfYourTurn => ({
  do: 'atEndOfYourTurn',
  effect,
  carrying,
});

const word: Word<AtEndOfYourTurn> = {
  text: ({ effect }, say) => `at the end of your turn, ${say.effects(effect)}`,
};
export default word;

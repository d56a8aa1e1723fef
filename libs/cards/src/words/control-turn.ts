import type { Reference } from '../language.ts';
import { possessive } from '../say/noun.ts';
import type { Word } from '../say/word.ts';

/** You control the next turn that the player really takes, and decide all in it (TSP 507.1). */
export interface ControlTurn {
  readonly do: 'controlTurn';
  readonly who: Reference;
}

export const controlTurn = (who: Reference): ControlTurn => ({ do: 'controlTurn', who });

const word: Word<ControlTurn> = {
  text: ({ who }, say) => `you control ${possessive(say.noun(who))} next turn`,
  aim: ({ who }) => who,
};
export default word;

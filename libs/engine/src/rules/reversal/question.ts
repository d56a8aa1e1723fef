import type { CompiledAbility } from '../../text/printed.ts';

/** A mana ability that was played while something was announced that is now taken back. */
export interface PlayedForMana {
  readonly ability: CompiledAbility;
}

/** Which of these, in the order in which they were played, stay played whatever the player wants: their places. */
export type Reversal = (played: readonly PlayedForMana[]) => readonly number[];

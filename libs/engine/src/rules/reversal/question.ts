import type { CompiledAbility } from '../../text/printed.ts';

/** Does a mana ability stay played, whatever the player wants, when what it was played for is taken back? */
export type Reversal = (ability: CompiledAbility) => boolean;

import type { ObjectId } from '../../state/basics.ts';
import type { AnnounceFrame } from '../../state/frames.ts';
import type { Game } from '../../state/game.ts';
import type { Illegality } from '../illegality.ts';

/** When mana may be made for what is played: while that is announced, too, or before it is begun. */
export interface ManaWhilePlaying {
  /** What keeps mana abilities from being played while something is announced; `null` if nothing does. */
  readonly refused: Illegality | null;
  /** The game that an announcement has to be paid for from; `null` for the one that it has come to. */
  readonly paidFrom: (frame: AnnounceFrame) => Game | null;
  /** What an announcement has to remember so that what it takes back can be played again. */
  readonly remembered: (card: ObjectId) => Pick<AnnounceFrame, 'card'>;
}

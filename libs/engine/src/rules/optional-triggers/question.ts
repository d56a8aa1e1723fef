import type { Seat } from '../../state/basics.ts';
import type { Offered } from '../../text/printed.ts';

/** A triggered ability that lets a player do something or nothing ("may"). */
export interface OptionalTriggers {
  /** What it lets a player do, by its whole text; `null` where a part of the text doesn't make it optional as a whole. */
  readonly byText: (offered: Offered) => Offered | null;
  /**
   * Whether that player accepts it as it would go on the stack.
   * @param accepts asks: `null` until the player has said
   */
  readonly asItIsStacked: (accepts: () => boolean | null) => boolean | null;
  /** The same as it resolves. */
  readonly asItResolves: (accepts: () => boolean | null) => boolean | null;
  /**
   * Who controls it.
   * @param chooser the player who may
   * @param controller who controls its source
   */
  readonly controller: (chooser: Seat, controller: Seat) => Seat;
}

import type { Seat } from '../../state/basics.ts';

/** A triggered ability that lets a player do something or nothing ("may"). */
export interface OptionalTriggers {
  /** When that player says so: as it would go on the stack, or as it resolves. */
  readonly chosen: 'asItIsStacked' | 'onResolution';
  /**
   * Who controls it.
   * @param chooser the player who may
   * @param controller who controls its source
   */
  readonly controller: (chooser: Seat, controller: Seat) => Seat;
}

import type { Seat } from '../../state/basics.ts';

/**
 * How what happens in a certain phase comes about: by itself as the phase begins, or played by its controller in the
 * course of it.
 */
export interface PhaseAbilities {
  /** The steps in the course of which it is played. In all others it triggers as they begin. */
  readonly playedIn: readonly string[];
  /**
   * Who plays what only the player whose phase it is may pay for.
   * @param active the player whose phase it is
   * @param controller who controls its source
   */
  readonly payer: (active: Seat, controller: Seat) => Seat;
  /** Whether what a player merely may do in a step is accepted or declined as that of other triggered abilities is. */
  readonly acceptedLikeOthers: boolean;
}

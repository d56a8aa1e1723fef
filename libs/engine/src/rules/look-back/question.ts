import type { Zone } from '../../state/basics.ts';

/**
 * Which abilities are looked for in the table as it was just before the event? `from` is where what the event is about
 * came from, if it changed its zone.
 */
export type LookBack = (from: Zone | undefined) => boolean;

import type { Zone } from '../../state/basics.ts';

/** Who may look at a card that has been set aside, given where it came from. */
export type SetAside = (from: Zone) => 'all' | 'owner' | 'nobody';

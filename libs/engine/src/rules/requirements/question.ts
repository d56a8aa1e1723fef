/** Which requirements to attack or block must be met where not all of them can be. */
export type { Requirements } from '../../spaces/attack.ts';

import type { Trigger } from '@arbiter/cards';

/** Which triggers are looked for in the table as it was just before the event? */
export type LookBack = (when: Trigger['when']) => boolean;

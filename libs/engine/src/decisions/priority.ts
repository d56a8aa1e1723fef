import { byCommand } from './by-command.ts';

/** Play something, or pass (6ED 408.1c); what may be played is listed in `options/legal.ts`. */
export const priority = byCommand({ kind: 'priority', asks: 'priority' });

import { byCommand } from './by-command.ts';

/** A seat's part of chance, before the first shuffle. */
export const disclose = byCommand({ kind: 'disclose', asks: 'chance' });

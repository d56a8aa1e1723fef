import type { GameEvent } from '../events.ts';

/** Events that tell what an instruction has really done. */
export const HAPPENINGS = [
  'ObjectMoved',
  'TokenCreated',
  'DamageDealt',
  'LifeGained',
  'LifeLost',
  'CountersChanged',
] as const;
export type Happening = Extract<GameEvent, { readonly type: (typeof HAPPENINGS)[number] }>;

const TYPES: ReadonlySet<string> = new Set(HAPPENINGS);

export const isHappening = (event: GameEvent): event is Happening => TYPES.has(event.type);

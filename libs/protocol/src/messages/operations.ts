import { z } from 'zod';
import { id, millis } from './common.ts';

/** disputes.events.v1 (key: game). */
export const disputeEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('DisputeOpened'),
    dispute: id,
    game: id,
    by: id,
    event: z.int().nonnegative(),
    at: millis,
  }),
  z.object({
    type: z.literal('DisputeDecided'),
    dispute: id,
    game: id,
    by: id,
    remedy: z.string(),
    at: millis,
  }),
  z.object({ type: z.literal('GameMended'), game: id, by: id, at: millis }),
]);
export type DisputeEvent = z.infer<typeof disputeEvent>;

/** audit.events.v1 (key: operator): who looked at what or did what. */
export const auditEvent = z.object({ type: z.string(), operator: id, subject: id, at: millis });
export type AuditEvent = z.infer<typeof auditEvent>;

/** game-state.snapshots.v1, rules-evaluation.snapshots.v1: each service reads its own only, and replays if it can't. */
export const snapshot = z.object({
  /** Shape of `state`; another than the reader's means: replay. */
  shape: z.string(),
  /** Everything before this offset of game.events is in it. */
  offset: z.int().nonnegative(),
  state: z.json(),
});
export type Snapshot = z.infer<typeof snapshot>;

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

/** Where a run of a snapshot lies on its topic. Each part of it is a record of its own, of lines as plain text. */
const snapshotRun = z.object({
  name: z.string(),
  /** Shape of its entries. */
  shape: z.string(),
  parts: z.int().positive(),
  /** Of all its parts together. */
  characters: z.int().nonnegative(),
  /** Offsets of its first and its last part. */
  first: z.int().nonnegative(),
  last: z.int().nonnegative(),
});
export type SnapshotRun = z.infer<typeof snapshotRun>;

/** The mark of a snapshot: the last record of it, without which it does not count. Each service reads only its own. */
export const snapshotMark = z.object({
  /** Everything before this offset of the events is in the entries. */
  from: z.int().nonnegative(),
  /** Whoever can't read the entries replays from this offset. */
  oldest: z.int().nonnegative(),
  /** The runs that count, each over all before it. */
  runs: z.array(snapshotRun),
  /** Keys of records that no snapshot needs once the next one is begun. */
  unneeded: z.array(z.string()),
});
export type SnapshotMark = z.infer<typeof snapshotMark>;

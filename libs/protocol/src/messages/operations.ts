import { z } from 'zod';
import type { DisputeEvent, Evidence, Remedy, Sanction } from '../disputes/events.ts';
import { digest, edition, id, millis } from './common.ts';

const seat = z.union([z.literal(0), z.literal(1)]);
const rule = z.string().min(1).max(64);
const longText = z.string().max(16_000);
/** Of 4,000 characters of any script, as they are sealed: 3 bytes each at most, in base64, with what the cipher adds. */
const sealable = z.string().max(16_100);

/**
 * How long what a branch supposes may be, as JSON: room for as many commands as one may suppose, and for cards. What is
 * longer is not branched at all, so that whatever an operator has seen can be kept as evidence.
 */
export const LONGEST_SUPPOSITION = 40_000;

/** What puts a wrong right. */
export const remedy: z.ZodType<Remedy> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('noChange') }),
  z.object({ kind: z.literal('resultCorrected'), winner: seat.nullable() }),
  z.object({ kind: z.literal('gameAnnulled') }),
  z.object({
    kind: z.literal('gameRewound'),
    event: eventNumber(),
    libraries: z.enum(['kept', 'reshuffled']),
    definitions: z.array(longText).max(20),
  }),
  z.object({ kind: z.literal('matchReplayed') }),
]);

/** A warning, or a ban with its end. */
export const sanction: z.ZodType<Sanction> = z.object({ seat, until: millis.nullable() });

/** What a dispute rests on. */
export const evidence: z.ZodType<Evidence> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('events'), from: eventNumber(), to: eventNumber(), note: longText }),
  z.object({ kind: z.literal('verification'), state: z.string().max(64), note: longText }),
  z.object({
    kind: z.literal('branch'),
    event: eventNumber(),
    note: longText,
    supposed: z.string().max(LONGEST_SUPPOSITION).optional(),
  }),
]);

const text = z.object({ text: sealable, sealed: z.boolean() });
const judgement = {
  remedy,
  grounds: longText,
  rules: z.array(rule).max(32),
  sanctions: z.array(sanction).max(2).optional(),
  branches: z.array(eventNumber()).max(8).optional(),
};
const common = {
  dispute: id,
  by: id,
  role: z.enum(['player', 'judge', 'operator', 'auditor', 'system']),
  at: millis,
};
const endedMatch = z.object({
  match: id,
  bestOf: z.int().positive(),
  winner: seat.nullable(),
  reason: z.string(),
  games: z.array(z.object({ game: id, winner: seat.nullable() })),
});

/** What happened in a dispute. */
export const disputeEvent: z.ZodType<DisputeEvent> = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('DisputeOpened'),
    ...common,
    game: id,
    match: id,
    players: z.tuple([id, id]),
    edition,
    event: eventNumber(),
    text,
  }),
  z.object({ type: z.literal('DisputeTaken'), ...common }),
  z.object({ type: z.literal('DisputeReleased'), ...common }),
  z.object({ type: z.literal('DisputeCommented'), ...common, text }),
  z.object({ type: z.literal('EvidenceAttached'), ...common, evidence }),
  z.object({ type: z.literal('RulingProposed'), ...common, ...judgement }),
  z.object({
    type: z.literal('DisputeRuled'),
    ...common,
    ...judgement,
    number: z.int().positive(),
    result: z.object({ winner: seat.nullable(), annulled: z.boolean() }),
    changes: z.boolean(),
    ended: endedMatch.nullable(),
  }),
  z.object({ type: z.literal('RulingRemedied'), ...common, number: z.int().positive() }),
  z.object({ type: z.literal('RulingAppealed'), ...common, text }),
  z.object({ type: z.literal('DisputeClosed'), ...common }),
]);

/**
 * disputes.events.v1 (key: game): one event of the disputes about a game. It counts if `prev` is the id of the one before
 * it, by the same rule as commits of games (`DisputeChain`).
 */
export const disputeCommit = z.object({
  /** The hash of all the rest. */
  id: digest,
  prev: digest,
  game: id,
  /** Of the command that it came of: a retry has the same. */
  command: id,
  digest,
  event: disputeEvent,
});
export type DisputeCommit = z.infer<typeof disputeCommit>;

/** audit.events.v1 (key: operator; of what is done to an operator that one): who looked at what or did what. */
export const auditEvent = z.object({
  type: z.enum([
    'SignedIn',
    'SignInRefused',
    'LookedAtGame',
    'LookedAtDispute',
    'LookedAtChats',
    'ActedInDispute',
    'Exported',
    'ChangedMaintenance',
    'DeclaredTie',
    'LiftedTie',
  ]),
  operator: id,
  /** `none` of somebody who is refused. */
  role: z.string().max(16),
  /** What it is about: a game, a match that was found, a dispute, `chats`, the hash of the mark of a link, the provider by which somebody signs in, the player of a tie. */
  subject: id,
  /** What was asked for, or done. */
  detail: z.string().max(1_000),
  /** Of a tie that is lifted: whose it is. It lies with that person's events, whose ties are read from these. */
  of: id.optional(),
  at: millis,
});
export type AuditEvent = z.infer<typeof auditEvent>;

/** The key under which an audit event lies: the operator, or whose tie it is that is lifted. */
export const auditKeyOf = ({ operator, of }: AuditEvent): string => of ?? operator;

function eventNumber(): z.ZodInt {
  return z.int().nonnegative();
}

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
  /** Anyone who can't read the entries replays from this offset. */
  oldest: z.int().nonnegative(),
  /** The runs that count, each over all before it. */
  runs: z.array(snapshotRun),
  /** Keys of records that no snapshot needs once the next one is begun. */
  unneeded: z.array(z.string()),
});
export type SnapshotMark = z.infer<typeof snapshotMark>;

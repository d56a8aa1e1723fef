import type { AuditEvent, Deck, Dispute, RatingChange } from '@arbiter/protocol';
import type { Verified, VerificationState } from '../verification/verify-game.ts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** PostgreSQL's 64-bit integers arrive as texts; ours are all safe as numbers. */
const number = {
  to: (value: number | null | undefined) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};
const big = { type: 'bigint', transformer: number } as const;

/** A row as plain data. */
export type Plain<Row> = { readonly [Name in keyof Row]: Row[Name] };

/** How far a partition of a topic is projected; moves in the transaction of the rows that it stands for. */
@Entity('checkpoints')
export class Checkpoint {
  @PrimaryColumn('text') topic!: string;
  @PrimaryColumn('int') partition!: number;
  /** Everything before this offset is in the rows. */
  @Column(big) next!: number;
  /** Shape of the rows: another build's are projected again. */
  @Column('text') shape!: string;
}

/** A game of a match, by a ruling in a dispute. */
export interface Continues {
  readonly match: string;
  readonly game: string;
  readonly dispute: string;
  readonly ruling: number;
}

/** A match: the fold of its events on matchmaking.events. */
@Entity('matches')
export class MatchRow {
  @PrimaryColumn('text') match!: string;
  /** Where its last event stands. */
  @Column('int') partition!: number;
  @Column(big) offset!: number;
  @Column('int') version!: number;
  @Column('text') edition!: string;
  @Column('text') format!: string;
  @Column('int', { name: 'best_of' }) bestOf!: number;
  @Column('boolean') rated!: boolean;
  @Column('text') player0!: string;
  @Column('text') player1!: string;
  @Column('text') status!: 'opening' | 'playing' | 'sideboarding' | 'over';
  @Column('jsonb') score!: readonly [number, number];
  @Column('int', { nullable: true }) winner!: 0 | 1 | null;
  @Column('text', { nullable: true }) reason!: string | null;
  /** What it did to the ratings, by seat; null until it is over, and where it rates nobody. */
  @Column('jsonb', { nullable: true }) ratings!: readonly [RatingChange, RatingChange] | null;
  /** As they are now; private until the match is over. */
  @Column('jsonb') decks!: readonly [Deck, Deck];
  /** Open disputes for which what is hidden in it stays so, even when it is over. */
  @Column('jsonb') held!: readonly string[];
  /** What it plays again by a ruling, and the match in which a part of it is. */
  @Column('jsonb', { nullable: true }) continues!: Continues | null;
  @Column('text', { name: 'continued_in', nullable: true }) continuedIn!: string | null;
  @Column({ ...big, name: 'opened_at' }) openedAt!: number;
  @Column({ ...big, name: 'ended_at', nullable: true }) endedAt!: number | null;
}

/** Nothing of a match is hidden once it is over, unless it may be played on by a ruling. It stays so. */
export function isRevealed({ status, held }: Plain<MatchRow>): boolean {
  return status === 'over' && held.length === 0;
}

/** A player's rating after the last rated match in a pool (`poolOf`). */
@Entity('ratings')
export class RatingRow {
  @PrimaryColumn('text') player!: string;
  @PrimaryColumn('text') pool!: string;
  @Column('double precision') rating!: number;
  @Column('double precision') deviation!: number;
  @Column('double precision') volatility!: number;
  @Column('int') matches!: number;
  /** When that match ended, in milliseconds since 1970. */
  @Column(big) at!: number;
}

/** A game as its match knows it. */
@Entity('games')
export class GameRow {
  @PrimaryColumn('text') game!: string;
  @Column('text') match!: string;
  @Column('int') number!: number;
  /** Where the event stands that last changed this row. */
  @Column(big) offset!: number;
  /** Its commits on game.events come at this offset or later. */
  @Column(big) from!: number;
  @Column('boolean') over!: boolean;
  @Column('int', { nullable: true }) winner!: 0 | 1 | null;
  @Column('text', { nullable: true }) reason!: string | null;
  @Column({ ...big, name: 'opened_at' }) openedAt!: number;
  @Column({ ...big, name: 'ended_at', nullable: true }) endedAt!: number | null;
}

/** What game.events says of a game: how far it has come and where its commits lie. */
@Entity('records')
export class RecordRow {
  @PrimaryColumn('text') game!: string;
  @Column('int') partition!: number;
  /** Offset of its first commit, and of the last one. */
  @Column(big) first!: number;
  @Column(big) offset!: number;
  /** Number of accepted commits. */
  @Column('int') version!: number;
  @Column('text') tip!: string;
  /** Number of events so far. */
  @Column('int') events!: number;
  @Column('text') phase!: 'live' | 'suspended' | 'over';
  @Column('int') turn!: number;
  @Column('text') edition!: string;
  @Column({ ...big, name: 'began_at' }) beganAt!: number;
  @Column({ ...big, name: 'last_at' }) lastAt!: number;
}

/** One event as people read it. */
export interface Line {
  /** Number of the event in its game. */
  readonly number: number;
  readonly type: string;
  readonly rule: string;
  /** What each reader is told, and nothing for those who are told nothing; `all` where everybody is told the same. */
  readonly texts: Readonly<Partial<Record<Reader | 'all', string>>>;
}

/** Where one accepted commit lies. */
@Entity('commits')
export class CommitRow {
  @PrimaryColumn('text') game!: string;
  @PrimaryColumn('int') version!: number;
  @Column(big) offset!: number;
  /** Number of its first event. */
  @Column('int') first!: number;
  @Column(big) at!: number;
}

/** That something happened in a game by a rule, or was refused by it. */
@Entity('cited')
export class CitedRow {
  /** With its edition. */
  @PrimaryColumn('text') rule!: string;
  @PrimaryColumn('boolean') refused!: boolean;
  @PrimaryColumn('text') game!: string;
}

/**
 * What a player is called now, to be found by. Not the name itself: a database keeps the bytes of a row that is gone for a while, and
 * of who is erased nothing is to be left.
 */
@Entity('names')
export class NameRow {
  @PrimaryColumn('text') player!: string;
  /** As `nameDigest` gives it. */
  @Column('text') digest!: string;
}

/** A dispute: the fold of its events on disputes.events. */
@Entity('disputes')
export class DisputeRow {
  @PrimaryColumn('text') dispute!: string;
  @Column('text') game!: string;
  @Column('text') match!: string;
  @Column('text') player0!: string;
  @Column('text') player1!: string;
  @Column('text') status!: Dispute['status'];
  @Column({ ...big, name: 'opened_at' }) openedAt!: number;
  @Column({ ...big, name: 'changed_at' }) changedAt!: number;
  /** All of it; its texts as they are on the log. */
  @Column('jsonb') body!: Dispute;
}

/** An entry of the audit trail. */
@Entity('audit')
export class AuditRow {
  @PrimaryColumn('int') partition!: number;
  @PrimaryColumn(big) offset!: number;
  @Column('text') type!: AuditEvent['type'];
  @Column('text') operator!: string;
  @Column('text') role!: string;
  @Column('text') subject!: string;
  @Column('text') detail!: string;
  @Column(big) at!: number;
}

/** What checking the record of a finished game has found. */
@Entity('verifications')
export class VerificationRow {
  @PrimaryColumn('text') game!: string;
  @Column('text') state!: VerificationState;
  /** Digest of the build that checked it. */
  @Column('text') build!: string;
  @Column('int', { nullable: true }) event!: number | null;
  @Column(big) at!: number;
  @Column('jsonb') body!: Verified;
}

/** Who a line was written for. */
export type Reader = '0' | '1' | 'spectator' | 'operator';

export const ENTITIES = [
  Checkpoint,
  MatchRow,
  RatingRow,
  GameRow,
  RecordRow,
  CommitRow,
  CitedRow,
  NameRow,
  DisputeRow,
  AuditRow,
  VerificationRow,
];

/** The tables of all of them. */
export const ROWS = [
  'checkpoints',
  'matches',
  'ratings',
  'games',
  'records',
  'commits',
  'cited',
  'names',
  'disputes',
  'audit',
  'verifications',
];

/** The same, and those that TypeORM and older versions made. */
export const TABLES = [...ROWS, 'lines', 'migrations'];

/** The schema in which rows of another shape are projected. */
export const BESIDE = 'beside';

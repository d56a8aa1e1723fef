import { setTimeout as pause } from 'node:timers/promises';
import type { EventLog } from '@arbiter/event-log';
import { notReady, type ReadModels } from '@arbiter/platform';
import { topics, type Dispute } from '@arbiter/protocol';
import { In, MoreThanOrEqual, type DataSource } from 'typeorm';
import {
  AuditRow,
  CommitRow,
  DisputeRow,
  GameRow,
  MatchRow,
  RatingRow,
  RecordRow,
  VerificationRow,
  isRevealed,
} from './entities.ts';
import { playedByOthers, searchMatches, type Cursor, type MatchSearch } from './match-search.ts';
import type { ReplayRepository } from './replay.repository.ts';

/** How long a query waits for read models that are behind, in milliseconds. */
const PATIENCE = 3_000;
const LOOK_EVERY = 15;
/** How often such a query asks whether the rows get nothing new at all, in milliseconds. */
const ASK_EVERY = 200;
/** Later than any version: what the column holds at most. */
const LATEST = 2_147_483_647;

/** Which disputes are asked for; of those that are left out, any. */
export interface DisputeSearch {
  readonly player?: string | undefined;
  readonly match?: string | undefined;
  readonly game?: string | undefined;
  readonly status?: Dispute['status'] | undefined;
  /** Taken by this operator. */
  readonly takenBy?: string | undefined;
  /** Of no match that one of these plays in. */
  readonly partial?: readonly string[] | undefined;
}

/** Disputes before this one in a list, the newest first. */
export interface DisputeCursor {
  readonly openedAt: number;
  readonly dispute: string;
}

/** Which entries of the audit trail are asked for. */
export interface AuditSearch {
  readonly operator?: string | undefined;
  readonly subject?: string | undefined;
}

/** Entries before this one in the audit trail, the newest first. */
export interface AuditCursor {
  readonly at: number;
  readonly partition: number;
  readonly offset: number;
}

/** A game with its match and, when it has begun, its record. */
export interface KnownGame {
  readonly game: GameRow;
  readonly match: MatchRow;
  readonly record: RecordRow | null;
}

/** A game with what was joined to it. */
type Joined = GameRow & { readonly itsMatch: MatchRow; readonly itsRecord: RecordRow | null };

/** A game that is over, as its match is, and where its record lies. */
export interface StoredGame {
  readonly game: string;
  readonly edition: string;
  readonly first: number;
  readonly offset: number;
  readonly players: readonly [string, string];
}

/** Which of the games that are over are asked for: those after one, or these. */
export type StoredSearch =
  | { readonly after: string; readonly limit: number }
  | { readonly games: readonly string[]; readonly limit: number };

/** The read models for queries: never older than matchmaking.events was at the time of the query. */
export class ReplayQueries {
  readonly #log: EventLog;
  readonly #models: ReadModels;
  readonly #repository: ReplayRepository;

  constructor(log: EventLog, models: ReadModels, repository: ReplayRepository) {
    this.#log = log;
    this.#models = models;
    this.#repository = repository;
  }

  /** Matches, the newest first. @param partial as `searchMatches` has it */
  async matches(
    limit: number,
    search: MatchSearch,
    before?: Cursor,
    partial: readonly string[] | null = null,
  ): Promise<MatchRow[]> {
    const source = await this.#fresh();
    if (search.player !== undefined) {
      await this.#projected(topics.players.name, () => true, performance.now() + PATIENCE);
    }
    return searchMatches(source, limit, search, before, partial);
  }

  /** A player's ratings, one for each edition and format in which a rated match was played. */
  async ratings(player: string): Promise<RatingRow[]> {
    const source = await this.#fresh();
    return source.getRepository(RatingRow).find({ where: { player }, order: { pool: 'ASC' } });
  }

  /**
   * The best of a pool, the best first.
   *
   * @param matches how many rated matches they have played at least
   */
  async best(pool: string, matches: number, limit: number): Promise<RatingRow[]> {
    const source = await this.#fresh();
    return source.getRepository(RatingRow).find({
      where: { pool, matches: MoreThanOrEqual(matches) },
      order: { rating: 'DESC', player: 'ASC' },
      take: limit,
    });
  }

  async match(match: string): Promise<{ match: MatchRow; games: GameRow[] } | null> {
    const source = await this.#fresh();
    const row = await source.getRepository(MatchRow).findOneBy({ match });
    if (row === null) return null;
    const games = await source
      .getRepository(GameRow)
      .find({ where: { match }, order: { number: 'ASC' } });
    return { match: row, games };
  }

  async game(id: string): Promise<KnownGame | null> {
    return gameIn(await this.#fresh(), id);
  }

  /** As `game`, when all that was on game.events of it at the call is in its record, too. */
  async gameSoFar(id: string): Promise<KnownGame | null> {
    return gameIn(await this.#fresh(id), id);
  }

  /**
   * As `game`, for who asks for its record alone. A record that is over and shown to everybody stays as it is, so nobody
   * asks how fresh such rows are.
   */
  async gameOnRecord(id: string): Promise<KnownGame | null> {
    const known = await gameIn(await this.#models.soon(PATIENCE), id);
    const isLast = known !== null && isRevealed(known.match) && known.record?.phase === 'over';
    return isLast ? known : this.game(id);
  }

  /** Disputes, the newest first. */
  async disputes(
    limit: number,
    { player, match, game, status, takenBy, partial = [] }: DisputeSearch,
    before?: DisputeCursor,
  ): Promise<DisputeRow[]> {
    const source = await this.#freshDisputes();
    const query = source.getRepository(DisputeRow).createQueryBuilder('dispute');
    if (player !== undefined) {
      query.andWhere('(dispute.player0 = :player or dispute.player1 = :player)', { player });
    }
    if (match !== undefined) query.andWhere('dispute.match = :match', { match });
    if (game !== undefined) query.andWhere('dispute.game = :game', { game });
    if (status !== undefined) query.andWhere('dispute.status = :status', { status });
    if (takenBy !== undefined) query.andWhere("dispute.body ->> 'takenBy' = :takenBy", { takenBy });
    if (partial.length > 0) query.andWhere(playedByOthers('dispute'), { partial });
    if (before !== undefined) {
      query.andWhere('(dispute.opened_at, dispute.dispute) < (:openedAt, :dispute)', before);
    }
    return query
      .orderBy('dispute.openedAt', 'DESC')
      .addOrderBy('dispute.dispute', 'DESC')
      .limit(limit)
      .getMany();
  }

  async dispute(dispute: string): Promise<DisputeRow | null> {
    const source = await this.#freshDisputes();
    return source.getRepository(DisputeRow).findOneBy({ dispute });
  }

  /** The disputes about some games that are ruled on, those first that were opened first. */
  async ruledOn(games: readonly string[]): Promise<Dispute[]> {
    const source = await this.#freshDisputes(true);
    const rows = await source
      .getRepository(DisputeRow)
      .find({ where: { game: In([...games]) }, order: { openedAt: 'ASC' } });
    return rows.map(({ body }) => body).filter(({ rulings }) => rulings.length > 0);
  }

  /** The audit trail, the newest first. */
  async audit(
    limit: number,
    { operator, subject }: AuditSearch,
    before?: AuditCursor,
  ): Promise<AuditRow[]> {
    const source = await this.#models.soon(PATIENCE);
    await this.#projected(topics.audit.name, () => true, performance.now() + PATIENCE);
    const query = source.getRepository(AuditRow).createQueryBuilder('audit');
    if (operator !== undefined) query.andWhere('audit.operator = :operator', { operator });
    if (subject !== undefined) query.andWhere('audit.subject = :subject', { subject });
    if (before !== undefined) {
      query.andWhere(
        '(audit.at, audit.partition, audit.offset) < (:at, :partition, :offset)',
        before,
      );
    }
    return query
      .orderBy('audit.at', 'DESC')
      .addOrderBy('audit.partition', 'DESC')
      .addOrderBy('audit.offset', 'DESC')
      .limit(limit)
      .getMany();
  }

  /** What game.events says of some games; those that have not begun are missing. */
  async records(games: readonly string[]): Promise<Map<string, RecordRow>> {
    const source = await this.#models.soon(PATIENCE);
    const rows = await source.getRepository(RecordRow).findBy({ game: In([...games]) });
    return new Map(rows.map((row) => [row.game, row]));
  }

  /** Games that are over, as their matches are, in the order of their names; and how many there are at all. */
  async stored(
    search: StoredSearch,
  ): Promise<{ readonly games: readonly StoredGame[]; readonly all: number }> {
    const source = await this.#fresh();
    const query = source
      .getRepository(RecordRow)
      .createQueryBuilder('record')
      .innerJoin(GameRow, 'game', 'game.game = record.game')
      .innerJoin(MatchRow, 'match', 'match.match = game.match')
      .where("record.phase = 'over' and match.status = 'over'");
    const all = await query.getCount();
    if ('games' in search) query.andWhere('record.game = any(:games)', { games: search.games });
    else query.andWhere('record.game > :after', { after: search.after });
    const rows = await query
      .select('record.game', 'game')
      .addSelect('record.edition', 'edition')
      .addSelect('record.first', 'first')
      .addSelect('record.offset', 'offset')
      .addSelect('match.player0', 'player0')
      .addSelect('match.player1', 'player1')
      .orderBy('record.game')
      .limit(search.limit)
      .getRawMany<Readonly<Record<string, string>>>();
    return {
      all,
      games: rows.map(({ game = '', edition = '', first, offset, player0 = '', player1 = '' }) => ({
        ...{ game, edition, first: Number(first), offset: Number(offset) },
        players: [player0, player1],
      })),
    };
  }

  /** What checking the records of some games has found; those that nobody has checked yet are missing. */
  async verifications(games: readonly string[]): Promise<Map<string, VerificationRow>> {
    const source = await this.#models.soon(PATIENCE);
    const rows = await source.getRepository(VerificationRow).findBy({ game: In([...games]) });
    return new Map(rows.map((row) => [row.game, row]));
  }

  /** Where a commit lies, by its version or by the number of one of its events. */
  async commit(
    game: string,
    at: { readonly version: number } | { readonly event: number },
  ): Promise<CommitRow | null> {
    const source = await this.#fresh(game);
    const commits = source.getRepository(CommitRow);
    if ('version' in at) return commits.findOneBy({ game, version: at.version });
    return commits
      .createQueryBuilder('commit')
      .where('commit.game = :game and commit.first <= :event', { game, event: at.event })
      .orderBy('commit.first', 'DESC')
      .limit(1)
      .getOne();
  }

  /** The version that a game had at a time, by when its commits came onto the log; 0 if it had none. */
  async versionAt(game: string, time: number): Promise<number> {
    const source = await this.#fresh(game);
    let below = LATEST;
    for (;;) {
      // A commit is never on the log before its command was sent, so this finds it, or one that is still too new.
      const commit = await source
        .getRepository(CommitRow)
        .createQueryBuilder('commit')
        .where('commit.game = :game and commit.at <= :time', { game, time })
        .andWhere('commit.version < :below', { below })
        .orderBy('commit.version', 'DESC')
        .limit(1)
        .getOne();
      if (commit === null) return 0;
      const { version, offset } = commit;
      const records = this.#log.readKey(topics.gameEvents.name, game, offset, offset + 1);
      for await (const record of records) if (record.time <= time) return version;
      below = version;
    }
  }

  /**
   * The database, when what was on matchmaking.events at the call is projected, and what was on game.events of a game.
   *
   * @throws Problem 503
   */
  async #fresh(game?: string): Promise<DataSource> {
    const source = await this.#models.soon(PATIENCE);
    const patient = performance.now() + PATIENCE;
    await this.#projected(topics.matchmakingEvents.name, () => true, patient);
    if (game !== undefined) {
      const own = this.#log.partitionOf(topics.gameEvents.name, game);
      await this.#projected(topics.gameEvents.name, (partition) => partition === own, patient);
    }
    return source;
  }

  /**
   * The database, when what was on disputes.events at the call is projected.
   *
   * @param stale whether what was there will do while another shape is projected; who works on a dispute needs it as it is
   * @throws Problem 503
   */
  async #freshDisputes(stale = false): Promise<DataSource> {
    const source = await this.#models.soon(PATIENCE);
    const patient = performance.now() + PATIENCE;
    await this.#projected(topics.disputes.name, () => true, patient, stale);
    return source;
  }

  async #projected(
    topic: string,
    counts: (partition: number) => boolean,
    patient: number,
    stale = true,
  ): Promise<void> {
    let again = 0;
    // What lies in a partition that can't be read now can't be projected now either.
    const ends = [...(await this.#log.available(topic))];
    for (;;) {
      const projected = await this.#repository.projected(topic);
      const isBehind = ends.some(
        ([partition, { next }]) => counts(partition) && (projected.get(partition) ?? 0) < next,
      );
      if (!isBehind) return;
      // They are as they were until those beside take their place.
      if (stale && performance.now() >= again) {
        if (await this.#repository.isProjectedBeside()) return;
        again = performance.now() + ASK_EVERY;
      }
      if (performance.now() > patient) throw notReady(`they are behind with ${topic}`);
      await pause(LOOK_EVERY);
    }
  }
}

async function gameIn(source: DataSource, id: string): Promise<KnownGame | null> {
  const found = await source
    .getRepository(GameRow)
    .createQueryBuilder('game')
    .innerJoinAndMapOne('game.itsMatch', MatchRow, 'match', 'match.match = game.match')
    .leftJoinAndMapOne('game.itsRecord', RecordRow, 'record', 'record.game = game.game')
    .where('game.game = :id', { id })
    .getOne();
  if (found === null) return null;
  const { itsMatch: match, itsRecord: record, ...game } = found as Joined;
  return { game, match, record };
}

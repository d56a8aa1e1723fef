import { notRebuilding, type ReadModels } from '@arbiter/platform';
import { In, type EntityManager } from 'typeorm';
import type { LeftRating, MatchRows } from '../projections/match.projection.ts';
import type { CitedRow, CommitRow } from './entities.ts';
import {
  AuditRow,
  Checkpoint,
  DisputeRow,
  GameRow,
  MatchRow,
  RatingRow,
  RecordRow,
  VerificationRow,
  type Plain,
} from './entities.ts';

/** Another shape of rows, or another meaning of them, is another number: then everything is projected again. */
const SHAPE = '3';

/** The offset after the last record, by topic and partition. */
export type Ends = ReadonlyMap<string, readonly number[]>;

/** The read models have less than was projected into them: they were emptied or replaced. */
export class ReadModelsReplaced extends Error {
  override readonly name = 'ReadModelsReplaced';
}

/** From where to where a partition is projected by one transaction. */
export interface Stretch {
  readonly topic: string;
  readonly partition: number;
  readonly from: number;
  readonly next: number;
}

/** What some commits of game.events add. */
export interface GameRows {
  readonly records: readonly RecordRow[];
  readonly commits: readonly CommitRow[];
}

/** The read models of matches, games and records: what the projections write. */
export class ReplayRepository {
  readonly #models: ReadModels;
  readonly #rebuilds: boolean;

  /** @param rebuilds it is this process that rebuilds them; otherwise nothing is written while another one does */
  constructor(models: ReadModels, { rebuilds = false } = {}) {
    this.#models = models;
    this.#rebuilds = rebuilds;
  }

  /** Resolves if the database answers; rejects with the reason if not. */
  check(): Promise<void> {
    return this.#models.check();
  }

  /** Stops waiting for the database. */
  abandon(): void {
    this.#models.abandon();
  }

  /** The database is not the one that was opened: reopens it. */
  reopen(): void {
    this.#models.reopen();
  }

  /**
   * Whether the read models have less than what was projected into them.
   *
   * @throws the database's error if its tables are missing
   */
  async isBehind(reached: readonly Omit<Stretch, 'from'>[]): Promise<boolean> {
    if (!this.#models.isShared) return false;
    const source = await this.#models.ready();
    const kept = await source.getRepository(Checkpoint).find();
    const next = new Map(kept.map((row) => [`${row.topic}/${row.partition}`, row.next]));
    if (kept.length === 0) return true;
    return reached.some((one) => (next.get(`${one.topic}/${one.partition}`) ?? 0) < one.next);
  }

  /**
   * Prepares for projecting: a checkpoint for each partition. One past the end of its topic belongs to another log, and
   * one of another shape to another build: then all rows are forgotten, and all begins at 0.
   *
   * @param ends the offset after the last record, by topic and partition
   * @throws ReadModelsAway while another process rebuilds them
   */
  async prepare(ends: Ends): Promise<void> {
    const isOurs = ({ topic, partition, next, shape }: Checkpoint): boolean =>
      shape === SHAPE && next <= (ends.get(topic)?.[partition] ?? 0);
    await this.#transaction(async (manager) => {
      const kept = await manager.find(Checkpoint);
      if (!kept.every(isOurs)) {
        await manager.query(
          'truncate checkpoints, matches, ratings, games, records, commits, cited, disputes, audit, verifications',
        );
      }
      const begin = [...ends].flatMap(([topic, partitions]) =>
        partitions.map((_, partition) => ({ topic, partition, next: 0, shape: SHAPE })),
      );
      const insert = manager.createQueryBuilder().insert().into(Checkpoint);
      await insert.values(begin).orIgnore().execute();
    });
  }

  /**
   * The offset from which to project a partition.
   *
   * @throws ReadModelsReplaced
   */
  async checkpoint(topic: string, partition: number): Promise<number> {
    const source = await this.#models.ready();
    const kept = await source.getRepository(Checkpoint).findOneBy({ topic, partition });
    if (kept === null) throw new ReadModelsReplaced(`${topic}/${partition} has no checkpoint`);
    return kept.next;
  }

  /** How far the partitions of a topic are projected; nothing for one that was never started. */
  async projected(topic: string): Promise<Map<number, number>> {
    const source = await this.#models.ready();
    const rows = await source.query<{ partition: number; next: string }[]>(
      'select partition, next from checkpoints where topic = $1',
      [topic],
    );
    return new Map(rows.map(({ partition, next }) => [partition, Number(next)]));
  }

  /** Every rating that is in the tables. */
  async ratings(): Promise<RatingRow[]> {
    const source = await this.#models.ready();
    return source.getRepository(RatingRow).find();
  }

  /** The rows of some matches and of their games. */
  async matchRows(ids: readonly string[]): Promise<MatchRows> {
    const source = await this.#models.ready();
    const matches = await source.getRepository(MatchRow).findBy({ match: In([...ids]) });
    const games = await source.getRepository(GameRow).findBy({ match: In([...ids]) });
    return {
      matches: new Map(matches.map((row) => [row.match, row])),
      games: new Map(games.map((row) => [row.game, row])),
    };
  }

  /** @param ratings as they were left, in the order of the record */
  async storeMatches(
    stretches: readonly Stretch[],
    { matches, games }: MatchRows,
    ratings: readonly LeftRating[],
  ): Promise<void> {
    await this.#store(stretches, async (manager) => {
      if (matches.size > 0) await manager.upsert(MatchRow, [...matches.values()], ['match']);
      if (games.size > 0) await manager.upsert(GameRow, [...games.values()], ['game']);
      await storeRatings(manager, lastOf(ratings));
    });
  }

  /** What is known of a game's record. */
  async record(game: string): Promise<RecordRow | null> {
    const source = await this.#models.ready();
    return source.getRepository(RecordRow).findOneBy({ game });
  }

  async storeGames(stretches: readonly Stretch[], { records, commits }: GameRows): Promise<void> {
    await this.#store(stretches, async (manager) => {
      if (records.length > 0) await manager.upsert(RecordRow, [...records], ['game']);
      // Many small rows in one statement: a parameter each would be thousands.
      if (commits.length > 0) {
        await manager.query(
          `insert into commits select * from jsonb_to_recordset($1)
           as row(game text, version int, "offset" bigint, first int, at bigint, lines jsonb)
           on conflict do nothing`,
          [JSON.stringify(commits)],
        );
        await manager.query(
          `insert into cited select * from jsonb_to_recordset($1)
           as row(rule text, refused boolean, game text)
           on conflict do nothing`,
          [JSON.stringify(citedIn(commits))],
        );
      }
    });
  }

  async storeDisputes(stretches: readonly Stretch[], rows: readonly DisputeRow[]): Promise<void> {
    await this.#store(stretches, async (manager) => {
      if (rows.length > 0) await manager.upsert(DisputeRow, [...rows], ['dispute']);
    });
  }

  async storeAudit(stretches: readonly Stretch[], rows: readonly AuditRow[]): Promise<void> {
    await this.#store(stretches, async (manager) => {
      if (rows.length > 0) await manager.upsert(AuditRow, [...rows], ['partition', 'offset']);
    });
  }

  /**
   * Games of these partitions that are over and whose record nobody has checked, the last ones first; then those that
   * neither this build nor the one that they pin has checked.
   */
  async unverified(
    build: string,
    partitions: readonly number[],
    limit: number,
  ): Promise<RecordRow[]> {
    const source = await this.#models.ready();
    return source
      .getRepository(RecordRow)
      .createQueryBuilder('record')
      .leftJoin(VerificationRow, 'found', 'found.game = record.game')
      .where("record.phase = 'over' and record.partition in (:...partitions)", { partitions })
      .andWhere("(found.game is null or (found.state = 'other-build' and found.build <> :build))", {
        build,
      })
      .orderBy('found.game is null', 'DESC')
      .addOrderBy('record.lastAt', 'DESC')
      .limit(limit)
      .getMany();
  }

  /** The games of these partitions that are suspended now, with their matches. */
  async suspended(
    partitions: readonly number[],
  ): Promise<{ readonly record: RecordRow; readonly match: MatchRow }[]> {
    const source = await this.#models.ready();
    const records = await source
      .getRepository(RecordRow)
      .findBy({ phase: 'suspended', partition: In([...partitions]) });
    const games = await source
      .getRepository(GameRow)
      .findBy({ game: In(records.map(({ game }) => game)) });
    const matches = await source
      .getRepository(MatchRow)
      .findBy({ match: In(games.map(({ match }) => match)) });
    return records.flatMap((record) => {
      const of = games.find(({ game }) => game === record.game)?.match;
      const match = matches.find((one) => one.match === of);
      return match === undefined ? [] : [{ record, match }];
    });
  }

  async storeVerification(row: Plain<VerificationRow>): Promise<void> {
    const { game, state, build, event, at, body } = row;
    const source = await this.#models.ready();
    await source.query(
      `insert into verifications (game, state, build, event, at, body) values ($1, $2, $3, $4, $5, $6)
       on conflict (game) do update set state = excluded.state, build = excluded.build,
         event = excluded.event, at = excluded.at, body = excluded.body`,
      [game, state, build, event, at, JSON.stringify(body)],
    );
  }

  /** Rows and checkpoints in one transaction, and only if no other instance has moved a checkpoint. */
  async #store(
    stretches: readonly Stretch[],
    write: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    await this.#transaction(async (manager) => {
      const moved: { partition: number }[] = await manager.query(
        `with stretches as (
           select * from jsonb_to_recordset($1) as row(topic text, partition int, "from" bigint, next bigint)
         ), moved as (
           update checkpoints set next = stretches.next from stretches
           where checkpoints.topic = stretches.topic and checkpoints.partition = stretches.partition
             and checkpoints.next = stretches."from"
           returning checkpoints.partition
         ) select partition from moved`,
        [JSON.stringify(stretches)],
      );
      if (moved.length !== stretches.length) {
        const places = stretches.map(
          ({ topic, partition, from }) => `${topic}/${partition} at ${from}`,
        );
        throw new Error(`another instance has projected one of these: ${places.join(', ')}`);
      }
      await write(manager);
    });
  }

  /** A transaction that ends before another process rebuilds what it writes. @throws ReadModelsAway while one does */
  async #transaction(write: (manager: EntityManager) => Promise<void>): Promise<void> {
    const source = await this.#models.ready();
    await source.transaction(async (manager) => {
      if (this.#models.isShared && !this.#rebuilds) await notRebuilding(manager);
      await write(manager);
    });
  }
}

/** Each rule that the lines of commits cite, once a game; where no rule of its edition speaks, that of the one that does. */
export function citedIn(commits: readonly Pick<CommitRow, 'game' | 'lines'>[]): Plain<CitedRow>[] {
  const found = new Map<string, Plain<CitedRow>>();
  for (const { game, lines } of commits) {
    for (const { type, rule: cited } of lines) {
      for (const rule of cited.split('; ')) {
        if (rule === '' || rule.endsWith(' silent')) continue;
        const refused = type === 'CommandRefused';
        found.set(`${game} ${String(refused)} ${rule}`, { rule, refused, game });
      }
    }
  }
  return [...found.values()];
}

/** Of each player and pool the last one: that after the most matches, or after a correction. */
function lastOf(left: readonly LeftRating[]): LeftRating[] {
  const last = new Map<string, LeftRating>();
  for (const one of left) {
    const key = JSON.stringify([one.row.player, one.row.pool]);
    const before = last.get(key);
    if (before !== undefined && !one.corrected && one.row.matches <= before.row.matches) continue;
    last.set(key, { ...one, corrected: one.corrected || before?.corrected === true });
  }
  return [...last.values()];
}

/** A rating is replaced only by that after a later match, as each adds one to their number, or by a corrected one. */
async function storeRatings(manager: EntityManager, left: readonly LeftRating[]): Promise<void> {
  if (left.length === 0) return;
  const rows = left.map(({ row }) => row);
  const corrected = left.filter((one) => one.corrected).map(({ row }) => row);
  if (corrected.length > 0) {
    await manager.query(
      `delete from ratings using jsonb_to_recordset($1) as row(player text, pool text)
       where ratings.player = row.player and ratings.pool = row.pool`,
      [JSON.stringify(corrected)],
    );
  }
  await manager.query(
    `insert into ratings select * from jsonb_to_recordset($1)
     as row(player text, pool text, rating double precision, deviation double precision,
            volatility double precision, matches int, at bigint)
     on conflict (player, pool) do update set rating = excluded.rating, deviation = excluded.deviation,
       volatility = excluded.volatility, matches = excluded.matches, at = excluded.at
     where excluded.matches > ratings.matches`,
    [JSON.stringify(rows)],
  );
}

import { databaseEmptied, notRebuilding, type ReadModels } from '@arbiter/platform';
import { In, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import type { LeftRating, MatchRows } from '../projections/match.projection.ts';
import type { nameRows } from '../projections/name.projection.ts';
import type { CitedRow, CommitRow } from './entities.ts';
import {
  BESIDE,
  AuditRow,
  Checkpoint,
  DisputeRow,
  GameRow,
  MatchRow,
  NameRow,
  RatingRow,
  RecordRow,
  ROWS,
  VerificationRow,
  type Plain,
} from './entities.ts';
import { MIGRATIONS } from './migrations.ts';

/**
 * Another shape of rows, or another meaning of them, is another number: then everything is projected again, beside what is
 * read meanwhile. So what queries ask for has to be in the rows of the shape before, once the migrations have run on them.
 */
const SHAPE = '3';
/** How many records of a partition may be left when it takes the place of what is read: readers wait for those. */
const NEARLY = 100;
/** One process at a time prepares, or switches over: the number of their advisory lock. */
const PREPARING = 7_274_227;

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
  /** The rules that they cite. */
  readonly cited: readonly Plain<CitedRow>[];
}

/** The read models of matches, games and records: what the projections write. */
export class ReplayRepository {
  readonly #models: ReadModels;
  readonly #rebuilds: boolean;
  readonly #shape: string;
  /** Whether rows are written beside those that are read, which have another shape. */
  #beside = false;

  /**
   * @param rebuilds it is this process that rebuilds them; otherwise nothing is written while another one does
   * @param shape of the rows that it writes; tests have others
   */
  constructor(models: ReadModels, { rebuilds = false, shape = SHAPE } = {}) {
    this.#models = models;
    this.#rebuilds = rebuilds;
    this.#shape = shape;
  }

  /** Whether this process projects beside what is read. */
  get isBeside(): boolean {
    return this.#beside;
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
    const kept = await this.#read((manager) => manager.find(Checkpoint));
    const next = new Map(kept.map((row) => [`${row.topic}/${row.partition}`, row.next]));
    if (kept.length === 0) return true;
    return reached.some((one) => (next.get(`${one.topic}/${one.partition}`) ?? 0) < one.next);
  }

  /**
   * Prepares for projecting: a checkpoint for each partition. If one is past the end of its topic they belong to another
   * log: all rows are forgotten, and all begins at 0. If one is of another shape, all is projected beside the rows that
   * there are, which are read until `switchOver`.
   *
   * @param ends the offset after the last record, by topic and partition
   * @throws ReadModelsAway while another process rebuilds them
   */
  async prepare(ends: Ends): Promise<void> {
    this.#beside = false;
    this.#beside = await this.#transaction(async (manager) => {
      await manager.query('select pg_advisory_xact_lock($1)', [PREPARING]);
      const kept = await manager.find(Checkpoint);
      const isKept = isOfThisLog(kept, ends);
      const beside = isKept && !this.#isOurs(kept);
      if (!isKept) await manager.query(`truncate ${ROWS.join(', ')}`);
      if (beside) await this.#prepareBeside(manager, ends);
      const begin = [...ends].flatMap(([topic, partitions]) =>
        partitions.map((_, partition) => ({ topic, partition, next: 0, shape: this.#shape })),
      );
      const insert = manager.createQueryBuilder().insert().into(Checkpoint);
      await insert.values(begin).orIgnore().execute();
      return beside;
    });
  }

  readonly #isOurs = (kept: readonly Checkpoint[]): boolean =>
    kept.every(({ shape }) => shape === this.#shape);

  /** Empty tables beside, as they are in a new database; or those that another instance of this shape has begun. */
  async #prepareBeside(manager: EntityManager, ends: Ends): Promise<void> {
    const [{ begun } = { begun: false }] = await manager.query<{ begun: boolean }[]>(
      `select to_regclass('${BESIDE}.alive') is not null as begun`,
    );
    if (begun) {
      await manager.query(`set local search_path to ${BESIDE}`);
      const kept = await manager.find(Checkpoint);
      if (this.#isOurs(kept) && isOfThisLog(kept, ends)) return;
    }
    await manager.query(`drop schema if exists ${BESIDE} cascade; create schema ${BESIDE}`);
    await manager.query(`set local search_path to ${BESIDE}`);
    const { queryRunner } = manager;
    if (queryRunner === undefined) throw new Error('a transaction has its query runner');
    for (const Migration of MIGRATIONS) await new Migration().up(queryRunner);
    await manager.query('create table alive (at timestamptz not null)');
    await manager.query('insert into alive values (now())');
  }

  /**
   * Puts what was projected beside in the place of what is read, once it has come nearly as far as the topics end. Readers
   * find the one or the other.
   *
   * @returns whether it did
   */
  async switchOver(ends: Ends): Promise<boolean> {
    if (!this.#beside) return false;
    const isDone = await this.#transaction(async (manager) => {
      await manager.query('select pg_advisory_xact_lock($1)', [PREPARING]);
      const kept = await manager.find(Checkpoint);
      const next = new Map(kept.map((row) => [`${row.topic}/${row.partition}`, row.next]));
      const isBehind = [...ends].some(([topic, partitions]) =>
        partitions.some((end, at) => (next.get(`${topic}/${at}`) ?? 0) + NEARLY < end),
      );
      if (isBehind) {
        await manager.query('update alive set at = now()');
        return false;
      }
      // Who waits longer might wait for a reader that waits for us: the server would end one of the two.
      await manager.query("set local lock_timeout = '200ms'");
      await manager.query('set local search_path to default');
      const [{ live } = { live: 'public' }] = await manager.query<{ live: string }[]>(
        'select quote_ident(current_schema()) as live',
      );
      await manager.query(`drop table ${ROWS.map((table) => `${live}.${table}`).join(', ')}`);
      for (const table of ROWS) {
        await manager.query(`alter table ${BESIDE}.${table} set schema ${live}`);
      }
      await manager.query(`drop schema ${BESIDE} cascade`);
      return true;
    });
    if (isDone) this.#beside = false;
    return isDone;
  }

  /** Whether rows of another shape are being projected beside those that are read, which get no new ones then. */
  async isProjectedBeside(): Promise<boolean> {
    if (this.#beside) return true;
    if (!this.#models.isShared) return false;
    const source = await this.#models.ready();
    // Asked for by name, so that a server without it logs no error.
    const [{ there } = { there: false }] = await source.query<{ there: boolean }[]>(
      `select to_regclass('${BESIDE}.alive') is not null as there`,
    );
    if (!there) return false;
    try {
      const alive = await source.query<unknown[]>(
        `select 1 from ${BESIDE}.alive where at > now() - interval '20 seconds'`,
      );
      return alive.length > 0;
    } catch (error) {
      if (databaseEmptied(error)) return false;
      throw error;
    }
  }

  /**
   * The offset from which to project a partition.
   *
   * @throws ReadModelsReplaced
   */
  async checkpoint(topic: string, partition: number): Promise<number> {
    const kept = await this.#read((manager) => manager.findOneBy(Checkpoint, { topic, partition }));
    if (kept === null) throw new ReadModelsReplaced(`${topic}/${partition} has no checkpoint`);
    return kept.next;
  }

  /** How far the partitions of a topic are in the rows that are read; nothing for one that was never started. */
  async projected(topic: string): Promise<Map<number, number>> {
    return projectedIn((await this.#models.ready()).manager, topic);
  }

  /** Every rating that is in the tables, and how far these know a topic, by partition: as of one moment. */
  async ratings(
    topic: string,
  ): Promise<{ readonly ratings: RatingRow[]; readonly projected: ReadonlyMap<number, number> }> {
    const source = await this.#models.ready();
    return source.transaction('REPEATABLE READ', async (manager) => {
      const projected = await projectedIn(manager, topic);
      return { ratings: await manager.find(RatingRow), projected };
    });
  }

  /** The rows of some matches and of their games. */
  matchRows(ids: readonly string[]): Promise<MatchRows> {
    return this.#read(async (manager) => {
      const matches = await manager.findBy(MatchRow, { match: In([...ids]) });
      const games = await manager.findBy(GameRow, { match: In([...ids]) });
      return {
        matches: new Map(matches.map((row) => [row.match, row])),
        games: new Map(games.map((row) => [row.game, row])),
      };
    });
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
  record(game: string): Promise<RecordRow | null> {
    return this.#read((manager) => manager.findOneBy(RecordRow, { game }));
  }

  async storeGames(
    stretches: readonly Stretch[],
    { records, commits, cited }: GameRows,
  ): Promise<void> {
    await this.#store(stretches, async (manager) => {
      if (records.length > 0) await manager.upsert(RecordRow, [...records], ['game']);
      // Many small rows in one statement: a parameter each would be thousands.
      if (commits.length > 0) {
        await manager.query(
          `insert into commits (game, version, "offset", first, at)
           select * from jsonb_to_recordset($1)
           as row(game text, version int, "offset" bigint, first int, at bigint)
           on conflict do nothing`,
          [JSON.stringify(commits)],
        );
        await manager.query(
          `insert into cited select * from jsonb_to_recordset($1)
           as row(rule text, refused boolean, game text)
           on conflict do nothing`,
          [JSON.stringify(cited)],
        );
      }
    });
  }

  async storeDisputes(stretches: readonly Stretch[], rows: readonly DisputeRow[]): Promise<void> {
    await this.#store(stretches, async (manager) => {
      if (rows.length > 0) await manager.upsert(DisputeRow, [...rows], ['dispute']);
    });
  }

  /** @param gone players who have no name any more */
  async storeNames(
    stretches: readonly Stretch[],
    { rows, gone }: ReturnType<typeof nameRows>,
  ): Promise<void> {
    await this.#store(stretches, async (manager) => {
      if (rows.length > 0) await manager.upsert(NameRow, [...rows], ['player']);
      if (gone.length > 0) await manager.delete(NameRow, { player: In([...gone]) });
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
    return this.#read(async (manager) => {
      const over = (): SelectQueryBuilder<RecordRow> =>
        manager
          .createQueryBuilder(RecordRow, 'record')
          .where("record.phase = 'over' and record.partition in (:...partitions)", { partitions })
          .orderBy('record.lastAt', 'DESC');
      const unchecked = await over().andWhere('not record.checked').limit(limit).getMany();
      if (unchecked.length === limit) return unchecked;
      const byOthers = over()
        .innerJoin(VerificationRow, 'found', 'found.game = record.game')
        .andWhere("found.state = 'other-build' and found.build <> :build", { build });
      return [...unchecked, ...(await byOthers.limit(limit - unchecked.length).getMany())];
    });
  }

  /** The games of these partitions that are suspended now, with their matches. */
  async suspended(
    partitions: readonly number[],
  ): Promise<{ readonly record: RecordRow; readonly match: MatchRow }[]> {
    return this.#read(async (manager) => {
      const suspended = { phase: 'suspended', partition: In([...partitions]) } as const;
      const records = await manager.findBy(RecordRow, suspended);
      const games = await manager.findBy(GameRow, { game: In(records.map(({ game }) => game)) });
      const matches = await manager.findBy(MatchRow, {
        match: In(games.map(({ match }) => match)),
      });
      return records.flatMap((record) => {
        const of = games.find(({ game }) => game === record.game)?.match;
        const match = matches.find((one) => one.match === of);
        return match === undefined ? [] : [{ record, match }];
      });
    });
  }

  async storeVerification(row: Plain<VerificationRow>): Promise<void> {
    const { game, state, build, event, at, body } = row;
    await this.#read((manager) =>
      manager.query(
        `with checked as (update records set checked = true where game = $1)
       insert into verifications (game, state, build, event, at, body) values ($1, $2, $3, $4, $5, $6)
       on conflict (game) do update set state = excluded.state, build = excluded.build,
         event = excluded.event, at = excluded.at, body = excluded.body`,
        [game, state, build, event, at, JSON.stringify(body)],
      ),
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
  async #transaction<T>(write: (manager: EntityManager) => Promise<T>): Promise<T> {
    const source = await this.#models.ready();
    return this.#whereRowsAre((beside) =>
      source.transaction(async (manager) => {
        if (this.#models.isShared && !this.#rebuilds) await notRebuilding(manager);
        if (beside) await manager.query(`set local search_path to ${BESIDE}`);
        return write(manager);
      }),
    );
  }

  /** Reads, or writes a row by itself, among the rows that are projected by this process. */
  async #read<T>(ask: (manager: EntityManager) => Promise<T>): Promise<T> {
    const source = await this.#models.ready();
    return this.#whereRowsAre((beside) =>
      beside
        ? source.transaction(async (manager) => {
            await manager.query(`set local search_path to ${BESIDE}`);
            return ask(manager);
          })
        : ask(source.manager),
    );
  }

  /** Once more, if it was switched over in between. */
  async #whereRowsAre<T>(act: (beside: boolean) => Promise<T>): Promise<T> {
    const beside = this.#beside;
    try {
      return await act(beside);
    } catch (error) {
      if (beside && !this.isBeside && databaseEmptied(error)) return act(false);
      throw error;
    }
  }
}

async function projectedIn(manager: EntityManager, topic: string): Promise<Map<number, number>> {
  const rows = await manager.query<{ partition: number; next: string }[]>(
    'select partition, next from checkpoints where topic = $1',
    [topic],
  );
  return new Map(rows.map(({ partition, next }) => [partition, Number(next)]));
}

/** Whether these are of the log that ends there: none is past its end. */
const isOfThisLog = (kept: readonly Checkpoint[], ends: Ends): boolean =>
  kept.every(({ topic, partition, next }) => next <= (ends.get(topic)?.[partition] ?? 0));

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

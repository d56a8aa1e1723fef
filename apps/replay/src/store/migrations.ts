import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The first shape of the read models. */
export class ReadModels1795200000000 implements MigrationInterface {
  readonly name = 'ReadModels1795200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table checkpoints (
        topic text not null, partition int not null, next bigint not null, shape text not null,
        primary key (topic, partition)
      );
      create table matches (
        match text primary key, partition int not null, "offset" bigint not null, version int not null,
        edition text not null, format text not null, best_of int not null,
        player0 text not null, player1 text not null, status text not null, score jsonb not null,
        winner int, reason text, decks jsonb not null, opened_at bigint not null, ended_at bigint
      );
      create index matches_by_time on matches (opened_at desc, match desc);
      create index matches_by_player0 on matches (player0);
      create index matches_by_player1 on matches (player1);
      create table games (
        game text primary key, match text not null, number int not null, "offset" bigint not null,
        "from" bigint not null, over boolean not null, winner int, reason text,
        opened_at bigint not null, ended_at bigint
      );
      create index games_by_match on games (match, number);
      create table records (
        game text primary key, partition int not null, first bigint not null, "offset" bigint not null,
        version int not null, tip text not null, events int not null, phase text not null,
        turn int not null, edition text not null, began_at bigint not null, last_at bigint not null
      );
      create table commits (
        game text not null, version int not null, "offset" bigint not null, first int not null,
        at bigint not null, primary key (game, version)
      );
      create table lines (
        game text not null, number int not null, version int not null, type text not null,
        rule text not null, texts jsonb not null, primary key (game, number)
      );
      create index lines_by_version on lines (game, version);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table lines, commits, records, games, matches, checkpoints');
  }
}

/** A commit holds its lines: one row in place of seven. Existing rows are projected again. */
export class CommitsHoldTheirLines1795700000000 implements MigrationInterface {
  readonly name = 'CommitsHoldTheirLines1795700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      truncate checkpoints, matches, games, records, commits;
      drop table lines;
      alter table commits add column lines jsonb not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      truncate checkpoints, matches, games, records, commits;
      alter table commits drop column lines;
      create table lines (
        game text not null, number int not null, version int not null, type text not null,
        rule text not null, texts jsonb not null, primary key (game, number)
      );
      create index lines_by_version on lines (game, version);
    `);
  }
}

/** Matches that change ratings, and where each player stands. Existing rows are projected again. */
export class Ratings1795800000000 implements MigrationInterface {
  readonly name = 'Ratings1795800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      truncate checkpoints, matches, games, records, commits;
      alter table matches add column rated boolean not null, add column ratings jsonb;
      create table ratings (
        player text not null, pool text not null, rating double precision not null,
        deviation double precision not null, volatility double precision not null,
        matches int not null, at bigint not null, primary key (player, pool)
      );
      create index ratings_by_rating on ratings (pool, rating desc, player);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      truncate checkpoints, matches, games, records, commits;
      drop table ratings;
      alter table matches drop column rated, drop column ratings;
    `);
  }
}

/** Disputes, and who looked at what. What is there stays: these have topics of their own. */
export class Disputes1795900000000 implements MigrationInterface {
  readonly name = 'Disputes1795900000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table disputes (
        dispute text primary key, game text not null, match text not null,
        player0 text not null, player1 text not null, status text not null,
        opened_at bigint not null, changed_at bigint not null, body jsonb not null
      );
      create index disputes_by_time on disputes (opened_at desc, dispute desc);
      create index disputes_by_game on disputes (game);
      create index disputes_by_match on disputes (match);
      create index disputes_by_player0 on disputes (player0);
      create index disputes_by_player1 on disputes (player1);
      create index disputes_by_status on disputes (status, opened_at desc, dispute desc);
      create table audit (
        partition int not null, "offset" bigint not null, type text not null, operator text not null,
        role text not null, subject text not null, detail text not null, at bigint not null,
        primary key (partition, "offset")
      );
      create index audit_by_time on audit (at desc, partition desc, "offset" desc);
      create index audit_by_operator on audit (operator, at desc);
      create index audit_by_subject on audit (subject, at desc);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table disputes, audit;
      delete from checkpoints where topic in ('disputes.events.v1', 'audit.events.v1')`);
  }
}

/** What checking the records of finished games has found. They are checked after this, not projected. */
export class Verifications1796000000000 implements MigrationInterface {
  readonly name = 'Verifications1796000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table verifications (
        game text primary key, state text not null, build text not null, event int,
        at bigint not null, body jsonb not null
      );
      create index verifications_by_state on verifications (state, game);
      create index records_over on records (partition, last_at desc) where phase = 'over';
      create index records_suspended on records (partition) where phase = 'suspended';
      create index matches_by_edition on matches (edition, opened_at desc, match desc);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop table verifications; drop index records_over; drop index records_suspended; drop index matches_by_edition',
    );
  }
}

/**
 * What matches are searched by: the cards of their decks, the rules that their games cite, how they ended. What is there
 * stays; the rules of games that were projected before are gathered from their lines.
 */
export class Searched1796100000000 implements MigrationInterface {
  readonly name = 'Searched1796100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table cited (
        rule text not null, refused boolean not null, game text not null,
        primary key (rule, refused, game)
      );
      insert into cited
        select distinct rule, line->>'type' = 'CommandRefused', game
        from commits, jsonb_array_elements(lines) as line,
          regexp_split_to_table(line->>'rule', '; ') as rule
        where rule <> '' and rule not like '% silent';
      create index matches_by_deck on matches using gin (decks jsonb_path_ops);
      create index matches_by_reason on matches (reason, opened_at desc, match desc);
      create index matches_drawn on matches (opened_at desc, match desc)
        where status = 'over' and winner is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop table cited; drop index matches_by_deck; drop index matches_by_reason; drop index matches_drawn',
    );
  }
}

/** Matches of which what is hidden is held back, and those in which something is played again. */
export class Rewinds1796200000000 implements MigrationInterface {
  readonly name = 'Rewinds1796200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table matches add column held jsonb not null default '[]',
        add column continues jsonb, add column continued_in text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table matches drop column held, drop column continues, drop column continued_in',
    );
  }
}

/** Rare formats, and the few matches that go on among the many that are over, are found by indexes of their own. */
export class ByFormatAndStatus1796300000000 implements MigrationInterface {
  readonly name = 'ByFormatAndStatus1796300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index matches_by_format on matches (format, opened_at desc, match desc);
      create index matches_by_status on matches (status, opened_at desc, match desc);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index matches_by_format; drop index matches_by_status');
  }
}

/**
 * Lines are worked out from the record when somebody reads them. Those that are stored already stay for instances of the
 * build before, which may run beside this one; a rebuild has them no more.
 */
export class LinesOfTheRecord1796400000000 implements MigrationInterface {
  readonly name = 'LinesOfTheRecord1796400000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table commits alter column lines drop not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`truncate checkpoints, matches, games, records, commits, cited;
      alter table commits alter column lines set not null`);
  }
}

/**
 * Which records are checked is kept with them: among all that are over, those that wait for it are few, and were found
 * by reading all of both tables whenever a game ended.
 */
export class RecordsToCheck1796500000000 implements MigrationInterface {
  readonly name = 'RecordsToCheck1796500000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table records add column checked boolean not null default false;
      update records set checked = true
        where exists (select from verifications where verifications.game = records.game);
      create index records_to_check on records (last_at desc) where phase = 'over' and not checked;
      drop index records_over;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index records_to_check;
      create index records_over on records (partition, last_at desc) where phase = 'over';
      alter table records drop column checked;
    `);
  }
}

/** Players are found by name. They are projected after this, from the beginning of their topic. */
export class Names1796600000000 implements MigrationInterface {
  readonly name = 'Names1796600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table names (player text primary key, digest text not null);
      create index names_by_digest on names (digest, player);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table names;
      delete from checkpoints where topic = 'players.events.v1'`);
  }
}

export const MIGRATIONS = [
  ReadModels1795200000000,
  CommitsHoldTheirLines1795700000000,
  Ratings1795800000000,
  Disputes1795900000000,
  Verifications1796000000000,
  Searched1796100000000,
  Rewinds1796200000000,
  ByFormatAndStatus1796300000000,
  LinesOfTheRecord1796400000000,
  RecordsToCheck1796500000000,
  Names1796600000000,
];

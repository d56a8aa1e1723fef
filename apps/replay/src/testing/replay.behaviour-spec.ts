import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AgainstDocument } from '@arbiter/http/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openLmdbLog, type LocalLog, type LogRecord } from '@arbiter/event-log';
import { memoryKeyRing } from '@arbiter/http';
import { inProcessCoordination, REQUESTS, type ReadModelsPlace } from '@arbiter/platform';
import {
  linesOf,
  publicGameEvent,
  publicMatchEvent,
  topics,
  verifyChain,
  verifyTip,
  type GameUpdate,
} from '@arbiter/protocol';
import { eventsFor, legalFor, storyFor, viewOf } from '@arbiter/view';
import { Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { DataSource } from 'typeorm';
import { setUpAlone } from '../http/set-up-alone.ts';
import type {
  MatchList,
  MatchWithGames,
  LifeThen,
  PlayerRating,
  ShownGame,
  Timeline,
} from '../http/shapes.ts';
import type { StateThen, StoryThen } from '../http/records.controller.ts';
import { ReplayModule } from '../index.ts';
import { acceptedOf } from '../projections/followed-games.ts';
import { eventsOf } from '../projections/lines.projection.ts';
import {
  BUILD,
  endOf,
  judgeOf,
  DECKS,
  matchOf,
  playGame,
  PLAYERS,
  ratedMatches,
  record,
  tell,
} from './played.behaviour-spec.ts';

const keys = memoryKeyRing();
const coordination = inProcessCoordination();
const bearer = async (player: string) => ({
  authorization: `Bearer ${(await keys.token(player)).token}`,
});
const [ann, bob] = [await bearer(PLAYERS[0]), await bearer(PLAYERS[1])];
const eve = await bearer('eve');

interface Ratings {
  readonly ratings: readonly PlayerRating[];
}

/**
 * How replay behaves, on whatever database its read models are. What is in the database is thrown away.
 *
 * @param placeIn where they are kept, given a folder of the test's own
 */
export function replayBehaviour(
  database: string,
  placeIn: (folder: string) => ReadModelsPlace,
): void {
  describe(`replay, over a log on disk and ${database}`, () => {
    const played = playGame('game-1', 1);
    const other = playGame('game-2', 2, 60);
    let folder: string;
    let log: LocalLog;
    /** How old what is appended is, in milliseconds. */
    let age = 60_000;
    let app: NestExpressApplication;
    let url: string;
    /** All responses in these tests are checked against the document. */
    let document: AgainstDocument | undefined;

    const place = (): ReadModelsPlace => placeIn(join(folder, 'models'));

    /** Drops the read models. */
    async function forget(): Promise<void> {
      const at = place();
      if ('folder' in at) {
        rmSync(at.folder, { recursive: true, force: true });
        return;
      }
      const source = await new DataSource({ type: 'postgres', url: at.url }).initialize();
      await source.query('drop schema public cascade; create schema public');
      await source.destroy();
    }

    async function boot(): Promise<void> {
      @Module({
        imports: [ReplayModule.forRoot({ log, keys, readModels: place(), pinned: () => BUILD })],
      })
      class Alone {}
      app = await NestFactory.create<NestExpressApplication>(Alone as Type, {
        logger: ['error', 'warn'],
        forceCloseConnections: true,
      });
      setUpAlone(app, { keys, coordination, log });
      await app.listen(0, '127.0.0.1');
      url = await app.getUrl();
      document ??= new AgainstDocument(
        (await (await fetch(`${url}/openapi.json`)).json()) as never,
      );
      // The first database may have to be made from nothing.
      for (let i = 0; i < 20 && (await ask('history/matches')).status === 503; i++);
    }

    const ask = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
      (document?.fetch ?? fetch)(`${url}/v1/${path}`, { headers });
    const get = async <T>(path: string, headers: Record<string, string> = {}): Promise<T> => {
      let answer = await ask(path, headers);
      // Waits as a client does: tests that poll may exceed the limit.
      while (answer.status === 429) {
        const seconds = Number(answer.headers.get('retry-after'));
        await new Promise((resolve) => setTimeout(resolve, 1_000 * seconds));
        answer = await ask(path, headers);
      }
      expect([path, answer.status]).toEqual([path, 200]);
      return (await answer.json()) as T;
    };
    const problem = async (path: string, headers: Record<string, string> = {}): Promise<string> => {
      const answer = await ask(path, headers);
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
      const { type } = (await answer.json()) as { type: string };
      return `${answer.status} ${type}`;
    };
    const onTopic = async (topic: string): Promise<LogRecord[]> => {
      const found: LogRecord[] = [];
      for (let partition = 0; partition < log.partitions(topic); partition++) {
        for await (const one of log.read(topic, partition, 0)) found.push(one);
      }
      return found;
    };
    const publicEvents = async (game: string) =>
      (await onTopic(topics.gamePublicEvents.name))
        .filter(({ key }) => key === game)
        .map(({ value }) => publicGameEvent.parse(JSON.parse(value ?? '')));
    const until = async (done: () => Promise<boolean>): Promise<void> => {
      while (!(await done())) await new Promise((resolve) => setTimeout(resolve, 20));
    };
    const wholeTimeline = async (
      game: string,
      headers = {},
      as = '',
    ): Promise<Timeline['lines']> => {
      const lines: Timeline['lines'] = [];
      let from: number | null = 0;
      while (from !== null) {
        const page: Timeline = await get(
          `games/${game}/timeline?limit=50&from=${from}${as}`,
          headers,
        );
        lines.push(...page.lines);
        from = page.next;
      }
      return lines;
    };

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'replay-'));
      await forget();
      log = await openLmdbLog({ folder: join(folder, 'log'), now: () => Date.now() - age });
      await tell(log, matchOf('match-1', ['game-1']));
      await record(log, { ...played, lines: played.lines.slice(0, 40) });
      await boot();
      await record(log, { ...played, lines: played.lines.slice(40) });
      // A retried send and a writer that lost its game: neither counts.
      await record(log, { ...played, lines: played.lines.slice(-3) });
    }, 90_000);
    afterAll(async () => {
      await app.close();
      await log.close();
      rmSync(folder, { recursive: true });
    }, 60_000);

    describe('while the match goes on', () => {
      test('its match and its game are listed, without decks', async () => {
        const list = await get<MatchList>('history/matches?player=ann');
        expect(list).toMatchObject({
          matches: [{ match: 'match-1', status: 'playing' }],
          next: null,
        });
        expect((await get<MatchList>('history/matches?player=eve')).matches).toEqual([]);
        for (const hidden of ['card=Forest', 'deck=16%20Forest', 'rule=6ED%20305.4']) {
          expect((await get<MatchList>(`history/matches?${hidden}`)).matches).toEqual([]);
        }
        const match = await get<MatchWithGames>('history/matches/match-1');
        expect(match.decks).toBeNull();
        const itsGame = () => get<ShownGame>('history/games/game-1');
        await until(async () => (await itsGame()).version === played.lines.length);
        const game = await itsGame();
        expect(game).toMatchObject({ version: played.lines.length, tip: played.head.tip });
        expect(await problem('history/games/game-9')).toBe('404 /problems/unknown');
        expect(await problem('history/matches?limit=0')).toBe('422 /problems/malformed');
      });

      test('a seat’s own record holds, byte for byte, the updates that it was sent', async () => {
        const answer = await ask('games/game-1/record', bob);
        expect(answer.headers.get('content-type')).toContain('application/x-ndjson');
        const [header, ...lines] = linesOf(await answer.text());
        expect(JSON.parse(header ?? '')).toMatchObject({ record: 'seat.v1', seat: 1 });
        const expected: unknown[] = [];
        for await (const { before, commit, head } of acceptedOf(log, 'game-1', 0)) {
          const judge = judgeOf('6ED')!;
          const { version, tip } = head;
          expected.push({
            version,
            tip: keys.tips.sign({ game: 'game-1', version, tip }),
            events: JSON.parse(
              JSON.stringify(eventsFor(judge, before, eventsOf(commit), 1)),
            ) as unknown,
          });
        }
        const updates = lines.map((line) => JSON.parse(line) as GameUpdate);
        expect(updates).toMatchObject(expected);
        expect(updates.every(({ tip }) => verifyTip(tip, keys.tipKeys))).toBe(true);
      });

      test('no one else’s, and nothing that is hidden yet', async () => {
        expect(await problem('games/game-1/record')).toBe('409 /problems/match-goes-on');
        expect(await problem('games/game-1/record', eve)).toBe('409 /problems/match-goes-on');
        expect(await problem('games/game-1/record?kind=own', eve)).toBe('403 /problems/not-seated');
        expect(await problem('games/game-1/record?kind=whole', ann)).toBe(
          '409 /problems/match-goes-on',
        );
        for (const path of ['states/40', 'timeline']) {
          for (const as of ['1', 'operator', 'spectator']) {
            expect(await problem(`games/game-1/${path}?as=${as}`, ann)).toBe(
              '409 /problems/match-goes-on',
            );
          }
        }
        for (const path of [
          'events/40/state',
          'life',
          'events/40/objects/1/story',
          'timeline?object=1',
        ]) {
          expect(await problem(`games/game-1/${path}`, ann)).toBe('409 /problems/match-goes-on');
        }
        expect(await problem('games/game-1/record', { authorization: 'Bearer x' })).toBe(
          '401 /problems/unauthorized',
        );
      });

      test('a state is what that seat saw then', async () => {
        const judge = judgeOf('6ED')!;
        for await (const { after, head } of acceptedOf(log, 'game-1', 0)) {
          if (head.version !== 50) continue;
          const own = await get<StateThen>('games/game-1/states/50', ann);
          expect(own.view).toEqual(JSON.parse(JSON.stringify(viewOf(judge, after, 0))));
          expect(own.view.players[1].hand).toBeNull();
          const seen = await get<StateThen>('games/game-1/states/50');
          expect(seen.viewer).toBe('spectator');
          expect(seen.view.players.map(({ hand }) => hand)).toEqual([null, null]);
        }
        expect(await problem('games/game-1/states/9999', ann)).toBe('404 /problems/unknown');
      });

      test('what was legal then is shown to the seat that had to decide, and to no other', async () => {
        const judge = judgeOf('6ED')!;
        for await (const { after, head } of acceptedOf(log, 'game-1', 0)) {
          if (head.version !== 50) continue;
          const seat = after.decision!.seat;
          const [own, other] = seat === 0 ? [ann, bob] : [bob, ann];
          const path = 'games/game-1/states/50';
          const options = JSON.parse(JSON.stringify(legalFor(judge, after, seat))) as unknown;
          expect((await get<StateThen>(path, own)).options).toEqual(options);
          for (const headers of [other, eve, {}])
            expect((await get<StateThen>(path, headers)).options).toBeNull();
        }
      });

      test('the timeline tells a seat what it was told, and a spectator less', async () => {
        const [own, others, watched] = [
          await wholeTimeline('game-1', ann),
          await wholeTimeline('game-1', bob),
          await wholeTimeline('game-1'),
        ];
        const expected: string[][] = [[], [], []];
        for await (const { before, commit } of acceptedOf(log, 'game-1', 0)) {
          ([0, 1, 'spectator'] as const).forEach((viewer, i) => {
            const told = eventsFor(judgeOf('6ED')!, before, eventsOf(commit), viewer);
            expected[i]?.push(...told.map(({ text }) => text));
          });
        }
        expect([own, others, watched].map((all) => all.map(({ text }) => text))).toEqual(expected);
        expect(
          own.every(({ number, seenBy, rule }) => number === null && seenBy === null && rule),
        ).toBe(true);
      });

      test('who watches a rated match is behind here, too', async () => {
        const late = playGame('game-late', 3, 60);
        const [opened, ...begun] = matchOf('match-late', ['game-late']);
        const rated = { edition: '6ED', format: 'freeform', bestOf: 1, rated: true } as const;
        await tell(log, [{ ...opened, offer: rated } as never, ...begun]);
        await record(log, { ...late, lines: late.lines.slice(0, 30) });
        const told = await wholeTimeline('game-late');
        const before = await get<ShownGame>('history/games/game-late');
        expect(before.version).toBe(30);
        age = 0;
        await record(log, { ...late, lines: late.lines.slice(30, 50) });
        expect((await ask('games/game-late/states/50', ann)).status).toBe(200);
        expect(told.at(-1)?.version).toBeLessThanOrEqual(30);
        expect(await wholeTimeline('game-late', eve)).toEqual(told);
        expect((await ask('games/game-late/states/30', eve)).status).toBe(200);
        expect(await problem('games/game-late/states/31', eve)).toBe('404 /problems/unknown');
        expect((await ask('games/game-late/states/31', bob)).status).toBe(200);
        expect(await get('history/games/game-late', eve)).toEqual(before);
        expect(await get('history/matches/match-late', eve)).toMatchObject({ games: [before] });
        const own = await get<ShownGame>('history/games/game-late', ann);
        expect([own.version, own.tip]).toEqual([50, late.commits[49]?.id]);
      });

      test('the public events are what a spectator is told, numbered without gaps', async () => {
        const watched = await wholeTimeline('game-1');
        await until(async () => (await publicEvents('game-1')).length >= watched.length);
        const events = await publicEvents('game-1');
        expect(events.map(({ number }) => number)).toEqual(watched.map((_, i) => i));
        expect(events.map(({ event }) => 'text' in event && event.text)).toEqual(
          watched.map(({ text }) => text),
        );
        const text =
          JSON.stringify(await onTopic(topics.matchPublicEvents.name)) + JSON.stringify(events);
        for (const secret of [played.serverSecret, ...played.secrets])
          expect(text).not.toContain(secret);
        expect(text).not.toContain('"decks":[{');
      });
    });

    describe('when the match is over', () => {
      beforeAll(() => tell(log, endOf('match-1', played)));

      test('anybody may have the whole record, and it is verified', async () => {
        const match = await get<MatchWithGames>('history/matches/match-1');
        expect(match).toMatchObject({ status: 'over', games: [{ over: true, revealed: true }] });
        expect(match.decks).toHaveLength(2);
        const text = await (await ask('games/game-1/record', eve)).text();
        const lines = linesOf(text);
        expect(lines.slice(1, -1)).toEqual(played.lines);
        const found = verifyChain(lines, { keys: keys.tipKeys });
        expect(found).toMatchObject({ verified: true, tip: played.head.tip });
        const changed = lines.with(30, lines[30]!.replace('"seat":', '"seat" :'));
        expect(verifyChain(changed)).toMatchObject({ verified: false, fault: { line: 31 } });
        expect(verifyChain(lines.toSpliced(-2, 1)).verified).toBe(false);
        expect((await ask('games/game-1/record?kind=own', ann)).status).toBe(200);
      });

      test('the server has checked it by itself, says what it found, and the match is found by that', async () => {
        await until(
          async () => (await get<ShownGame>('history/games/game-1')).verification !== null,
        );
        const { verification } = await get<ShownGame>('history/games/game-1');
        expect(verification).toMatchObject({
          ...{ state: 'verified', build: BUILD.engine, event: null, tip: played.head.tip },
          ...{ commits: played.commits.length, commands: played.commits.length, sources: 0 },
        });
        const found = async (search: string): Promise<string[]> =>
          (await get<MatchList>(`history/matches?${search}`)).matches.map(({ match }) => match);
        expect(await found('verification=verified&edition=6ED&format=freeform')).toEqual([
          'match-1',
        ]);
        expect(await found('verification=differs')).toEqual([]);
        expect(await found('edition=TSP')).toEqual([]);
        expect(await found('since=1000&until=1001&status=over')).toEqual(['match-1']);
        expect(await found('until=1000')).toEqual([]);
        expect(await found('suspended=true')).toEqual([]);
      });

      test('matches are found by card, deck, result, and the rules that were cited or that refused something', async () => {
        const found = async (search: Record<string, string>): Promise<number> => {
          const query = new URLSearchParams(search).toString();
          return (await get<MatchList>(`history/matches?${query}`)).matches.length;
        };
        const [, { main }] = DECKS;
        const [line, next] = main;
        const side = DECKS[0].side[0]!.name;
        expect(await found({ card: line!.name })).toBe(1);
        expect(await found({ card: side })).toBe(1);
        expect(await found({ card: 'Storm Crow' })).toBe(0);
        const both = `${line!.count} ${line!.name}; ${next!.count} ${next!.name}`;
        expect(await found({ deck: both })).toBe(1);
        expect(await found({ deck: `${line!.count + 1} ${line!.name}` })).toBe(0);
        // Of two decks together it is none of either.
        const other = DECKS[0].main.find(({ name }) => main.every((one) => one.name !== name))!;
        expect(await found({ deck: `${both}\n${other.count} ${other.name}` })).toBe(0);
        expect(await problem('history/matches?deck=Forest')).toBe('422 /problems/malformed');

        const { winner = null } = played.end.outcome ?? {};
        const seen = (player: string, seat: number): Record<string, string> => ({
          ...{ player, result: winner === seat ? 'won' : 'lost' },
        });
        if (winner !== null) {
          expect(await found(seen('ann', 0))).toBe(1);
          expect(await found(seen('ann', 1))).toBe(0);
          expect(await found(seen('bob', 1))).toBe(1);
        }
        expect(await found({ result: 'draw' })).toBe(winner === null ? 1 : 0);
        expect(await problem('history/matches?result=won')).toBe('422 /problems/malformed');
        expect(await found({ reason: 'games' })).toBe(1);
        expect(await found({ reason: 'concession' })).toBe(0);

        const lines = await wholeTimeline('game-1');
        const refused = lines.find(({ type }) => type === 'CommandRefused')!.rule.split('; ')[0]!;
        const cited = lines.find(({ type }) => type === 'TurnBegan')!.rule.split('; ')[0]!;
        expect(await found({ refused })).toBe(1);
        expect(await found({ rule: refused })).toBe(1);
        expect(await found({ rule: cited })).toBe(1);
        expect(await found({ refused: '6ED 999.9' })).toBe(0);
        expect(await found({ card: line!.name, rule: cited, player: 'eve' })).toBe(0);
      });

      test('it is found by the name of a player, until that player is erased', async () => {
        const found = async (player: string): Promise<number> => {
          const query = new URLSearchParams({ player }).toString();
          return (await get<MatchList>(`history/matches?${query}`)).matches.length;
        };
        const person = (player: string, name: string) => ({
          ...{ topic: topics.players.name, key: player },
          value: JSON.stringify({ player, kind: 'guest', name, since: 0, textKey: 'k' }),
        });
        expect(await found('Annabel')).toBe(0);
        await log.append([person('ann', 'Annabel'), person('eve', 'Annabel')]);
        expect(await found('annabel')).toBe(await found('ann'));
        expect(await found('annabel')).toBeGreaterThan(0);
        await log.append([person('ann', 'Anna')]);
        expect(await found('Annabel')).toBe(0);
        expect(await found('Anna')).toBeGreaterThan(0);
        await log.append([{ topic: topics.players.name, key: 'ann', value: null }]);
        expect(await found('Anna')).toBe(0);
      });

      test('everything is shown: hands, refusals, numbers, who saw what', async () => {
        const state = await get<StateThen>('games/game-1/states/50', eve);
        expect(state.viewer).toBe('operator');
        expect(state.view.players[0].hand).not.toBeNull();
        const lines = await wholeTimeline('game-1');
        const refused = lines.filter(({ type }) => type === 'CommandRefused');
        expect(refused.length).toBeGreaterThan(3);
        expect(refused[0]?.seenBy).toHaveLength(2);
        const { number, version } = refused[0]!;
        const then = await get<StateThen>(`games/game-1/events/${number}/state?as=spectator`);
        expect(then).toMatchObject({ version, viewer: 'spectator' });
      });

      test('what a seat was asked at a moment, and could have done, is what it was told then', async () => {
        const judge = judgeOf('6ED')!;
        let asked = 0;
        for await (const { after, head } of acceptedOf(log, 'game-1', 0)) {
          const { decision } = after;
          if (decision === null || ++asked % 40 !== 0) continue;
          const at = `games/game-1/states/${head.version}`;
          const told = JSON.parse(JSON.stringify(legalFor(judge, after, decision.seat))) as unknown;
          for (const as of [decision.seat, 'operator']) {
            expect((await get<StateThen>(`${at}?as=${as}`)).options).toEqual(told);
          }
          for (const as of [1 - decision.seat, 'spectator']) {
            expect((await get<StateThen>(`${at}?as=${as}`)).options).toBeNull();
          }
        }
        expect(asked).toBeGreaterThan(40);
      });

      test('a card is followed from zone to zone, where it is another object each time', async () => {
        const lines = await wholeTimeline('game-1');
        const end = await get<StateThen>(`games/game-1/events/${lines.at(-1)!.number}/state`);
        const follow = async (object: number): Promise<Timeline['lines']> =>
          (await get<Timeline>(`games/game-1/timeline?object=${object}`)).lines;
        const [land] = end.view.permanents.toSorted((one, other) => one.id - other.id);
        const own = await follow(land!.id);
        expect(lines).toEqual(expect.arrayContaining(own));
        const moved = own.findLast(({ type }) => type === 'ObjectMoved')!;
        expect(moved.text).toContain(land!.name);
        const at = `games/game-1/events/${moved.number! - 1}/state`;
        const before = await get<StateThen>(at);
        // In the hand it was another object, which is followed to the same lines.
        const hands = before.view.players.flatMap(({ hand }) => hand ?? []);
        const paths = await Promise.all(hands.map(({ id }) => follow(id)));
        expect(hands.map(({ id }) => id)).not.toContain(land!.id);
        expect(paths.filter((path) => path.some((line) => line.number === moved.number))).toEqual([
          own,
        ]);
        expect(await follow(8_888_888)).toEqual([]);
      });

      test('why a creature had its size is told step by step, as the engine tells it', async () => {
        const judge = judgeOf('6ED')!;
        const told = new Map<number, unknown>();
        for await (const { commit, before, after } of acceptedOf(log, 'game-1', 0)) {
          const last = commit.first + eventsOf(commit).length - 1;
          for (const id of after.battlefield) {
            if (told.has(id) || before.battlefield.includes(id)) continue;
            const steps = storyFor(judge, after, id, 'operator');
            if (steps === null) continue;
            told.set(id, steps);
            const path = `games/game-1/events/${last}/objects/${id}/story`;
            const answer = await get<StoryThen>(path, eve);
            expect(answer.object).toBe(id);
            expect(answer.steps).toEqual(JSON.parse(JSON.stringify(steps)));
            expect(answer.steps[0]?.by).toBe('printed');
          }
        }
        expect(told.size).toBeGreaterThan(2);
      });

      test('what is no creature has no size to explain', async () => {
        expect(await problem('games/game-1/events/40/objects/1/story')).toBe(
          '404 /problems/unknown',
        );
      });

      test('anybody may ask how the life totals went', async () => {
        const { points } = await get<LifeThen>('games/game-1/life');
        const lives = new Map<number, readonly number[]>();
        for await (const { head, after } of acceptedOf(log, 'game-1', 0)) {
          lives.set(
            head.version,
            after.players.map(({ life }) => life),
          );
        }
        for (const [version, life] of lives) {
          expect(points.findLast((one) => one.version <= version)?.life).toEqual(life);
        }
        expect(points.length).toBeLessThan(lives.size / 2);
      });

      test('the public topics reveal it too', async () => {
        const revealed = async () =>
          (await publicEvents('game-1')).filter(({ event }) => event.type === 'GameRevealed');
        await until(async () => (await revealed()).length > 0);
        const { event } = (await revealed())[0]!;
        expect(event).toMatchObject({
          serverSecret: played.serverSecret,
          secrets: played.secrets,
          tip: played.head.tip,
        });
        expect('shuffles' in event && event.shuffles.length).toBeGreaterThan(0);
        const numbers = (await publicEvents('game-1')).map(({ number }) => number);
        expect(numbers).toEqual(numbers.map((_, i) => i));
        const types = (await onTopic(topics.matchPublicEvents.name))
          .filter(({ key }) => key === 'match-1')
          .map(({ value }) => publicMatchEvent.parse(JSON.parse(value ?? '')).event.type);
        expect(types).toEqual([
          'MatchOpened',
          'GameOpened',
          'GameScored',
          'MatchEnded',
          'MatchRevealed',
        ]);
      });
    });

    test('a game that goes on over two starts, and a database that was deleted, end in the same rows', async () => {
      const answers = async (): Promise<unknown[]> => [
        // A timeline is as new as the record, and what follows is no older.
        await wholeTimeline('game-1'),
        await wholeTimeline('game-2', ann),
        await get('history/matches'),
        await get('history/matches/match-2'),
        await get('games/game-2/states/30', ann),
      ];
      await tell(log, matchOf('match-2', ['game-2']));
      await record(log, { ...other, lines: other.lines.slice(0, 30) });
      await wholeTimeline('game-2', ann);
      await app.close();
      await record(log, { ...other, lines: other.lines.slice(30) });
      await boot();
      const before = await answers();
      const published = (await publicEvents('game-2')).length;
      await app.close();
      await forget();
      await boot();
      expect(await answers()).toEqual(before);
      const events = await publicEvents('game-2');
      expect(events.length).toBeGreaterThanOrEqual(published);
      expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    }, 60_000);

    test('a rated match changes both ratings once; who has ten of them is on the leaderboard', async () => {
      const MATCHES = 10;
      const events = ratedMatches(MATCHES);
      await tell(log, events.slice(0, -1));
      const ratings = async (player: string) =>
        (await get<Ratings>(`history/ratings?player=${player}`)).ratings;
      await until(async () => (await ratings('cat'))[0]?.matches === MATCHES - 1);
      const board = 'history/leaderboard?edition=6ED&format=freeform';
      expect((await get<Ratings>(board)).ratings).toEqual([]);
      await tell(log, [...events.slice(-1), ...events.slice(-2)]);
      await until(async () => (await ratings('cat'))[0]?.matches === MATCHES);
      expect(await ratings('cat')).toMatchObject([
        { edition: '6ED', format: 'freeform', rating: 1600, provisional: true },
      ]);
      expect(await ratings('eve')).toEqual([]);
      const leaders = await get<Ratings>(board);
      expect(leaders.ratings.map(({ player, rating }) => [player, rating])).toEqual([
        ['cat', 1600],
        ['dan', 1400],
      ]);
      const others = await get<Ratings>('history/leaderboard?edition=5ED&format=freeform');
      expect(others.ratings).toEqual([]);
      expect(await get<MatchWithGames>('history/matches/rated-10')).toMatchObject({
        rated: true,
        ratings: [{ before: { rating: 1590 }, after: { rating: 1600, matches: MATCHES } }, {}],
      });
      expect(await problem('history/leaderboard')).toBe('422 /problems/malformed');
      expect(await problem('history/ratings')).toBe('422 /problems/malformed');
    }, 30_000);

    test('a client with too many requests gets a Retry-After; others are answered', async () => {
      // Of what costs little, so that they come faster than they are forgiven.
      const many = Array.from({ length: 3 * REQUESTS.burst }, () => ask('nowhere', eve));
      const answers = await Promise.all(many);
      const late = answers.filter(({ status }) => status === 429);
      expect(late.length).toBeGreaterThan(0);
      expect(Number(late[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await late[0]?.json()).toMatchObject({ type: '/problems/too-often', status: 429 });
      expect((await ask('history/matches', ann)).status).toBe(200);
      expect((await ask('history/matches', { authorization: 'Bearer x' })).status).toBe(401);
    });

    test('OpenAPI documents every answer that these tests have met, for each of its operations', () => {
      expect(document?.faults).toEqual([]);
      const met = new Set([...(document?.met ?? [])]);
      // Those of disputes are met where these are tested; in these games nobody has a creature, of which there is a story.
      const others = /\/v1\/(disputes|audit|operators|reverified)|what-if|resumption|story/u;
      const answered = (one: string): boolean => met.has(`${one} 200`) || others.test(one);
      expect(document?.operations.filter((one) => !answered(one))).toEqual([]);
      expect(document?.operations.length).toBeGreaterThan(6);
    });
  });
}

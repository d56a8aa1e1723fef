import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { AgainstDocument } from '@arbiter/http/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openMemoryLog, type EventLog } from '@arbiter/event-log';
import { memoryKeyRing } from '@arbiter/http';
import { inProcessCoordination, type ReadModelsPlace } from '@arbiter/platform';
import {
  advance,
  commitLine,
  headBefore,
  makeCommit,
  REGION,
  seededSecret,
  topics,
  type Head,
  type Player,
} from '@arbiter/protocol';
import type { SeatOptions } from '@arbiter/view';
import { Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { setUpAlone } from '../http/set-up-alone.ts';
import { Disputes } from '../disputes/disputes.ts';
import { Suspensions } from '../disputes/suspensions.ts';
import { ReplayModule } from '../index.ts';
import { ReplayRepository } from '../store/replay.repository.ts';
import {
  BUILD,
  changed,
  DECKS,
  endOf,
  matchOf,
  otherRefusal,
  playGame,
  PLAYERS,
  record,
  tell,
} from './played.behaviour-spec.ts';

type Body = Readonly<Record<string, unknown>>;

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A signed token whose last letter is another that is read as the same bytes. */
function otherwiseWritten(token: string): string {
  const last = BASE64URL.indexOf(token.at(-1)!);
  return `${token.slice(0, -1)}${BASE64URL[last ^ 1]!}`;
}

/** How disputes behave over HTTP, on whatever database the read models are. */
export function disputesBehaviour(
  database: string,
  placeIn: (folder: string) => ReadModelsPlace,
): void {
  describe(`disputes over HTTP, and ${database}`, () => {
    const played = playGame('game-d', 3, 40);
    const keys = memoryKeyRing();
    let folder: string;
    let log: EventLog;
    let app: NestExpressApplication;
    let document: AgainstDocument;
    let url: string;
    let opened: string;
    const tokens = new Map<string, string>();

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'disputes-'));
      log = openMemoryLog();
      for (const player of PLAYERS) await log.append([personOf(player)]);
      await record(log, played);
      await tell(log, matchOf('match-d', ['game-d']));
      const place = placeIn(join(folder, 'models'));
      @Module({
        imports: [ReplayModule.forRoot({ log, keys, readModels: place, pinned: () => BUILD })],
      })
      class Alone {}
      app = await NestFactory.create<NestExpressApplication>(Alone as Type, {
        logger: ['error', 'warn'],
        bodyParser: false,
        forceCloseConnections: true,
      });
      setUpAlone(app, { keys, coordination: inProcessCoordination(), log });
      await app.listen(0, '127.0.0.1');
      url = await app.getUrl();
      document = new AgainstDocument((await (await fetch(`${url}/openapi.json`)).json()) as never);
      for (const [name, role] of [...PEOPLE, ...PLAYERS.map((one) => [one, 'player'] as const)]) {
        const ties = name === 'tied' ? [PLAYERS[1]] : [];
        tokens.set(name, (await keys.token(name, { role, ties })).token);
      }
      // The first database may have to be made from nothing.
      for (let i = 0; i < 20 && (await ask('olga', 'disputes')).status === 503; i++);
    }, 60_000);
    afterAll(async () => {
      await app.close();
      await log.close();
      rmSync(folder, { recursive: true, force: true });
    });

    async function ask(
      who: string | null,
      path: string,
      body?: object,
      key = `k-${Math.random()}`,
    ): Promise<{ readonly status: number; readonly body: Body }> {
      const answer = await document.fetch(`${url}/v1/${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          ...(who !== null && { authorization: `Bearer ${tokens.get(who) ?? ''}` }),
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: answer.status, body: (await answer.json()) as Body };
    }

    const ruling = (remedy: object, rules = ['6ED 103.2']) => ({
      remedy,
      rules,
      grounds: 'so it is',
    });

    test('a player reports an event of their match, by the version that a refusal names; a retry is the same dispute', async () => {
      const report = { game: 'game-d', version: 10, text: 'it was legal' };
      const first = await ask('ann', 'disputes', report, 'same');
      expect(first).toMatchObject({ status: 201, body: { status: 'open', text: 'it was legal' } });
      opened = String(first.body['dispute']);
      const again = await ask('ann', 'disputes', report, 'same');
      expect(again).toMatchObject({ status: 201, body: { dispute: opened, version: 1 } });
      const other = await ask('ann', 'disputes', { ...report, version: 11 }, 'same');
      expect(other).toMatchObject({ status: 422, body: { type: '/problems/key-reused' } });
    });

    test('what a player wrote is sealed on the log, and gone with the player', async () => {
      const texts: string[] = [];
      for await (const { value } of log.readKey(topics.disputes.name, 'game-d', 0))
        texts.push(value ?? '');
      expect(texts).toHaveLength(1);
      expect(texts[0]).not.toContain('it was legal');
      await ask('bob', `disputes/${opened}/comments`, { text: 'it was not' });
      await log.append([{ topic: topics.players.name, key: 'bob', value: null }]);
      const { body } = await ask('olga', `disputes/${opened}`);
      expect(body).toMatchObject({ text: 'it was legal', comments: [{ by: 'bob', text: null }] });
    });

    test('strangers, and whoever has a tie with a player, see nothing of it; without a token nobody does', async () => {
      expect(await ask(null, 'disputes')).toMatchObject({ status: 401 });
      expect(await ask('tied', `disputes/${opened}`)).toMatchObject({ status: 403 });
      const listed = async (who: string): Promise<number> =>
        ((await ask(who, 'disputes')).body['disputes'] as Body[]).length;
      expect([await listed('jane'), await listed('tied')]).toEqual([1, 0]);
      expect(await ask('tied', 'games/game-d/timeline')).toMatchObject({ status: 403 });
      expect(await ask('jane', 'audit')).toMatchObject({ status: 403 });
      expect(await ask('olga', 'disputes/d-none')).toMatchObject({ status: 404 });
    });

    test('while the match goes on a judge sees all of it, and the audit trail says so; a player does not', async () => {
      expect(await ask('ann', 'games/game-d/timeline?as=operator')).toMatchObject({ status: 409 });
      const seen = await ask('jane', 'games/game-d/states/10?as=operator');
      expect(seen).toMatchObject({ status: 200, body: { viewer: 'operator' } });
      const { body } = await ask('audrey', 'audit?operator=jane&subject=game-d');
      expect(body['entries']).toMatchObject([
        {
          type: 'LookedAtGame',
          operator: 'jane',
          role: 'judge',
          detail: 'state at version 10, as operator',
        },
      ]);
    });

    test('a result is not changed while the match goes on, and then only by whoever has taken the dispute', async () => {
      expect(await ask('olga', `disputes/${opened}/taking`, {})).toMatchObject({ status: 200 });
      const annul = ruling({ kind: 'gameAnnulled' });
      const early = await ask('olga', `disputes/${opened}/rulings`, annul);
      expect(early).toMatchObject({
        status: 409,
        body: { detail: expect.stringContaining('goes on') },
      });
      await tell(log, endOf('match-d', played));
      const other = await ask('otto', `disputes/${opened}/rulings`, annul);
      expect(other).toMatchObject({
        status: 409,
        body: { detail: expect.stringContaining('taken by olga') },
      });
      const none = await ask(
        'olga',
        `disputes/${opened}/rulings`,
        ruling(annul.remedy, ['6ED 999.9z']),
      );
      expect(none).toMatchObject({ status: 422, body: { detail: 'there is no rule 6ED 999.9z' } });
      // A ruling may rest on any rule, also on one that the engine has no reason to cite.
      const uncited = ruling(annul.remedy, ['6ED 103.1']);
      const ruled = await ask('olga', `disputes/${opened}/rulings`, uncited);
      expect(ruled).toMatchObject({
        status: 200,
        body: { status: 'ruled', rulings: [{ remedied: false }] },
      });
    });

    test('once the match counts by a ruling, the dispute says so, and history shows it', async () => {
      expect(await ask('olga', `disputes/${opened}/closing`, {})).toMatchObject({ status: 409 });
      await tell(log, [
        {
          ...{ type: 'ResultCorrected', match: 'match-d', players: [...PLAYERS], game: 'game-d' },
          ...{ dispute: opened, ruling: 1, results: [{ game: 'game-d', winner: null }] },
          ...{ winner: null, annulled: true, score: [0, 0], matchWinner: null, at: 9_000 },
        },
      ]);
      const { body } = await ask(null, 'history/matches/match-d');
      expect(body).toMatchObject({ score: [0, 0], winner: null, games: [{ winner: null }] });
      for (let i = 0; i < 40; i++) {
        const closed = await ask('olga', `disputes/${opened}/closing`, {});
        if (closed.status === 200) break;
      }
      const shown = await ask(null, 'history/games/game-d');
      expect(shown.body['rulings']).toMatchObject([
        { dispute: opened, changes: true, remedied: true },
      ]);
      const closed = await ask('jane', 'disputes?status=closed&player=ann&match=match-d');
      expect(closed.body).toMatchObject({ disputes: [{ dispute: opened }], next: null });
    });

    test('somebody signs in by a link, whose token says who they are; of two who try it at once one does', async () => {
      const { token: link } = await keys.token('olaf', {
        ...{ role: 'operator', ties: [PLAYERS[0]], audience: 'arbiter:sign-in' },
      });
      tokens.set('link', link);
      expect((await ask(null, 'operators/ways')).body).toEqual({ signIn: null });
      expect(await ask('link', 'disputes')).toMatchObject({ status: 401 });
      const both = await Promise.all([1, 2].map(() => ask(null, 'operators/tokens', { link })));
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
      // The same link in other letters: the last one of a signature has bits that mean nothing.
      expect(await ask(null, 'operators/tokens', { link: otherwiseWritten(link) })).toMatchObject({
        ...{ status: 401, body: { detail: expect.stringContaining('each counts once') } },
      });
      const signed = both.find(({ status }) => status === 200)!.body;
      expect(signed).toMatchObject({ operator: 'olaf', role: 'operator' });
      tokens.set('olaf', String(signed['token']));
      expect(await ask('olaf', 'operators/me')).toMatchObject({ body: { operator: 'olaf' } });
      // The ties that the link declares go along.
      expect(await ask('olaf', `disputes/${opened}`)).toMatchObject({ status: 403 });
      expect(await ask('ann', 'operators/me')).toMatchObject({ status: 403 });
      const { body } = await ask('audrey', 'audit?operator=olaf');
      expect(body['entries']).toEqual(
        expect.arrayContaining([expect.objectContaining({ type: 'SignedIn' })]),
      );
    });

    test('what if: the command on record, and what another one, or other rules, would have done; on no record', async () => {
      const version = played.commits.findIndex(
        ({ events }) => events.at(-1)?.type === 'CommandRefused',
      );
      const refused = played.commits[version]!;
      const whatIf = (who: string, wish: object) => ask(who, 'games/game-d/what-if', wish);
      const event = refused.first;
      expect(await whatIf('ann', { event })).toMatchObject({ status: 403 });
      expect(await whatIf('tied', { event })).toMatchObject({ status: 403 });
      expect(await whatIf('olga', { event: 0 })).toMatchObject({ status: 404 });
      const detail = expect.stringContaining('game game-d has no event 99999: its last one is');
      expect(await whatIf('olga', { event: 99_999 })).toMatchObject({
        status: 404,
        body: { detail },
      });
      const late = await ask('olga', 'games/game-d/events/99999/state');
      expect(late).toMatchObject({ status: 404, body: { detail } });
      const asSent = await whatIf('olga', { event });
      expect(asSent.body).toMatchObject({
        recorded: { body: { type: 'PlayLand', object: 9_999_999 } },
        steps: [],
      });
      const recorded = asSent.body['recorded'] as { seat: 0 | 1; body: object };
      const again = await whatIf('jane', { event, commands: [recorded], bots: 5 });
      expect(again.body).toMatchObject({
        whatIf: true,
        steps: [{ by: 'you', refusal: { rule: expect.stringContaining('6ED') } }],
      });
      const onByBots = await whatIf('olga', {
        ...{ event, bots: 2, as: '0' },
        definitions: [{ name: 'Mountain', types: ['Artifact'] }],
      });
      expect(onByBots).toMatchObject({ status: 200, body: { view: { viewer: 0 } } });
      expect((onByBots.body['steps'] as { by: string }[]).map(({ by }) => by)).toEqual([
        ...['bot', 'bot'],
      ]);
      expect(onByBots.body['cards']).toContainEqual({ name: 'Mountain', types: ['Artifact'] });
      for (const [card, why] of [
        [{ name: 'Mountain' }, 'definitions.0: Mountain: a card has `types`, a list'],
        [{ name: 'Mountian', types: ['Land'] }, 'definitions.0: the game has no card Mountian'],
      ] as const) {
        expect(await whatIf('olga', { event, definitions: [card] })).toMatchObject({
          ...{ status: 422, body: { title: 'The rules can’t read this card', detail: why } },
        });
      }
      // The operator plays on from where the branch ends, with the options of the player who decides there.
      const { seat, options } = asSent.body['asked'] as { seat: 0 | 1; options: SeatOptions };
      expect(options.commands).toMatchObject([{ type: 'Choose', kind: 'mulligan' }]);
      const kept = { seat, body: { type: 'Choose', answer: false } };
      const after = await whatIf('olga', { event, commands: [kept] });
      expect(after.body).toMatchObject({ steps: [{ by: 'you', refusal: null }] });
      expect(after.body['asked']).not.toEqual(asSent.body['asked']);
      const other = await whatIf('olga', { event, edition: 'TSP', commands: [recorded] });
      expect(other).toMatchObject({ status: 200, body: { edition: 'TSP', steps: [{}] } });
      const { body } = await ask('audrey', 'audit?operator=jane&subject=game-d');
      expect(body['entries']).toEqual(
        expect.arrayContaining([expect.objectContaining({ detail: `what-if at event ${event}` })]),
      );
    });

    test('a suspended game has a dispute that the server opens, once; an operator lets it go on, once', async () => {
      const cut = playGame('game-s', 6, 20).commits.slice(0, 12);
      const head = headBefore('game-s', cut[0]!) as Head;
      for (const one of cut) advance(head, one);
      const body = { type: 'Pass' };
      const received = {
        type: 'CommandReceived',
        id: 'c-1',
        seat: 0,
        at: head.at + 1,
        command: body,
      };
      const suspended = { type: 'GameSuspended', trace: 'boom', rule: 'protocol' };
      const { tip: prev, next: first } = head;
      const broken = makeCommit(
        {
          ...{ prev, first, command: 'c-1', partition: 0, offset: 99 },
          events: [{ ...received, rule: 'protocol' }, suspended],
        },
        seededSecret('game-s', 'server'),
      );
      await tell(log, matchOf('match-s', ['game-s']));
      expect(await ask('olga', 'games/game-s/resumption', {})).toMatchObject({ status: 409 });
      await record(log, { game: 'game-s', lines: [...cut, broken].map(commitLine) });
      const listed = async (): Promise<Body[]> =>
        (await ask('olga', 'disputes?game=game-s')).body['disputes'] as Body[];
      while ((await listed()).length === 0) await new Promise((done) => setTimeout(done, 100));
      const [found] = await listed();
      expect(found).toMatchObject({ openedAs: 'system', status: 'open', event: first + 1 });
      const { body: shown } = await ask('olga', `disputes/${String(found!['dispute'])}`);
      expect(shown['text']).toContain('boom');
      expect(shown['text']).toContain(`engine ${BUILD.engine.slice(0, 12)}`);
      // Somebody is refused something meanwhile: it stands still as before.
      advance(head, broken);
      const refusal = { type: 'CommandRefused', reason: 'suspended', objects: [] };
      const meanwhile = makeCommit(
        {
          ...{ prev: head.tip, first: head.next, command: 'c-2', partition: 0, offset: 100 },
          events: [received, refusal].map((one) => ({ ...one, id: 'c-2', rule: 'protocol' })),
        },
        seededSecret('game-s', 'server'),
      );
      await record(log, { game: 'game-s', lines: [commitLine(meanwhile)] });
      while ((await ask('olga', 'history/games/game-s')).body['version'] !== head.version + 1)
        await pause(20);
      // Another instance, or this one after a crash, looks again.
      const repository = app.get(ReplayRepository);
      const partitions = (): number[] => [...Array(log.partitions('game.events.v1')).keys()];
      const disputes = new Disputes(log);
      await new Suspensions({ log, repository, disputes, partitions }).look();
      expect(await listed()).toHaveLength(1);

      expect(await ask('jane', 'games/game-s/resumption', {})).toMatchObject({ status: 403 });
      expect(await ask('tied', 'games/game-s/resumption', {})).toMatchObject({ status: 403 });
      const asked = await ask('olga', 'games/game-s/resumption', {});
      expect(asked).toMatchObject({ status: 202, body: { game: 'game-s' } });
      const again = await ask('olga', 'games/game-s/resumption', {});
      expect(again.body['command']).toBe(asked.body['command']);
      const sent: string[] = [];
      for await (const { value } of log.readKey(topics.gameCommands.name, 'game-s', 0))
        sent.push(value ?? '');
      expect(JSON.parse(sent[0] ?? '')).toMatchObject({
        seat: 'system',
        body: { type: 'ResumeGame' },
      });
      const { body: matches } = await ask(null, 'history/matches?suspended=true');
      expect(matches).toMatchObject({ matches: [{ match: 'match-s' }] });
    });

    test('an operator announces maintenance and calls it off: matchmaking is asked, and it stands on the trail', async () => {
      const path = 'operators/maintenance';
      const until = Date.now() + 60_000;
      for (const who of ['ann', 'jane', 'audrey']) {
        expect(await ask(who, path, { until })).toMatchObject({ status: 403 });
      }
      expect(await ask('olga', path, { until: Date.now() - 1 })).toMatchObject({ status: 422 });
      const { status, body } = await ask('olga', path, { until });
      const maintenance = body['maintenance'] as string;
      expect(status).toBe(202);
      expect(await ask('olga', `${path}/${maintenance}/ending`, {})).toMatchObject({ status: 202 });
      const sent: unknown[] = [];
      for await (const { value } of log.readKey(topics.matchmakingCommands.name, REGION, 0))
        sent.push(JSON.parse(value ?? 'null'));
      expect(sent).toMatchObject([
        { type: 'AnnounceMaintenance', maintenance, until },
        { type: 'CallOffMaintenance', maintenance },
      ]);
      const { body: trail } = await ask('audrey', `audit?subject=${maintenance}`);
      expect(trail['entries']).toMatchObject([
        { type: 'ChangedMaintenance', operator: 'olga', detail: 'called off' },
        { type: 'ChangedMaintenance', operator: 'olga' },
      ]);
    });

    test('what this build makes of stored games, and which of them another build decides otherwise', async () => {
      const other = playGame('game-o', 5, 40);
      await record(log, changed(other, otherRefusal(other)));
      await tell(log, [...matchOf('match-o', ['game-o']), ...endOf('match-o', other)]);
      // Its record is projected apart from its match.
      while ((await ask('otto', 'reverified?limit=1')).body['all'] !== 2) await pause(20);
      for (const who of ['ann', 'jane', 'audrey']) {
        expect(await ask(who, 'reverified')).toMatchObject({ status: 403 });
      }
      const games: Body[] = [];
      for (let after: string | null = ''; after !== null;) {
        const { body }: { body: Body } = await ask('olga', `reverified?limit=1&after=${after}`);
        expect(body).toMatchObject({ report: 'reverify.v1', engine: BUILD.engine, all: 2 });
        games.push(...(body['games'] as Body[]));
        after = body['next'] as string | null;
      }
      expect(games).toMatchObject([
        { game: 'game-d', outcome: 'same', event: null },
        { game: 'game-o', outcome: 'otherwise', recorded: { rule: '6ED 999' } },
      ]);
      // Two of the same build differ about nothing; nobody is told of those with whom they have a tie.
      const [ours, theirs] = [BUILD.engine, 'another'];
      const compare = (who: string, engine: string, all: readonly object[]) =>
        ask(who, 'reverified/comparison', { engine, games: all });
      expect(await compare('olga', ours, games)).toMatchObject({
        status: 200,
        body: { engines: { before: ours, after: ours }, both: 2, unknown: [], changed: [] },
      });
      const otherwise = games.map((one) => ({
        ...one,
        outcome: 'same',
        event: null,
        decided: null,
      }));
      const report = [...otherwise, { ...otherwise[0], game: 'game-never' }];
      expect(await compare('olga', theirs, report)).toMatchObject({
        status: 200,
        body: {
          ...{ engines: { before: theirs, after: ours }, both: 2, unknown: ['game-never'] },
          changed: [{ game: 'game-o', before: { outcome: 'same' }, after: games[1] }],
        },
      });
      expect((await ask('tied', 'reverified')).body).toMatchObject({ games: [], all: 2 });
      expect((await compare('tied', theirs, report)).body).toMatchObject({ both: 0, changed: [] });
      const { body: trail } = await ask('audrey', 'audit?operator=olga&subject=reverified');
      expect((trail['entries'] as Body[]).map(({ type }) => type)).toEqual(
        Array.from({ length: 4 }, () => 'Exported'),
      );
    });

    test('by what is hidden in it a match that is over and held back is found by those who judge it alone; the trail says so', async () => {
      const held = playGame('game-h', 8, 40);
      await record(log, held);
      const about = { match: 'match-h', dispute: 'd-h', at: 3_500 } as const;
      await tell(log, [
        ...matchOf('match-h', ['game-h']),
        { type: 'RevelationHeld', ...about },
        ...endOf('match-h', held),
      ]);
      const ruleOf = (type: string): string => {
        const events = held.commits.flatMap((one) => one.events) as {
          type: string;
          rule: string;
        }[];
        return events.find((one) => one.type === type)!.rule.split('; ')[0]!;
      };
      const { name, count } = DECKS[0].main[0]!;
      const searches = {
        card: name,
        deck: `${count} ${name}`,
        rule: ruleOf('TurnBegan'),
        refused: ruleOf('CommandRefused'),
        verification: 'verified',
      };
      const found = async (who: string | null, by: Partial<typeof searches>): Promise<boolean> => {
        const query = new URLSearchParams(by).toString();
        const { body } = await ask(who, `history/matches?${query}`);
        return (body['matches'] as Body[]).some(({ match }) => match === 'match-h');
      };
      // Its record is projected, and checked, apart from its match.
      while (!(await found('olga', searches))) await pause(20);
      for (const by of Object.entries(searches).map((one) => Object.fromEntries([one]))) {
        const finds = (who: string | null) => found(who, by);
        expect([by, await finds('olga'), await finds('jane')]).toEqual([by, true, true]);
        for (const who of [null, 'ann', 'tied', 'audrey']) {
          expect([who, by, await finds(who)]).toEqual([who, by, false]);
        }
      }
      // That it was played, and how it ended, is hidden from nobody.
      expect(await found(null, {})).toBe(true);
      const { body } = await ask('audrey', 'audit?operator=jane&subject=match-h');
      expect(body['entries']).toContainEqual(
        expect.objectContaining({ type: 'LookedAtGame', detail: 'found by card' }),
      );
      await tell(log, [{ type: 'RevelationReleased', ...about }]);
      expect(await found(null, searches)).toBe(true);
    });

    test('who declares a tie with a player is kept out at once, whatever their token says, until another operator lifts it', async () => {
      const event = { game: 'game-d', event: 3, text: 'who shuffled?' };
      const { body: made } = await ask('olga', 'disputes', event);
      const path = `disputes/${String(made['dispute'])}`;
      expect(await ask('oona', `${path}/taking`, {})).toMatchObject({ status: 200 });
      const listed = async (): Promise<number> =>
        ((await ask('oona', 'disputes')).body['disputes'] as Body[]).length;
      expect(await listed()).toBeGreaterThan(0);

      tokens.set('robot', (await keys.token('robot', { role: 'operator', service: true })).token);
      expect(await ask('robot', 'operators/ties', { player: 'ann' })).toMatchObject({
        status: 403,
      });
      // Nobody, and one who was erased.
      for (const player of ['nobody', 'bob']) {
        expect(await ask('oona', 'operators/ties', { player })).toMatchObject({ status: 404 });
      }
      const tie = { player: 'ann', since: expect.any(Number) };
      for (const key of ['declared', 'declared again']) {
        expect(await ask('oona', 'operators/ties', { player: 'ann' }, key)).toMatchObject({
          ...{ status: 200, body: { operator: 'oona', ties: [tie] } },
        });
      }

      // Nor does a new token let them in.
      tokens.set('oona', (await keys.token('oona', { role: 'operator' })).token);
      expect(await listed()).toBe(0);
      for (const look of [path, `${path}/case`, 'games/game-s/timeline']) {
        expect([look, await ask('oona', look)]).toMatchObject([look, { status: 403 }]);
      }
      const acts: [string, object][] = [
        [`${path}/taking`, {}],
        [`${path}/rulings`, ruling({ kind: 'noChange' })],
        ['games/game-d/what-if', { event: 40 }],
      ];
      for (const [act, body] of acts) {
        expect([act, await ask('oona', act, body)]).toMatchObject([act, { status: 403 }]);
      }
      // What they had taken is there for another.
      expect((await ask('olga', path)).body).toMatchObject({ status: 'open', takenBy: null });

      const lift = 'operators/oona/ties/ann/lifting';
      const grounds = { grounds: 'It is another Ann.' };
      await ask('tied', 'operators/ties', { player: 'ann' });
      for (const who of ['ann', 'jane', 'audrey', 'oona', 'robot', 'tied']) {
        expect([who, await ask(who, lift, grounds)]).toMatchObject([who, { status: 403 }]);
      }
      expect(await ask('jane', 'operators/oona/ties')).toMatchObject({ status: 403 });
      expect((await ask('jane', 'operators/jane/ties')).body).toEqual({
        operator: 'jane',
        ties: [],
      });
      expect((await ask('audrey', 'operators/oona/ties')).body).toMatchObject({ ties: [tie] });
      expect(await ask('olga', lift, { grounds: ' ' })).toMatchObject({ status: 422 });
      expect(await listed()).toBe(0);
      expect(await ask('olga', lift, grounds)).toMatchObject({ status: 200, body: { ties: [] } });
      expect(await ask('olga', lift, grounds)).toMatchObject({ status: 404 });
      expect(await listed()).toBeGreaterThan(0);
      expect(await ask('oona', path)).toMatchObject({ status: 200 });

      const { body: trail } = await ask('audrey', 'audit?subject=ann');
      expect(trail['entries']).toMatchObject([
        { type: 'LiftedTie', operator: 'olga', detail: 'of oona: It is another Ann.' },
        { type: 'DeclaredTie', operator: 'tied' },
        { type: 'DeclaredTie', operator: 'oona' },
      ]);
    });

    test('evidence, proposals, a release and an appeal have their routes; OpenAPI documents all that was answered', async () => {
      const report = { game: 'game-d', version: 6, text: 'and this' };
      for (const [wrong, detail] of [
        [{ game: 'game-x' }, 'there is no game game-x'],
        [{ version: 9_999 }, 'game game-d has no commit 9999 yet'],
      ] as const) {
        const refused = await ask('ann', 'disputes', { ...report, ...wrong });
        expect(refused).toMatchObject({ status: 404, body: { detail } });
      }
      const made = await ask('ann', 'disputes', report);
      const path = `disputes/${String(made.body['dispute'])}`;
      const noChange = ruling({ kind: 'noChange' });
      const evidence = { kind: 'events', from: 1, to: 2, note: 'here' };
      expect(await ask('jane', `${path}/evidence`, evidence)).toMatchObject({ status: 200 });
      expect(await ask('jane', `${path}/proposals`, noChange)).toMatchObject({ status: 200 });
      await ask('otto', `${path}/taking`, {});
      expect(await ask('otto', `${path}/release`, {})).toMatchObject({ body: { status: 'open' } });
      await ask('olga', `${path}/taking`, {});
      for (const [text, detail] of [
        ['{"name": ', /^remedy\.definitions\.1: .*JSON/u],
        ['{}', 'remedy.definitions.1: a card has a `name`'],
        ['{"name":"Bear"}', 'remedy.definitions.1: Bear: a card has `types`, a list'],
        ['{"name":"Bear","types":["Creature"]}', /^remedy\.definitions\.1: Bear: power: and/u],
        [
          '{"name":"Florest","types":["Land"]}',
          'remedy.definitions.1: the game has no card Florest',
        ],
      ] as const) {
        const definitions = ['{"name":"Forest","types":["Land"]}', text];
        const rewound = ruling({ kind: 'gameRewound', event: 6, libraries: 'kept', definitions });
        const { status, body } = await ask('olga', `${path}/rulings`, rewound);
        expect([status, body['title']]).toEqual([422, 'The rules can’t read this card']);
        expect(body['detail']).toEqual(
          typeof detail === 'string' ? detail : expect.stringMatching(detail),
        );
      }
      await ask('olga', `${path}/rulings`, noChange);
      expect(await ask('olga', `${path}/closing`, {})).toMatchObject({ status: 200 });
      // Closing takes nobody's appeal away.
      const appealed = await ask('ann', `${path}/appeal`, { text: 'no' });
      expect(appealed).toMatchObject({
        status: 200,
        body: { status: 'appealed', appeal: { text: 'no' }, evidence: null },
      });

      // The whole case goes to who may judge it, and to nobody else.
      for (const who of ['ann', 'tied', 'audrey']) {
        expect(await ask(who, `${path}/case`)).toMatchObject({ status: 403 });
      }
      const { body: whole } = await ask('jane', `${path}/case`);
      expect(whole).toMatchObject({
        ...{ case: 'case.v1', exportedBy: 'jane', build: BUILD.engine },
        dispute: { evidence: [evidence], rulings: [{ number: 1 }] },
        views: [{ seat: 0 }, { seat: 1 }, { event: 1 }, { event: 1 }, { event: 2 }, { event: 2 }],
      });
      expect(whole['record']).toHaveLength(played.lines.length + 2);
      const { body: trail } = await ask('audrey', 'audit?operator=jane');
      expect(trail['entries']).toContainEqual(
        expect.objectContaining({ type: 'Exported', subject: String(made.body['dispute']) }),
      );
      expect(document.faults).toEqual([]);
      const met = new Set([...document.met]);
      const ours = document.operations
        .filter((one) =>
          /\/v1\/(disputes|audit|operators|reverified)|what-if|resumption/u.test(one),
        )
        // These send browsers elsewhere, and nothing else (sign-in.int-spec.ts).
        .filter((one) => !one.includes('/sign-in'));
      const missed = (one: string): boolean =>
        ![200, 201, 202].some((status) => met.has(`${one} ${status}`));
      expect(ours.filter(missed)).toEqual([]);
      expect(ours.length).toBeGreaterThan(10);
    });

    test('lists come page by page', async () => {
      for (const version of [2, 3, 4]) {
        const report = { game: 'game-d', version, text: 'once more' };
        expect(await ask('ann', 'disputes', report)).toMatchObject({ status: 201 });
      }
      const seen: unknown[] = [];
      for (let before = ''; ;) {
        const { body } = await ask('ann', `disputes?limit=3${before}`);
        seen.push(...(body['disputes'] as { dispute: string }[]).map(({ dispute }) => dispute));
        if (body['next'] === null) break;
        before = `&before=${body['next'] as string}`;
      }
      expect(new Set(seen).size).toBe(7);
      expect(seen).toHaveLength(7);
    });

    test('the longest text is kept as it was written, in any script', async () => {
      const text = '牌'.repeat(4_000);
      const made = await ask('ann', 'disputes', { game: 'game-d', version: 5, text });
      expect(made).toMatchObject({ status: 201, body: { text } });
      const tooLong = await ask('ann', 'disputes', {
        game: 'game-d',
        version: 7,
        text: `${text}牌`,
      });
      expect(tooLong).toMatchObject({ status: 422 });
    });

    test('what could be branched can be kept as evidence, however many commands it has; no longer one is branched', async () => {
      const { body: made } = await ask('ann', 'disputes', {
        ...{ game: 'game-d', version: 8, text: 'and what if' },
      });
      const path = `disputes/${String(made['dispute'])}/evidence`;
      const event = Number(made['event']);
      const pass = { seat: 0, body: { type: 'Choose', answer: false, because: 'x'.repeat(20) } };
      const branch = (count: number) => ({ event, commands: Array(count).fill(pass), bots: 0 });
      const most = branch(400);
      expect(await ask('jane', 'games/game-d/what-if', most)).toMatchObject({ status: 200 });
      const kept = { kind: 'branch', event, note: 'all of it', supposed: JSON.stringify(most) };
      const attached = await ask('jane', path, kept);
      expect(attached).toMatchObject({ status: 200, body: { evidence: [kept] } });

      expect(await ask('jane', 'games/game-d/what-if', branch(401))).toMatchObject({ status: 422 });
      const words = [{ ...pass, body: { ...pass.body, because: 'x'.repeat(40_000) } }];
      expect(await ask('jane', 'games/game-d/what-if', { event, commands: words })).toMatchObject({
        ...{ status: 422, body: { detail: expect.stringContaining('suppose fewer commands') } },
      });
    });

    test('what is ruled about one game of a match is not contradicted by a ruling about another', async () => {
      const both = [playGame('game-e', 7, 20), playGame('game-f', 8, 20)] as const;
      for (const one of both) await record(log, one);
      await tell(log, matchOf('match-2', ['game-e', 'game-f']));
      await tell(
        log,
        both.flatMap((one) => endOf('match-2', one).slice(0, 1)),
      );
      await tell(log, endOf('match-2', both[1]).slice(1));
      const taken = async (game: string): Promise<string> => {
        const report = { game, version: 3, text: 'look' };
        let made = await ask('olga', 'disputes', report);
        while (made.status !== 201) {
          await pause(50);
          made = await ask('olga', 'disputes', report);
        }
        const path = `disputes/${String(made.body['dispute'])}`;
        await ask('olga', `${path}/taking`, {});
        return path;
      };
      const [first, second] = [await taken('game-e'), await taken('game-f')];
      const annulled = await ask('olga', `${first}/rulings`, ruling({ kind: 'gameAnnulled' }));
      expect(annulled).toMatchObject({ status: 200 });
      const anew = await ask('olga', `${second}/rulings`, ruling({ kind: 'matchReplayed' }));
      expect(anew).toMatchObject({
        ...{ status: 409, body: { detail: expect.stringContaining('about game game-e of match') } },
      });
    });

    test('who acts under a name that no trail can hold does nothing', async () => {
      tokens.set('long', (await keys.token('o'.repeat(129), { role: 'operator' })).token);
      expect(await ask('long', `disputes/${opened}`)).toMatchObject({ status: 500 });
    });
  });
}

const PEOPLE = [
  ...([
    ['olga', 'operator'],
    ['otto', 'operator'],
    ['tied', 'operator'],
    ['oona', 'operator'],
  ] as const),
  ...([
    ['jane', 'judge'],
    ['audrey', 'auditor'],
  ] as const),
] as const;

function personOf(player: string) {
  const person: Player = {
    player,
    kind: 'guest',
    name: player,
    since: 0,
    textKey: `key of ${player}`,
  };
  return { topic: topics.players.name, key: player, value: JSON.stringify(person) };
}

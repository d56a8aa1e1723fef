import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { recordRules } from '@arbiter/editions';
import type { Judge } from '@arbiter/engine';
import { GameStateModule } from '@arbiter/game-state';
import { openLmdbLog, type LocalLog } from '@arbiter/event-log';
import { topics, type MatchmakingEvent } from '@arbiter/protocol';
import { RulesEvaluationModule } from '@arbiter/rules-evaluation';
import { Module, type INestApplicationContext, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { resumeGames } from '../suspended/resume-games.ts';
import { suspendedGames } from '../suspended/suspended-games.ts';
import { DirectPlayers, sendCommand, SIXTH } from './player.behaviour-spec.ts';
import { BUILD, secrets, startOf } from './start-game.behaviour-spec.ts';

describe.each(['apart', 'inside'])(
  'one thread, rules evaluated %s: commands, verdicts, commits',
  (evaluation) => {
    let folder: string;
    let log: LocalLog;
    let app: INestApplicationContext;

    async function boot(build = BUILD, judge: Judge = SIXTH): Promise<void> {
      log = await openLmdbLog({ folder });
      const judgeOf = () => judge;
      const pinned = { engine: build };
      @Module({
        imports:
          evaluation === 'inside'
            ? [
                GameStateModule.forRoot({
                  log,
                  pinned,
                  replaces: 'all',
                  inside: { rules: recordRules(judgeOf) },
                }),
              ]
            : [
                GameStateModule.forRoot({ log, pinned, replaces: 'all' }),
                RulesEvaluationModule.forRoot({ log, build, judgeOf }),
              ],
      })
      class Backend {}
      app = await NestFactory.createApplicationContext(Backend as Type, {
        logger: false,
      });
    }

    async function halt(): Promise<void> {
      await app.close();
      await log.close();
    }

    beforeEach(async () => {
      folder = mkdtempSync(join(tmpdir(), 'thread-'));
      await boot();
    });
    afterEach(async () => {
      await halt();
      rmSync(folder, { recursive: true });
    });

    test('a game of two decks is played to its end', async () => {
      const players = new DirectPlayers(log, 1, secrets, 150);
      await players.start();
      await sendCommand(log, startOf('game-1'));
      const game = await players.over('game-1');
      expect(game.outcome).not.toBeNull();
      expect(new Set(players.answered.get('game-1')).size).toBe(
        players.answered.get('game-1')?.length,
      );
      await players.stop();
      const { rulesRequests, rulesVerdicts } = topics;
      const asked = await Promise.all(
        [rulesRequests, rulesVerdicts].map(({ name }) => records(name)),
      );
      const commits = players.tips.get('game-1')?.length ?? 0;
      // Over topics each commit was asked for; in the owner's process nobody is asked.
      if (evaluation === 'inside') expect(asked).toEqual([0, 0]);
      else expect(Math.min(...asked)).toBeGreaterThanOrEqual(commits);
    });

    /** How many were ever put on a topic. */
    async function records(topic: string): Promise<number> {
      return (await log.extents(topic)).reduce((sum, { next }) => sum + next, 0);
    }

    test('stopped and started in mid-game, it goes on where it was', async () => {
      let players = new DirectPlayers(log, 2, secrets);
      await players.start();
      await sendCommand(log, startOf('game-2'));
      while ((players.tips.get('game-2')?.length ?? 0) < 40) await pause(5);
      await players.stop();
      await halt();
      const before = players.tips.get('game-2') ?? [];
      await boot();
      players = new DirectPlayers(log, 3, secrets, 120);
      await players.start();
      await players.over('game-2');
      expect(players.tips.get('game-2')?.slice(0, before.length)).toEqual(before);
      await players.stop();
    });

    test('started by another build in mid-game, it moves the game on to it, and says so', async () => {
      let players = new DirectPlayers(log, 4, secrets);
      await players.start();
      await sendCommand(log, startOf('game-3'));
      while ((players.tips.get('game-3')?.length ?? 0) < 10) await pause(5);
      await players.stop();
      await halt();
      const later = 'c'.repeat(64);
      await boot(later);
      players = new DirectPlayers(log, 5, secrets, 30);
      await players.start();
      await players.over('game-3');
      expect(players.follower.game('game-3')?.head.pinned).toEqual({ engine: later });
      await players.stop();
    });

    /** What matchmaking tells of a match and its game, as far as an operator's command looks at it. */
    async function openMatch(game: string): Promise<void> {
      const match = `match-of-${game}`;
      const offer = { edition: '6ED', format: 'freeform', bestOf: 1 } as const;
      const deck = { main: [{ name: 'Forest', count: 60 }], side: [] };
      const players: [string, string] = ['ann', 'bob'];
      const region = 'local';
      const events: MatchmakingEvent[] = [
        {
          type: 'MatchOpened',
          ...{
            match,
            region,
            tickets: ['t-ann', 't-bob'],
            players,
            offer,
            decks: [deck, deck],
            at: 1,
          },
        },
        {
          type: 'GameOpened',
          match,
          game,
          number: 1,
          start: { type: 'StartGame' },
          from: 0,
          at: 1,
        },
      ];
      await log.append(
        events.map((event) => ({
          ...{ topic: topics.matchmakingEvents.name, key: region, value: JSON.stringify(event) },
        })),
      );
    }

    /** An engine that fails at the offer of a draw. */
    const BROKEN: Judge = {
      ...SIXTH,
      decide: (command, game) => {
        if (command.body.type === 'OfferDraw') throw new Error('no end of steps');
        return SIXTH.decide(command, game);
      },
    };

    /** Begins a game, and suspends it. */
    async function suspend(players: DirectPlayers, game: string): Promise<void> {
      await sendCommand(log, startOf(game));
      while ((players.tips.get(game)?.length ?? 0) < 5) await pause(5);
      await sendCommand(log, { id: `x-${game}`, game, seat: 0, body: { type: 'OfferDraw' } });
      while (players.follower.game(game)?.head.phase !== 'suspended') await pause(5);
    }

    test('a command that breaks the engine suspends its game; others go on', async () => {
      await halt();
      await boot(BUILD, BROKEN);
      const players = new DirectPlayers(log, 6, secrets, 40);
      await players.start();
      await suspend(players, 'game-4');
      await sendCommand(log, startOf('game-5'));
      expect((await players.over('game-5')).outcome).not.toBeNull();
      expect(players.follower.game('game-4')?.state.outcome).toBeNull();
      await players.stop();
    });

    test('a suspended game is conceded while its build is still the one that broke it', async () => {
      await halt();
      await boot(BUILD, BROKEN);
      const players = new DirectPlayers(log, 7, secrets);
      await players.start();
      await suspend(players, 'game-6');
      await sendCommand(log, { id: 'c', game: 'game-6', seat: 1, body: { type: 'Concede' } });
      expect((await players.over('game-6')).outcome).toMatchObject({ winner: 0 });
      expect(players.follower.game('game-6')?.head.phase).toBe('over');
      await players.stop();
    });

    test('a suspended game is resumed by an operator’s word under a mended build, and played to its end', async () => {
      await halt();
      await boot(BUILD, BROKEN);
      let players = new DirectPlayers(log, 8, secrets);
      await players.start();
      await openMatch('game-7');
      await suspend(players, 'game-7');
      expect(await suspendedGames(log)).toMatchObject([{ game: 'game-7', mended: false }]);
      await players.stop();
      await halt();
      const mended = 'c'.repeat(64);
      await boot(mended);
      players = new DirectPlayers(log, 9, secrets, 40);
      await players.start();
      while (players.follower.game('game-7')?.head.pinned['engine'] !== mended) await pause(5);
      const found = await suspendedGames(log);
      expect(found).toMatchObject([{ game: 'game-7', broke: { engine: BUILD }, mended: true }]);
      expect(await resumeGames(log, found, 60_000)).toEqual(new Map([['game-7', 'resumed']]));
      expect((await players.over('game-7')).outcome).not.toBeNull();
      expect(await suspendedGames(log)).toEqual([]);
      await players.stop();
    });
  },
);

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Judge } from '@arbiter/engine';
import { GameStateModule } from '@arbiter/game-state';
import { openLmdbLog, type LocalLog } from '@arbiter/platform';
import { makeCommitment, seededSecret, systemCommandId } from '@arbiter/protocol';
import { RulesEvaluationModule } from '@arbiter/rules-evaluation';
import { cardsOf, SPED_RED, STOMPY } from '@arbiter/sets';
import { Module, type INestApplicationContext, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DirectPlayers, sendCommand, SIXTH } from './player.behaviour-spec.ts';

const BUILD = 'b'.repeat(64);
const secrets = [seededSecret('thread', '0'), seededSecret('thread', '1')] as const;
const serverSecret = seededSecret('thread', 'server');

function start(game: string): never {
  const body = {
    type: 'StartGame',
    game,
    edition: '6ED',
    decks: [cardsOf(STOMPY.main), cardsOf(SPED_RED.main)],
    commitments: {
      seats: [makeCommitment(secrets[0]), makeCommitment(secrets[1])],
      server: makeCommitment(serverSecret),
    },
    serverSecret,
    pinned: { engine: BUILD },
    chooser: null,
    time: [1_500_000, 1_500_000],
    grace: [180_000, 180_000],
    stops: [
      { own: ['precombat main'], other: [] },
      { own: ['precombat main'], other: [] },
    ],
  };
  return { id: systemCommandId(game, 'StartGame', 'test'), game, seat: 'system', body } as never;
}

describe('one thread: commands, verdicts, commits', () => {
  let folder: string;
  let log: LocalLog;
  let app: INestApplicationContext;

  async function boot(build = BUILD, judge: Judge = SIXTH): Promise<void> {
    log = await openLmdbLog({ folder });
    @Module({
      imports: [
        GameStateModule.forRoot({ log, pinned: { engine: build } }),
        RulesEvaluationModule.forRoot({ log, build, judgeOf: () => judge }),
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
    await sendCommand(log, start('game-1'));
    const game = await players.over('game-1');
    expect(game.outcome).not.toBeNull();
    expect(new Set(players.answered.get('game-1')).size).toBe(
      players.answered.get('game-1')?.length,
    );
    await players.stop();
  });

  test('stopped and started in mid-game, it goes on where it was', async () => {
    let players = new DirectPlayers(log, 2, secrets);
    await players.start();
    await sendCommand(log, start('game-2'));
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
    await sendCommand(log, start('game-3'));
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

  test('a command that breaks the engine suspends its game; others go on', async () => {
    await halt();
    const decide: Judge['decide'] = (command, game) => {
      if (command.body.type === 'OfferDraw') throw new Error('no end of steps');
      return SIXTH.decide(command, game);
    };
    await boot(BUILD, { ...SIXTH, decide });
    const players = new DirectPlayers(log, 6, secrets, 40);
    await players.start();
    await sendCommand(log, start('game-4'));
    while ((players.tips.get('game-4')?.length ?? 0) < 5) await pause(5);
    await sendCommand(log, { id: 'x', game: 'game-4', seat: 0, body: { type: 'OfferDraw' } });
    await sendCommand(log, start('game-5'));
    while (players.follower.game('game-4')?.head.phase !== 'suspended') await pause(5);
    expect((await players.over('game-5')).outcome).not.toBeNull();
    expect(players.follower.game('game-4')?.state.outcome).toBeNull();
    await players.stop();
  });
});

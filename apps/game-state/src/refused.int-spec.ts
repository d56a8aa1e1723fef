import { afterEach, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { openMemoryLog, RecordTooLarge, type EventLog, type NewRecord } from '@arbiter/event-log';
import { parseCommit, topics, verdictRequest, type GameCommand } from '@arbiter/protocol';
import { GameStateConsumer } from './game-state.consumer.ts';
import { GameStateRepository } from './game-state.repository.ts';
import { decideToy, OPENING, PINNED } from './simulation/toy-rules.behaviour-spec.ts';

const EVENTS = topics.gameEvents.name;

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  Logger.overrideLogger(['error', 'warn', 'log']);
  for (const end of ends.splice(0).reverse()) await end();
});

/** A log that refuses any commit that answers this command, except the suspension of its game. */
function pickyLog(command: string): EventLog {
  const log = openMemoryLog();
  const isTooMuch = ({ topic, value }: NewRecord) => {
    if (topic !== EVENTS) return false;
    const parsed = parseCommit(value ?? '');
    if (!('commit' in parsed) || parsed.commit.command !== command) return false;
    return parsed.commit.events.at(-1)?.type !== 'GameSuspended';
  };
  const append = log.append.bind(log);
  log.append = async (records) => {
    if (records.some(isTooMuch)) throw new RecordTooLarge(EVENTS, 2_000_000);
    return append(records);
  };
  return log;
}

/** Answers requests for verdicts by the toy's rules. */
async function evaluate(log: EventLog): Promise<void> {
  await log.tail({
    ...{ topics: [topics.rulesRequests.name], from: 'end' },
    onBatch: async ({ records }) => {
      for (const record of records) {
        const { game, tip, command, attempt } = verdictRequest.parse(JSON.parse(record.value!));
        const events = decideToy(1, command, command.body.type === 'StartGame' ? -1 : 0);
        const outcome = { kind: 'decided', events };
        const verdict = { game, tip, command: command.id, attempt, build: 'toy', outcome };
        await log.append([
          { topic: topics.rulesVerdicts.name, key: game, value: JSON.stringify(verdict) },
        ]);
      }
    },
  });
}

it('a commit that the log never accepts suspends its game, and no other one', async () => {
  // Given a game whose next commit is too large, and another one
  Logger.overrideLogger(false);
  const log = pickyLog('large');
  ends.push(() => log.close());
  await evaluate(log);
  const consumer = new GameStateConsumer(log, new GameStateRepository(log), { pinned: PINNED });
  ends.push(() => consumer.beforeApplicationShutdown());
  await consumer.onApplicationBootstrap();
  const said: Record<string, string[]> = { a: [], b: [] };
  await log.tail({
    ...{ topics: [EVENTS], from: 'start' },
    onBatch: ({ records }) => {
      for (const { key, value } of records) {
        const parsed = parseCommit(value!);
        if ('commit' in parsed) said[key]?.push(parsed.commit.events.at(-1)!.type);
      }
    },
  });
  // When both are played
  const send = (command: GameCommand) =>
    log.append([
      { topic: topics.gameCommands.name, key: command.game, value: JSON.stringify(command) },
    ]);
  for (const game of ['a', 'b']) {
    await send({ id: `open ${game}`, game, seat: 'system', body: OPENING });
    const step = { type: 'Step', step: 1 };
    await send({ id: game === 'a' ? 'large' : 'small', game, seat: 0, body: step });
  }
  const isDone = () => Object.values(said).every(({ length }) => length === 2);
  for (let waited = 0; !isDone() && waited < 400; waited++) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  // Then
  expect(said).toEqual({ a: ['GameStarted', 'GameSuspended'], b: ['GameStarted', 'Counted'] });
});

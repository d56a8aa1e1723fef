import { describe, expect, test } from '@jest/globals';
import {
  drawCommand,
  openingOf,
  randomGame,
  readScenario,
  runScenario,
  secretOf,
} from '@arbiter/conformance';
import { RULEBOOKS } from '@arbiter/editions';
import {
  deadlineOf,
  fold,
  NO_GAME,
  type Command,
  type CommandBody,
  type Game,
  type GameEvent,
  type Seat,
  type Verdict,
} from '@arbiter/engine';
import { expiryOf } from '@arbiter/game-state';
import { seededRandom, type Random } from '@arbiter/kernel';
import {
  advance,
  headBefore,
  makeCommit,
  shake256,
  timeForGame,
  timeOf,
  type Head,
  type TimeWanted,
} from '@arbiter/protocol';
import { cardsIn } from '@arbiter/sets';
import { readScenarioFiles } from '../ledger/sources.ts';
import { judgeOf } from './books.ts';

const judge = judgeOf('6ED')!;
const STOPS: CommandBody = { type: 'SetStops', stops: { own: [], other: [] } };

/** Each way of giving time, scaled so that some of these short games run out of it. */
const WAYS: readonly TimeWanted[] = [
  { bank: 30_000, grace: 4_000 },
  { bank: 12_000, increment: { millis: 700, per: 'decision' }, grace: 2_000 },
  { bank: 15_000, increment: { millis: 5_000, per: 'turn' }, grace: 0 },
  { decision: 5_000, grace: 6_000 },
];

/** One game in a world in which everything takes time, and no two watches agree. */
class World {
  game: Game = NO_GAME;
  head: Head | undefined;
  /** The log's time, which is true. */
  at = 1_000;
  readonly log: { readonly command: Command; readonly before: Game; readonly verdict: Verdict }[] =
    [];
  readonly random: Random;
  readonly seed: number;
  /** How fast the watch of each player runs. */
  readonly watches: readonly [number, number];

  constructor(seed: number, wanted: TimeWanted) {
    this.seed = seed;
    this.random = seededRandom(seed);
    this.watches = [1 + this.upTo(200) / 100_000, 1 - this.upTo(200) / 100_000];
    const { decks } = randomGame(seed % 20);
    const opening = openingOf({ game: 'g', edition: '6ED', decks, hash: shake256, seed });
    this.append('system', { ...opening, ...timeForGame(timeOf(wanted)) });
  }

  upTo(most: number): number {
    return this.random.below(most + 1);
  }

  /** What stands next in the log, and is decided. */
  append(seat: Seat | 'system', body: CommandBody, thought?: number): Verdict {
    const id = String(this.log.length);
    const command = { id, seat, at: this.at, body, ...(thought !== undefined && { thought }) };
    const before = this.game;
    const verdict = judge.decide(command, before);
    this.game = fold(before, verdict.events);
    const events = JSON.parse(JSON.stringify(verdict.events)) as never;
    const place = { partition: 0, offset: this.log.length, command: id, events };
    const { tip = '0'.repeat(64), next = 0 } = this.head ?? {};
    const commit = makeCommit({ ...place, prev: tip, first: next }, 'secret');
    this.head ??= headBefore('g', commit);
    advance(this.head!, commit);
    this.log.push({ command, before, verdict });
    return verdict;
  }

  /** The owner says so, somewhat later, if time is up by then. @returns whether it was */
  expires(by: number): boolean {
    const due = expiryOf(this.head!);
    expect(due?.at).toBe(deadlineOf(this.game)?.at);
    if (due === null || due.at > by) return false;
    this.at = Math.max(this.at, due.at + this.upTo(30));
    this.append('system', due.body as unknown as CommandBody);
    return true;
  }

  /** Something that is no answer happens at such a time, unless time is up before. */
  meanwhile(at: number, seat: Seat | 'system', body: CommandBody): void {
    if (this.expires(at) || this.game.outcome !== null) return;
    this.at = Math.max(this.at, at);
    this.append(seat, body);
  }

  /** A question goes to its player, who thinks; the answer comes back. */
  ask(): void {
    const { decision } = this.game;
    if (decision === null) {
      this.append('system', { type: 'Continue' });
      return;
    }
    const { seat } = decision;
    const legal = judge.legalCommands(this.game, seat);
    const body = drawCommand(legal, this.game, this.random, secretOf(this.seed, seat));
    const [down, up] = [this.delay(), this.delay()];
    const thinks = this.upTo(this.random.oneIn(20) ? 6_000 : 900);
    const answeredAt = this.at + down + thinks + up;
    const part = this.at + Math.floor((answeredAt - this.at) / 2);
    switch (this.upTo(9)) {
      case 0:
        this.meanwhile(part, seat === 0 ? 1 : 0, STOPS);
        break;
      case 1:
        this.meanwhile(part, 'system', { type: 'ConnectionLost', seat });
        this.meanwhile(part + this.upTo(2_000), 'system', { type: 'ConnectionRestored', seat });
        break;
      case 2:
        this.meanwhile(part, 'system', { type: 'PauseClocks' });
        break;
    }
    if (this.game.decision?.number !== decision.number || this.expires(answeredAt)) return;
    this.at = Math.max(this.at, answeredAt);
    const thought = Math.round(thinks * this.watches[seat]);
    this.append(seat, body, this.random.oneIn(10) ? undefined : thought);
  }

  delay(): number {
    return this.random.oneIn(15) ? this.upTo(3_000) : this.upTo(120);
  }
}

const advanced = (events: readonly GameEvent[]) =>
  events.flatMap((event) => (event.type === 'ClocksAdvanced' ? [event] : []));
const added = (events: readonly GameEvent[]) =>
  events.flatMap((event) => (event.type === 'TimeAdded' ? [event] : []));
const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);

describe.each(WAYS.map((way) => [JSON.stringify(way), way] as const))(
  'in a world of delays and of watches that disagree, with %s',
  (_, way) => {
    const worlds = Array.from({ length: 12 }, (__, i) => {
      const world = new World(i + 1, way);
      while (world.game.outcome === null && world.log.length < 160) world.ask();
      return world;
    });

    test('every millisecond is charged, credited or said to be nobody’s', () => {
      const credited = { lag: 0, grace: 0, spent: 0, nobody: 0 };
      for (const { log, seed } of worlds) {
        for (const { command, before, verdict } of log) {
          for (const { at, spent, grace, lag = [0, 0] } of advanced(verdict.events)) {
            const elapsed = at - before.clock.settled;
            const counted = sum([...spent, ...grace, ...lag]);
            const where = `seed ${seed}, ${JSON.stringify(command)}`;
            const { type } = command.body;
            const isNobodys = type === 'PauseClocks' || before.decision === null;
            if (isNobodys) expect([where, counted]).toEqual([where, 0]);
            else if (verdict.game.clock.left[before.decision.seat] > 0 || elapsed === counted) {
              expect([where, counted]).toEqual([where, elapsed]);
            } else {
              // What runs over the end of a clock has no clock to go to: so long an answer may have been on its way.
              const over = type === 'ExpireClock' ? 1_030 : 1_000;
              expect(counted).toBeLessThan(elapsed);
              expect(counted).toBeGreaterThanOrEqual(elapsed - over);
            }
            credited.lag += sum(lag);
            credited.grace += sum(grace);
            credited.spent += sum(spent);
            credited.nobody += isNobodys ? elapsed : 0;
          }
        }
      }
      expect(credited.spent).toBeGreaterThan(10_000);
      expect(credited.lag).toBeGreaterThan(1_000);
      expect(credited.nobody).toBeGreaterThan(0);
    });

    test('what is left is what the record gave and took, to the millisecond, for all who read it', () => {
      for (const { log, game, head } of worlds) {
        const events = log.flatMap(({ verdict }) => verdict.events);
        const start = log[0]!.verdict.game.clock;
        for (const seat of [0, 1] as const) {
          const gave = sum(added(events).map((one) => (one.seat === seat ? one.millis : 0)));
          const took = sum(advanced(events).map(({ spent }) => spent[seat]));
          const lag = sum(advanced(events).map((one) => one.lag?.[seat] ?? 0));
          expect(game.clock.left[seat]).toBe(start.left[seat] + gave - took);
          expect(game.clock.lag?.[seat]).toBe(30_000 - lag);
          expect(game.clock.left[seat]).toBeGreaterThanOrEqual(0);
          expect(game.clock.lag?.[seat]).toBeGreaterThanOrEqual(0);
        }
        expect(head!.clock).toEqual(game.clock);
      }
    });

    test('an answer that says how long its player thought is charged no more than that, but for a very late line', () => {
      let checked = 0;
      for (const { log } of worlds) {
        for (const { command, before, verdict } of log) {
          const { thought, seat } = command;
          const [charge] = advanced(verdict.events);
          if (seat === 'system' || thought === undefined || charge === undefined) continue;
          const { number } = before.decision!;
          const { decision, spent } = before.clock.thought;
          const already = decision === number ? spent : 0;
          const lag = charge.lag?.[seat] ?? 0;
          expect(lag).toBeLessThanOrEqual(1_000);
          if (lag === 1_000 || before.clock.lag![seat] < 1_000) continue;
          // What another command charged before stays charged; the rest is not more than was thought.
          expect(charge.spent[seat]).toBeLessThanOrEqual(Math.max(0, thought - already));
          checked += 1;
        }
      }
      expect(checked).toBeGreaterThan(100);
    });
  },
);

test('the steps of a loop on which both agreed add no time', () => {
  const file = readScenarioFiles().find((one) => one.file.endsWith('/loops-of-their-own.yaml'));
  expect(file).toBeDefined();
  const scenario = readScenario(file!.text);
  const edition = scenario.editions[0]!;
  let most = 0;
  let steps = 0;
  runScenario(
    scenario,
    RULEBOOKS[edition]!,
    cardsIn(edition),
    (_, { history, judge: itsJudge }) => {
      for (const { before, events } of history) {
        if (!events.some(({ type }) => type === 'LoopStepTaken')) continue;
        const [received] = events;
        if (received?.type !== 'CommandReceived') continue;
        const { id, seat, at, command: body } = received;
        const increment = { millis: 1, per: 'decision' } as const;
        const timed = { ...before, clock: { ...before.clock, control: { increment } } };
        const again = itsJudge.decide({ id, seat, at, body }, timed).events;
        most = Math.max(most, added(again).length);
        steps = Math.max(steps, again.filter(({ type }) => type === 'LoopStepTaken').length);
      }
    },
  );
  expect(steps).toBeGreaterThan(1);
  expect(most).toBe(1);
});

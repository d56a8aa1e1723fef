import { beforeAll, describe, expect, test } from '@jest/globals';
import { seated, selfPlay, sensibleBot } from '@arbiter/bots';
import { openingOf, secretOf } from '@arbiter/conformance';
import { seededRandom } from '@arbiter/kernel';
import { DEFAULT_STOPS } from '@arbiter/matchmaking';
import { viewOf } from '@arbiter/view';
import { DEFAULT_ORDERS, hasNothingToDo, passesByItself } from '@arbiter/web/testing';
import { benchTable } from '../benches/table.ts';

const GAMES = 20;

/** The kinds of questions that a player without the page’s passes would be asked, and how they were answered. */
interface Count {
  /** What the page leaves to the player. */
  byHand: number;
  /** … of which nothing but a pass could have come, mana with nothing to spend it on included. */
  onlyPass: number;
  /** … to which nothing but a pass was offered. */
  alone: number;
  /** What the page passes. */
  byPage: number;
  /** … where the player would have done something else than to let their own spell or ability resolve. */
  missed: string[];
  blocks: number;
  responses: number;
}

/**
 * A scripted player with the stops that everybody has at first plays seeded games against the bot, and is asked each time. What the
 * page would pass is compared with what the player does.
 */
describe('in games of a scripted player against the bot', () => {
  const count: Count = {
    byHand: 0,
    onlyPass: 0,
    alone: 0,
    byPage: 0,
    missed: [],
    blocks: 0,
    responses: 0,
  };

  beforeAll(() => {
    const { judge, hash, decks } = benchTable();
    for (let number = 0; number < GAMES; number++) {
      const seat = number % 2 === 0 ? 0 : 1;
      const opening = openingOf({
        game: `scripted ${number}`,
        edition: judge.rules.edition,
        decks: number % 4 < 2 ? decks : [decks[1], decks[0]],
        hash,
        seed: number,
        stops: [DEFAULT_STOPS, DEFAULT_STOPS],
      });
      const player = (at: 0 | 1) =>
        seated(sensibleBot, seededRandom(number * 2 + at), secretOf(number, at));
      for (const { before, command, options } of selfPlay(judge, opening, [player(0), player(1)])) {
        if (command.seat !== seat || options === null) continue;
        const { type } = command.body;
        const view = viewOf(judge, before, seat);
        if (passesByItself({ view, options }, seat, DEFAULT_ORDERS)) {
          count.byPage += 1;
          // What is on top is the player’s own: once it has resolved they are asked again.
          const isOwn = view.stack.at(-1)?.controller === seat;
          if (type !== 'Pass' && !isOwn)
            count.missed.push(`game ${number}, turn ${before.turn.number}: ${type}`);
          continue;
        }
        count.byHand += 1;
        if (type === 'Pass' && hasNothingToDo(options)) count.onlyPass += 1;
        if (type === 'Pass' && options.commands.length === 1) count.alone += 1;
        if (type === 'DeclareBlockers') count.blocks += 1;
        if (type !== 'Pass' && before.stack.length > 0) count.responses += 1;
      }
    }
  });

  test('at most 5 % of the answers are a pass that was the only one', () => {
    expect(count.byHand).toBeGreaterThan(GAMES * 20);
    expect(count.byPage).toBeGreaterThan(GAMES * 20);
    expect(count.alone).toBeLessThanOrEqual(count.onlyPass);
    expect(count.onlyPass / count.byHand).toBeLessThanOrEqual(0.05);
  });

  test('no chance to respond to the other player or to block is passed that the player used', () => {
    expect(count.responses).toBeGreaterThan(0);
    expect(count.blocks).toBeGreaterThan(0);
    expect(count.missed).toEqual([]);
  });
});

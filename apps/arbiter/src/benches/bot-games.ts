import { BOTS, seated, selfPlay, type Bot, type BotName, type Player } from '@arbiter/bots';
import { openingOf, secretOf, type RandomTable } from '@arbiter/conformance';
import type { Game, Seat } from '@arbiter/engine';
import { seededRandom } from '@arbiter/kernel';

/** What came of some games between two bots. */
export interface Results {
  readonly games: number;
  /** By the first of the two; by deck, in the order of the table. */
  readonly won: readonly [number, number];
  readonly draws: number;
  /** Games that did not end. */
  readonly stuck: readonly string[];
  readonly turns: number;
  readonly decisions: number;
  readonly seconds: number;
  /** Time that the first of the two thought, and its decisions. */
  readonly thought: Thought;
}

interface Thought {
  micros: number;
  decisions: number;
}

/** Games with the numbers from `from` up to `to`: seats change from one to the next, decks after two. */
export function playAll(
  table: RandomTable,
  names: readonly [BotName, BotName],
  from: number,
  to: number,
): Results {
  const thought: Thought = { micros: 0, decisions: 0 };
  const won: [number, number] = [0, 0];
  const stuck: string[] = [];
  let [draws, turns, decisions] = [0, 0, 0];
  const start = process.hrtime.bigint();
  for (let number = from; number < to; number++) {
    const seat: Seat = number % 2 === 0 ? 0 : 1;
    const deck: Seat = Math.floor(number / 2) % 2 === 0 ? 0 : 1;
    try {
      const played = playOne(table, names, { number, seat, deck, thought });
      const { outcome, turn } = played.game;
      decisions += played.decisions;
      turns += turn.number;
      if (outcome?.winner === seat) won[deck] += 1;
      else if (outcome?.winner !== 0 && outcome?.winner !== 1) draws += 1;
    } catch (error) {
      stuck.push(`game ${String(number)}: ${String(error)}`);
    }
  }
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  return { games: to - from, won, draws, stuck, turns, decisions, seconds, thought };
}

interface Pairing {
  readonly number: number;
  /** Of the first of the two bots, and which of the table's decks it plays. */
  readonly seat: Seat;
  readonly deck: Seat;
  readonly thought: Thought;
}

function playOne(
  { judge, hash, decks }: RandomTable,
  names: readonly [BotName, BotName],
  { number, seat, deck, thought }: Pairing,
): { readonly game: Game; readonly decisions: number } {
  const player = (at: Seat): Player => {
    const isFirst = at === seat;
    const bot = BOTS[names[isFirst ? 0 : 1]];
    const random = seededRandom(number * 2 + at);
    return seated(isFirst ? watched(bot, thought) : bot, random, secretOf(number, at));
  };
  const opening = openingOf({
    game: `bots ${String(number)}`,
    edition: judge.rules.edition,
    decks: deck === seat ? decks : [decks[1], decks[0]],
    hash,
    seed: number,
  });
  const play = selfPlay(judge, opening, [player(0), player(1)]);
  let decisions = 0;
  for (;;) {
    const next = play.next();
    if (next.done === true) return { game: next.value, decisions };
    if (next.value.options !== null) decisions += 1;
  }
}

/** The same bot, and how long it takes. */
function watched(bot: Bot, thought: Thought): Bot {
  return (view, options, random, memory) => {
    const start = process.hrtime.bigint();
    const command = bot(view, options, random, memory);
    thought.micros += Number(process.hrtime.bigint() - start) / 1e3;
    thought.decisions += 1;
    return command;
  };
}

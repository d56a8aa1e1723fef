import { BOTS, seated, selfPlay, type Bot, type BotName, type Player } from '@arbiter/bots';
import { openingOf, secretOf, type RandomTable } from '@arbiter/conformance';
import { EDITION_FACTS } from '@arbiter/editions';
import type { Game, Seat } from '@arbiter/engine';
import { seededRandom } from '@arbiter/kernel';
import { cardsOf, offeredDecks } from '@arbiter/sets';
import type { Command } from '../commands/command.ts';
import { printFigures, type Figure } from './measure.ts';
import { benchTable } from './table.ts';

const GAMES = 200;
const WARM_UP = 20;
const WINS_OF_100 = 95;

/** How well the sensible bot plays, and how long it thinks. */
export const bots: Command = {
  name: 'bots',
  summary:
    'how often the sensible bot beats the random one, and that it comes to an end with itself',
  usage: 'npm run -s bench -- bots [GAMES] [--json]',
  run(args) {
    const wanted = Number(args.find((one) => !one.startsWith('--')) ?? GAMES);
    if (!Number.isInteger(wanted) || wanted < 1) {
      process.stderr.write(`'${args.join(' ')}' says no number of games\n`);
      return 2;
    }
    const table = benchTable();
    playAll(table, ['sensible', 'random'], -WARM_UP, 0);
    printFigures(
      [
        againstRandom(playAll(table, ['sensible', 'random'], 0, wanted)),
        withEachDeck(table, wanted),
        againstItself(playAll(table, ['sensible', 'sensible'], 0, wanted)),
      ],
      args.includes('--json'),
    );
    return 0;
  },
};

/** Games against the random bot in which both play the same deck, with each of the decks that are offered. */
function withEachDeck(table: RandomTable, wanted: number): Figure {
  const decks = offeredDecks(
    EDITION_FACTS.filter(({ code }) => code === table.judge.rules.edition),
  );
  const each = Math.max(2, Math.ceil(wanted / decks.length));
  const wins: Record<string, number> = {};
  let total = 0;
  for (const { name, main } of decks) {
    const cards = cardsOf(main);
    const results = playAll({ ...table, decks: [cards, cards] }, ['sensible', 'random'], 0, each);
    for (const why of results.stuck) process.stderr.write(`${name}: ${why}\n`);
    const won = results.won[0] + results.won[1];
    wins[name] = (won * 100) / each;
    total += won;
  }
  const value = (total * 100) / (each * decks.length);
  return {
    bench: 'bots',
    what: `sensible against random, ${String(each)} games with each of ${String(decks.length)} decks`,
    value,
    unit: 'wins of 100',
    yardstick: `${String(WINS_OF_100)} or more`,
    holds: value >= WINS_OF_100,
    details: wins,
  };
}

/** What came of some games between two bots. */
interface Results {
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

function againstRandom({ games, won, ...rest }: Results): Figure {
  const value = ((won[0] + won[1]) * 100) / games;
  return {
    bench: 'bots',
    what: `sensible against random, ${String(games)} games, both seats and decks`,
    value,
    unit: 'wins of 100',
    yardstick: `${String(WINS_OF_100)} or more`,
    holds: value >= WINS_OF_100,
    details: {
      'wins of 100 with the first deck': (won[0] * 200) / games,
      'with the second': (won[1] * 200) / games,
      ...detailsOf({ games, won, ...rest }),
    },
  };
}

function againstItself(results: Results): Figure {
  const { games, stuck } = results;
  for (const why of stuck) process.stderr.write(`${why}\n`);
  return {
    bench: 'bots',
    what: `sensible against sensible, ${String(games)} games`,
    value: stuck.length,
    unit: 'stuck games',
    yardstick: 'none',
    holds: stuck.length === 0,
    details: detailsOf(results),
  };
}

function detailsOf(results: Results): Figure['details'] {
  const { games, draws, turns, decisions, seconds, thought } = results;
  return {
    draws,
    stuck: results.stuck.length,
    'turns/game': turns / games,
    'decisions/game': decisions / games,
    'µs/decision of the bot': thought.micros / thought.decisions,
    seconds,
  };
}

/** Games with the numbers from `from` up to `to`: seats change from one to the next, decks after two. */
function playAll(
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

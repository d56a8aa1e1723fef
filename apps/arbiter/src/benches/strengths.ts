import { BOT_NAMES, type BotName } from '@arbiter/bots';
import { strengthOf, strengthsOf, type Meeting } from '@arbiter/protocol';
import type { Command } from '../commands/command.ts';
import { playAll } from './bot-games.ts';
import { offeredTables } from './table.ts';

const GAMES = 40;

/** How strong each bot is, measured against the others. */
export const strengths: Command = {
  name: 'strengths',
  summary: 'plays every bot against every other, and says how strong each is',
  usage: `npm run -s bench -- strengths [GAMES]

Each two bots play GAMES games (${String(GAMES)}, an even number) with each of the decks that are offered, both the same deck, under the edition
that it is played under; they take turns in which seat they have. Games that don't end count for nothing. What it prints goes into libs/protocol/src/bots.ts,
which says what the points mean.`,
  run(args) {
    const wanted = Number(args[0] ?? GAMES);
    if (!Number.isInteger(wanted) || wanted < 2 || wanted % 2 === 1) {
      process.stderr.write(`'${args.join(' ')}' says no even number of games\n`);
      return 2;
    }
    const tables = offeredTables();
    const met = pairs().map((bots): Meeting<BotName> => {
      const won: [number, number] = [0, 0];
      let games = 0;
      for (const { name, table } of tables) {
        const ahead = playAll(table, bots, 0, wanted);
        for (const why of ahead.stuck) process.stderr.write(`${name}: ${why.slice(0, 200)}\n`);
        const [mine, ended] = [ahead.won[0] + ahead.won[1], wanted - ahead.stuck.length];
        won[0] += mine;
        won[1] += ended - mine - ahead.draws;
        games += ended;
      }
      const meeting = { bots, games, won };
      process.stdout.write(`${JSON.stringify(meeting)}\n`);
      return meeting;
    });
    const now = strengthsOf(BOT_NAMES, met, 'random');
    for (const name of BOT_NAMES) {
      process.stdout.write(
        `${name}: ${String(now[name])} points (on record: ${String(strengthOf(name))})\n`,
      );
    }
    return 0;
  },
};

/** Each two bots. */
const pairs = (): (readonly [BotName, BotName])[] =>
  BOT_NAMES.flatMap((one, i) => BOT_NAMES.slice(i + 1).map((other) => [one, other] as const));

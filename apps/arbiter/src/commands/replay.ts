import { parseArgs } from 'node:util';
import type { Position } from '@arbiter/client';
import { withNames, worthReading } from '@arbiter/view';
import { atServer, type ServerDoor } from '../disputes/door.ts';
import { PlayerNames } from '../disputes/player-names.ts';
import { tableText } from '../disputes/table-text.ts';
import { judgedText, type Judged } from '../disputes/text.ts';
import { TEXT } from '../disputes/verb.ts';
import type { Command } from './command.ts';

const USAGE = `
arbiter replay GAME [--seat 0|1|spectator|operator] [--object N] [--all]
arbiter replay GAME --at EVENT [--seat 0|1|spectator|operator] [--against EVENT | --object N]

Shows a stored game. Without --at: what was ruled about it, then what the players did and what came of it, each line with the number of
its event and its rule, each turn with what the clocks had left, and a mark where a ruling applies. With it: the table after that event,
what was asked then, and what that seat could have done.

  --at       the number of an event
  --seat     as whom: what that seat saw; all of it if not said
  --all      every line: passes, priority, mana, clocks and each command, too
  --against  what is otherwise after another event: lines of the table at first with -, those after it with +
  --object   follows a card: only lines in which it has a part; with --at, why that creature had its power and
             toughness then, effect by effect. Tables name each object by its number

environment:
  ARBITER_URL    where the server is; http://127.0.0.1:8080 if not set
  ARBITER_TOKEN  what 'arbiter operator NAME' printed; needed while the match goes on, or is held back

Exit code 0: it is shown. 1: it was refused, and why; or the server can't be reached. 2: it was called wrongly.
`;

interface Line {
  readonly number: number | null;
  readonly version: number;
  readonly type: string;
  readonly rule: string;
  readonly text: string;
}

/** A ruling about the game. */
interface Ruled extends Omit<Judged, 'sanctions'> {
  readonly dispute: string;
  readonly event: number;
  readonly continuedIn: string | null;
}

type Names = readonly [string, string];

/** A step of what made a creature as large as it was. */
interface Step {
  readonly power: number;
  readonly toughness: number;
  readonly by: string;
  readonly text: string;
  readonly rule: string;
}

/** Shows stored games over HTTP. */
export const replay: Command = {
  name: 'replay',
  summary: 'shows a stored game line by line, or its table at any event, as a seat saw it',
  usage: USAGE,
  run: (args) =>
    atServer(
      'replay',
      () => {
        const wish = readWish(args);
        return (door) => show(door, wish);
      },
      false,
    ),
};

interface Wish {
  readonly game: string;
  readonly at: string | null;
  readonly seat: string | null;
  readonly object: string | null;
  readonly against: string | null;
  readonly all: boolean;
}

/** @throws Error with what is wrong */
function readWish(args: readonly string[]): Wish {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { at: TEXT, seat: TEXT, object: TEXT, against: TEXT, all: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [game, ...more] = positionals;
  if (game === undefined || more.length > 0) throw new Error('name one game');
  const { at = null, seat = null, object = null, against = null, all = false } = values;
  for (const [name, number] of Object.entries({ at, object, against })) {
    if (number !== null && !/^\d{1,9}$/u.test(number)) throw new Error(`--${name} takes a number`);
  }
  if (against !== null && (at === null || object !== null)) {
    throw new Error('--against is for a table: say --at, and no --object');
  }
  if (all && at !== null) throw new Error('--all is for lines: say it without --at');
  return { game, at, seat, object, against, all };
}

async function show(door: ServerDoor, wish: Wish): Promise<void> {
  const { game, at, seat, object, against, all } = wish;
  const path = `games/${encodeURIComponent(game)}`;
  const query = new URLSearchParams(seat === null ? {} : { as: seat });
  if (at !== null && object !== null) {
    const of = `${path}/events/${at}/objects/${object}/story`;
    const { steps } = await door.get(`${of}?${query.toString()}`);
    for (const { power, toughness, by, text, rule } of steps as Step[]) {
      process.stdout.write(`${power}/${toughness}  ${by}: ${text}  (${rule})\n`);
    }
    return;
  }
  const names = await namesIn(door, path);
  const tableAt = async (event: string): Promise<string> => {
    const then = await door.get(`${path}/events/${event}/state?${query.toString()}`);
    return tableText(then as unknown as Position, names);
  };
  if (at !== null) {
    const table = await tableAt(at);
    const shown = against === null ? table : difference(table, await tableAt(against));
    process.stdout.write(`${shown}\n`);
    return;
  }
  if (object !== null) query.set('object', object);
  const { lines, rulings } = await timelineOf(door, `${path}/timeline`, query);
  for (const one of rulings) process.stdout.write(`${ruledText(one)}\n`);
  let left = rulings;
  for (const line of all ? lines : withClocks(lines)) {
    const { number, version, text, rule } = line;
    // The event itself may be one that this seat is not told of.
    const here = left.filter(({ event }) => number !== null && event <= number);
    for (const { dispute } of here) process.stdout.write(`ruled on in dispute ${dispute}:\n`);
    left = left.filter((one) => !here.includes(one));
    process.stdout.write(
      `${number ?? `commit ${version}`}  ${withNames(text, names)}  (${rule})\n`,
    );
  }
}

/** The players of a game by seat, told apart where they are called the same. */
async function namesIn(door: ServerDoor, path: string): Promise<Names> {
  const { match } = await door.get(`history/${path}`);
  const { players } = await door.get(`history/matches/${encodeURIComponent(String(match))}`);
  const [one, other] = (await new PlayerNames(door).of(players as Names)) as unknown as Names;
  return one === other ? [`${one} (1)`, `${other} (2)`] : [one, other];
}

/** All lines, page by page, and what was ruled about the game. */
async function timelineOf(
  door: ServerDoor,
  path: string,
  query: URLSearchParams,
): Promise<{ readonly lines: readonly Line[]; readonly rulings: readonly Ruled[] }> {
  const lines: Line[] = [];
  let rulings: readonly Ruled[] = [];
  for (let from: unknown = 0; typeof from === 'number';) {
    query.set('from', String(from));
    const page = await door.get(`${path}?${query.toString()}`);
    if (from === 0) rulings = page['rulings'] as Ruled[];
    lines.push(...(page['lines'] as Line[]));
    from = page['next'];
  }
  return { lines, rulings };
}

/** What is worth reading, each turn with what the clocks had left as it began. */
function withClocks(lines: readonly Line[]): Line[] {
  const read = worthReading(lines);
  let clocks: string | null = null;
  const told = new Map<Line, string>();
  for (const line of lines) {
    if (line.type === 'ClocksAdvanced') clocks = line.text;
    if (line.type === 'TurnBegan' && clocks !== null) told.set(line, clocks);
  }
  return read.map((line) => {
    const left = told.get(line);
    return left === undefined ? line : { ...line, text: `${line.text}; ${left}` };
  });
}

/** What was ruled about the game, and where it is played again. */
function ruledText(one: Ruled): string {
  const { dispute, event, continuedIn } = one;
  const again = continuedIn === null ? '' : `\n  played again in match ${continuedIn}`;
  return `dispute ${dispute}, about event ${event}: ${judgedText({ ...one, sanctions: [] })}${again}`;
}

/** The lines that only one of two tables has. */
function difference(before: string, after: string): string {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const gone = old.filter((line) => !now.includes(line)).map((line) => `- ${line}`);
  const come = now.filter((line) => !old.includes(line)).map((line) => `+ ${line}`);
  return [...gone, ...come].join('\n') || 'nothing is otherwise';
}

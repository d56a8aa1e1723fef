import { parseArgs } from 'node:util';
import type { Position } from '@arbiter/client';
import { atServer, type ServerDoor } from '../disputes/door.ts';
import { tableText } from '../disputes/table-text.ts';
import type { Command } from './command.ts';

const USAGE = `
arbiter replay GAME [--seat 0|1|spectator|operator] [--object N]
arbiter replay GAME --at EVENT [--seat 0|1|spectator|operator]

Shows a stored game. Without --at: line by line, each with the number of its event and its rule. With it: the table after that
event, what was asked then, and what that seat could have done.

  --at       the number of an event
  --seat     as whom: what that seat saw; all of it if not said
  --object   follows a card: only lines in which it has a part. Tables name each object by its number

environment:
  ARBITER_URL    where the server is; http://127.0.0.1:8080 if not set
  ARBITER_TOKEN  what 'arbiter operator NAME' printed; needed while the match goes on, or is held back

Exit code 0: it is shown. 1: it was refused, and why; or the server can't be reached. 2: it was called wrongly.
`;

interface Line {
  readonly number: number | null;
  readonly version: number;
  readonly rule: string;
  readonly text: string;
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
}

/** @throws Error with what is wrong */
function readWish(args: readonly string[]): Wish {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { at: { type: 'string' }, seat: { type: 'string' }, object: { type: 'string' } },
    allowPositionals: true,
  });
  const [game, ...more] = positionals;
  if (game === undefined || more.length > 0) throw new Error('name one game');
  const { at = null, seat = null, object = null } = values;
  for (const [name, number] of Object.entries({ at, object })) {
    if (number !== null && !/^\d{1,9}$/u.test(number)) throw new Error(`--${name} takes a number`);
  }
  if (at !== null && object !== null) throw new Error('--object is for lines, --at for a table');
  return { game, at, seat, object };
}

async function show(door: ServerDoor, { game, at, seat, object }: Wish): Promise<void> {
  const path = `games/${encodeURIComponent(game)}`;
  const query = new URLSearchParams(seat === null ? {} : { as: seat });
  if (at !== null) {
    const then = await door.get(`${path}/events/${at}/state?${query.toString()}`);
    process.stdout.write(`${tableText(then as unknown as Position)}\n`);
    return;
  }
  if (object !== null) query.set('object', object);
  for (let from: unknown = 0; typeof from === 'number';) {
    query.set('from', String(from));
    const page = await door.get(`${path}/timeline?${query.toString()}`);
    for (const { number, version, text, rule } of page['lines'] as Line[]) {
      process.stdout.write(`${number ?? `commit ${version}`}  ${text}  (${rule})\n`);
    }
    from = page['next'];
  }
}

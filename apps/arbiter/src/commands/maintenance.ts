import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { MaintenanceStatus } from '@arbiter/protocol';
import { atServer, BadAnswer, type ServerDoor } from '../disputes/door.ts';
import type { Command } from './command.ts';

const USAGE = `
arbiter maintenance
arbiter maintenance announce --until TIME [--wait]
arbiter maintenance end

Has what goes on end before a server is touched: from the announcement on no new match begins, and everybody is
told so, with the time; what has begun is played to its end, and tournaments wait with their next round. Without
a word after it, the command says how it stands. docs/operations/maintenance.md tells the rest.

  announce    announces it, or gives the one that goes on another end
  --until     when new matches are expected to begin again: 2026-12-24T18:00Z. Until it is ended they don't
  --wait      does not return before nothing is played any more
  end         new matches begin again: it is done, or called off

environment:
  ARBITER_URL    where the server is; http://127.0.0.1:8080 if not set
  ARBITER_TOKEN  what 'arbiter operator NAME' printed; to see how it stands takes none

Exit code 0: it is so. 1: it was refused, and why; or the server can't be reached. 2: it was called wrongly.
`;

/** How often is asked whether something is so, in milliseconds; and how often for what is to be so at once. */
const LOOK_EVERY = 2_000;
const SOON = { every: 100, tries: 100 };

/** Announces maintenance over HTTP. */
export const maintenance: Command = {
  name: 'maintenance',
  summary: 'lets no new match begin, and says when nothing is played any more',
  usage: USAGE,
  run: (args) => atServer('maintenance', () => readWork(args), args.length > 0),
};

/** What is to be done. @throws Error with what is wrong */
function readWork(args: readonly string[]): (door: ServerDoor) => Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { until: { type: 'string' }, wait: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [verb, ...rest] = positionals;
  if (rest.length > 0) throw new Error(`what is '${rest.join(' ')}'?`);
  if (verb === 'announce') {
    const until = Date.parse(values.until ?? '');
    if (Number.isNaN(until)) {
      throw new Error('say until when: --until 2026-12-24T18:00Z');
    }
    return (door) => announce(door, until, values.wait);
  }
  if (values.until !== undefined || values.wait)
    throw new Error('only an announcement takes those');
  if (verb === 'end') return end;
  if (verb !== undefined) throw new Error('say announce or end, or nothing');
  return async (door) => {
    print(await statusOf(door));
  };
}

async function announce(door: ServerDoor, until: number, wait: boolean): Promise<void> {
  await door.post('operators/maintenance', { until });
  let now = await soon(door, (one) => one.maintenance?.until === until);
  print(now);
  while (wait && now.maintenance?.drained === null) {
    await pause(LOOK_EVERY);
    const before = textOf(now);
    now = await statusOf(door);
    if (textOf(now) !== before) print(now);
  }
}

async function end(door: ServerDoor): Promise<void> {
  const { maintenance: now } = await statusOf(door);
  if (now === null) throw new BadAnswer('there is no maintenance');
  await door.post(`operators/maintenance/${now.maintenance}/ending`);
  print(await soon(door, (one) => one.maintenance?.maintenance !== now.maintenance));
}

async function statusOf(door: ServerDoor): Promise<MaintenanceStatus> {
  return (await door.get('maintenance')) as unknown as MaintenanceStatus;
}

/** How it stands once what was asked for is so. @throws BadAnswer */
async function soon(
  door: ServerDoor,
  isSo: (now: MaintenanceStatus) => boolean,
): Promise<MaintenanceStatus> {
  for (let tries = 0; tries < SOON.tries; tries++) {
    const now = await statusOf(door);
    if (isSo(now)) return now;
    await pause(SOON.every);
  }
  throw new BadAnswer('it is asked for, and matchmaking has not answered yet');
}

function textOf({ maintenance: now, matches, games }: MaintenanceStatus): string {
  const played = `${counted(matches, 'match is', 'matches are')} played, with ${counted(games, 'game', 'games')}`;
  if (now === null) return `no maintenance; ${played}`;
  const { until, drained } = now;
  const head = `maintenance, expected to be over at ${new Date(until).toISOString()}`;
  return drained === null
    ? `${head}; ${played}`
    : `${head}; drained at ${new Date(drained).toISOString()}: nothing is played`;
}

const counted = (count: number, one: string, more: string): string =>
  `${count} ${count === 1 ? one : more}`;

const print = (now: MaintenanceStatus): void => {
  process.stdout.write(`${textOf(now)}\n`);
};

import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { atServer, BadAnswer, type ServerDoor } from '../disputes/door.ts';
import { disputeText, lineOf } from '../disputes/text.ts';
import type { Command } from './command.ts';

const USAGE = `
arbiter disputes list [--status S] [--player P] [--match M] [--game G]
arbiter disputes show DISPUTE
arbiter disputes take DISPUTE
arbiter disputes rule DISPUTE --remedy REMEDY --rule RULE… --grounds TEXT
                              [--warn SEAT] [--ban SEAT:UNTIL] [--branch N…]
                              [--event N] [--libraries kept|reshuffled] [--card FILE…]
arbiter disputes close DISPUTE
arbiter disputes export DISPUTE [--out FILE]
arbiter disputes audit [--operator O] [--subject S]

Settles disputes: lists them, the newest first; shows one; takes one, rules on it, closes it; and reads who looked
at what and ruled what. What you do is on the audit trail under your name.

  --status   open, taken, ruled, appealed or closed
  --remedy   no-change: the result stands as it was played. winner-0, winner-1, draw: the game counts so.
             annulled: it counts for nobody. Results change when their match is over.
             rewound: it is played on from before event N, at once, and counts as it then ends.
             replayed: so is the whole match, from its beginning
  --warn     beside it, the player in seat 0 or 1 is warned
  --ban      or gets no new match until then: --ban 1:2026-12-24, or with the time, 1:2026-12-24T18:00Z
  --branch   a what-if branch that both players see with it, by its place among the evidence, from 0
  --event    of 'rewound': the first event that is undone
  --libraries of 'rewound': reshuffled, or left as they lay (kept); reshuffled if not said
  --card     of 'rewound': a file with a card as it should have been, in the card language
  --rule     a rule that the ruling rests on, with its edition, such as "6ED 309.1"; as often as needed
  --grounds  why, for both players to read
  --out      where the case goes as one file, which arbiter verify checks anywhere; DISPUTE.case.json if not said

environment:
  ARBITER_URL    where the server is; http://127.0.0.1:8080 if not set
  ARBITER_TOKEN  what 'arbiter operator NAME' printed

Exit code 0: it is done. 1: it was refused, and why; or the server can't be reached. 2: it was called wrongly.
`;

const REMEDIES: Readonly<Record<string, object>> = {
  'no-change': { kind: 'noChange' },
  'winner-0': { kind: 'resultCorrected', winner: 0 },
  'winner-1': { kind: 'resultCorrected', winner: 1 },
  draw: { kind: 'resultCorrected', winner: null },
  annulled: { kind: 'gameAnnulled' },
  replayed: { kind: 'matchReplayed' },
};

/** Settles disputes over HTTP. */
export const disputes: Command = {
  name: 'disputes',
  summary: 'lists disputes, shows one, rules on it; reads the audit trail',
  usage: USAGE,
  run: (args) => atServer('disputes', () => readWork(args), true),
};

const TEXT = { type: 'string' } as const;

/** What is to be done. @throws Error with what is wrong */
function readWork(args: readonly string[]): (door: ServerDoor) => Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      ...{ status: TEXT, player: TEXT, match: TEXT, game: TEXT, operator: TEXT, subject: TEXT },
      ...{
        remedy: TEXT,
        grounds: TEXT,
        out: TEXT,
        rule: { type: 'string', multiple: true, default: [] },
      },
      ...{ event: TEXT, libraries: { type: 'string', default: 'reshuffled' } },
      card: { type: 'string', multiple: true, default: [] },
      warn: { type: 'string', multiple: true, default: [] },
      ban: { type: 'string', multiple: true, default: [] },
      branch: { type: 'string', multiple: true, default: [] },
    },
    allowPositionals: true,
  });
  const [verb = '', dispute, ...rest] = positionals;
  if (rest.length > 0) throw new Error(`what is '${rest.join(' ')}'?`);
  const { status, player, match, game, operator, subject } = values;
  if (verb === 'list') return (door) => list(door, { status, player, match, game });
  if (verb === 'audit') return (door) => audit(door, { operator, subject });
  if (!['show', 'take', 'rule', 'close', 'export'].includes(verb)) {
    throw new Error('say list, show, take, rule, close, export or audit');
  }
  if (dispute === undefined) throw new Error('name a dispute');
  if (verb === 'show') return (door) => show(door.get(`disputes/${dispute}`));
  if (verb === 'take') return (door) => show(door.post(`disputes/${dispute}/taking`));
  if (verb === 'close') return (door) => show(door.post(`disputes/${dispute}/closing`));
  if (verb === 'export') return (door) => exportCase(door, dispute, values.out);
  const remedy = values.remedy === 'rewound' ? rewound(values) : REMEDIES[values.remedy ?? ''];
  const { grounds, rule: rules } = values;
  if (remedy === undefined)
    throw new Error(`--remedy is one of ${Object.keys(REMEDIES).join(', ')}, rewound`);
  if (grounds === undefined || rules.length === 0) {
    throw new Error('a ruling says why: --grounds, and cites a rule: --rule');
  }
  const sanctions = [...values.warn.map(warning), ...values.ban.map(ban)];
  const branches = values.branch.map(Number);
  if (!branches.every(Number.isSafeInteger)) throw new Error('--branch is a number');
  const ruling = { remedy, grounds, rules, sanctions, branches };
  return (door) => show(door.post(`disputes/${dispute}/rulings`, ruling));
}

/** @throws Error with what is wrong */
function warning(seat: string): object {
  if (seat !== '0' && seat !== '1') throw new Error('--warn is a seat: 0 or 1');
  return { seat: Number(seat), until: null };
}

/** @throws Error with what is wrong */
function ban(text: string): object {
  const [, seat, time = ''] = /^([01]):(.+)$/u.exec(text) ?? [];
  const until = Date.parse(time);
  if (seat === undefined || Number.isNaN(until)) {
    throw new Error('--ban is a seat and when it ends: 1:2026-12-24');
  }
  return { seat: Number(seat), until };
}

/** @throws Error with what is wrong */
function rewound({
  event = '',
  libraries,
  card: files,
}: {
  readonly event?: string | undefined;
  readonly libraries: string;
  readonly card: readonly string[];
}): object {
  if (!/^\d+$/u.test(event)) throw new Error('say from where: --event N');
  if (libraries !== 'kept' && libraries !== 'reshuffled') {
    throw new Error('--libraries is kept or reshuffled');
  }
  const definitions = files.map(cardIn);
  return { kind: 'gameRewound', event: Number(event), libraries, definitions };
}

/** The definition in a file, as one line. @throws Error with what is wrong */
function cardIn(file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Error(`--card: ${file} can't be read`);
  }
  try {
    return JSON.stringify(JSON.parse(text));
  } catch (error) {
    throw new Error(`--card: ${file} is not JSON: ${(error as Error).message}`, { cause: error });
  }
}

type Search = Readonly<Record<string, string | undefined>>;

async function list(door: ServerDoor, search: Search): Promise<void> {
  let count = 0;
  for await (const one of door.pages('disputes', 'disputes', search)) {
    process.stdout.write(`${lineOf(one)}\n`);
    count += 1;
  }
  if (count === 0) process.stdout.write('there is no such dispute\n');
}

async function audit(door: ServerDoor, search: Search): Promise<void> {
  for await (const one of door.pages('audit', 'entries', search)) {
    const { at, operator, role, type, subject, detail } = one;
    const when = new Date(Number(at)).toISOString();
    process.stdout.write(
      `${when} ${String(operator)} (${String(role)}): ${String(type)} ${String(subject)}, ${String(detail)}\n`,
    );
  }
}

/** Writes a case into a file for its owner's eyes alone. */
async function exportCase(
  door: ServerDoor,
  dispute: string,
  out = `${dispute}.case.json`,
): Promise<void> {
  const found = await door.get(`disputes/${dispute}/case`);
  try {
    writeFileSync(out, `${JSON.stringify(found)}\n`, { mode: 0o600 });
  } catch {
    throw new BadAnswer(`${out} can't be written`);
  }
  process.stdout.write(`${out}\n`);
}

async function show(dispute: Promise<Readonly<Record<string, unknown>>>): Promise<void> {
  process.stdout.write(`${disputeText(await dispute)}\n`);
}

import { writeFileSync } from 'node:fs';
import { atServer, BadAnswer } from '../disputes/door.ts';
import { branchText, type ShownBranch } from '../disputes/branch-text.ts';
import { jsonFile } from '../disputes/json-file.ts';
import { eventIn, parseOne, TEXT, TEXTS, type Work } from '../disputes/verb.ts';
import type { Command } from './command.ts';

const USAGE = `
arbiter what-if GAME --event N [--commands FILE] [--card FILE…] [--edition E] [--bots N] [--as SEAT] [--out FILE]

Shows what would have come of something else, from before the command of an event: of other commands, of cards as they
should have been, of other rules. Without any of them it shows the command on record, and what could have been done. It
is on no record; that somebody asked is on the audit trail.

  --event     the branch begins before the command of this event
  --commands  a JSON file with what is sent in its place: [{"seat": 1, "body": {"type": "Pass"}}]; the first that is
              refused ends it
  --card      a JSON file with a card as it should have been, in the card language; as often as needed
  --edition   the rules to go on by; those of the game if not said
  --bots      so many commands of bots after that
  --as        whose view of the table: 0, 1, spectator or operator; all of it if not said
  --out       writes down what was supposed, for 'arbiter disputes evidence DISPUTE --branch FILE'

environment:
  ARBITER_URL    where the server is; http://127.0.0.1:8080 if not set
  ARBITER_TOKEN  what 'arbiter operator NAME' printed

Exit code 0: it is shown. 1: it was refused, and why; or the server can't be reached. 2: it was called wrongly.
`;

/** Branches from an event of a stored game over HTTP. */
export const whatIf: Command = {
  name: 'what-if',
  summary: 'shows what would have come of other commands, cards or rules in a stored game',
  usage: USAGE,
  run: (args) => atServer('what-if', () => readWork(args), true),
};

/** @throws Error with what is wrong */
function readWork(args: readonly string[]): Work {
  const { id: game, values } = parseOne('game', args, {
    ...{ event: TEXT, commands: TEXT, card: TEXTS, edition: TEXT, bots: TEXT, as: TEXT, out: TEXT },
  });
  const { edition, bots = '0', out } = values;
  if (!/^\d{1,3}$/u.test(bots)) throw new Error('--bots takes a number');
  const commands = values.commands === undefined ? [] : jsonFile(values.commands, '--commands');
  if (!Array.isArray(commands)) throw new Error('--commands: the file holds a list');
  const supposed = {
    event: eventIn(values.event, '--event'),
    commands,
    definitions: values.card.map((file) => jsonFile(file, '--card')),
    bots: Number(bots),
    ...(edition !== undefined && { edition }),
  };
  const wish = { ...supposed, ...(values.as !== undefined && { as: values.as }) };
  return async (door) => {
    const branch = await door.post(`games/${encodeURIComponent(game)}/what-if`, wish);
    process.stdout.write(`${branchText(branch as unknown as ShownBranch)}\n`);
    if (out === undefined) return;
    try {
      writeFileSync(out, `${JSON.stringify(supposed)}\n`, { mode: 0o600 });
    } catch {
      throw new BadAnswer(`${out} can't be written`);
    }
  };
}

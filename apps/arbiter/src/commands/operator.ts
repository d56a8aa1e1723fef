import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openKeyRing, ROLES, type Role } from '@arbiter/http';
import { BadSettings, openDataFolder, readSettings } from '@arbiter/settings';
import { failed } from '../copies/with-log.ts';
import { signInLink } from '../serve/sign-in-link.ts';
import type { Command } from './command.ts';

const USAGE = `
arbiter operator NAME [--role ROLE] [--tie PLAYER]… [--service] [--hours N] [--link URL]

Prints a token for somebody who watches over games. It plays no game: its audience is the operators' door. Give
each person one of their own, since the audit trail names them by it.

  --role ROLE   judge: looks, writes, proposes rulings; operator: rules as well; auditor: reads the audit trail.
                operator if left out
  --tie PLAYER  a player whom this person is, or is close to: they neither look into that player's running
                matches nor rule on any
  --service     it is for a program: it may look, and never rules
  --hours N     how long it counts; 8 if left out, 24 at most
  --link URL    prints a link to the console on the page at URL instead, by which this person signs in there:
                once, and within an hour

environment:
  ARBITER_DATA  the data folder with the keys that sign it, of the server or of the gateway; .arbiter if not
                set. The server may run

Where ARBITER_OIDC_ISSUER names a provider, people sign in there (docs/operations/disputes.md). Exit code 0: the token. 1: something was in the way. 2: it was
called wrongly.
`;

/** As in `serve`. */
const PROJECT = fileURLToPath(new URL('../../../../', import.meta.url));
const HOUR = 3_600_000;
const LONGEST = 24;
/** As in `provider.ts`: longer names have no place on the log. */
const LONGEST_NAME = 128;

/** Makes a token for an operator, a judge or an auditor. */
export const operator: Command = {
  name: 'operator',
  summary: 'prints a token for an operator, a judge or an auditor',
  usage: USAGE,
  async run(args) {
    let wanted: Wanted;
    try {
      wanted = readWanted(args);
    } catch (error) {
      return failed('operator', (error as Error).message, 2);
    }
    try {
      const { data } = readSettings(process.env, PROJECT);
      openDataFolder(data);
      const { name, link, ...options } = wanted;
      const keys = openKeyRing(join(data, 'keys'), ['operators']);
      const line =
        link === undefined
          ? (await keys.token(name, options)).token
          : await signInLink(keys, link, name, options);
      process.stdout.write(`${line}\n`);
      return 0;
    } catch (error) {
      if (!(error instanceof BadSettings)) throw error;
      return failed('operator', error.message, 1);
    }
  },
};

interface Wanted {
  readonly name: string;
  readonly role: Role;
  readonly ties: readonly string[];
  readonly service: boolean;
  readonly lifetime: number;
  /** Where the page is, for a link to its console. */
  readonly link?: string | undefined;
}

/** @throws Error with what is wrong */
function readWanted(args: readonly string[]): Wanted {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      role: { type: 'string', default: 'operator' },
      tie: { type: 'string', multiple: true, default: [] },
      service: { type: 'boolean', default: false },
      hours: { type: 'string', default: '8' },
      link: { type: 'string' },
    },
    allowPositionals: true,
  });
  const [name] = positionals;
  if (name === undefined || name === '' || positionals.length > 1) {
    throw new Error('name one person');
  }
  if (name.length > LONGEST_NAME) {
    throw new Error(`a name is ${LONGEST_NAME} characters at most: it stands on the audit trail`);
  }
  const role = ROLES.find((one) => one === values.role);
  if (role === undefined || role === 'player') {
    throw new Error(`--role is judge, operator or auditor, not '${values.role}'`);
  }
  const hours = Number(values.hours);
  if (!(hours > 0 && hours <= LONGEST))
    throw new Error(`--hours is more than 0, and ${LONGEST} at most`);
  const { tie: ties, service, link } = values;
  return { name, role, ties, service, lifetime: hours * HOUR, link };
}

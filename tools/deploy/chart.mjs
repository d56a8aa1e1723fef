/**
 * Writes the files of the Helm chart that follow from the code: who may do what on Kafka, the dashboard, and the rules of what we
 * promise players.
 * A test holds them to be up to date. `npm run chart`.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dashboard } from './dashboard.mjs';
import { sloText } from './slo.mjs';

/** @typedef {import('@arbiter/protocol').Principal} Principal */

const FILES = new URL('../../deploy/helm/arbiter/files/', import.meta.url);

/** @type {readonly Principal[]} */
export const PRINCIPALS = [
  'gateway',
  'matchmaking',
  'game-state',
  'rules-evaluation',
  'replay',
  'bot',
  'analytics',
  'topics',
  'archive',
  'restore',
  'erase',
  'resume',
];

/**
 * The text of each file, by its name in the chart's `files`.
 *
 * @param {(who: Principal) => readonly object[]} aclsOf  of @arbiter/protocol
 */
export function chartFiles(aclsOf) {
  return {
    'kafka-acls.json': aclsText(aclsOf),
    'dashboard.json': `${JSON.stringify(dashboard(), null, 1)}\n`,
    'slo.yml': sloText(),
  };
}

/** A line an ACL. @param {(who: Principal) => readonly object[]} aclsOf */
function aclsText(aclsOf) {
  const users = PRINCIPALS.map((who) => {
    const lines = aclsOf(who).map((acl) => `  ${JSON.stringify(acl)}`);
    return ` "${who}": [\n${lines.join(',\n')}\n ]`;
  });
  return `{\n${users.join(',\n')}\n}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { aclsOf } = await import('@arbiter/protocol');
  for (const [name, text] of Object.entries(chartFiles(aclsOf))) {
    writeFileSync(new URL(name, FILES), text);
    process.stdout.write(`deploy/helm/arbiter/files/${name}\n`);
  }
}

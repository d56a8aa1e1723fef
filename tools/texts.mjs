/**
 * The rules text that each definition written by hand says, held by its hash: the wordings themselves are not ours to keep.
 * `npm run -s texts` prints those that are new or say something else than they did; read each of them against the card,
 * then `npm run -s texts -- --accept` writes what it says now. A test (apps/arbiter/src/texts.spec.ts) fails until then.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rulesText } from '../libs/cards/dist/index.js';
import { BY_HAND } from '../libs/sets/dist/index.js';

const FILE = fileURLToPath(new URL('../libs/conformance/texts.json', import.meta.url));

/** @type {Record<string, string>} */
const accepted = JSON.parse(readFileSync(FILE, 'utf8'));
/** @type {Record<string, string>} */
const now = {};
let changed = 0;
for (const card of BY_HAND) {
  const text = rulesText(card).join('\n');
  const hash = createHash('sha256').update(text).digest('hex');
  now[card.name] = hash;
  if (accepted[card.name] === hash) continue;
  changed += 1;
  process.stdout.write(`${card.name}\n${text.replaceAll(/^/gmu, '    ')}\n\n`);
}
const gone = Object.keys(accepted).filter((name) => now[name] === undefined);
for (const name of gone) process.stdout.write(`${name}\n    is no card any more\n\n`);

if (process.argv.includes('--accept')) {
  writeFileSync(FILE, `${JSON.stringify(now, null, 2)}\n`);
  process.stdout.write(`${changed + gone.length} accepted\n`);
} else if (changed + gone.length > 0) {
  process.stdout.write(
    `${changed + gone.length} texts: read them against the cards, then npm run -s texts -- --accept\n`,
  );
  process.exitCode = 1;
}

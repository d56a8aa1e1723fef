/**
 * Makes what the site is built of: the page for the browser (tools/bundle-page.mjs), and from the repository the ledger
 * of rules, `apps/web/public/ledger.html`. It runs before `npm start`; a ledger that is newer than everything it is made
 * of stays as it is.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundlePage } from './bundle-page.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const PUBLIC = join(ROOT, 'apps', 'web', 'public');
const PAGE = join(PUBLIC, 'ledger.html');
const SOURCES = ['cards', 'conformance', 'editions', 'engine', 'kernel', 'sets', 'view'];

await bundlePage();
if (!existsSync(PAGE) || statSync(PAGE).mtimeMs < newest()) makeLedger();

/** When the last of the files changed that the page is made of. */
function newest() {
  const folders = [...SOURCES.map((room) => join('libs', room)), join('apps', 'arbiter', 'src')];
  return Math.max(
    ...folders.flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(?:ts|yaml|json)$/u.test(file) && !/\bdist\b/u.test(file))
        .map((file) => statSync(join(ROOT, folder, file)).mtimeMs),
    ),
  );
}

/** A site that serves games is worth more than its ledger: what goes wrong is said, and the start goes on. */
function makeLedger() {
  const program = join(ROOT, 'tools', 'arbiter.mjs');
  const { stdout } = spawnSync(process.execPath, [program, 'ledger', '--html'], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const style = /<style>([^]*?)<\/style>/u.exec(stdout)?.[1];
  if (style === undefined) {
    process.stderr.write('arbiter: the ledger could not be made; /ledger.html is missing\n');
    return;
  }
  // The site's pages take their styles from files of their own.
  writeFileSync(join(PUBLIC, 'ledger.css'), style);
  writeFileSync(
    PAGE,
    stdout.replace(/<style>[^]*?<\/style>/u, '<link rel="stylesheet" href="ledger.css">'),
  );
}

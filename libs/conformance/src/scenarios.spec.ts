import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, it } from '@jest/globals';
import { RULEBOOKS } from '@arbiter/editions';
import { cardsIn } from '@arbiter/sets';
import { alwaysHolds, mustProve, readScenario, runScenario } from './index.ts';

/** Every scenario file of every edition's folder, one test each. */
const ROOM = dirname(dirname(fileURLToPath(import.meta.url)));
const FOLDERS = ['4ED', '5ED', '6ED', 'TSP'];

describe.each(FOLDERS)('the scenarios of %s', (folder) => {
  const files = readdirSync(join(ROOM, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .sort();
  it.each(files)('%s', (file) => {
    const scenario = readScenario(readFileSync(join(ROOM, folder, file), 'utf8'));
    for (const edition of scenario.editions) {
      const rules = RULEBOOKS[edition];
      if (rules === undefined) throw new Error(`there is no edition ${edition} yet`);
      mustProve(runScenario(scenario, rules, cardsIn(edition), alwaysHolds));
    }
  });
});

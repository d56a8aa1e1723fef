import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { SIXTH_EDITION } from '@arbiter/editions';
import { cardPool, judge } from '@arbiter/engine';
import { CARDS } from '@arbiter/sets';
import { readScenario } from '../index.ts';
import { FixedChance } from '../scenario/play/fixed-chance.ts';
import { playStep } from '../scenario/play/play-step.ts';
import { setUp } from '../scenario/table/set-up.ts';
import { compare } from './compare.ts';
import { deepFreeze } from './freeze.ts';

const FOLDER = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), '6ED', 'positions');
const FILES = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.yaml'))
  .sort();
const cards = cardPool(CARDS);

/**
 * The slow enumerator: on the tables of the worked positions every well-typed command is tried, made without the
 * code that works out options, on a frozen game, so that it also shows that deciding changes nothing.
 */
describe('what is offered is what is accepted, in every position', () => {
  it.each(FILES)('%s', (file) => {
    const scenario = readScenario(readFileSync(join(FOLDER, file), 'utf8'));
    const chance = new FixedChance();
    const match = setUp(judge(SIXTH_EDITION, cards, chance.hash), chance, scenario.table);
    for (const step of scenario.play) {
      if (step.kind === 'count') {
        for (const seat of [0, 1] as const) {
          const { faults, offered, tried } = compare(match.judge, deepFreeze(match.game), seat);
          expect(faults.slice(0, 5)).toEqual([]);
          expect(tried).toBeGreaterThan(offered);
        }
      }
      playStep(match, step);
    }
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { RULEBOOKS } from '@arbiter/editions';
import { seededRandom, type Random } from '@arbiter/kernel';
import { CARDS } from '@arbiter/sets';
import fc from 'fast-check';
import { readScenario, runScenario, ScenarioError, ScenarioFailure } from '../index.ts';

/** How often each kind of text is tried. */
const TRIES = 500;

const ROOM = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const TEXTS = readdirSync(join(ROOM, '6ED'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .sort()
  .map((file) => readFileSync(join(ROOM, '6ED', file), 'utf8'));

/** Words that scenarios are made of, and some that nobody writes. */
const WORDS = [
  ...new Set(TEXTS.flatMap((text) => text.match(/[\w+'/-]+/gu) ?? [])),
  ...['', '~', '-1', '1e99', '0x10', '.nan', '[]', '{}', '[[]]', '*a', '&a', '!!map', '"', '? x'],
  ...['__proto__', 'constructor', 'toString', 'x99999999999', '<<', '---', '...', '|', '\t', '#'],
];

const SIGNS = ['[', ']', '{', '}', ',', ':', '-', ' '];

/** The text with a few words, lines or characters changed. */
function mangled(text: string, random: Random): string {
  let lines = text.split('\n');
  for (let i = random.below(3); i >= 0; i--) {
    const at = random.below(lines.length);
    const line = lines[at] ?? '';
    const changes = [
      () => line.replace(random.pick(line.match(/[\w+'/-]+/gu) ?? ['']), random.pick(WORDS)),
      () => line.slice(0, random.below(line.length + 1)),
      () => `${' '.repeat(random.below(8))}${line.trimStart()}`,
      () => `${line}\n${random.pick(lines)}`,
      () => line.replaceAll(random.pick(SIGNS), random.pick(SIGNS)),
      () => random.pick(random.pick(TEXTS).split('\n')),
    ];
    lines[at] = random.pick(changes)();
    lines = lines.join('\n').split('\n');
  }
  return lines.join('\n');
}

/** Anything but a clear error is a fault in the reader or the runner. */
function tolerate(act: () => void): void {
  try {
    act();
  } catch (error) {
    if (error instanceof ScenarioError || error instanceof ScenarioFailure) {
      expect(error.line).toBeGreaterThanOrEqual(1);
      expect(error.message).toMatch(/^line \d+: .*expected .+, found ./u);
    } else throw error;
  }
}

describe('whatever the text is, it is read, or there is a clear error', () => {
  it('any characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        tolerate(() => readScenario(text));
      }),
      { numRuns: TRIES },
    );
  });

  it('any YAML', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        tolerate(() => readScenario(JSON.stringify(value)));
      }),
      { numRuns: TRIES },
    );
  });

  it('scenarios with something changed, played as well if they can be read', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const random = seededRandom(seed);
        const text = mangled(random.pick(TEXTS), random);
        tolerate(() => {
          const scenario = readScenario(text);
          runScenario(scenario, RULEBOOKS['6ED']!, CARDS);
        });
      }),
      { numRuns: TRIES },
    );
  });
});

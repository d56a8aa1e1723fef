import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { scenarioSchema } from '@arbiter/conformance';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { readScenarioFiles, ROOT } from '../ledger/sources.ts';

const PUBLISHED = 'libs/conformance/scenario.schema.json';

it('the published schema is what the reader says of itself: npm run schemas', () => {
  expect(JSON.parse(readFileSync(join(ROOT, PUBLISHED), 'utf8'))).toEqual(
    JSON.parse(JSON.stringify(scenarioSchema())),
  );
});

describe('the schema of scenarios', () => {
  const validate = new Ajv().compile(scenarioSchema());

  it('lets every scenario of this repository through', () => {
    const wrong = readScenarioFiles().filter(({ text }) => !validate(parse(text)));
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  it.each([
    ['without a title', 'edition: 6ED\ntable: {}\nplay: []'],
    ['without an edition', 'title: A\ntable: {}\nplay: []'],
    ['with an unknown key', 'title: A\nedition: 6ED\ntable: {}\nplay: []\nset: 1'],
    ['with a word for a number', 'title: A\nedition: 6ED\ntable: { ann: { life: x } }\nplay: []'],
    ['with an unknown verb', 'title: A\nedition: 6ED\ntable: {}\nplay: [{ ann: { cats: Shock } }]'],
    [
      'with two keys in a step',
      'title: A\nedition: 6ED\ntable: {}\nplay: [{ ann: pass, bob: pass }]',
    ],
    [
      'with an unknown event',
      'title: A\nedition: 6ED\ntable: {}\nplay: [{ expect: { events: [Boom] } }]',
    ],
    [
      'with a card that no word of the language makes',
      'title: A\nedition: 6ED\ncards: [{ name: A, type: Instant, spell: [{ effect: [{ do: win }] }] }]\ntable: {}\nplay: []',
    ],
  ])('stops one %s', (_, text) => {
    expect(validate(parse(text))).toBe(false);
  });
});

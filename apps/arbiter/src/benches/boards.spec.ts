import { tableOf } from '@arbiter/conformance';
import { expect, test } from '@jest/globals';
import { boardOf, SIZES } from './boards.ts';
import { FORTY_PERMANENTS } from './engine.ts';
import { judgeOfScenario } from './table.ts';

test.each([
  [40, FORTY_PERMANENTS],
  ...SIZES.map((size) => [size, boardOf(size)] as const),
] as const)('a table of %d permanents that is measured can be laid', (size, scenario) => {
  expect(tableOf(judgeOfScenario(scenario), scenario).battlefield).toHaveLength(size);
});

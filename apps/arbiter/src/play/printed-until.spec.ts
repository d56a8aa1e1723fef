import { expect, test } from '@jest/globals';
import { EDITION_FACTS } from '@arbiter/editions';
import { PRINTED_UNTIL } from '@arbiter/sets';

test('cards are as they were printed until the day of each edition', () => {
  const days = EDITION_FACTS.map(({ code, date }) => [code, date] as const);
  expect(PRINTED_UNTIL).toEqual(Object.fromEntries(days));
});

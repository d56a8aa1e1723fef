import { expect, it } from '@jest/globals';
import { breaksIn } from './compatibility.mjs';
import { ASYNC_API, PUBLISHED, textOf } from './schemas.mjs';

it('what is published next breaks no consumer of what is published', () => {
  const [published, next] = [PUBLISHED, ASYNC_API].map((file) => JSON.parse(textOf(file)) as never);
  expect(breaksIn(published!, next!)).toEqual([]);
});

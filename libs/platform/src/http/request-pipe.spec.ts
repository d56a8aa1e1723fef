import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { Problem } from './problem.ts';
import { RequestPipe } from './request-pipe.ts';

const pipe = new RequestPipe();
const through = (schema: z.ZodType, value: unknown): Promise<unknown> =>
  pipe.transform(value, { type: 'body', schema });

test('what a schema names comes through, with what it fills in', async () => {
  const schema = z.object({ name: z.string(), best: z.int().default(1) });
  expect(await through(schema, { name: 'Ann' })).toEqual({ name: 'Ann', best: 1 });
});

test('what it does not name is refused by its name, so that no wish is lost unseen', async () => {
  const refused = await through(z.object({ rated: z.boolean().default(false) }), {
    raited: true,
  }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Problem);
  expect((refused as Problem).body).toMatchObject({
    status: 422,
    detail: expect.stringContaining('raited') as unknown,
  });
});

test('rules that a schema has for the whole still hold', async () => {
  const schema = z.object({ from: z.int(), to: z.int() }).refine(({ from, to }) => from <= to);
  await expect(through(schema, { from: 2, to: 1 })).rejects.toBeInstanceOf(Problem);
});

test('a schema that is open on purpose stays open', async () => {
  const schema = z.looseObject({ type: z.string() });
  expect(await through(schema, { type: 'x', more: 1 })).toEqual({ type: 'x', more: 1 });
});

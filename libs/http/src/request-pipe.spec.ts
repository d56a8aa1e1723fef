import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { Problem, type ProblemBody } from './problem.ts';
import { RequestPipe } from './request-pipe.ts';

const pipe = new RequestPipe();
const through = (schema: z.ZodType, value: unknown): Promise<unknown> =>
  pipe.transform(value, { type: 'body', schema });

/** The problem that a request is refused with. */
const problemOf = async (request: Promise<unknown>): Promise<ProblemBody> => {
  const refused = await request.catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Problem);
  return (refused as Problem).body;
};

test('what a schema names comes through, with what it fills in', async () => {
  const schema = z.object({ name: z.string(), best: z.int().default(1) });
  expect(await through(schema, { name: 'Ann' })).toEqual({ name: 'Ann', best: 1 });
});

test('what it does not name is refused by its name, so that no wish is lost unseen', async () => {
  const schema = z.object({ rated: z.boolean().default(false) });
  const refused = await problemOf(through(schema, { raited: true }));
  expect(refused).toMatchObject({ status: 422, detail: 'Unrecognized key: "raited"' });
});

test('so is what is misspelt further in, with the place where it stands', async () => {
  const ticket = z.object({
    opponents: z.array(z.union([z.string(), z.object({ kind: z.string() })])),
  });
  const refused = await problemOf(
    through(ticket, { opponents: ['Ann', { kind: 'bot', bto: 'rare' }] }),
  );
  expect(refused.detail).toBe('opponents.1: Unrecognized key: "bto"');
});

test('what has none of several forms is told what each would be', async () => {
  const time = z.object({
    time: z.union([z.enum(['quick', 'blitz']), z.object({ bank: z.int() })]),
  });
  const refused = await problemOf(through(time, { time: 'bullet' }));
  expect(refused.detail).toBe(
    'time: Invalid option: expected one of "quick"|"blitz", or Invalid input: expected object, received string',
  );
});

test('what nearly has one of several forms is told what that lacks', async () => {
  const time = z.object({
    time: z.union([
      z.string(),
      z.object({ bank: z.int().min(5) }),
      z.object({ each: z.int(), grace: z.int() }),
    ]),
  });
  const refused = await problemOf(through(time, { time: { bank: 4 } }));
  expect(refused.detail).toBe('time.bank: Too small: expected number to be >=5');
});

test('a body that is not there is said to be missing', async () => {
  const refused = await problemOf(through(z.object({ name: z.string() }), undefined));
  expect(refused.detail).toMatch(/no body: send it as JSON/u);
});

test('rules that a schema has for the whole still hold', async () => {
  const schema = z.object({ from: z.int(), to: z.int() }).refine(({ from, to }) => from <= to);
  await expect(through(schema, { from: 2, to: 1 })).rejects.toBeInstanceOf(Problem);
});

test('a schema that is open on purpose stays open', async () => {
  const schema = z.looseObject({ type: z.string() });
  expect(await through(schema, { type: 'x', more: 1 })).toEqual({ type: 'x', more: 1 });
});

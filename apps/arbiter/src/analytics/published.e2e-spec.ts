import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { LogRecord } from '@arbiter/event-log';
import { Ajv, type AnySchema, type ValidateFunction } from 'ajv';
import { topics } from '@arbiter/protocol';
import { ROOT } from '../ledger/sources.ts';
import { playMatch, valueOf } from './played-match.behaviour-spec.ts';

const GAME = topics.gamePublicEvents.name;
const MATCH = topics.matchPublicEvents.name;

const schema = (file: string): AnySchema =>
  JSON.parse(readFileSync(join(ROOT, 'docs/schemas', file), 'utf8')) as AnySchema;

interface Message {
  readonly headers: AnySchema;
}
interface Document {
  readonly components: { readonly messages: Readonly<Record<string, Message>> };
}

describe('messages of a match that was played through all services', () => {
  let records: readonly LogRecord[];
  const ofTopic = (topic: string) => records.filter((one) => one.topic === topic);

  beforeAll(async () => {
    ({ records } = await playMatch());
  }, 300_000);

  /** What is wrong with messages, by their ids. */
  function wrong(topic: string, validate: ValidateFunction, part: (one: LogRecord) => unknown) {
    return ofTopic(topic).flatMap((one) =>
      validate(part(one)) ? [] : [{ id: one.headers['ce_id'], errors: validate.errors }],
    );
  }

  test.each([
    [GAME, 500],
    [MATCH, 6],
  ])('%s: the values are as the published JSON Schema says', (topic, atLeast) => {
    const validate = new Ajv({ strict: false }).compile(schema(`${topic}.schema.json`));
    expect(ofTopic(topic).length).toBeGreaterThan(atLeast);
    expect(wrong(topic, validate, valueOf)).toEqual([]);
    expect(validate({ ...valueOf(ofTopic(topic)[0]!), number: 'one' })).toBe(false);
  });

  test.each([
    [GAME, 'gamePublicEvents'],
    [MATCH, 'matchPublicEvents'],
  ])('%s: the headers are as AsyncAPI says', (topic, channel) => {
    const { messages } = (schema('asyncapi.json') as unknown as Document).components;
    const validate = new Ajv({ strict: false }).compile(messages[channel]!.headers);
    expect(wrong(topic, validate, ({ headers }) => headers)).toEqual([]);
    expect(validate({})).toBe(false);
  });

  test('key, subject and ids go together; first told in order and without gaps', () => {
    const next = new Map<string, number>();
    for (const one of records) {
      const { id, number, ...value } = valueOf(one);
      const subject = one.topic === GAME ? value.game : (value as never as { match: string }).match;
      expect(one).toMatchObject({ key: subject, headers: { ce_id: id, ce_subject: subject } });
      const expected = next.get(subject) ?? 0;
      // What is told again has a number that was there before.
      expect(number).toBeLessThanOrEqual(expected);
      if (number === expected) next.set(subject, number + 1);
    }
    expect(next.size).toBeGreaterThan(2);
  });
});

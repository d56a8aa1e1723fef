import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Parser } from '@asyncapi/parser';
import { Ajv, type AnySchema } from 'ajv';
import { topics } from '../topics.ts';
import { asyncApi, jsonSchemas } from './published.ts';

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../docs/schemas/${file}`, import.meta.url), 'utf8'));

describe('what analytics is given', () => {
  it.each(Object.keys(jsonSchemas()))(
    '%s: the JSON Schema is up to date: npm run schemas',
    (topic) => {
      expect(read(`${topic}.schema.json`)).toEqual(jsonSchemas()[topic]);
    },
  );

  it('the document of AsyncAPI is up to date: npm run schemas', () => {
    expect(read('asyncapi.json')).toEqual(asyncApi());
  });

  it('the document of AsyncAPI is valid', async () => {
    const { document, diagnostics } = await new Parser().parse(JSON.stringify(asyncApi()));
    // Errors are 0, warnings 1; above is advice, as that there is a newer version of AsyncAPI.
    const wrong = diagnostics.filter(({ severity }) => severity.valueOf() <= 1);
    expect(wrong).toEqual([]);
    expect(document?.channels().all()).toHaveLength(2);
  }, 60_000);

  it('has every topic that analytics may read, and no other', () => {
    const open = Object.values(topics).filter(({ readers }) => readers.includes('analytics'));
    expect(Object.keys(jsonSchemas())).toEqual(open.map(({ name }) => name));
    const { channels } = asyncApi() as { channels: Record<string, { address: string }> };
    expect(Object.values(channels).map(({ address }) => address)).toEqual(
      Object.keys(jsonSchemas()),
    );
  });

  it('says in words what each event, and each fact that is not plain from its name, means', () => {
    for (const schema of Object.values(jsonSchemas())) {
      const { definitions } = schema as { definitions: Record<string, { description?: string }> };
      for (const [name, { description }] of Object.entries(definitions)) {
        expect([name, description]).toEqual([name, expect.stringMatching(/\w.*\.$/)]);
      }
    }
  });

  it('asks readers to expect more than is named: unknown facts are valid', () => {
    const ajv = new Ajv({ strict: false });
    const validate = ajv.compile(jsonSchemas()[topics.matchPublicEvents.name] as AnySchema);
    const event = { type: 'MatchConceded', seat: 0, later: 1 };
    const message = { id: 'm/1', match: 'm', number: 1, at: 1, event, later: {} };
    expect(validate(message)).toBe(true);
    expect(validate({ ...message, event: { type: 'MatchConceded' } })).toBe(false);
  });
});

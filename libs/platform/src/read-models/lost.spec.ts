import { describe, expect, test } from '@jest/globals';
import { databaseLost } from './lost.ts';

const withCode = (message: string, code: string): Error =>
  Object.assign(new Error(message), { code });

describe('what an error of the database says', () => {
  test.each([
    ['refused', withCode('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED')],
    ['refused at all addresses of a name, which has no message', withCode('', 'ECONNREFUSED')],
    ['stopped', withCode('terminating connection due to administrator command', '57P01')],
    ['starting', withCode('the database system is starting up', '57P03')],
    ['cut, as the driver tells it', new Error('Connection terminated unexpectedly')],
    ['inside another error', new Error('query failed', { cause: withCode('', 'EPIPE') })],
  ])('%s: it is lost', (_, error) => {
    expect(databaseLost(error)).toMatch(/./u);
  });

  test.each([
    ['a row that is there already', withCode('duplicate key', '23505')],
    ['a table that is not', withCode('relation "x" does not exist', '42P01')],
    ['no error', 'ECONNREFUSED'],
  ])('%s: it answered', (_, error) => {
    expect(databaseLost(error)).toBeUndefined();
  });
});

import { describe, expect, test } from '@jest/globals';
import { databaseEmptied, databaseFull, databaseLost } from './lost.ts';

const withCode = (message: string, code: string): Error =>
  Object.assign(new Error(message), { code });

describe('what an error of the database means', () => {
  test.each([
    ['refused', withCode('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED')],
    ['refused at all addresses of a name, which has no message', withCode('', 'ECONNREFUSED')],
    ['stopped', withCode('terminating connection due to administrator command', '57P01')],
    ['starting', withCode('the database system is starting up', '57P03')],
    ['not there any more', withCode('database "arbiter" does not exist', '3D000')],
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

  test.each([
    ['its disk is full', withCode('could not extend file', '53100'), 'could not extend file'],
    [
      'as the driver says it',
      new Error('query failed', { cause: withCode('full', '53100') }),
      'full',
    ],
    ['it has too many clients', withCode('too many clients', '53300'), undefined],
    ['no error', undefined, undefined],
  ])('%s: whether it has room', (_, error, why) => {
    expect(databaseFull(error)).toBe(why);
  });

  test.each([
    ['a table that is not there', withCode('relation "x" does not exist', '42P01'), true],
    ['a schema that is not there', withCode('schema "public" does not exist', '3F000'), true],
    ['of the driver', Object.assign(new Error(), { driverError: withCode('', '42P01') }), true],
    ['a row that is there already', withCode('duplicate key', '23505'), false],
    ['no error', 'ECONNREFUSED', false],
  ])('%s: whether it was emptied', (_, error, emptied) => {
    expect(databaseEmptied(error)).toBe(emptied);
  });
});

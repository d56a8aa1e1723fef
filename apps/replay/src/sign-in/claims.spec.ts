import { describe, expect, test } from '@jest/globals';
import { roleIn, textsIn } from './claims.ts';

describe('a role from the claims of a provider', () => {
  const roles = [
    { role: 'operator', value: 'staff' },
    { role: 'judge', value: 'referees' },
    { role: 'judge', value: 'staff of old' },
  ] as const;

  test.each([
    ['a list', 'groups', { groups: ['players', 'referees'] }, 'judge'],
    ['one text', 'groups', { groups: 'staff' }, 'operator'],
    ['another value for the same role', 'groups', { groups: ['staff of old'] }, 'judge'],
    ['the first that the settings name', 'groups', { groups: ['referees', 'staff'] }, 'operator'],
    ['a claim within a claim', 'realm.roles', { realm: { roles: ['staff'] } }, 'operator'],
    ['a URL', 'https://a.example/r', { 'https://a.example/r': ['staff'] }, 'operator'],
    ['no such claim', 'groups', { roles: ['staff'] }, null],
    ['a claim within a text', 'groups.x', { groups: 'staff' }, null],
    ['a value that only begins so', 'groups', { groups: ['staff of the kitchen'] }, null],
    ['a text that only holds it', 'groups', { groups: 'staff referees' }, null],
    ['values that are no texts', 'groups', { groups: [{ staff: true }, 1, null] }, null],
    ['what every object has', 'constructor.name', {}, null],
  ] as const)('from %s', (_, claim, claims, role) => {
    expect(roleIn(claims, { claim, roles })).toBe(role);
  });

  test('texts are those of the claim, and none where it is missing', () => {
    expect(textsIn({ ties: ['p-1', 2, 'p-3'] }, 'ties')).toEqual(['p-1', 'p-3']);
    expect(textsIn({}, 'ties')).toEqual([]);
  });
});

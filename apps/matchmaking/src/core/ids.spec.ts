import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { matchId } from './ids.ts';

type Tickets = readonly [string, string];
const tickets = fc.tuple(fc.string(), fc.string());

test('the id of a match follows from its tickets', () => {
  expect(matchId('local', ['a', 'b'])).toBe('local-m-R1SLukyEp57041i6gvVcRQ');
});

test('other tickets, or the same ones the other way round, have another id', () => {
  const split = fc
    .tuple(fc.string(), fc.nat(), fc.nat())
    .map(([text, i, j]): [Tickets, Tickets] => {
      const cut = (at: number): Tickets => {
        const place = at % (text.length + 1);
        return [text.slice(0, place), text.slice(place)];
      };
      return [cut(i), cut(j)];
    });
  fc.assert(
    fc.property(fc.oneof(fc.tuple(tickets, tickets), split), ([one, other]) => {
      fc.pre(JSON.stringify(one) !== JSON.stringify(other));
      expect(matchId('r', one)).not.toBe(matchId('r', other));
    }),
  );
});

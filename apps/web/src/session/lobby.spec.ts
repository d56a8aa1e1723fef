import { describe, expect, test } from '@jest/globals';
import type { Client, WantedTicket } from '@arbiter/client';
import { openTicket } from './lobby.ts';

const books = { kept: [], decks: [], editions: [], formats: [], forms: [] };

/** What is asked for by a form with these fields. */
async function asked(fields: Readonly<Record<string, string>>): Promise<WantedTicket | undefined> {
  let wanted: WantedTicket | undefined;
  const client = {
    openTicket: (one: WantedTicket) => {
      wanted = one;
      return Promise.resolve({ ticket: 't' });
    },
  } as unknown as Client;
  const filled = Object.entries(fields).map(([name, value]) => [name, [value]] as const);
  await openTicket(client, books, '60 Forest', Object.fromEntries(filled));
  return wanted;
}

describe('the form asks for a match', () => {
  test.each([
    ['1', 1],
    ['3', 3],
    ['5', 5],
  ])('best of %s', async (bestOf, expected) => {
    expect(await asked({ opponent: 'anyone', bestOf })).toMatchObject({ bestOf: expected });
  });

  test('that is rated if that is ticked, but never against a bot', async () => {
    expect(await asked({ opponent: 'anyone' })).toMatchObject({ rated: false });
    expect(await asked({ opponent: 'anyone', rated: 'yes' })).toMatchObject({ rated: true });
    expect(await asked({ opponent: 'bot', bot: 'random', rated: 'yes' })).toMatchObject({
      rated: false,
    });
  });
});

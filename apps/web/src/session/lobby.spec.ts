import { describe, expect, test } from '@jest/globals';
import type { Client, WantedTicket } from '@arbiter/client';
import { openExhibition, openTicket } from './lobby.ts';

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

test('two bots play by the rules of the later of their decks, which have the cards of both', async () => {
  const edition = (code: string, date: string) => ({
    code,
    date,
    name: code,
    steps: [],
    windows: [],
  });
  const deck = (name: string, playedUnder: string) => ({
    name,
    playedUnder,
    main: [],
    side: [],
    text: '',
  });
  const shelf = {
    ...books,
    editions: [
      edition('6ED', '1999-11-01'),
      edition('TSP', '2006-10-06'),
      edition('4ED', '1996-08-31'),
    ],
    decks: [deck('Sped Red', '6ED'), deck('Goblins', 'TSP'), deck('Leon', '4ED')],
  };
  const under = async (...names: [string, string]): Promise<string | undefined> => {
    let wanted: string | undefined;
    const client = {
      openExhibition: ({ edition: one }: { readonly edition?: string }) => {
        wanted = one;
        return Promise.resolve({ ticket: 't' });
      },
    } as unknown as Client;
    const fields = { deck0: [names[0]], deck1: [names[1]], bot0: ['random'], bot1: ['random'] };
    await openExhibition(client, shelf, fields);
    return wanted;
  };
  expect(await under('Leon', 'Leon')).toBe('4ED');
  expect(await under('Sped Red', 'Leon')).toBe('6ED');
  expect(await under('Goblins', 'Sped Red')).toBe('TSP');
});

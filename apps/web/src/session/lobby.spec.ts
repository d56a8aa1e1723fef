import { describe, expect, test } from '@jest/globals';
import type { Client, MatchState, WantedTicket } from '@arbiter/client';
import { guidedTicket, openExhibition, rematchOf, ticketOf } from './lobby.ts';

const books = { kept: [], decks: [], editions: [], formats: [], forms: [], bots: [] };

/** What is asked for by a form with these fields. */
function asked(fields: Readonly<Record<string, string>>): WantedTicket {
  const filled = Object.entries(fields).map(([name, value]) => [name, [value]] as const);
  return ticketOf(books, '60 Forest', Object.fromEntries(filled));
}

describe('the form asks for a match', () => {
  test.each([
    ['1', 1],
    ['3', 3],
    ['5', 5],
  ])('best of %s', (bestOf, expected) => {
    expect(asked({ opponent: 'anyone', bestOf })).toMatchObject({ bestOf: expected });
  });

  test('that is rated if that is ticked, but never against a bot', () => {
    expect(asked({ opponent: 'anyone' })).toMatchObject({ rated: false });
    expect(asked({ opponent: 'anyone', rated: 'yes' })).toMatchObject({ rated: true });
    expect(asked({ opponent: 'bot', bot: 'random', rated: 'yes' })).toMatchObject({
      rated: false,
    });
  });

  test('that is for ante only if that is ticked', () => {
    expect(asked({ opponent: 'bot', bot: 'random' })).not.toHaveProperty('ante');
    expect(asked({ opponent: 'anyone', ante: 'yes' })).toMatchObject({ ante: true });
  });
});

test('two bots play by the rules of the later of their decks, which have the cards of both', async () => {
  const edition = (code: string, date: string) => ({
    code,
    date,
    name: code,
    steps: [],
    windows: [],
    repeating: '6ED 421.2',
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

describe('a rematch', () => {
  const deck = { main: [{ name: 'Forest', count: 60 }], side: [] };
  const offer = { edition: 'TSP', format: 'freeform', bestOf: 3, rated: true } as const;
  const bob = { player: 'p-bob', name: 'Bob' };
  const bot = { player: 'bot:random', name: 'random bot', bot: 'random' };
  const against = (other: MatchState['players'][0], seat: 0 | 1 | null = 0) => ({
    ...{ offer, seat, deck: seat === null ? null : deck },
    players: [{ player: 'p-ann', name: 'Ann' }, other] as const,
  });

  test('is the same match against the same person, with the deck as it is now', () => {
    expect(rematchOf(against(bob), null)).toEqual({
      ...{ ...offer, deck },
      opponent: { kind: 'player', player: 'p-bob' },
    });
  });

  test('is for ante again where it was', () => {
    const forAnte = { ...against(bob), offer: { ...offer, rated: undefined, ante: true } as const };
    expect(rematchOf(forAnte, null)).toMatchObject({ rated: false, ante: true });
  });

  test('has a bot play the deck that it was given before', () => {
    const before = {
      deck: '',
      opponent: { kind: 'bot', bot: 'random', deck: '60 Island' },
    } as const;
    expect(rematchOf(against(bot), before)?.opponent).toEqual(before.opponent);
  });

  test.each([
    ['nothing was asked for', null],
    ['another bot was asked for', { deck: '', opponent: { kind: 'bot', bot: 'rare' } } as const],
  ])('leaves the deck to the bot where %s', (_, before) => {
    expect(rematchOf(against(bot), before)?.opponent).toEqual({ kind: 'bot', bot: 'random' });
  });

  test('is nothing for somebody who watched', () => {
    expect(rematchOf(against(bob, null), null)).toBeNull();
  });
});

test('a guided game has two decks of its edition’s time', () => {
  const named = (name: string, playedUnder: string) => ({
    ...{ name, playedUnder, text: '', side: [] },
    main: [{ name, count: 60 }],
  });
  const decks = [named('A', '6ED'), named('B', 'TSP'), named('C', 'TSP')];
  expect(guidedTicket({ ...books, decks }, 'TSP')).toMatchObject({
    ...{ edition: 'TSP', deck: { main: [{ name: 'B' }] } },
    opponent: { kind: 'bot', deck: { main: [{ name: 'C' }] } },
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { PlayerNote, StandingMatch } from '@arbiter/client';
import { signal } from '@preact/signals';
import { h } from 'preact';
import { screens } from '../state/screens.ts';
import { slicesOf } from '../state/slices.ts';
import { EMPTY_LOBBY, type AppState } from '../state/state.ts';
import { actionsThat, textOf } from '../testing/text-of.behaviour-spec.ts';
import { Page } from './page.tsx';
import { notesAfter, NotesPanel } from './notes.tsx';
import { waiting } from './waiting.tsx';

const nobody: AppState = {
  ...{
    me: null,
    route: { at: 'lobby' },
    online: true,
    problem: null,
    missing: null,
    inviter: null,
  },
  ...{
    books: null,
    lobby: EMPTY_LOBBY,
    ticket: null,
    table: null,
    replay: null,
    why: null,
  },
};
const NOW = 1_000;
const ann = { player: 'p-1', name: 'Ann' };
const books = { decks: [], kept: [], editions: [], formats: [], forms: [], bots: [] };
const shown = (state: Partial<AppState>): string =>
  textOf(
    h(Page, {
      state: slicesOf(signal({ ...nobody, ...state }), signal(NOW)),
      actions: actionsThat({}),
    }),
  );

describe('the page', () => {
  test('says that there is no such match, and leads back to the lobby', () => {
    const missing = { type: '/problems/unknown', title: 'There is no such match', status: 404 };
    const text = shown({ me: ann, route: { at: 'match', match: 'm' }, missing });
    expect(text).toContain('There is no such match Back to the lobby');
    expect(text).not.toContain('Asking for the match');
  });

  describe('of a ticket', () => {
    beforeAll(() => {
      screens.value = { ticket: waiting };
    });
    afterAll(() => {
      screens.value = {};
    });

    const route = { at: 'ticket', ticket: 't' } as const;
    const ticket = {
      ...{ ticket: 't', version: 2, player: 'p-1', offers: [], opponent: null, match: null },
      ...{ status: 'waiting' as const, why: null, check: null, again: null },
    };
    const says = (change: Partial<typeof ticket> | object): string =>
      shown({ me: ann, route, ticket: { ...ticket, ...change } });

    test('asks whether one is ready, and says how long', () => {
      const check = { until: 16_000, ready: false, opponent: true };
      const text = says({ status: 'found', check });
      expect(text).toContain('Are you ready? Your opponent is. Say so within 15 seconds.');
      expect(text).toContain('I am ready');
    });

    test('asks no more when one has answered', () => {
      const text = says({ status: 'found', check: { until: 9_000, ready: true, opponent: false } });
      expect(text).toContain('You are ready.');
      expect(text).not.toContain('I am ready');
    });

    test('says who is out of the queue, and until when', () => {
      const why = 'you did not say in time that you are ready';
      const text = says({ status: 'withdrawn', why, again: 31_000 });
      expect(text).toContain(why);
      expect(text).toContain('again in 30 seconds');
    });
  });

  describe('of the lobby', () => {
    const bob = { player: 'p-2', name: 'Bob' };
    const match = (id: string, asks: 0 | 1): StandingMatch =>
      ({
        ...{ match: id, seat: 0, players: [ann, bob], status: 'playing', score: [0, 0] },
        ...{ offer: { edition: '6ED', format: 'freeform', bestOf: 3 } },
        live: { turn: 3, active: 0, life: [20, 18], clock: null, watchers: 0, asks },
      }) as unknown as StandingMatch;
    const says = (lobby: Partial<AppState['lobby']>): string =>
      shown({ me: ann, route: { at: 'lobby' }, books, lobby: { ...EMPTY_LOBBY, ...lobby } });

    test('has matches first in which it is one’s move', () => {
      const text = says({ mine: [match('m1', 1), match('m2', 0)] });
      expect(text).toMatch(
        /turn 3, life 20 : 18 , your move.*turn 3, life 20 : 18, Bob to decide/su,
      );
    });

    test('tells of rulings, and of whom they ban how long', () => {
      screens.value = { notes: NotesPanel };
      const ruling = { type: 'sanctioned', dispute: 'd-1', match: 'm1', game: 'g1' };
      const banned = { ...ruling, sanctions: [{ player: 'p-1', until: NOW + 1 }] };
      const over = { ...ruling, dispute: 'd-2', sanctions: [{ player: 'p-1', until: NOW }] };
      const text = says({ notes: [banned, over] as unknown as typeof EMPTY_LOBBY.notes });
      screens.value = {};
      expect(text.match(/A game of yours was ruled on/gu)).toHaveLength(2);
      expect(text.match(/You are banned until/gu)).toHaveLength(1);
    });
  });

  describe('with maintenance', () => {
    const about = { maintenance: 'w', since: 0, drained: null };
    const told = (until: number): PlayerNote => ({
      ...{ type: 'maintenance', player: 'p-1', maintenance: { ...about, until } },
    });
    const lobby = (...notes: PlayerNote[]) => ({
      ...EMPTY_LOBBY,
      notes: notes.reduce<readonly PlayerNote[]>(notesAfter, []),
    });
    beforeAll(() => {
      screens.value = { notes: NotesPanel };
    });
    afterAll(() => {
      screens.value = {};
    });

    test.each([
      ['in the lobby', { at: 'lobby' } as const],
      ['where a match is', { at: 'match', match: 'm' } as const],
    ])('says so, %s, and when it is expected to be over', (_, route) => {
      const missing = { type: '/problems/unknown', title: 'There is no such match', status: 404 };
      const text = shown({ me: ann, route, missing, lobby: lobby(told(NOW + 1)) });
      expect(text).toContain('There is maintenance: no new match begins.');
      expect(text).toContain('It is expected to be over on ');
    });

    test('says that it takes longer', () => {
      const text = shown({ me: ann, lobby: lobby(told(NOW + 1), told(NOW)) });
      expect(text.match(/There is maintenance/gu)).toHaveLength(1);
      expect(text).toContain('It takes longer than was expected.');
    });

    test('says nothing when it is over', () => {
      const over = { type: 'maintenance', player: 'p-1', maintenance: null } as const;
      expect(shown({ me: ann, lobby: lobby(told(NOW + 1), over) })).not.toContain('maintenance');
    });
  });

  test.each([
    ['may ask again, and has been warned', null, 'If you do so again, you wait'],
    ['has to wait', NOW + 1, 'you may ask for anyone again on '],
    ['has waited', NOW, null],
  ])('of somebody who left a match and %s', (_, until, says) => {
    screens.value = { notes: NotesPanel };
    const note = { type: 'warned', player: 'p-1', misses: 2, until } as const;
    const text = shown({ me: ann, lobby: { ...EMPTY_LOBBY, notes: [note] } });
    screens.value = {};
    if (says === null) expect(text).not.toContain('You missed');
    else expect(text).toContain(says);
  });

  describe('of an invitation', () => {
    const route = { at: 'invite', player: 'p-2' } as const;
    const inviter = { player: 'p-2', name: 'Bob' };

    test.each([
      ['before one has said who one is', null],
      ['in the lobby', ann],
    ])('says whose it is, %s', (_, me) => {
      expect(shown({ me, route, inviter, books })).toContain('Bob invites you to a match.');
    });

    test('says when nobody has its id', () => {
      expect(shown({ route, inviter: 'nobody' })).toContain('Nobody here has this invitation’s id');
    });

    test('of one’s own does not invite', () => {
      const own = shown({ me: ann, route: { at: 'invite', player: 'p-1' }, inviter: ann, books });
      expect(own).toContain('This is your own link');
      expect(own).not.toContain('invites you');
    });
  });
});

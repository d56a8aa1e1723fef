import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { EMPTY_LOBBY, type AppState } from '../state/state.ts';
import { makeStore } from '../state/store.ts';
import { Identities } from './identity.ts';
import { KeptChat } from './kept-chat.ts';
import { KeptDeck } from './kept-deck.ts';
import { KeptGuide } from './kept-guide.ts';
import { KeptOrders } from './kept-orders.ts';
import { Session } from './session.ts';

const ask = globalThis.fetch;
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = ask;
});

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}

/** A stranger's session at this address; the server knows these people. */
function sessionAt(hash: string, people: Readonly<Record<string, string>>) {
  globalThis.fetch = (input) => {
    const player = new URL(input instanceof Request ? input.url : input).pathname
      .split('/')
      .at(-1)!;
    const name = people[player];
    const body = name === undefined ? { title: 'There is no such player' } : { player, name };
    return Promise.resolve(
      new Response(JSON.stringify(body), { status: name === undefined ? 404 : 200 }),
    );
  };
  const initial: AppState = {
    ...{ me: null, route: { at: 'lobby' }, online: true, problem: null, missing: null },
    ...{ inviter: null, books: null, lobby: EMPTY_LOBBY, ticket: null, table: null },
    ...{ replay: null, why: null },
  };
  const store = makeStore(initial);
  const location = { hash };
  const session = new Session(store, {
    ...{ url: 'http://nowhere.test', location, identities: new Identities(storage(), storage()) },
    ...{
      replace: () => undefined,
      address: () => '',
      save: () => undefined,
      copy: () => Promise.resolve(),
      confirm: () => true,
    },
    kept: new KeptDeck(storage()),
    orders: new KeptOrders(storage()),
    guide: new KeptGuide(storage()),
    chat: new KeptChat(storage(), storage()),
    ofWindow: storage(),
  });
  session.start();
  return { session, store, location };
}

describe('an invitation', () => {
  const people = { 'p-2': 'Bob' };

  test('is still there when one becomes somebody else', async () => {
    const { session, store, location } = sessionAt('#/invite/p-2', people);
    session.actions.leaveGuest();
    await jest.advanceTimersByTimeAsync(0);
    expect(location.hash).toBe('#/invite/p-2');
    expect(store.get()).toMatchObject({
      ...{ me: null, route: { at: 'invite', player: 'p-2' } },
      inviter: { player: 'p-2', name: 'Bob' },
    });
  });

  test('of somebody whom the server does not know is told to be so', async () => {
    const { store } = sessionAt('#/invite/p-9', people);
    await jest.advanceTimersByTimeAsync(0);
    expect(store.get().inviter).toBe('nobody');
  });
});

test('any other page is left for the lobby when one becomes somebody else', () => {
  const { session, location } = sessionAt('#/match/m-1', {});
  session.actions.leaveGuest();
  expect(location.hash).toBe('#/');
});

import { describe, expect, test } from '@jest/globals';
import { Identities, type Identity } from './identity.ts';
import { TokenKeeper } from './token-keeper.ts';

const DAY = 86_400_000;
const ANN: Identity = { player: 'p-1', name: 'Ann', token: 'first', since: 0, expires: 7 * DAY };

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}

/** A guest's window; `renewed` is what the server gives. */
function windowOf(guest: Identity, identities = new Identities(storage(), storage())) {
  identities.keep(guest);
  const used: string[] = [];
  let isUp = true;
  const client = {
    renewToken: () =>
      isUp
        ? Promise.resolve({ token: 'second', expires: 11 * DAY })
        : Promise.reject(new Error('no server')),
    useToken: (token: string) => void used.push(token),
  };
  return {
    identities,
    used,
    keeper: new TokenKeeper(client, identities, guest),
    lose: () => (isUp = false),
    find: () => (isUp = true),
  };
}

describe('a guest’s token', () => {
  test('is left alone in the first half of its time', async () => {
    const { keeper, used } = windowOf(ANN);
    await keeper.tick(3 * DAY);
    expect(used).toEqual([]);
  });

  test('is renewed in the second half, and kept', async () => {
    const { keeper, used, identities } = windowOf(ANN);
    await keeper.tick(4 * DAY);
    expect(used).toEqual(['second']);
    expect(keeper.token).toBe('second');
    expect(identities.get()).toEqual({
      ...ANN,
      ...{ token: 'second', since: 4 * DAY, expires: 11 * DAY },
    });
  });

  test('of which nobody knows when it ends is renewed at once', async () => {
    const { keeper, used } = windowOf({ player: 'p-1', name: 'Ann', token: 'first' });
    await keeper.tick(DAY);
    expect(used).toEqual(['second']);
  });

  test('that was not renewed for want of a server is asked for again after a minute', async () => {
    const { keeper, used, lose, find } = windowOf(ANN);
    lose();
    await keeper.tick(4 * DAY);
    find();
    await keeper.tick(4 * DAY + 30_000);
    expect(used).toEqual([]);
    await keeper.tick(4 * DAY + 60_000);
    expect(used).toEqual(['second']);
  });

  test('that another window has renewed is taken from there', async () => {
    const { keeper, used, identities } = windowOf(ANN);
    identities.renew({ ...ANN, token: 'other', since: 4 * DAY, expires: 11 * DAY });
    await keeper.tick(4 * DAY);
    expect(used).toEqual(['other']);
    expect(keeper.takeNewer()).toBe(false);
  });
});

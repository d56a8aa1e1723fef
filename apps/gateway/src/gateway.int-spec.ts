import { AgainstDocument } from '@arbiter/http/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  Client,
  ProblemError,
  type GameUpdate,
  type PlayerNote,
  type Position,
  Seat,
} from '@arbiter/client';
import type { NewRecord } from '@arbiter/event-log';
import { readToken } from '@arbiter/http';
import {
  advance,
  commitLine,
  GAME_LIMITS,
  makeCommit,
  MOST_TICKETS,
  TIMES,
  topics,
  verifyTip,
  type MaintenanceStatus,
  type PublicKey,
  type TournamentState,
  type TimeWanted,
} from '@arbiter/protocol';
import { STOMPY } from '@arbiter/sets';
import { WebSocket } from 'ws';
import { FoldedGame } from './games/folded-game.ts';
import { serve, type Served } from './testing/backend.behaviour-spec.ts';

const DECK = { main: [...STOMPY.main], side: [...STOMPY.side] };

let served: Served;
/** Every HTTP response in these tests is checked against the OpenAPI document. */
let document: AgainstDocument;
beforeAll(async () => {
  served = await serve({ patience: 300, absence: 50 }, { extended: 'quick' });
  const told = await fetch(`${served.url}/openapi.json`);
  document = new AgainstDocument((await told.json()) as never);
});
afterAll(async () => {
  await served.stop();
});
afterEach(() => {
  expect(document.faults.splice(0)).toEqual([]);
});

async function guest(name = 'Ann'): Promise<Client & { guest: { token: string } }> {
  return Client.guest(served.url, name, { WebSocket: WebSocket as never, fetch: document.fetch });
}

/** Waits until a condition holds. */
async function until<T>(
  look: () => T | null | undefined | false | Promise<T | null | undefined | false>,
): Promise<T> {
  for (let i = 0; i < 500; i++) {
    const found = await look();
    if (found !== null && found !== undefined && found !== false) return found;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('the condition never held');
}

/** A match against the stub's bot, and its first game. */
async function started(client: Client): Promise<{ match: string; game: string }> {
  const ticket = await client.openTicket({ deck: DECK, opponent: { kind: 'bot', bot: 'random' } });
  const { match } = await client.ticket(ticket.ticket).then((found) => found as { match: string });
  await client.commit(match, 1);
  const state = await client.match(match);
  return { match, game: state.games[0]!.game };
}

const problemOf = async (asked: Promise<unknown>): Promise<ProblemError> => {
  const error = await asked.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ProblemError);
  return error as ProblemError;
};

const raw = (path: string, init?: RequestInit): Promise<Response> =>
  document.fetch(`${served.url}${path}`, init);

describe('decks that one keeps', () => {
  test('come back as they were given, with their list, for their player alone', async () => {
    const [ann, bob] = [await guest(), await guest('Bob')];
    const kept = await ann.keepDeck('Mine / 1', '4 shock\n\nSideboard\n1 Not a card\n');
    expect(kept).toMatchObject({
      ...{ name: 'Mine / 1', edition: '6ED', format: 'freeform' },
      main: [{ name: 'Shock', count: 4 }],
      side: [{ name: 'Not a card', count: 1 }],
      text: expect.stringContaining('4 Shock'),
    });
    expect([await ann.keptDecks(), await bob.keptDecks()]).toEqual([[kept], []]);
    expect((await problemOf(bob.dropDeck('Mine / 1'))).status).toBe(404);
    expect(await ann.dropDeck('Mine / 1')).toEqual([]);
  });

  test.each([
    ['a line that can’t be read', 'Mine', '999 Shock', {}],
    ['a name of blanks', '  ', '4 Shock', {}],
    ['an unknown edition', 'Mine', '4 Shock', { edition: '9ED' }],
    ['an unknown format', 'Mine', '4 Shock', { format: 'anything' }],
  ])('%s is refused with 422, and nothing is kept', async (_, name, deck, where) => {
    const ann = await guest();
    expect((await problemOf(ann.keepDeck(name, deck, where))).status).toBe(422);
    expect(await ann.keptDecks()).toEqual([]);
  });

  test('are erased with their player', async () => {
    const ann = await guest();
    await ann.keepDeck('Mine', '4 Shock');
    await ann.eraseMe();
    const { log } = served.backend;
    const last: (string | null)[] = [];
    for await (const { value } of log.readKey(topics.playerDecks.name, ann.player!, 0)) {
      last.push(value);
    }
    expect(last.at(-1)).toBeNull();
  });
});

describe('whom one blocks', () => {
  beforeEach(() => {
    served.backend.emptyQueue();
  });

  test('is listed by name until they are blocked no longer, for their player alone', async () => {
    const [ann, bob, eve] = [await guest(), await guest('Bob'), await guest('Eve')];
    expect(await ann.blocked()).toEqual([]);
    // Asked for at once, and twice.
    await Promise.all([ann.block(bob.player!), ann.block(eve.player!), ann.block(bob.player!)]);
    const listed = await ann.blocked();
    expect(listed.toSorted((one, other) => one.name.localeCompare(other.name))).toEqual([
      { player: bob.player, name: 'Bob' },
      { player: eve.player, name: 'Eve' },
    ]);
    expect(await bob.blocked()).toEqual([]);
    expect(await ann.unblock(bob.player!)).toEqual([{ player: eve.player, name: 'Eve' }]);
    expect(await ann.unblock(bob.player!)).toHaveLength(1);
    expect(await ann.me()).toEqual({ player: ann.player, name: 'Ann' });
  });

  test('is said with each ticket for anyone, and with no other', async () => {
    const [ann, bob] = [await guest(), await guest('Bob')];
    await ann.block(bob.player!);
    const { ticket: anyone } = await ann.openTicket({ deck: DECK });
    const { ticket: against } = await ann.openTicket({
      ...{ deck: DECK, opponent: { kind: 'bot', bot: 'random' } },
    });
    const asked = new Map<string, object>();
    const { log } = served.backend;
    for await (const { value } of log.readKey(topics.matchmakingCommands.name, 'local', 0)) {
      const command = JSON.parse(value!) as { readonly ticket: string };
      asked.set(command.ticket, command);
    }
    const of = (ticket: string): unknown => asked.get(ticket);
    expect(of(anyone)).toMatchObject({ avoids: [bob.player] });
    expect(of(against)).not.toHaveProperty('avoids');
  });

  test('can’t invite, and what they asked before is not seen any more', async () => {
    const [ann, bob] = [await guest(), await guest('Bob')];
    const invites = () =>
      bob.openTicket({ deck: DECK, opponent: { kind: 'player', player: ann.player! } });
    await invites();
    await until(async () => (await ann.invitations()).length === 1);
    await ann.block(bob.player!);
    expect(await ann.invitations()).toEqual([]);
    expect((await problemOf(invites())).status).toBe(403);
    await ann.unblock(bob.player!);
    expect(await ann.invitations()).toHaveLength(1);
  });

  test.each([
    ['oneself', 422, (ann: Client) => ann.player!],
    ['a bot', 422, () => 'bot:random'],
    ['nobody', 404, () => 'p-nobody'],
    ['somebody without a readable id', 404, () => ' %00/..'],
  ])('is never %s: %d', async (_, status, whom) => {
    const ann = await guest();
    expect((await problemOf(ann.block(whom(ann)))).status).toBe(status);
    expect(await ann.blocked()).toEqual([]);
  });

  test('is not invited either: they could not accept', async () => {
    const [ann, bob] = [await guest(), await guest('Bob')];
    await ann.block(bob.player!);
    const invites = ann.openTicket({
      deck: DECK,
      opponent: { kind: 'player', player: bob.player! },
    });
    expect((await problemOf(invites)).problem).toMatchObject({
      ...{ status: 409, title: 'You have blocked this player' },
    });
  });

  test('is forgotten with the player who blocks', async () => {
    const [ann, bob] = [await guest(), await guest('Bob')];
    await ann.block(bob.player!);
    await ann.eraseMe();
    expect((await problemOf(ann.blocked())).status).toBe(401);
  });
});

describe('open tickets', () => {
  afterEach(() => {
    served.backend.emptyQueue();
  });

  test('of a player are so many at most; the answer to one more says what to do', async () => {
    const ann = await guest();
    const opened: string[] = [];
    for (let i = 0; i < MOST_TICKETS; i++) {
      opened.push((await ann.openTicket({ deck: DECK })).ticket);
      served.backend.emptyQueue();
    }
    expect((await problemOf(ann.openTicket({ deck: DECK }))).problem).toMatchObject({
      ...{ status: 409, type: '/problems/too-many' },
      title: `You have ${MOST_TICKETS} tickets open, as many as there may be`,
      detail: expect.stringContaining('withdraw one first'),
    });
    await ann.withdrawTicket(opened[0]!);
    expect(await ann.openTicket({ deck: DECK })).toMatchObject({ status: 'waiting' });
  });
});

describe('a ready check', () => {
  const about = (ticket: string) => ({
    ...{ check: 'c', at: 1 },
    tickets: [ticket, 'other'] as [string, string],
  });
  let client: Client;
  let ticket: string;

  beforeEach(async () => {
    client = await guest();
    ({ ticket } = await client.openTicket({ deck: DECK }));
    await served.backend.tell({
      ...{ type: 'ReadyCheckBegan', ...about(ticket), region: 'local', until: 20_000 },
      players: [client.player!, 'other'],
      offer: { edition: '6ED', format: 'freeform', bestOf: 1 },
    });
    await until(async () => (await client.ticket(ticket)).status === 'found');
  });
  afterEach(() => {
    served.backend.emptyQueue();
  });

  const fails = (...absent: (0 | 1)[]): Promise<void> =>
    served.backend.tell({
      ...{ type: 'ReadyCheckFailed', ...about(ticket), reason: 'late' },
      absent: absent.map((seat) => ({ seat, player: 'p', misses: 2, until: 90_000 })),
    });

  test('asks the player by when, and takes the answer', async () => {
    const asks = { until: 20_000, ready: false, opponent: false };
    expect(await client.ticket(ticket)).toMatchObject({ status: 'found', check: asks });
    const answered = { status: 'found', check: { ...asks, ready: true } };
    expect(await client.confirmReady(ticket)).toMatchObject(answered);
    expect(await client.confirmReady(ticket)).toMatchObject(answered);
  });

  test('is answered by the ticket’s own player, and only while it is asked', async () => {
    const other = await guest('Eve');
    expect((await problemOf(other.confirmReady(ticket))).status).toBe(403);
    await fails(0);
    await until(async () => (await client.ticket(ticket)).status === 'withdrawn');
    expect((await problemOf(client.confirmReady(ticket))).status).toBe(409);
  });

  test('that fails lets the one wait on, and tells the other when to come again', async () => {
    await fails(1);
    const waits = await until(async () => {
      const now = await client.ticket(ticket);
      return now.status === 'waiting' && now;
    });
    expect(waits).toMatchObject({
      check: null,
      again: null,
      why: expect.stringContaining('wait on'),
    });
  });

  test('tells who missed it when they may ask for anyone again', async () => {
    await fails(0);
    await until(async () => (await client.ticket(ticket)).status === 'withdrawn');
    expect(await client.ticket(ticket)).toMatchObject({ check: null, again: 90_000 });
  });

  test('that was missed holds back the player’s other tickets for anyone, which say so', async () => {
    await fails(0);
    await until(async () => (await client.ticket(ticket)).status === 'withdrawn');
    served.backend.emptyQueue();
    const asks = await client.openTicket({ deck: DECK });
    await served.backend.tell({
      ...{ type: 'ReadyCheckFailed', check: 'c9', tickets: ['x', 'y'], reason: 'late', at: 2 },
      absent: [{ seat: 0, player: client.player!, misses: 2, until: 90_000 }],
    });
    const held = await until(async () => {
      const now = await client.ticket(asks.ticket);
      return now.again !== null && now;
    });
    expect(held).toMatchObject({
      ...{ status: 'waiting', again: 90_000 },
      why: expect.stringContaining('this ticket is not paired before'),
    });
  });

  test('tells who missed it at once what that costs', async () => {
    const notes: PlayerNote[] = [];
    client.followSeatings(
      () => undefined,
      (note) => notes.push(note),
    );
    // Again until the subscription is there.
    await until(async () => {
      await served.backend.tell({
        ...{ type: 'ReadyCheckFailed', ...about(ticket), reason: 'late' },
        absent: [{ seat: 0, player: client.player!, misses: 1, until: null }],
      });
      return notes.length > 0;
    });
    expect(notes[0]).toEqual({ type: 'warned', player: client.player, misses: 1, until: null });
  });

  test('says that a bot stands in, and which one', async () => {
    expect((await client.ticket(ticket)).check).not.toHaveProperty('bot');
    await fails(1);
    await until(async () => (await client.ticket(ticket)).status === 'waiting');
    await served.backend.tell({
      ...{ type: 'ReadyCheckBegan', ...about(ticket), region: 'local', until: 20_000 },
      ...{ check: 'c2', tickets: [ticket, `${ticket}/bot`] },
      players: [client.player!, 'bot:sensible'],
      offer: { edition: '6ED', format: 'freeform', bestOf: 1 },
    });
    await until(async () => (await client.ticket(ticket)).status === 'found');
    const { check } = await client.ticket(ticket);
    expect(check).toMatchObject({ opponent: true, bot: 'sensible' });
  });

  test('is answered by a program that plays, by itself', async () => {
    const seat = new Seat(client, { ticket, choose: () => ({ type: 'Pass' }) });
    await until(async () => (await client.ticket(ticket)).check?.ready);
    seat.leave();
  });
});

test('maintenance is told to anybody who asks, until it is called off', async () => {
  const about = { maintenance: 'w', region: 'local', at: 1 };
  const status = async (): Promise<MaintenanceStatus> =>
    (await raw('/v1/maintenance')).json() as Promise<MaintenanceStatus>;
  await served.backend.tell({ type: 'MaintenanceAnnounced', ...about, until: 9 });
  const told = await until(async () => {
    const now = await status();
    return now.maintenance !== null && now;
  });
  expect(told.maintenance).toEqual({ maintenance: 'w', since: 1, until: 9, drained: null });
  await served.backend.tell({ type: 'MaintenanceCalledOff', ...about });
  await until(async () => (await status()).maintenance === null);
});

describe('the time to think that a ticket asks for', () => {
  const own = { bank: 7_000, grace: 0 };

  test('stands in its offer, in full; the standard does not', async () => {
    const opponent = { kind: 'bot', bot: 'random' } as const;
    const client = await guest();
    const offered = async (time: TimeWanted) =>
      (await client.openTicket({ deck: DECK, opponent, time })).offers[0]?.time;
    expect(await offered(own)).toEqual(own);
    expect(await offered('each')).toEqual(TIMES.each);
    expect(await offered('standard')).toBeUndefined();
    client.close();
  });

  test('is that of its format where it asks for none, and the formats say which', async () => {
    const client = await guest();
    const also = [{ format: 'extended@2000-08-02' }];
    const { offers } = await client.openTicket({ deck: DECK, opponent: { kind: 'anyone' }, also });
    expect(offers.map(({ time }) => time)).toEqual([undefined, TIMES.quick]);
    const formats = await client.formats();
    const timeOf = (name: string) => formats.find(({ format }) => format === name)?.time;
    expect([timeOf('freeform'), timeOf('extended')]).toEqual(['standard', 'quick']);
    client.close();
  });

  test.each<[string, TimeWanted, number]>([
    ['of one’s own, where anybody may come', own, 400],
    ['that nobody could think in', { bank: 10, grace: 0 }, 422],
  ])('is not one %s', async (_, time, expected) => {
    const client = await guest();
    const { status } = (await problemOf(client.openTicket({ deck: DECK, time }))).problem;
    expect(status).toBe(expected);
    client.close();
  });
});

describe('a ticket', () => {
  const asked = (client: Client, body: object, key: string) =>
    raw('/v1/tickets', {
      method: 'POST',
      headers: {
        ...{
          authorization: `Bearer ${(client as Client & { guest: { token: string } }).guest.token}`,
        },
        ...{ 'content-type': 'application/json', 'idempotency-key': key },
      },
      body: JSON.stringify({ deck: DECK, ...body }),
    });

  test('is the same for the same key, which asks for nothing else', async () => {
    const client = await guest();
    const [one, again, other] = [
      await asked(client, { bestOf: 3 }, 'k'),
      await asked(client, { bestOf: 3 }, 'k'),
      await asked(client, { bestOf: 5 }, 'k'),
    ];
    const { ticket } = (await one.json()) as { ticket: string };
    expect(await again.json()).toMatchObject({ ticket, offers: [{ bestOf: 3 }] });
    expect(other.status).toBe(422);
    expect(await other.json()).toMatchObject({ type: '/problems/key-reused', ticket });
    await client.withdrawTicket(ticket);
    client.close();
  });

  test.each<[string, (me: string) => object, string]>([
    ['oneself', (me) => ({ kind: 'player', player: me }), 'Nobody plays themselves'],
    [
      'a bot by its id',
      () => ({ kind: 'player', player: 'bot:random' }),
      'Bots take no invitations',
    ],
    [
      'nobody',
      () => ({ kind: 'player', player: 'p-nobody' }),
      'There is no such player to play against',
    ],
    [
      'a bot that stands in, misspelt',
      () => ({ kind: 'anyone', standin: { bot: 'random', after: 5_000 } }),
      'The request does not have the form that is asked for',
    ],
  ])('against %s waits for nobody: it is a problem', async (_, opponent, title) => {
    const client = await guest();
    const answer = await asked(client, { opponent: opponent(client.player!) }, 'k');
    expect([answer.status, await answer.json()]).toMatchObject([422, { title }]);
    client.close();
  });

  test.each([
    [{ bestOf: 2 }, 'bestOf: Invalid option: expected one of 1|3|5'],
    [{ time: { bank: 4, grace: 0 } }, 'time.bank: Too small: expected number to be >=5000'],
    [{ time: 'bullet' }, /^time: Invalid option: expected one of "standard"/u],
    [{ deck: 7 }, /^deck: Invalid input: expected string.*, or .*expected object/u],
  ])('%j is refused in words that say what would do', async (body, detail) => {
    const client = await guest();
    const problem = (await (await asked(client, body, 'k')).json()) as { detail: string };
    expect(problem.detail).toMatch(detail);
    client.close();
  });
});

describe('the terms of a ticket', () => {
  test('are its own and then the others that would do, each once; what those leave out is as in the first', async () => {
    const client = await guest();
    const { offers, ticket } = await client.openTicket({
      ...{ deck: DECK, edition: '6ED', rated: true },
      also: [{ edition: 'TSP' }, { edition: '6ED' }, { bestOf: 3, rated: false }],
    });
    expect(offers).toEqual([
      { edition: '6ED', format: 'freeform', bestOf: 1, rated: true },
      { edition: 'TSP', format: 'freeform', bestOf: 1, rated: true },
      { edition: '6ED', format: 'freeform', bestOf: 3 },
    ]);
    await client.withdrawTicket(ticket);
    client.close();
  });

  test('are counted, for anybody who asks how many wait', async () => {
    const client = await guest();
    const opponent = { kind: 'anyone' } as const;
    const asked = await client.openTicket({ deck: DECK, bestOf: 5, opponent });
    const anybody = new Client(served.url, null, { fetch: document.fetch });
    const terms = async () => (await anybody.queue()).terms;
    await until(async () =>
      (await terms()).some(({ offer, waiting }) => offer.bestOf === 5 && waiting === 1),
    );
    await client.withdrawTicket(asked.ticket);
    await until(async () => (await terms()).every(({ offer }) => offer.bestOf !== 5));
    client.close();
  });

  test('may be that the games are played for ante, but not for ratings', async () => {
    const client = await guest();
    const { offers, ticket } = await client.openTicket({ deck: DECK, ante: true });
    expect(offers[0]).toMatchObject({ ante: true });
    await client.withdrawTicket(ticket);
    const asked = client.openTicket({ deck: DECK, ante: true, rated: true });
    expect((await problemOf(asked)).problem).toMatchObject({
      ...{ status: 400, title: 'A rated match is never played for ante' },
    });
    client.close();
  });

  test('are one where somebody is named', async () => {
    const client = await guest();
    const opponent = { kind: 'bot', bot: 'random' } as const;
    const asked = client.openTicket({ deck: DECK, opponent, also: [{ edition: 'TSP' }] });
    expect((await problemOf(asked)).problem).toMatchObject({
      ...{ status: 400, detail: 'leave `also` out, or ask for anyone' },
    });
    client.close();
  });

  test('each take the deck, or say under which edition it can’t be played', async () => {
    const client = await guest();
    const deck = { main: [{ name: 'Time Spiral', count: 4 }, ...DECK.main], side: [] };
    const asked = client.openTicket({ deck, edition: '6ED', also: [{ edition: '4ED' }] });
    expect((await problemOf(asked)).problem).toMatchObject({
      ...{ status: 422, title: 'This deck can’t be played under 4ED' },
    });
    client.close();
  });
});

describe('the search for cards', () => {
  test('finds cards that can be played, and says of others why they can’t, page by page', async () => {
    const client = await guest();
    const { cards, next } = await client.cards({ name: 'shock', works: true });
    expect(cards.map(({ name }) => name)).toContain('Shock');
    expect(cards.find(({ name }) => name === 'Shock')?.card?.cost).toBe('R');
    expect(next).toBeNull();
    const first = await client.cards({ name: 'wall', brief: true, limit: 2 });
    const second = await client.cards({ name: 'wall', brief: true, limit: 2, after: first.next! });
    const names = [...first.cards, ...second.cards].map(({ name }) => name);
    expect(names).toEqual([...new Set(names)].sort());
    expect(names).toHaveLength(4);
    expect((await client.cards({ name: 'damnation' })).cards[0]?.why).toBe('not in the edition');
  });

  test('shows one card as an edition has it', async () => {
    const client = await guest();
    const wall = async (edition?: string): Promise<readonly string[]> =>
      (await client.card('Wall of Blossoms', edition)).text;
    expect(await wall('TSP')).toEqual(['Defender', ...(await wall('6ED'))]);
    expect(await wall()).toEqual(await wall('6ED'));
    expect((await raw('/v1/cards/Shock?edition=1ED')).status).toBe(422);
    expect((await raw('/v1/cards/Shok')).status).toBe(404);
  });

  test('is not sent again to a client that has the answer cached', async () => {
    const asked = await raw('/v1/cards?name=shock');
    const etag = asked.headers.get('etag');
    expect(etag).not.toBeNull();
    const again = await fetch(`${served.url}/v1/cards?name=shock`, {
      // Fetch would say `no-cache` of itself.
      headers: { 'if-none-match': etag!, 'cache-control': 'max-age=0' },
    });
    expect(again.status).toBe(304);
  });

  test('refuses invalid queries', async () => {
    expect((await raw('/v1/cards?color=Z')).status).toBe(422);
    expect((await raw('/v1/cards?cost=cheap')).status).toBe(422);
    expect((await raw('/v1/cards?edition=1ED')).status).toBe(422);
  });
});

describe('players and tokens', () => {
  test('a guest’s token is an EdDSA JWT that the published keys verify', async () => {
    const { guest: ann } = await guest();
    const { keys } = (await (await raw('/.well-known/jwks.json')).json()) as { keys: PublicKey[] };
    expect(await readToken(ann.token, keys, Date.now())).toMatchObject({
      claims: { sub: (ann as { player?: string }).player },
    });
    expect(JSON.parse(Buffer.from(ann.token.split('.')[0]!, 'base64url').toString())).toMatchObject(
      {
        alg: 'EdDSA',
      },
    );
  });

  test('without a token, or with a wrong one: 401, as problem details', async () => {
    const answer = await raw('/v1/players/me');
    expect(answer.status).toBe(401);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(await answer.json()).toMatchObject({ status: 401, type: '/problems/unauthorized' });
    const wrong = await raw('/v1/players/me', { headers: { authorization: 'Bearer x.y.z' } });
    expect(wrong.status).toBe(401);
  });
});

test('a new token is given for an old one, and speaks for the same player', async () => {
  const ann = await guest('Ann');
  const { token } = await ann.renewToken();
  const me = await raw('/v1/players/me', { headers: { authorization: `Bearer ${token}` } });
  expect(await me.json()).toEqual({ player: ann.player, name: 'Ann' });
});

describe('a player who erases themself', () => {
  /** Whether this token is accepted. */
  const isIn = async (client: { guest: { token: string } }): Promise<boolean> => {
    const headers = { authorization: `Bearer ${client.guest.token}` };
    return (await raw('/v1/players/me', { headers })).status === 200;
  };

  test('no longer has a name, and the topic has a tombstone', async () => {
    const ann = await guest('Zebedee');
    expect(await ann.me()).toMatchObject({ name: 'Zebedee' });
    expect(await ann.eraseMe()).toEqual({ player: ann.player, name: 'somebody' });
    expect((await raw(`/v1/players/${ann.player!}`)).status).toBe(404);
    const stands: (string | null)[] = [];
    const { log } = served.backend;
    const { name: topic } = topics.players;
    for await (const { key, value } of log.read(topic, log.partitionOf(topic, ann.player!), 0)) {
      if (key === ann.player) stands.push(value);
    }
    expect(stands.at(-1)).toBeNull();
  });

  test('is locked out, over HTTP and sockets, and open sockets close; erasing again succeeds', async () => {
    const ann = await guest();
    const follows = await started(ann);
    await ann.concedeMatch(follows.match);
    await until(async () => (await ann.match(follows.match)).status === 'over');
    ann.follow(follows.game, null, { onUpdate: () => undefined });
    await until(() => ann.socket.isUp);
    let closed = 0;
    ann.socket.onConnection = (up) => {
      if (!up) closed += 1;
    };
    await ann.eraseMe();
    expect(await isIn(ann)).toBe(false);
    await until(() => closed > 0);
    const problems: number[] = [];
    ann.socket.onProblem = ({ status }) => problems.push(status);
    await until(() => problems.includes(401));
    expect(await ann.eraseMe()).toMatchObject({ name: 'somebody' });
    ann.close();
    const bob = await guest('Bob');
    expect(await isIn(bob)).toBe(true);
  });

  test('gets 409 while a match is running, and still exists', async () => {
    const ann = await guest();
    const { match } = await started(ann);
    const problem = await problemOf(ann.eraseMe());
    expect(problem.problem).toMatchObject({
      status: 409,
      type: '/problems/match-goes-on',
      matches: [match],
    });
    expect(await isIn(ann)).toBe(true);
  });

  test('no longer waits for a match: tickets are withdrawn first', async () => {
    const ann = await guest();
    const bob = await guest('Bob');
    const { ticket } = await ann.openTicket({
      deck: DECK,
      opponent: { kind: 'player', player: bob.player! },
    });
    await ann.eraseMe();
    expect(await bob.ticket(ticket)).toMatchObject({ status: 'withdrawn' });
  });
});

describe('bots', () => {
  test('are told with how strong they are, and by which games', async () => {
    const client = await guest();
    const bots = await client.bots();
    expect(bots.map(({ bot }) => bot)).toEqual(['random', 'rare', 'sensible']);
    const [random, rare, sensible] = bots;
    expect(random?.strength).toBe(0);
    expect(sensible!.strength - rare!.strength).toBeGreaterThan(400);
    const [against] = sensible!.met;
    expect(against).toMatchObject({ bot: 'random' });
    expect(against!.won / against!.games).toBeGreaterThan(0.9);
    expect(random!.met).toContainEqual({
      ...{ bot: 'sensible', games: against!.games, won: against!.lost, lost: against!.won },
    });
  });

  test('have their strength beside their names in a match, and people have none', async () => {
    const client = await guest();
    const { match } = await started(client);
    const [me, bot] = (await client.match(match)).players;
    expect(bot).toMatchObject({ bot: 'random', strength: 0 });
    expect(me).not.toHaveProperty('strength');
  });
});

describe('books', () => {
  test('editions, formats, decks and cards', async () => {
    const client = await guest();
    const [edition] = await client.editions();
    expect(edition).toMatchObject({ code: '6ED', date: '1999-11-01' });
    expect(edition?.steps).toContain('upkeep');
    expect(await client.formats()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ format: 'freeform', least: 60, days: null }),
        expect.objectContaining({ format: 'limited', least: 40 }),
        expect.objectContaining({ format: 'type-1.5', days: expect.anything() as unknown }),
      ]),
    );
    expect((await client.decks()).map(({ name }) => name)).toContain('Sped Red');
    const [deck] = await client.tournamentDecks();
    expect(deck?.works).toBe((deck?.cards ?? NaN) - (deck?.missing.length ?? NaN));
    expect(await client.card('river boa')).toMatchObject({
      name: 'River Boa',
      cost: '1G',
      types: ['Creature'],
      power: 2,
      toughness: 1,
    });
    expect((await client.card('Shock')).text.join(' ')).toMatch(/2 damage/u);
    expect((await problemOf(client.card('Blacker Lotus Two'))).status).toBe(404);
  });

  test('a deck is checked line by line', async () => {
    const client = await guest();
    const { legal, faults } = await client.checkDeck(
      '56 Forest\n5 Shock\n1 Damnation\n1 Chaos Orb\n1 Grizly Bears',
    );
    expect(legal).toBe(false);
    expect(faults.map(({ line, kind }) => [line, kind])).toEqual([
      [2, 'too many copies'],
      [3, 'not in the edition'],
      [4, 'not yet working'],
      [5, 'unknown card'],
    ]);
    expect(faults.at(-1)?.suggestions).toEqual(['Grizzly Bears']);
  });

  test('a deck is checked for a format, on the day of the edition or on another', async () => {
    const client = await guest();
    const whys = async (format: string) =>
      (await client.checkDeck('4 Rancor\n56 Forest', { format })).faults.map(({ why }) => why);
    expect(await whys('type-2@2000-12-01')).toEqual([
      'Rancor is from Urza’s Legacy; no set with it is in Type 2 on 2000-12-01',
    ]);
    expect(await whys('type-2')).toEqual([]);
    expect((await problemOf(client.checkDeck('60 Forest', { format: 'type-9' }))).status).toBe(422);
  });

  test('a deck is read and written in the forms of other programs', async () => {
    const client = await guest();
    const cod = await client.writeDeck('4 shock\n56 Mountain\n\n15 Fire/Ice', 'cod');
    expect(cod.file).toBe('deck.cod');
    expect(cod.text).toContain('<card number="15" name="Fire // Ice"/>');
    const { form, deck, side } = await client.checkDeck(cod.text);
    expect({ form, main: deck.main, side }).toEqual({
      form: 'cod',
      main: [
        { name: 'Shock', count: 4 },
        { name: 'Mountain', count: 56 },
      ],
      side: 15,
    });
    expect((await client.deckForms()).map((one) => one.form)).toContain('dek');
    const lost = await problemOf(client.writeDeck('4 Shock\n0 Rancor', 'plain'));
    expect(lost.problem).toMatchObject({ status: 422, faults: [{ line: 2, kind: 'unreadable' }] });
  });
});

describe('the page and the documents', () => {
  test('OpenAPI names each path; every answer has safe headers', async () => {
    const answer = await raw('/openapi.json');
    const { paths, openapi } = (await answer.json()) as { paths: object; openapi: string };
    expect(openapi).toMatch(/^3/u);
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining([
        '/v1/players',
        '/v1/games/{id}/commands',
        '/v1/tickets',
        '/v1/tournaments',
      ]),
    );
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect((await raw('/docs')).status).toBe(200);
  });

  test('unknown paths and too large bodies are problems', async () => {
    expect(await (await raw('/v1/nothing')).json()).toMatchObject({ status: 404 });
    const body = JSON.stringify({ name: 'x'.repeat(100_000) });
    const headers = { 'content-type': 'application/json' };
    expect((await raw('/v1/players', { method: 'POST', headers, body })).status).toBe(413);
    const broken = await raw('/v1/players', { method: 'POST', headers, body: '{' });
    expect(await broken.json()).toMatchObject({ status: 400, title: 'The body is not JSON' });
    const wrong = await raw('/v1/players', { method: 'POST', headers, body: '{"name":7}' });
    expect(await wrong.json()).toMatchObject({ status: 422, type: '/problems/malformed' });
  });
});

test('a secret is promised for a game near at hand, and for no other', async () => {
  const client = await guest();
  const { match } = await started(client);
  expect((await problemOf(client.commit(match, 18))).problem).toMatchObject({
    ...{ status: 409, detail: 'secrets are promised for games up to 17 now' },
  });
  client.close();
});

describe('a game over HTTP', () => {
  test('guest, ticket, game, command, outcome; the same key does nothing twice', async () => {
    const client = await guest();
    const { game } = await started(client);
    expect(await client.legal(game)).toMatchObject({ decision: { kind: 'disclose' } });
    const [name] = [(await client.view(game)).id];
    expect(name).toBe(game);
    const secret = client.secrets.get(`${game.slice(0, -3)}/1`)!;
    const body = { type: 'DiscloseSecret', secret };
    const outcome = await client.submit(game, body, 'k1');
    expect(outcome).toMatchObject({ state: 'accepted', game });
    expect(verifyTip(outcome.tip!, served.keys.tipKeys)).toBe(true);
    expect(await client.submit(game, body, 'k1')).toEqual(outcome);
    const other = await problemOf(client.submit(game, { type: 'Pass' }, 'k1'));
    expect(other).toMatchObject({ status: 422, problem: { type: '/problems/key-reused' } });
  });

  test('a refusal cites edition, rule and reason', async () => {
    const client = await guest();
    const { game } = await started(client);
    const refused = await problemOf(client.submit(game, { type: 'Pass' }, 'now'));
    expect(refused).toMatchObject({
      status: 409,
      problem: { type: '/problems/refused', edition: '6ED' },
    });
    expect(refused.problem).toHaveProperty('rule');
    expect(refused.problem).toHaveProperty('reason');
  });

  test('a player with too many refused commands gets a problem, and may still concede', async () => {
    const client = await guest();
    const { game } = await started(client);
    const { log } = served.backend;
    const folded = new FoldedGame(game);
    for await (const { value } of log.readKey(topics.gameEvents.name, game, 0)) folded.take(value);
    const { head } = folded;
    const seat = await client.view(game).then(({ viewer }) => viewer);
    if (head === null || (seat !== 0 && seat !== 1)) throw new Error('no game of ours');
    const records: NewRecord[] = [];
    while (head.refused[seat] < GAME_LIMITS.refusals) {
      const id = `refused ${head.version}`;
      const received = { type: 'CommandReceived', id, seat, command: { type: 'Pass' }, at: 1 };
      const events = [received, { type: 'CommandRefused' }];
      const at = { prev: head.tip, first: head.next, command: id, partition: 0, offset: 0 };
      const commit = makeCommit({ ...at, events }, head.secret);
      advance(head, commit);
      records.push({ topic: topics.gameEvents.name, key: game, value: commitLine(commit) });
    }
    await log.append(records);
    await until(async () => (await client.view(game)).version === head.version);
    const beyond = await problemOf(client.submit(game, { type: 'Pass' }, 'one-more'));
    expect(beyond).toMatchObject({
      status: 409,
      problem: {
        type: '/problems/game-limit',
        reason: '2000 commands of yours were refused in this game',
      },
    });
    // The stub has not read what was put past it, so nothing comes of this: but it is taken.
    expect(await client.submit(game, { type: 'Concede' }, 'up')).toMatchObject({
      state: 'pending',
    });
  });

  test('malformed, keyless and foreign commands are not recorded', async () => {
    const client = await guest();
    const { game } = await started(client);
    const { version } = await client.view(game);
    const strange = await problemOf(client.submit(game, { type: 'DrawThreeCards' }));
    expect(strange).toMatchObject({ status: 422, problem: { type: '/problems/malformed' } });
    const stranger = await guest('Bob');
    expect(await problemOf(stranger.submit(game, { type: 'Concede' }))).toMatchObject({
      status: 403,
    });
    const keyless = await raw(`/v1/games/${game}/commands`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${client.guest.token}`,
        'content-type': 'application/json',
      },
      body: '{"type":"Pass"}',
    });
    expect(keyless.status).toBe(400);
    expect((await client.view(game)).version).toBe(version);
    expect(await problemOf(client.submit('no-game', { type: 'Pass' }))).toMatchObject({
      status: 404,
    });
  });

  test('a command is explained without being sent: it changes no version, whether it is legal or not', async () => {
    const client = await guest();
    const { game } = await started(client);
    const { version } = await client.view(game);
    const legal = await client.explain(game, { type: 'Concede' });
    expect(legal).toEqual({ game, version, legal: true, refusal: null, pays: null });
    const illegal = await client.explain(game, { type: 'PlayLand', object: 99_999 });
    expect(illegal).toMatchObject({ version, legal: false, refusal: { edition: '6ED' } });
    expect((await client.view(game)).version).toBe(version);
    expect((await client.view(game)).view?.outcome).toBeNull();
    const stranger = await guest('Eve');
    expect(await problemOf(stranger.explain(game, { type: 'Pass' }))).toMatchObject({
      status: 403,
    });
  });

  test('nothing but a creature in play has a story, which anybody may ask for', async () => {
    const client = await guest();
    const { game } = await started(client);
    const stranger = new Client(client.url, null);
    expect(await problemOf(stranger.story(game, 99_999))).toMatchObject({ status: 404 });
    expect(await problemOf(stranger.story('no-game', 1))).toMatchObject({ status: 404 });
  });

  test('a cited rule is explained in our own words; one that nothing cites is not', async () => {
    const client = await guest();
    expect(await client.rule('6ED 409.1f')).toMatchObject({ edition: '6ED', rule: '6ED 409.1f' });
    expect((await client.rule('6ED 409.1f')).says).toMatch(/cost/u);
    expect(await problemOf(client.rule('6ED 1.1'))).toMatchObject({ status: 404 });
  });

  test('a slow command is answered 202, and its outcome is found at Location later', async () => {
    const client = await guest();
    const { game } = await started(client);
    served.backend.deciding = false;
    const answer = await raw(`/v1/games/${game}/commands`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${client.guest.token}`,
        'content-type': 'application/json',
        'idempotency-key': 'slow',
      },
      body: '{"type":"Concede"}',
    });
    expect(answer.status).toBe(202);
    const where = answer.headers.get('location')!;
    const headers = { authorization: `Bearer ${client.guest.token}` };
    expect((await raw(where, { headers })).status).toBe(202);
    const other = await problemOf(client.submit(game, { type: 'Pass' }, 'slow'));
    expect(other.status).toBe(422);
    await served.backend.decideHeld();
    let outcome = await raw(where, { headers });
    while (outcome.status === 202) outcome = await raw(where, { headers });
    expect(outcome.status).toBe(200);
    expect(await outcome.json()).toMatchObject({ state: 'accepted' });
  }, 20_000);

  test('a seat sees its own hand, a spectator none', async () => {
    const client = await guest();
    const { game } = await started(client);
    const own = await client.view(game);
    const anybody = await new Client(served.url, null).view(game);
    expect(own.viewer).toBe(0);
    expect(anybody.viewer).toBe('spectator');
    expect(anybody.view?.players[0].hand).toBeNull();
    expect(own.view?.players[0].hand).not.toBeNull();
    expect(anybody.options).toBeNull();
  });
});

describe('the socket', () => {
  /** Plays by passing, until `moves` commands were accepted. */
  function playing(client: Client, match: string, moves: number) {
    const updates: GameUpdate[] = [];
    const positions: Position[] = [];
    const seat = new Seat(client, {
      match,
      choose: async ({ options }) => {
        if (seat.accepted >= moves) return { type: 'Concede' };
        await Promise.resolve();
        switch (options?.decision?.kind) {
          case 'priority':
            return { type: 'Pass' };
          case 'attack':
            return { type: 'DeclareAttackers', attackers: [] };
          case 'block':
            return { type: 'DeclareBlockers', blocks: [] };
          case 'playFirst':
            return { type: 'Choose', answer: 'p0' };
          default: {
            const space = options?.commands.find(({ type }) => type === 'Choose');
            if (space?.type === 'Choose' && space.space.shape === 'subset') {
              return {
                type: 'Choose',
                answer: space.space.from.slice(0, space.space.least) as never,
              };
            }
            return { type: 'Choose', answer: false };
          }
        }
      },
      onPosition: (_, position) => positions.push(position),
    });
    return { seat, updates, positions };
  }

  test('every commit comes once, with a signed tip, whatever drops', async () => {
    const client = await guest();
    const ticket = await client.openTicket({
      deck: DECK,
      opponent: { kind: 'bot', bot: 'random' },
    });
    const { match } = (await client.ticket(ticket.ticket)) as { match: string };
    const { seat } = playing(client, match, 30);
    const watcher = new Client(served.url, null, {
      WebSocket: WebSocket as never,
      fetch: document.fetch,
    });
    const game = await until(() => seat.match?.games[0]?.game);
    const seen: number[] = [];
    const shown = new Map<number, Position['view']>();
    watcher.follow(game, 0, {
      onUpdate: ({ version }) => seen.push(version),
      onPosition: ({ version, view }) => shown.set(version, view),
    });
    for (let i = 0; i < 6; i++) {
      await new Promise((resolve) => setTimeout(resolve, 60));
      if (i === 3) await served.restart();
      else (i % 2 === 0 ? client : watcher).socket.drop();
    }
    const { version } = await until(() => {
      const position = lastOf(seat, game, client);
      return position;
    }).then(() => client.view(game));
    await until(() => seen.at(-1) === version);
    expect(seen).toEqual(Array.from({ length: version }, (_, i) => i + 1));
    expect(seat.gaps).toBe(0);
    const tips = client.tipsOf(game);
    expect(tips.map((tip) => tip.version)).toEqual(seen);
    expect(tips.every((tip) => verifyTip(tip, served.keys.tipKeys))).toBe(true);
    expect(watcher.tipsOf(game).map(({ tip }) => tip)).toEqual(tips.map(({ tip }) => tip));
    // What was built up of changes is what is there, at each version that was shown.
    expect(shown.size).toBeGreaterThan(5);
    for (const [at, view] of shown) {
      expect([at, view]).toEqual([at, (await watcher.view(game, at)).view]);
    }
    seat.leave();
    client.close();
    watcher.close();
  }, 20_000);

  test('a late subscriber gets all from the record, and the open decision at once', async () => {
    const client = await guest();
    const { match, game } = await started(client);
    const { seat } = playing(client, match, 80);
    await until(() => seat.accepted >= 79);
    seat.leave();
    const { version } = await client.view(game);
    expect(version).toBeGreaterThan(64);
    const versions: number[] = [];
    let position: Position | null = null;
    const late = new Client(served.url, client.player, {
      WebSocket: WebSocket as never,
      token: client.guest.token,
    });
    late.follow(game, 0, {
      onUpdate: (update) => versions.push(update.version),
      onPosition: (now) => {
        position = now;
      },
    });
    const found = await until<Position>(() => position);
    expect(versions.length).toBeGreaterThanOrEqual(version);
    expect(versions).toEqual(versions.map((_, i) => i + 1));
    // Cards fall as they may: a game may be over by then, and then nothing is open.
    expect(found.view.decision ?? found.view.outcome).not.toBeNull();
    late.close();
    client.close();
  }, 20_000);

  test('the game is told when a seat’s last socket goes and when one comes back', async () => {
    const client = await guest();
    const { match, game } = await started(client);
    const { seat } = await client.match(match);
    const watcher = new Client(served.url, null, {
      WebSocket: WebSocket as never,
      fetch: document.fetch,
    });
    const told: string[] = [];
    watcher.follow(game, 0, {
      onUpdate: ({ events }) => told.push(...events.map((one) => one.text)),
    });
    const { end } = client.follow(game, 0, {});
    await until(() => client.tipsOf(game).length > 0);
    end();
    const lost = `Player ${Number(seat) + 1} lost the connection`;
    await until(() => told.includes(lost));
    client.follow(game, null, {});
    await until(() => told.includes(`Player ${Number(seat) + 1} is back`));
    // After a while it is told of the other seat as well: the bot that would sit there doesn't run here.
    expect(told.filter((line) => line === lost)).toHaveLength(1);
    client.close();
    watcher.close();
  });

  test('a client that keeps asking and reads nothing is dropped before it fills the memory', async () => {
    const patient = await serve({ requests: { burst: 1e9, perMinute: 1e9 } });
    const socket = await opened(patient);
    socket.pause();
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', () => undefined);
    const question = JSON.stringify({
      type: 'subscribe',
      to: 'game',
      id: 'x'.repeat(100),
      from: 'y',
    });
    // Each is answered with a problem that nobody takes.
    for (let asked = 0; asked < 200_000 && socket.readyState === WebSocket.OPEN; asked++) {
      socket.send(question);
      if (asked % 1_000 === 0) await new Promise(setImmediate);
    }
    socket.resume();
    await closed;
    await patient.stop();
  }, 60_000);

  test('an acknowledgement names the commit, and leaves its events to the update', async () => {
    const client = await guest();
    const { match, game } = await started(client);
    const body = { type: 'DiscloseSecret', secret: client.secrets.get(`${match}/1`)! };
    const told: GameUpdate[] = [];
    client.follow(game, 0, { onUpdate: (update) => told.push(update) });
    const { status, outcome } = await client.socket.command(game, 'k', body);
    expect(status).toBe(200);
    expect(outcome).toMatchObject({ state: 'accepted', tip: { game } });
    expect(outcome).not.toHaveProperty('events');
    const update = await until(() => told.find(({ version }) => version === outcome?.version));
    expect(update.events.length).toBeGreaterThan(0);
    expect((await client.submit(game, body, 'k')).events).toEqual(update.events);
    client.close();
  });

  test('a ping is answered, to a client that has said hello', async () => {
    const socket = await opened(served);
    const ping = '{"type":"ping"}';
    expect(await answer(socket, ping)).toMatchObject({ problem: { status: 401 } });
    await answer(socket, '{"type":"hello"}');
    expect(await answer(socket, ping)).toEqual({ type: 'pong' });
    socket.close();
  });

  test('a client without hello, from another origin or with malformed messages is refused', async () => {
    const url = served.url.replace('http', 'ws') + '/v1/socket';
    const foreign = new WebSocket(url, { origin: 'https://elsewhere.example' });
    const status = await new Promise((resolve) => {
      foreign.on('unexpected-response', (_, response) => resolve(response.statusCode));
      foreign.on('error', () => undefined);
    });
    expect(status).toBe(403);
    const own = await opened(served, { origin: served.url });
    for (const [said, kind] of [
      ['{"type":"subscribe","to":"game","id":"g"}', 'unauthorized'],
      ['nonsense', 'malformed'],
      ['{"type":"sit"}', 'malformed'],
      ['{"type":"hello","token":"a.b.c"}', 'unauthorized'],
    ]) {
      expect(await answer(own, said!)).toMatchObject({
        type: 'problem',
        problem: { type: `/problems/${kind!}` },
      });
    }
    own.close();
  });

  test('what is not JSON is said to be none', async () => {
    const socket = await opened(served);
    expect(await answer(socket, '{')).toMatchObject({
      problem: { detail: 'the message is not JSON' },
    });
    socket.close();
  });
});

/** A raw socket at `/v1/socket`. */
async function opened({ url }: Served, options = {}): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/v1/socket`, options);
  await new Promise((resolve) => socket.once('open', resolve));
  return socket;
}

/** The next message after one is sent. */
function answer(socket: WebSocket, text: string): Promise<unknown> {
  const next = new Promise((resolve) => {
    socket.once('message', (data: Buffer) => resolve(JSON.parse(data.toString())));
  });
  socket.send(text);
  return next;
}

describe('limits', () => {
  test('a client with too many requests learns when to come back', async () => {
    const strict = await serve({ requests: { burst: 5, perMinute: 5 } });
    try {
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => fetch(`${strict.url}/v1/formats`)),
      );
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused.length).toBe(3);
      expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await strict.stop();
    }
  });

  test('every message on a socket counts, and a client that keeps sending malformed ones is cut off', async () => {
    const strict = await serve({ requests: { burst: 3, perMinute: 1 } });
    try {
      const socket = await opened(strict);
      const closed = new Promise((resolve) => socket.once('close', resolve));
      const asks = (id: string): string => JSON.stringify({ type: 'subscribe', to: 'game', id });
      expect(await answer(socket, '{"type":"hello"}')).toMatchObject({ type: 'welcome' });
      expect(await answer(socket, 'nonsense')).toMatchObject({ problem: { status: 422 } });
      expect(await answer(socket, asks('a'))).toMatchObject({ problem: { status: 404 } });
      expect(await answer(socket, asks('b'))).toMatchObject({
        ...{ type: 'problem', to: 'game', id: 'b', retryAfter: expect.any(Number) },
        problem: { status: 429 },
      });
      expect(await answer(socket, 'nonsense')).toMatchObject({ problem: { status: 429 } });
      expect(await closed).toBe(1008);
    } finally {
      await strict.stop();
    }
  });

  test('a command counts before its game is looked for', async () => {
    const strict = await serve({ commands: { burst: 2, perMinute: 1 } });
    try {
      const client = await Client.guest(strict.url, 'Ann');
      const socket = await opened(strict);
      await answer(socket, JSON.stringify({ type: 'hello', token: client.guest.token }));
      const acks = [];
      for (const game of ['none-1', 'none-2', 'none-3']) {
        const command = { type: 'command', key: 'k', game, body: { type: 'Pass' } };
        acks.push(await answer(socket, JSON.stringify(command)));
      }
      const told = acks as { status: number; retryAfter?: number }[];
      expect(told.map(({ status }) => status)).toEqual([404, 404, 429]);
      expect(told[2]?.retryAfter).toBeGreaterThan(0);
      socket.close();
    } finally {
      await strict.stop();
    }
  });

  test('unknown ids are looked for in the record at a limited rate, without a token too', async () => {
    const strict = await serve({ recalls: { burst: 2, perMinute: 1 } });
    try {
      const asked = [];
      for (const path of ['games/x-1', 'matches/x-2', 'tickets/x-3', 'games/x-4/view']) {
        asked.push(await fetch(`${strict.url}/v1/${path}`));
      }
      expect(asked.map(({ status }) => status)).toEqual([404, 404, 429, 429]);
      expect(Number(asked[3]?.headers.get('retry-after'))).toBeGreaterThan(0);
      const others = await Client.guest(strict.url, 'Ann');
      expect(await problemOf(others.game('x-5'))).toMatchObject({ status: 404 });
    } finally {
      await strict.stop();
    }
  });

  test('while the log accepts nothing, requests are answered 503, which is counted', async () => {
    const full = await serve({ pending: 0 });
    const unanswered = async () =>
      /^arbiter_commands_unanswered_total (\d+)$/mu.exec((await full.metrics.text()).body)?.[1];
    try {
      const client = await Client.guest(full.url, 'Ann');
      const { match } = await client
        .openTicket({ deck: DECK, opponent: { kind: 'bot', bot: 'random' } })
        .then(({ ticket }) => client.ticket(ticket) as Promise<{ match: string }>);
      const { games } = await client.commit(match, 1).then(() => client.match(match));
      const answer = await fetch(`${full.url}/v1/games/${games[0]!.game}/commands`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${client.guest.token}`,
          'content-type': 'application/json',
          'idempotency-key': 'k',
        },
        body: '{"type":"Concede"}',
      });
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('1');
      expect(await unanswered()).toBe('1');
      // What a player does wrong is no failure of the server.
      expect(await problemOf(client.submit('no-such', { type: 'Pass' }, 'k2'))).toMatchObject({
        status: 404,
      });
      expect(await unanswered()).toBe('1');
    } finally {
      await full.stop();
    }
  });
});

function lastOf(seat: { accepted: number }, game: string, client: Client): true | null {
  return seat.accepted > 30 && client.tipsOf(game).length > 0 ? true : null;
}

describe('a command over HTTP', () => {
  test('says how long its player thought, so that what its way took may be credited', async () => {
    const ann = await guest();
    const { game } = await started(ann);
    await ann.submit(game, { type: 'Concede' }, 'thought', 1_234);
    const { log } = served.backend;
    const commands: unknown[] = [];
    for await (const { value } of log.readKey(topics.gameCommands.name, game, 0)) {
      commands.push(JSON.parse(value!));
    }
    expect(commands).toContainEqual(expect.objectContaining({ thought: 1_234 }));
    const path = `/v1/games/${game}/commands?thought=-1`;
    const headers = { authorization: `Bearer ${ann.guest.token}`, 'idempotency-key': 'k' };
    expect((await raw(path, { method: 'POST', headers })).status).toBe(422);
  });
});

describe('tournaments over HTTP', () => {
  const PATH = '/v1/tournaments';
  const opened = (by: Client, more: object = {}): Promise<TournamentState> =>
    by.ask(PATH, { name: 'Friday', places: 5, ...more });

  test('one is opened, joined, left, begun and ended; all see how it stands', async () => {
    const [ann, bob] = [await guest('Ann'), await guest('Bob')];
    const { tournament, me, organiser } = await opened(ann);
    expect([me, organiser.name]).toEqual([null, 'Ann']);
    const path = `${PATH}/${tournament}`;
    const states: string[] = [];
    const watcher = new Client(served.url, null, { WebSocket: WebSocket as never });
    const end = watcher.socket.follow({
      ...{ to: 'tournament', id: tournament, version: () => null },
      take: (message) => {
        if (message.type === 'tournament') states.push(message.state.status);
      },
    });
    await ann.ask(`${path}/entrants`, { deck: DECK });
    expect(await bob.ask(`${path}/entrants`, { deck: DECK })).toMatchObject({ me: 2, taken: 2 });
    await ann.ask(`${path}/bots`, { bot: 'random', count: 2, deck: DECK });
    expect(await bob.ask(`${path}/withdrawals`, {})).toMatchObject({ me: null, taken: 3 });
    await bob.ask(`${path}/entrants`, { deck: DECK });
    const begun = await ann.ask<TournamentState>(`${path}/beginning`, {});
    expect(begun).toMatchObject({ status: 'running', planned: 3 });
    await until(async () => (await bob.ask<TournamentState>(path)).round === 1);
    expect(begun.entrants.map(({ name }) => name)).toEqual([
      'Ann',
      'somebody 3',
      'somebody 4',
      'Bob',
    ]);
    expect(begun.standings).toHaveLength(4);
    expect(await ann.ask(`${path}/end`, {})).toMatchObject({ status: 'over', reason: 'ended' });
    const list = await bob.ask<{ tournament: string }[]>(PATH);
    expect(list.map((one) => one.tournament)).toContain(tournament);
    await until(() => states.at(-1) === 'over');
    expect(states[0]).toBe('open');
    end();
    watcher.close();
  });

  test('one is opened with one key, which asks for no other', async () => {
    const ann = await guest('Ann');
    const asked = (name: string): Promise<Response> =>
      raw(PATH, {
        method: 'POST',
        headers: {
          ...{ authorization: `Bearer ${ann.guest.token}`, 'idempotency-key': 'k' },
          'content-type': 'application/json',
        },
        body: JSON.stringify({ name }),
      });
    const { tournament } = (await (await asked('Friday')).json()) as { tournament: string };
    expect(await (await asked('Friday')).json()).toMatchObject({ tournament, name: 'Friday' });
    const other = await asked('Sunday');
    expect([other.status, await other.json()]).toMatchObject([422, { tournament }]);
  });

  test('what can’t be done is refused, and said why', async () => {
    const [ann, bob] = [await guest('Ann'), await guest('Bob')];
    const { tournament } = await opened(ann);
    const path = `${PATH}/${tournament}`;
    const refused = async (asked: Promise<unknown>): Promise<[number, unknown]> => {
      const { status, problem } = await problemOf(asked);
      return [status, problem.detail ?? problem.title];
    };
    const full = { bot: 'random', count: 6, deck: DECK };
    expect(await refused(opened(ann))).toEqual([
      409,
      expect.stringContaining('Friday is not over'),
    ]);
    expect(await refused(opened(bob, { places: 65 }))).toEqual([422, expect.anything()]);
    expect(await refused(opened(bob, { edition: '9ED' }))).toEqual([422, 'edition 9ED']);
    expect(await refused(ann.ask(`${PATH}/none`))).toEqual([404, 'There is no such tournament']);
    expect(await refused(ann.ask(`${path}/bots`, full))).toEqual([409, 'only 5 places are free']);
    expect(await refused(bob.ask(`${path}/bots`, full))).toEqual([403, expect.anything()]);
    expect(await refused(bob.ask(`${path}/beginning`, {}))).toEqual([403, expect.anything()]);
    expect(await refused(bob.ask(`${path}/end`, {}))).toEqual([403, expect.anything()]);
    expect(await refused(bob.ask(`${path}/withdrawals`, {}))).toEqual([409, expect.anything()]);
    const few = 'a tournament has 4 players or more';
    expect(await refused(ann.ask(`${path}/beginning`, {}))).toEqual([409, few]);
    const bad = { deck: '10 Forest' };
    expect(await refused(bob.ask(`${path}/entrants`, bad))).toEqual([422, expect.anything()]);
    await bob.ask(`${path}/entrants`, { deck: DECK });
    expect(await refused(bob.ask(`${path}/entrants`, { deck: DECK }))).toEqual([
      409,
      'you are in it',
    ]);
    const other = await opened(bob, { name: 'Saturday' });
    const entry = { deck: DECK };
    expect(await refused(bob.ask(`${PATH}/${other.tournament}/entrants`, entry))).toEqual([
      409,
      expect.stringContaining('leave Friday first'),
    ]);
  });

  test('none begins while somebody in it plays elsewhere, and says who', async () => {
    const ann = await guest('Ann');
    const { tournament } = await opened(ann);
    const path = `${PATH}/${tournament}`;
    await ann.ask(`${path}/entrants`, { deck: DECK });
    await ann.ask(`${path}/bots`, { bot: 'random', count: 4, deck: DECK });
    await started(ann);
    const { status, problem } = await problemOf(ann.ask(`${path}/beginning`, {}));
    expect([status, problem.detail]).toEqual([409, expect.stringMatching(/send them away: Ann$/u)]);
    await ann.ask(`${path}/withdrawals`, {});
    expect(await ann.ask(`${path}/beginning`, {})).toMatchObject({ status: 'running' });
  });

  test('who erases themselves leaves theirs, and ends those that they run', async () => {
    const [ann, bob] = [await guest('Ann'), await guest('Bob')];
    const { tournament } = await opened(ann);
    const other = await opened(bob);
    await bob.ask(`${PATH}/${tournament}/entrants`, { deck: DECK });
    await bob.eraseMe();
    expect(await ann.ask(`${PATH}/${tournament}`)).toMatchObject({ taken: 0 });
    expect(await ann.ask(`${PATH}/${other.tournament}`)).toMatchObject({
      status: 'over',
      organiser: { name: 'somebody' },
    });
  });
});

describe('the OpenAPI document', () => {
  test('documents every answer that these tests have met, for each of its operations', async () => {
    const ann = await guest();
    const headers = { authorization: `Bearer ${ann.guest.token}` };
    const { game } = await started(ann);
    const place = (await (await raw(`/v1/games/${game}`)).json()) as { match: string };
    const mine = ['players/me', `players/${ann.player}`, 'matches', 'invitations'];
    for (const path of [...mine, 'cards', 'pictures']) {
      expect([path, (await raw(`/v1/${path}`, { headers })).status]).toEqual([path, 200]);
    }
    expect((await raw('/.well-known/tips.json')).status).toBe(200);
    await raw(`/v1/games/${game}/objects/1/story`);
    await raw('/v1/exhibitions', { method: 'POST', headers });
    await raw('/v1/tickets/none', { method: 'DELETE', headers });
    await raw(`/v1/matches/${place.match}/sideboard`, { method: 'PUT', headers });
    await raw(`/v1/matches/${place.match}/concession`, { method: 'POST', headers });
    // `chat.int-spec.ts` has what these answer to whom they are for.
    for (const path of ['', '/reports'])
      await raw(`/v1/matches/${place.match}/chat${path}`, { method: 'POST', headers });
    await raw('/v1/chat/reports', { headers });
    const met = new Set([...document.met].map((one) => one.replace(/ \d+$/u, '')));
    expect(document.operations.filter((one) => !met.has(one))).toEqual([]);
    expect([...document.met].filter((one) => / 20\d$/u.test(one)).length).toBeGreaterThan(20);
  });
});

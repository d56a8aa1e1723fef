import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { AgainstDocument } from '@arbiter/http/testing';
import { Client, type ChatLine, type ProblemError } from '@arbiter/client';
import { auditEvent, jsonIn, REPORTS_KEPT, topics, type AuditEvent } from '@arbiter/protocol';
import { STOMPY } from '@arbiter/sets';
import { WebSocket } from 'ws';
import { serve, type Served } from '../testing/backend.behaviour-spec.ts';

const DECK = { main: [...STOMPY.main], side: [...STOMPY.side] };

let served: Served;
let beside: Awaited<ReturnType<Served['beside']>>;
/** Every HTTP response in these tests is checked against the OpenAPI document. */
let document: AgainstDocument;
let ann: Client;
/** Sits at the other gateway. */
let bob: Client;
let match: string;
const ends: (() => void)[] = [];

beforeAll(async () => {
  served = await serve({ chat: { burst: 6, perMinute: 1 } });
  beside = await served.beside();
  const told = await fetch(`${served.url}/openapi.json`);
  document = new AgainstDocument((await told.json()) as never);
});
afterAll(async () => {
  await beside.stop();
  await served.stop();
});

beforeEach(async () => {
  [ann, bob] = [await guest(served.url, 'Ann'), await guest(beside.url, 'Bob')];
  match = await between(ann, bob);
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  expect(document.faults.splice(0)).toEqual([]);
});

async function guest(url: string, name: string): Promise<Client> {
  const client = await Client.guest(url, name, {
    ...{ WebSocket: WebSocket as never, fetch: document.fetch },
  });
  ends.push(() => {
    client.close();
  });
  return client;
}

async function between(one: Client, other: Client): Promise<string> {
  const { ticket } = await one.openTicket({ deck: DECK });
  await other.openTicket({ deck: DECK });
  return until(async () => (await one.ticket(ticket)).match);
}

async function until<T>(look: () => T | null | false | Promise<T | null | false>): Promise<T> {
  for (let i = 0; i < 500; i++) {
    const found = await look();
    if (found !== null && found !== false) return found;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('the condition never held');
}

/** Hears the chat from now on. @returns what was said since, and why nothing can be heard */
function ear(client: Client, { muted = false, of = match } = {}) {
  const heard: ChatLine['said'][] = [];
  const others: boolean[] = [];
  let began = false;
  let refused: number | null = null;
  const end = client.followChat(
    of,
    muted,
    (lines, other) => {
      began = true;
      if (others.at(-1) !== other) others.push(other);
      heard.push(...lines.map(({ said }) => said));
    },
    ({ status }) => (refused = status),
  );
  ends.push(end);
  return {
    heard,
    others,
    end,
    begins: () => until(() => began),
    refusal: () => until(() => refused),
  };
}

const statusOf = (asked: Promise<unknown>): Promise<number> =>
  asked.then(
    () => 200,
    (error: unknown) => (error as ProblemError).status,
  );

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 60));

describe('what one player says', () => {
  test('the other hears at another gateway, and who comes back hears the last lines again', async () => {
    const [here, there] = [ear(ann), ear(bob)];
    await Promise.all([here.begins(), there.begins()]);
    await ann.say(match, { emote: 'hello' });
    await bob.say(match, { text: ' Hi, Ann! ' });
    const said = [{ emote: 'hello' }, { text: 'Hi, Ann!' }];
    await until(() => here.heard.length === 2 && there.heard.length === 2);
    expect([here.heard, there.heard]).toEqual([said, said]);
    there.end();
    const again = ear(bob);
    await again.begins();
    expect(again.heard).toEqual(said);
  });

  test('is no part of any record: nothing of it is on the log', async () => {
    const sizes = async (): Promise<number> => {
      const all = await Promise.all(
        Object.values(topics).map(({ name }) => served.backend.log.extents(name)),
      );
      return all.flat().reduce((sum, { next }) => sum + next, 0);
    };
    const here = ear(bob);
    await here.begins();
    const before = await sizes();
    await ann.say(match, { text: 'Nobody writes this down' });
    await until(() => here.heard.length === 1);
    expect(await sizes()).toBe(before);
  });

  test('is not heard by who has muted or blocked them, and is by themselves', async () => {
    const muted = ear(bob, { muted: true });
    await muted.begins();
    await ann.say(match, { text: 'one' });
    await bob.say(match, { text: 'two' });
    await until(() => muted.heard.length === 1);
    muted.end();
    await bob.block(ann.player!);
    const blocking = ear(bob);
    await blocking.begins();
    await ann.say(match, { text: 'three' });
    await bob.say(match, { text: 'four' });
    await until(() => blocking.heard.length === 2);
    expect([muted.heard, blocking.heard]).toEqual([
      [{ text: 'two' }],
      [{ text: 'two' }, { text: 'four' }],
    ]);
  });

  test('tells whether the other has chat on, at another gateway, and nothing of muting', async () => {
    const here = ear(ann);
    await here.begins();
    expect(here.others).toEqual([false]);
    const there = ear(bob);
    await until(() => here.others.at(-1) === true && there.others.at(-1) === true);
    there.end();
    const muted = ear(bob, { muted: true });
    await until(() => muted.others.at(-1) === true);
    // Longer than a gateway waits before it says that somebody is gone.
    await new Promise((resolve) => setTimeout(resolve, 3_500));
    expect(here.others).toEqual([false, true]);
    muted.end();
    await until(() => here.others.at(-1) === false);
  });

  test('is for the two seats alone: nobody else hears it, or speaks', async () => {
    const eve = await guest(served.url, 'Eve');
    expect(await ear(eve).refusal()).toBe(403);
    expect(await statusOf(eve.say(match, { emote: 'hello' }))).toBe(403);
    const stranger = new Client(served.url, null, { WebSocket: WebSocket as never });
    ends.push(() => {
      stranger.close();
    });
    expect(await ear(stranger).refusal()).toBe(403);
  });

  test('is not said to bots', async () => {
    const { ticket } = await ann.openTicket({
      deck: DECK,
      opponent: { kind: 'bot', bot: 'random' },
    });
    const alone = await until(async () => (await ann.ticket(ticket)).match);
    expect(await statusOf(ann.say(alone, { emote: 'hello' }))).toBe(409);
    expect(await ear(ann, { of: alone }).refusal()).toBe(409);
  });

  test('may be said for ten minutes after the match is over, and no longer', async () => {
    const end = async (at: number): Promise<void> => {
      await served.backend.tell({
        ...{ type: 'MatchEnded', match, winner: 0, score: [1, 0], reason: 'concession', at },
      });
      await until(async () => (await ann.match(match)).status === 'over');
    };
    await end(Date.now() - 9 * 60_000);
    expect(await statusOf(ann.say(match, { emote: 'goodGame' }))).toBe(200);
    match = await between(ann, bob);
    await end(Date.now() - 11 * 60_000);
    expect(await statusOf(ann.say(match, { emote: 'goodGame' }))).toBe(409);
  });

  test('is refused with 429 if it is too much', async () => {
    const all = await Promise.all(
      Array.from({ length: 7 }, () => statusOf(ann.say(match, { emote: 'thanks' }))),
    );
    expect(all.toSorted()).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });
});

test('what can’t be said is refused, and the answer says what can', async () => {
  const error = await ann.say(match, { text: 'a\nb' }).catch((thrown: unknown) => thrown);
  expect((error as ProblemError).problem).toMatchObject({
    ...{ status: 422, detail: expect.stringContaining('plain text on one line') },
  });
});

describe('a report', () => {
  const listed = async (as: 'judge' | 'operator' | 'auditor' | null): Promise<Response> => {
    const { token } = as === null ? { token: '' } : await served.keys.token('olga', { role: as });
    return document.fetch(`${served.url}/v1/chat/reports`, {
      ...(as !== null && { headers: { authorization: `Bearer ${token}` } }),
    });
  };

  test('reaches those who watch over games once, with the lines around the one that is meant', async () => {
    const here = ear(bob);
    await here.begins();
    await bob.say(match, { text: 'Hi' });
    const { line } = await ann.say(match, { text: 'Go away' });
    await until(() => here.heard.length === 2);
    const { until: kept } = await bob.reportLine(match, line);
    expect(Math.abs(kept - Date.now() - REPORTS_KEPT)).toBeLessThan(10_000);
    await bob.reportLine(match, line);
    for (const role of ['judge', 'operator'] as const) {
      const all = (await (await listed(role)).json()) as { match: string }[];
      expect(all.filter((one) => one.match === match)).toMatchObject([
        {
          ...{ line, by: 1, players: [{ name: 'Ann' }, { name: 'Bob' }] },
          lines: [{ said: { text: 'Hi' } }, { said: { text: 'Go away' } }],
        },
      ]);
    }
  });

  test('is read by nobody without an entry on the audit trail', async () => {
    const looks = async (): Promise<AuditEvent[]> => {
      const found: AuditEvent[] = [];
      for await (const { value } of served.backend.log.readKey(topics.audit.name, 'olga', 0)) {
        found.push(auditEvent.parse(jsonIn(value)));
      }
      return found;
    };
    const { line } = await ann.say(match, { text: 'Go away' });
    await until(async () => (await statusOf(bob.reportLine(match, line))) === 200);
    const before = await looks();
    const all = (await (await listed('judge')).json()) as { match: string }[];
    const matches = new Set(all.map((one) => one.match)).size;
    expect((await looks()).slice(before.length)).toMatchObject([
      {
        ...{ type: 'LookedAtChats', operator: 'olga', role: 'judge', subject: 'chats' },
        detail: `${all.length} reports of ${matches} matches`,
      },
    ]);
  });

  test('is not read by who has declared a tie with one of the two, until that is lifted', async () => {
    const { line } = await ann.say(match, { text: 'Go away' });
    await until(async () => (await statusOf(bob.reportLine(match, line))) === 200);
    const count = async (): Promise<number> => {
      const all = (await (await listed('judge')).json()) as { match: string }[];
      return all.filter((one) => one.match === match).length;
    };
    const tell = async (event: Pick<AuditEvent, 'type' | 'operator' | 'of'>): Promise<void> => {
      const subject = bob.player!;
      const body = auditEvent.parse({ ...event, role: 'operator', subject, detail: '', at: 1 });
      const value = JSON.stringify(body);
      await served.backend.log.append([{ topic: topics.audit.name, key: 'olga', value }]);
    };
    expect(await count()).toBeGreaterThan(0);
    await tell({ type: 'DeclaredTie', operator: 'olga' });
    expect(await count()).toBe(0);
    await tell({ type: 'LiftedTie', operator: 'otto', of: 'olga' });
    expect(await count()).toBeGreaterThan(0);
  });

  test('is not read by others', async () => {
    expect((await listed('auditor')).status).toBe(403);
    expect((await listed(null)).status).toBe(401);
    expect(await statusOf(ann.ask('/v1/chat/reports'))).toBe(403);
  });

  test('is not made of one’s own line, or of what nobody has said', async () => {
    const { line } = await ann.say(match, { text: 'Me' });
    await soon();
    expect(await statusOf(ann.reportLine(match, line))).toBe(404);
    expect(await statusOf(bob.reportLine(match, 'nothing'))).toBe(404);
  });
});

import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { Client, type AnySocketClass } from '@arbiter/client';
import type { ServerMessage } from '@arbiter/protocol';
import { WebSocket } from 'ws';
import { disputes } from '../commands/disputes.ts';
import { operator } from '../commands/operator.ts';
import { printed } from '../disputes/printed.behaviour-spec.ts';

type Body = Readonly<Record<string, unknown>>;

const SOCKETS = { WebSocket: WebSocket as unknown as AnySocketClass };
const DECK = { main: [{ name: 'Forest', count: 60 }], side: [] };

/**
 * Two people play a rated match, of which one concedes the only game and reports that; an operator rules that it counts for the
 * other seat. What comes of it goes through each service: replay, matchmaking, the read models, the gateway.
 *
 * @param data the folder with the keys by which operators' tokens are signed
 */
export async function playAndRule(url: string, data: string): Promise<void> {
  const [ann, bob] = [
    await Client.guest(url, 'Ann, who is right', SOCKETS),
    await Client.guest(url, 'Bob, who concedes', SOCKETS),
  ];
  const told = [ann, bob].map(toldOf);
  try {
    const { match, game } = await begun(ann, bob);
    await bob.submit(game, { type: 'Concede' });
    const seat = (await bob.match(match)).seat ?? 0;
    const ofMatch = (): Promise<Body> => ann.ask<Body>(`/v1/history/matches/${match}`);
    await until('the match is over', async () => (await ofMatch())['status'] === 'over');
    expect(await ofMatch()).toMatchObject({ winner: 1 - seat });
    const before = await ratingsOf(ann, bob);

    const report = { game, version: 1, text: 'My screen said that I had won.' };
    const { dispute } = await bob.ask<{ dispute: string }>('/v1/disputes', report);
    const olga = (await printed(operator, ['olga'], { ARBITER_DATA: data })).text.trim();
    const settle = (...args: string[]) =>
      printed(disputes, args, { ARBITER_URL: url, ARBITER_TOKEN: olga });
    expect(await settle('take', dispute)).toMatchObject({ code: 0 });
    const grounds = ['--rule', '6ED 102.3', '--grounds', 'The page had said so.'];
    const ruled = await settle('rule', dispute, '--remedy', `winner-${seat}`, ...grounds);
    expect(ruled).toMatchObject({ code: 0 });
    await until('the match counts by it', async () =>
      (await settle('show', dispute)).text.includes('the match counts by it'),
    );

    // Matchmaking has told it, and the read models have it.
    expect(await ofMatch()).toMatchObject({
      winner: seat,
      games: [{ winner: seat, rulings: [{ dispute, changes: true, remedied: true }] }],
    });
    const after = await ratingsOf(ann, bob);
    expect(after[0]).toBeLessThan(before[0]);
    expect(after[1]).toBeGreaterThan(before[1]);
    // The gateway has told both, and shows it.
    await until('both players are told', () =>
      Promise.resolve(told.every((one) => one.some(({ type }) => type === 'ruled'))),
    );
    for (const one of told) {
      expect(one).toContainEqual(expect.objectContaining({ type: 'ruled', match, dispute }));
    }
    expect((await ann.match(match)).winner).toBe(seat);
    expect(await settle('close', dispute)).toMatchObject({ code: 0 });
  } finally {
    ann.close();
    bob.close();
  }
}

/** What a player's own socket is told. */
function toldOf(client: Client): readonly ServerMessage[] {
  const told: ServerMessage[] = [];
  client.socket.follow({
    ...{ to: 'player', id: client.player ?? '', version: () => null },
    take: (message: ServerMessage) => void told.push(message),
  });
  return told;
}

/** Both invite each other, and the first game of their match begins. */
async function begun(ann: Client, bob: Client): Promise<{ match: string; game: string }> {
  for (const [one, other] of [
    [ann, bob],
    [bob, ann],
  ] as const) {
    const opponent = { kind: 'player', player: other.player ?? '' } as const;
    await one.openTicket({ deck: DECK, rated: true, bestOf: 1, opponent });
  }
  let match = '';
  let game = '';
  await until('they are seated', async () => {
    match = (await ann.matches()).mine[0]?.match ?? '';
    return match !== '';
  });
  await Promise.all([ann, bob].map((one) => one.commit(match, 1)));
  await until('the game begins', async () => {
    game = (await ann.match(match)).games[0]?.game ?? '';
    return game !== '' && (await ann.view(game)).version > 0;
  });
  return { match, game };
}

async function ratingsOf(ann: Client, bob: Client): Promise<readonly [number, number]> {
  const one = async ({ player }: Client): Promise<number> => {
    const path = `/v1/history/ratings?player=${player ?? ''}`;
    const { ratings } = await ann.ask<{ ratings: readonly { rating: number }[] }>(path);
    return ratings[0]?.rating ?? Number.NaN;
  };
  return [await one(ann), await one(bob)];
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (await isSo()) return;
    await pause(100);
  }
  throw new Error(`it never came: ${what}`);
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, memorySecrets, type AnySocketClass } from '@arbiter/client';
import type { ServerMessage } from '@arbiter/protocol';
import { WebSocket } from 'ws';
import type { Command } from '../commands/command.ts';
import { disputes } from '../commands/disputes.ts';
import { operator } from '../commands/operator.ts';
import { layGames, type LaidGame } from '../page/laid-game.behaviour-spec.ts';
import { ServerProcess } from '../serve/child.behaviour-spec.ts';
import { forgeLog } from './forge.behaviour-spec.ts';
import { printed } from './printed.behaviour-spec.ts';

type Printed = Awaited<ReturnType<typeof printed>>;

/** What a client keeps of the games that it follows, it keeps for as long as it lives. */
const options = (): Parameters<typeof Client.guest>[2] => ({
  WebSocket: WebSocket as unknown as AnySocketClass,
  proofs: memorySecrets(),
});

/** Somebody who plays without an account. */
export type Guest = Awaited<ReturnType<typeof Client.guest>>;

/** A JSON object as the server answers it. */
export type Body = Readonly<Record<string, unknown>>;

/** Waits for something to be so. @throws Error if it never is */
export async function until<T>(what: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < 400; tries++) {
    const found = await what();
    if (found !== undefined) return found;
    await pause(50);
  }
  throw new Error('it never came');
}

/** A server with two guests whose games lie on its log, and what operators need. */
export class Courtroom {
  readonly #folder: string;
  readonly server: ServerProcess;
  readonly ann: Guest;
  readonly bob: Guest;
  #tokens = 0;

  private constructor(folder: string, server: ServerProcess, ann: Guest, bob: Guest) {
    this.#folder = folder;
    this.server = server;
    this.ann = ann;
    this.bob = bob;
  }

  /** @param games between Ann, in seat 0, and Bob */
  static async open(games: readonly LaidGame[], { rated = false } = {}): Promise<Courtroom> {
    const folder = mkdtempSync(join(tmpdir(), 'disputes-'));
    const server = new ServerProcess(folder);
    await server.start();
    const ann = await Client.guest(server.url, 'Ann', options());
    const bob = await Client.guest(server.url, 'Bob', options());
    await server.stop();
    await layGames(join(folder, 'data', 'log'), [ann.player!, bob.player!], games, { rated });
    await server.start();
    return new Courtroom(folder, server, ann, bob);
  }

  /** Where somebody may put a file for as long as the court is open. */
  file(name: string): string {
    return join(this.#folder, name);
  }

  get data(): Readonly<Record<string, string>> {
    return { ARBITER_DATA: join(this.#folder, 'data') };
  }

  async close(): Promise<void> {
    this.ann.close();
    this.bob.close();
    await this.server.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Killed, and started again. */
  async crash(): Promise<void> {
    await this.server.kill();
    await this.server.start();
  }

  /** Another history of a game is put in place of the one on the log, by somebody who has the whole server. */
  async forge(game: LaidGame): Promise<void> {
    await this.server.stop();
    await forgeLog(this.#folder, [this.ann.player!, this.bob.player!], game);
    await this.server.start();
  }

  /** A token for somebody with a role. */
  async token(...args: string[]): Promise<string> {
    return (await printed(operator, args, this.data)).text.trim();
  }

  /** Killed, and started again without what it had read of the log. */
  async forget(): Promise<void> {
    await this.server.kill();
    rmSync(join(this.#folder, 'data', 'read-models'), { recursive: true });
    await this.server.start();
  }

  /**
   * Sends, and kills the server some milliseconds later, whether it has answered or not; sends the same again when it is
   * back, as anyone does who got no answer.
   *
   * @param after each time that it was sent, so many milliseconds; the last time nothing is killed
   */
  async struck(
    token: string,
    path: string,
    body: object | undefined,
    ...after: readonly number[]
  ): Promise<{ status: number; body: Body }> {
    const key = `k${(this.#tokens += 1)}`;
    for (const wait of after) {
      const sent = this.ask(token, path, body, key).catch(() => undefined);
      await pause(wait);
      await this.crash();
      await sent;
    }
    return this.ask(token, path, body, key);
  }

  /** What both players are told until there is something of that kind, each. */
  async told<T extends ServerMessage['type']>(
    type: T,
    wanted: (message: Extract<ServerMessage, { type: T }>) => boolean,
  ): Promise<Extract<ServerMessage, { type: T }>[]> {
    return Promise.all(
      [this.ann, this.bob].map(
        (who) =>
          new Promise<Extract<ServerMessage, { type: T }>>((resolve) => {
            const end = who.socket.follow({
              ...{ to: 'player', id: who.player!, version: () => null },
              take: (message) => {
                if (message.type !== type) return;
                const one = message as Extract<ServerMessage, { type: T }>;
                if (!wanted(one)) return;
                resolve(one);
                end();
              },
            });
          }),
      ),
    );
  }

  /** Asks the server over HTTP: posts where there is a body. */
  async ask(
    token: string,
    path: string,
    body?: object,
    key = `k${(this.#tokens += 1)}`,
  ): Promise<{ status: number; body: Body }> {
    const send = (): Promise<Response> =>
      fetch(`${this.server.url}/v1/${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          ...(token !== '' && { authorization: `Bearer ${token}` }),
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        ...(body && { body: JSON.stringify(body) }),
      });
    let answer = await send();
    // A server that has just begun may have to make its read models first.
    for (let tries = 0; answer.status === 503 && tries < 60; tries++) {
      await pause(500);
      answer = await send();
    }
    return { status: answer.status, body: (await answer.json()) as Body };
  }

  /** `arbiter disputes …` */
  settle(token: string, ...args: string[]): Promise<Printed> {
    return this.run(disputes, token, ...args);
  }

  /** Any command that works at the server, for somebody with a token. */
  run(command: Command, token: string, ...args: string[]): Promise<Printed> {
    return printed(command, args, { ARBITER_URL: this.server.url, ARBITER_TOKEN: token });
  }
}

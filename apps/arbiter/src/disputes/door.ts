import { randomUUID } from 'node:crypto';
import { failed } from '../copies/with-log.ts';

/** A JSON object as a server answers it. */
export type Answer = Readonly<Record<string, unknown>>;

/** A request that was refused, or a server that can't be reached. The message is for people. */
export class BadAnswer extends Error {
  override readonly name = 'BadAnswer';
}

/** The server's HTTP, for somebody with a token, or with none (''). */
export class ServerDoor {
  readonly #url: string;
  readonly #token: string;

  constructor(url: string, token: string) {
    this.#url = url.replace(/\/+$/u, '');
    this.#token = token;
  }

  /** @throws BadAnswer */
  get(path: string): Promise<Answer> {
    return this.#ask(path, { method: 'GET' });
  }

  /** @throws BadAnswer */
  post(path: string, body: object = {}): Promise<Answer> {
    return this.#ask(path, { method: 'POST', body: JSON.stringify(body) });
  }

  /** What stands on all pages of a list, one after the other. @throws BadAnswer */
  async *pages(
    path: string,
    member: string,
    search: Readonly<Record<string, string | undefined>>,
  ): AsyncGenerator<Answer> {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(search))
      if (value !== undefined) query.set(name, value);
    for (;;) {
      const page = await this.get(`${path}?${query.toString()}`);
      yield* page[member] as Answer[];
      const { next } = page;
      if (typeof next !== 'string') return;
      query.set('before', next);
    }
  }

  async #ask(path: string, init: RequestInit): Promise<Answer> {
    let answer: Response;
    try {
      answer = await fetch(`${this.#url}/v1/${path}`, {
        ...init,
        headers: {
          // What is over anybody may read.
          ...(this.#token !== '' && { authorization: `Bearer ${this.#token}` }),
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
        },
      });
    } catch {
      throw new BadAnswer(`${this.#url} can't be reached`);
    }
    const body = (await answer.json().catch(() => ({}))) as Answer;
    if (answer.ok) return body;
    const { title = answer.statusText, detail } = body;
    const why = typeof detail === 'string' ? `: ${detail}` : '';
    throw new BadAnswer(`${String(title)}${why}`);
  }
}

/**
 * Runs a command that works at the server which `ARBITER_URL` names, with the token in `ARBITER_TOKEN`.
 *
 * @param name of the command, for its messages
 * @param read reads what is to be done from the arguments; an error that it throws says what is wrong with them
 * @param needsToken whether nothing of it can be done without a token
 * @returns the exit code: 0 if it is done, 1 if it was refused or nobody answers, 2 if it was called wrongly
 */
export async function atServer(
  name: string,
  read: () => (door: ServerDoor) => Promise<void>,
  needsToken: boolean,
): Promise<number> {
  let work: (door: ServerDoor) => Promise<void>;
  try {
    work = read();
  } catch (error) {
    return failed(name, (error as Error).message, 2);
  }
  const { ARBITER_URL: url = 'http://127.0.0.1:8080', ARBITER_TOKEN: token = '' } = process.env;
  if (needsToken && token === '') {
    return failed(name, 'set ARBITER_TOKEN; see arbiter help operator', 2);
  }
  try {
    await work(new ServerDoor(url, token));
    return 0;
  } catch (error) {
    if (!(error instanceof BadAnswer)) throw error;
    return failed(name, error.message, 1);
  }
}

import type { WireProblem } from '@arbiter/protocol';
import { ProblemError } from './problem.ts';

/** How long the whole of one request may take, repetitions included, in milliseconds. */
const PATIENCE = 60_000;
const PAUSE = 200;

export interface HttpOptions {
  readonly url: string;
  readonly token?: string | undefined;
  readonly fetch?: typeof fetch | undefined;
}

/** One request. */
export interface Wanted {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Asking twice does no harm: repeated when the connection fails or the server is busy. `when busy`: only when the
   * server itself says so, because what it may have done already would be done twice.
   */
  readonly repeatable?: boolean | 'when busy';
}

/** JSON over HTTP. */
export class Http {
  readonly #options: HttpOptions;
  /** Who asks; may be replaced by a newer one. */
  token: string | undefined;

  constructor(options: HttpOptions) {
    this.#options = options;
    this.token = options.token;
  }

  /** @throws ProblemError for every answer that is no success */
  async json<T>(method: string, path: string, wanted: Wanted = {}): Promise<T> {
    const { status, text } = await this.#answer(method, path, wanted);
    if (status >= 400) throw new ProblemError(asProblem(status, text));
    return (text === '' ? undefined : JSON.parse(text)) as T;
  }

  /** @throws ProblemError for every answer that is no success */
  async text(path: string): Promise<string> {
    const { status, text } = await this.#answer('GET', path, { repeatable: true });
    if (status >= 400) throw new ProblemError(asProblem(status, text));
    return text;
  }

  async #answer(
    method: string,
    path: string,
    { body, headers, repeatable = false }: Wanted,
  ): Promise<{ status: number; text: string }> {
    const { url, fetch: ask = fetch } = this.#options;
    const until = Date.now() + PATIENCE;
    for (let pause = PAUSE; ; pause = Math.min(2 * pause, 2_000)) {
      const { token } = this;
      try {
        const response = await ask(new URL(path, url), {
          method,
          headers: {
            accept: 'application/json',
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
            ...headers,
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        const busy = response.status === 503 || response.status === 429;
        if (!busy || repeatable === false || Date.now() > until) {
          return { status: response.status, text: await response.text() };
        }
        pause = Math.max(pause, 1000 * Number(response.headers.get('retry-after') ?? 0));
      } catch (error) {
        if (repeatable !== true || Date.now() > until) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

function asProblem(status: number, text: string): WireProblem {
  try {
    const value = JSON.parse(text) as Partial<WireProblem>;
    if (typeof value.title === 'string')
      return { type: 'about:blank', ...value, status } as WireProblem;
  } catch {
    // Something between us and the server answered.
  }
  return {
    type: 'about:blank',
    title: `HTTP status ${status}`,
    status,
    detail: text.slice(0, 200),
  };
}

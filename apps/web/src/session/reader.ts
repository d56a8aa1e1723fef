import { ProblemError, type WireProblem } from '@arbiter/client';

/** Reads JSON of a path. */
export type Read = <T>(path: string) => Promise<T>;

/** Asks with the token of the moment. @throws ProblemError for every answer that is no success */
export function reader(url: string, token: () => string): Read {
  return async <T>(path: string): Promise<T> => {
    const mine = token();
    const headers = {
      accept: 'application/json',
      // A stranger may read what is over, too.
      ...(mine !== '' && { authorization: `Bearer ${mine}` }),
    };
    const response = await fetch(new URL(path, url), { headers });
    const body: unknown = await response.json();
    if (!response.ok) throw new ProblemError(body as WireProblem);
    return body as T;
  };
}

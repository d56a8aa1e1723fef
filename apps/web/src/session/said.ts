import { ProblemError } from '@arbiter/client';
import { say, tell } from '../words/say.ts';

/** What is wrong with what somebody has written, in words for them. */
export class Unusable extends Error {}

/** What went wrong, as the page says it. */
export const said = (error: unknown): string =>
  error instanceof ProblemError
    ? [error.problem.title, error.problem.detail]
        .filter((text) => text !== undefined)
        .map(tell)
        .join(': ')
    : error instanceof Unusable
      ? error.message
      : say('The server does not answer.');

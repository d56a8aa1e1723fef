import { ProblemError } from '@arbiter/client';

/** What is wrong with what somebody has written, in words for them. */
export class Unusable extends Error {}

/** What went wrong, as the page says it. */
export const said = (error: unknown): string =>
  error instanceof ProblemError || error instanceof Unusable
    ? error.message
    : 'The server does not answer.';

import { ProblemError } from '@arbiter/client';

/** What went wrong, as the page says it. */
export const said = (error: unknown): string =>
  error instanceof ProblemError ? error.message : 'The server does not answer.';

import { ProblemError } from '@arbiter/client';
import { say } from '../words/say.ts';

/** What is wrong with what somebody has written, in words for them. */
export class Unusable extends Error {}

/** What went wrong, as the page says it. */
export const said = (error: unknown): string =>
  error instanceof ProblemError || error instanceof Unusable
    ? error.message
    : say('The server does not answer.');

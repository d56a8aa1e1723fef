import { LogClosed } from '../errors.ts';

/** A partition has no leader now; there will be one when a broker that has it is back. */
export class NoLeader extends Error {
  override readonly name = 'NoLeader';
  readonly type = 'LEADER_NOT_AVAILABLE';
  readonly retriable = true;
  constructor(topic: string, partition: number) {
    super(`${topic}/${partition} has no leader`);
  }
}

/** The name of an error of Kafka's protocol (`NOT_LEADER_FOR_PARTITION`), if it is one. */
export const errorType = (error: unknown): string | null => answerIn(error)?.type ?? null;

/** A broker answered with an error: the connection itself is fine. */
export const isAnswer = (error: unknown): boolean => answerIn(error) !== undefined;

/** The user may not do this: retrying won't help. */
export const isForbidden = (error: unknown): boolean =>
  errorType(error)?.endsWith('_AUTHORIZATION_FAILED') === true;

/** A broker does not know the user, or the password is not theirs. */
export const isRefusedLogin = (error: unknown): boolean =>
  causesOf(error).some(({ name }) => name === 'KafkaJSSASLAuthenticationError');

/** What an error says, in one line. */
export function errorText(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text.split('\n')[0] ?? '';
}

/** The same request may well succeed later: a broker is gone or starting, or another one leads now. */
export function mayPass(error: unknown): boolean {
  if (error instanceof LogClosed) return false;
  const answer = answerIn(error);
  if (answer !== undefined)
    return answer.type === 'BROKER_NOT_AVAILABLE' || answer.retriable === true;
  // The network.
  return error instanceof Error && error.name.startsWith('KafkaJS');
}

/** What a broker answered, where an error came of that. */
const answerIn = (error: unknown): (Error & { type: string; retriable?: unknown }) | undefined =>
  causesOf(error).find(
    (one): one is Error & { type: string } => 'type' in one && typeof one.type === 'string',
  );

/** An error, what it came of, what that came of, and so on. */
const causesOf = (error: unknown): readonly Error[] =>
  error instanceof Error ? [error, ...causesOf(error.cause)] : [];

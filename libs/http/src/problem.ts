import { HttpException } from '@nestjs/common';

/** Every kind of problem that the services answer with. */
export const PROBLEM_KINDS = [
  'busy',
  'deck',
  'edition',
  'game-limit',
  'http',
  'idempotency-key',
  'internal',
  'key-reused',
  'known',
  'malformed',
  'match-goes-on',
  'not-allowed',
  'not-now',
  'not-ready',
  'not-seated',
  'not-yours',
  'refused',
  'too-many',
  'too-often',
  'unauthorized',
  'unknown',
] as const;

/** What a problem says beside its status: RFC 9457's members, and any others. */
export interface ProblemDetails {
  /** Short name of the kind of problem: the last part of its `type`. */
  readonly kind: (typeof PROBLEM_KINDS)[number];
  /** The same for each problem of this kind. */
  readonly title: string;
  /** What happened this time. */
  readonly detail?: string;
  readonly [member: string]: unknown;
}

/** A problem as it is sent (RFC 9457). */
export interface ProblemBody {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
  readonly [member: string]: unknown;
}

/** An answer that says what is wrong: `application/problem+json`. */
export class Problem extends HttpException {
  readonly body: ProblemBody;
  /** Headers that belong to it, such as `Retry-After`. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    { kind, title, ...rest }: ProblemDetails,
    headers: Readonly<Record<string, string>> = {},
  ) {
    const body = { type: `/problems/${kind}`, title, status, ...rest };
    super(body, status);
    this.body = body;
    this.headers = headers;
  }
}

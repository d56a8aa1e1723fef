import type { WireProblem } from '@arbiter/protocol';

/** What the server said no to, and why: RFC 9457's problem details. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly status: number;
  readonly problem: WireProblem;

  constructor(problem: WireProblem) {
    super(problem.detail === undefined ? problem.title : `${problem.title}: ${problem.detail}`);
    this.status = problem.status;
    this.problem = problem;
  }
}

/** A text that can't be read as a scenario: where, what was expected there, and what stands there. */
export class ScenarioError extends Error {
  readonly line: number;

  constructor(line: number, expected: string, found: string) {
    super(`line ${line}: expected ${expected}, found ${found}`);
    this.name = 'ScenarioError';
    this.line = line;
  }
}

/** A scenario that was read, and didn't come out as it says. The line is that of the step or expectation. */
export class ScenarioFailure extends Error {
  readonly line: number;

  constructor(line: number, reason: string) {
    super(`line ${line}: ${reason}`);
    this.name = 'ScenarioFailure';
    this.line = line;
  }
}

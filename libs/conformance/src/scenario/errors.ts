/** A text that can't be read as a scenario: where, what was expected there, and what stands there. */
export class ScenarioError extends Error {
  readonly line: number;
  readonly expected: string;
  readonly found: string;

  constructor(line: number, expected: string, found: string) {
    super(`line ${line}: expected ${expected}, found ${found}`);
    this.name = 'ScenarioError';
    this.line = line;
    this.expected = expected;
    this.found = found;
  }
}

/** A text that is more than a scenario may be, wherever one stands in it. */
export class TooMuch extends ScenarioError {}

/** Something that happened, told for people, with the rule that made it happen. */
export interface ToldEvent {
  readonly type: string;
  readonly rule: string;
  readonly text: string;
}

/** Something that went wrong in the program itself while a step was played: no word of the scenario is to blame. */
export class ProgramFault extends Error {
  /** That of the step, or of the table as it was set up. */
  readonly line: number;

  constructor(line: number, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'ProgramFault';
    this.line = line;
  }
}

/** What happened before a failure: since the last expectation that held, and how the game stands. */
export interface Circumstances {
  readonly since: readonly ToldEvent[];
  /** In words: whose step it is, who has to decide what. */
  readonly now: string;
}

/** Something that came out otherwise than a scenario says. */
export interface Difference {
  /** `bob's life`. */
  readonly what: string;
  readonly expected: string;
  readonly found: string;
}

/** A scenario that was read, and didn't come out as it says. The line is that of the step or expectation. */
export class ScenarioFailure extends Error implements Difference, Circumstances {
  readonly line: number;
  readonly what: string;
  readonly expected: string;
  readonly found: string;
  readonly since: readonly ToldEvent[];
  readonly now: string;

  constructor(line: number, { what, expected, found }: Difference, { since, now }: Circumstances) {
    const events = since.map(({ type, rule, text }) => `  ${rule}: ${text} (${type})`);
    super(
      [`line ${line}: ${what}: expected ${expected}, found ${found}`, ...events, `  ${now}`].join(
        '\n',
      ),
    );
    this.name = 'ScenarioFailure';
    this.line = line;
    this.what = what;
    this.expected = expected;
    this.found = found;
    this.since = since;
    this.now = now;
  }
}

/** What was thrown while that line was played: itself, if it speaks of the scenario, else a fault of the program. */
export function placed(error: unknown, line: number): Error {
  const isPlaced = [ScenarioError, ScenarioFailure, ProgramFault].some(
    (known) => error instanceof known,
  );
  return isPlaced ? (error as Error) : new ProgramFault(line, error);
}

/** One command of the command line. One file a command, listed in `commands/index.ts`. */
export interface Command {
  /** As typed: `arbiter <name> …`. */
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** What `arbiter help <name>` prints. */
  readonly usage: string;
  /** Nothing may follow its name: what it needs to know stands in the environment. */
  readonly takesNothing?: true;
  /** Takes what was typed after the name; gives the exit code: 0 well, 1 it went wrong, 2 called wrongly. */
  readonly run: (args: readonly string[]) => Promise<number> | number;
}

/** Commands by their names. Each is loaded when it is called for: most need a small part of the house. */
export type Commands = Readonly<Record<string, () => Promise<Command>>>;

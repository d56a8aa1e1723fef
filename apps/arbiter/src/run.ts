import type { Command, Commands } from './commands/command.ts';

/** Where a command line writes; the tests pass their own. */
export interface Output {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/**
 * Finds the command that was typed and runs it.
 *
 * @param program how the user calls it, for the help text
 * @returns the exit code; 2 if there is no such command
 */
export async function run(
  program: string,
  commands: Commands,
  args: readonly string[],
  { out, err }: Output,
): Promise<number> {
  const [name = 'help', ...rest] = args;
  if (name === 'help' || name === '--help' || name === '-h') return help(rest[0]);
  const command = await commandOf(name);
  if (command === undefined) return unknown(name);
  if (rest.includes('--help') || rest.includes('-h')) return help(name);
  if (command.takesNothing === true && rest.length > 0) {
    err(
      `${program} ${name}: '${rest.join(' ')}' is too much; '${program} help ${name}' says what is set how\n`,
    );
    return 2;
  }
  return command.run(rest);

  async function commandOf(name: string): Promise<Command | undefined> {
    return Object.hasOwn(commands, name) ? commands[name]?.() : undefined;
  }

  async function help(about: string | undefined): Promise<number> {
    if (about === undefined) {
      out(overview(program, await Promise.all(Object.values(commands).map((load) => load()))));
      return 0;
    }
    const command = await commandOf(about);
    if (command === undefined) return unknown(about);
    out(`${command.usage.trim()}\n`);
    return 0;
  }

  function unknown(name: string): number {
    err(`${program}: there is no command '${name}'; '${program} help' lists them\n`);
    return 2;
  }
}

function overview(program: string, commands: readonly Command[]): string {
  const rows = [...commands, { name: 'help', summary: 'this list, or the help of one command' }];
  const width = Math.max(...rows.map((row) => row.name.length));
  return [
    `usage: ${program} <command> [arguments]`,
    '',
    ...rows.map((row) => `  ${row.name.padEnd(width)}  ${row.summary}`),
    '',
  ].join('\n');
}

import type { Command } from '../commands/command.ts';

/** What a command prints. */
export async function printed(
  command: Command,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly code: number; readonly text: string }> {
  const before = { ...process.env };
  const texts: string[] = [];
  const { write: out } = process.stdout;
  const { write: err } = process.stderr;
  const take = (text: string): boolean => (texts.push(text), true);
  Object.assign(process.env, env);
  process.stdout.write = take;
  process.stderr.write = take;
  try {
    return { code: await command.run(args), text: texts.join('') };
  } finally {
    process.stdout.write = out;
    process.stderr.write = err;
    process.env = before;
  }
}

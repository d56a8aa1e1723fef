import { describe, expect, test } from '@jest/globals';
import { benches } from './benches/index.ts';
import type { Command, Commands } from './commands/command.ts';
import { commands } from './commands/index.ts';
import { run } from './run.ts';
import { simulations } from './simulations/index.ts';

const greet: Command = {
  name: 'greet',
  summary: 'says hello',
  usage: 'arbiter greet NAME',
  run: (args) => args.length,
};

async function typed(...args: string[]) {
  return typedBeside({}, ...args);
}

/** With other commands there are. */
async function typedBeside(others: Commands, ...args: string[]) {
  const written = { out: '', err: '' };
  const code = await run('arbiter', { greet: () => Promise.resolve(greet), ...others }, args, {
    out: (text) => (written.out += text),
    err: (text) => (written.err += text),
  });
  return { code, ...written };
}

describe('the command line', () => {
  test('lists its commands when nothing or help was typed', async () => {
    for (const answer of [await typed(), await typed('help'), await typed('--help')]) {
      expect(answer).toMatchObject({ code: 0, err: '' });
      expect(answer.out).toContain('greet  says hello');
    }
  });

  test('hands a command what follows its name, and gives its exit code', async () => {
    expect(await typed('greet', 'a', 'b')).toEqual({ code: 2, out: '', err: '' });
  });

  test('refuses what follows the name of a command that takes nothing', async () => {
    const alone = () => Promise.resolve({ ...greet, name: 'alone', takesNothing: true } as const);
    expect(await typedBeside({ alone }, 'alone')).toMatchObject({ code: 0, err: '' });
    expect(await typedBeside({ alone }, 'alone', '--port', '80')).toEqual({
      code: 2,
      out: '',
      err: "arbiter alone: '--port 80' is too much; 'arbiter help alone' says what is set how\n",
    });
  });

  test('loads no command but the one that is called for', async () => {
    const broken = () => Promise.reject(new Error('loaded'));
    expect(await typedBeside({ broken }, 'greet', 'a')).toMatchObject({ code: 1 });
    await expect(typedBeside({ broken }, 'broken')).rejects.toThrow('loaded');
  });

  test('prints the usage of one command', async () => {
    const usage = { code: 0, out: 'arbiter greet NAME\n', err: '' };
    expect(await typed('help', 'greet')).toEqual(usage);
    expect(await typed('greet', '--help')).toEqual(usage);
  });

  test('answers an unknown command with one line and exit code 2', async () => {
    const refused = {
      code: 2,
      out: '',
      err: "arbiter: there is no command 'shuffle'; 'arbiter help' lists them\n",
    };
    expect(await typed('shuffle')).toEqual(refused);
    expect(await typed('help', 'shuffle')).toEqual(refused);
  });
});

const LISTED = [commands, benches, simulations].flatMap((all) => Object.entries(all));

test.each(LISTED)('%s is the name of the command that is loaded for it', async (name, load) => {
  expect((await load()).name).toBe(name);
});

import { commands } from './commands/index.ts';
import { run } from './run.ts';

// `arbiter … | head` takes what it wants and leaves: nobody is left to write to, and nothing has gone wrong.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

try {
  if (process.env['ARBITER_CARDS'] !== undefined) {
    const { knowOwnCards } = await import('./own-cards/known.ts');
    knowOwnCards();
  }
  process.exitCode = await run('arbiter', commands, process.argv.slice(2), {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
  });
} catch (error) {
  if (!(error instanceof Error) || error.name !== 'BadSettings') throw error;
  process.stderr.write(`arbiter: ${error.message}\n`);
  process.exitCode = 1;
}

import { simulations } from './simulations/index.ts';
import { run } from './run.ts';

process.exitCode = await run('sim', simulations, process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});

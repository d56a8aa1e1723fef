import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';

const BUILT = new URL('../dist/index.js', import.meta.url).href;

/** How many modules of OpenTelemetry's SDK and exporters a process of ours has loaded. */
async function loaded(traces: boolean): Promise<number> {
  const program = `
    import Module from 'node:module';
    import { ProcessTelemetry } from ${JSON.stringify(BUILT)};
    const telemetry = await ProcessTelemetry.start('test', { traces: ${traces} });
    const sdk = /@opentelemetry.(sdk|exporter|otlp)/u;
    console.log(Object.keys(Module._cache).filter((file) => sdk.test(file)).length);
    await telemetry.close();
  `;
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return Number(stdout);
}

test('OpenTelemetry’s SDK is loaded only if tracing is on', async () => {
  expect(await loaded(false)).toBe(0);
  expect(await loaded(true)).toBeGreaterThan(10);
});

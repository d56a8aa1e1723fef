import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { IN_FIREFOX, until, type Browser } from '@arbiter/web/testing';
import type { CDPSession } from 'playwright-core';
import { AtTable } from './at-table.behaviour-spec.ts';
import { POSITIONS } from './positions.behaviour-spec.ts';

/** With this, `npm run bench -- page`, the figures are printed. What takes time depends on the machine: it holds nobody up. */
const IS_BENCH = process.env['ARBITER_BENCH'] !== undefined;
/** So many clicks are timed. */
const CLICKS = 40;
/** Milliseconds for which an idle table is watched. */
const IDLE = 5_000;

const figures: [what: string, measured: string, goal: string][] = [];

/** Remembers a figure. @returns it */
function figure(what: string, measured: number, goal: string, unit = ''): number {
  figures.push([what, `${Math.round(measured * 10) / 10}${unit}`, goal]);
  return measured;
}

/** What a window asks the server for until its network is quiet, as it goes over the wire. */
async function loaded(browser: Browser, go: () => Promise<void>) {
  const devtools = await browser.page.context().newCDPSession(browser.page);
  await devtools.send('Network.enable');
  let bytes = 0;
  const urls = new Map<string, string>();
  const requests: string[] = [];
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    urls.set(requestId, request.url);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    // What the browser has kept is no request.
    if (encodedDataLength > 0) requests.push(new URL(urls.get(requestId) ?? '').pathname);
    bytes += encodedDataLength;
  });
  await go();
  await devtools.detach();
  return { bytes, requests };
}

/** Milliseconds until what a click on these does is painted: the 95th of a hundred. */
function paintedAfterClick(browser: Browser, css: string): Promise<number> {
  return browser.run(
    `const [css, clicks] = arguments;
     const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
     return (async () => {
       const times = [];
       for (let i = 0; i < clicks; i++) {
         const begun = performance.now();
         document.querySelector(css).click();
         await painted();
         times.push(performance.now() - begun);
       }
       times.sort((one, other) => one - other);
       return times[Math.floor(times.length * 0.95)];
     })()`,
    css,
    CLICKS,
  );
}

/** Seconds of its processor that the page has used, whatever else the machine did meanwhile; and the bytes of its heap. */
async function metrics(devtools: CDPSession): Promise<{ busy: number; heap: number }> {
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const { metrics: all } = await devtools.send('Performance.getMetrics');
  const of = (name: string): number => all.find((one) => one.name === name)?.value ?? NaN;
  return { busy: of('TaskDuration'), heap: of('JSHeapUsedSize') };
}

// Only chromium's developer tools tell them.
(IN_FIREFOX ? describe.skip : describe)('the figures of the page', () => {
  let table: AtTable;

  beforeAll(async () => {
    table = await AtTable.start([POSITIONS.permanents()]);
  });

  afterAll(async () => {
    await (table as AtTable | undefined)?.stop();
    if (!IS_BENCH) return;
    const wide = Math.max(...figures.map(([what]) => what.length));
    const lines = figures.map(
      ([what, measured, goal]) => `${what.padEnd(wide)}  ${measured.padStart(10)}   ${goal}`,
    );
    process.stdout.write(`\n${lines.join('\n')}\n\n`);
  });

  test('a first load is 5 requests and 70 kB at most, and the next one a single one', async () => {
    const stranger = await table.stranger();
    const go = async (): Promise<void> => {
      await stranger.page.goto(table.url, { waitUntil: 'networkidle' });
      await until('a place for the name', () => stranger.text('input[name=name]'));
    };
    const first = await loaded(stranger, go);
    expect(figure('first load, requests', first.requests.length, '≤ 5')).toBeLessThanOrEqual(5);
    expect(figure('first load, kB', first.bytes / 1000, '≤ 70')).toBeLessThanOrEqual(70);
    const again = await loaded(stranger, go);
    figure('again, requests', again.requests.length, '≤ 1');
    expect(again.requests).toEqual(['/']);
    const sizes = await stranger.run<{ name: string; encodedBodySize: number }[]>(
      `return performance.getEntriesByType('resource').map(({ name, encodedBodySize }) => ({ name, encodedBodySize }))`,
    );
    const size = (end: string): number =>
      sizes
        .filter(({ name }) => name.endsWith(end))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    expect(figure('JavaScript as sent, kB', size('.js') / 1000, '≤ 45')).toBeLessThanOrEqual(45);
    expect(figure('styles as sent, kB', size('.css') / 1000, '≤ 10')).toBeLessThanOrEqual(10);
  });

  test.each([
    ['from this machine', -1, 0, '≤ 400'],
    ['at 1.6 Mbit/s and 150 ms', 1_600_000 / 8, 150, '≤ 1200'],
  ])('the time until one can say one’s name, %s', async (how, bytesPerSecond, latency, goal) => {
    const stranger = await table.stranger();
    const devtools = await stranger.page.context().newCDPSession(stranger.page);
    await devtools.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency, downloadThroughput: bytesPerSecond },
      uploadThroughput: bytesPerSecond,
    });
    const begun = performance.now();
    await stranger.page.goto(table.url, { waitUntil: 'commit' });
    await stranger.page.locator('input[name=name]').waitFor();
    const took = figure(`name field ${how}`, performance.now() - begun, goal, ' ms');
    expect(took).toBeGreaterThan(latency);
  });

  test('what a table of 60 permanents costs', async () => {
    await table.sitDown('permanents');
    const { page } = table.ann;
    const devtools = await page.context().newCDPSession(page);
    const card = '.below .permanent .card';
    expect(await page.locator(card).count()).toBeGreaterThan(3);
    figure('click → painted, p95', await paintedAfterClick(table.ann, card), '≤ 50', ' ms');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    figure('the same, CPU ÷ 4', await paintedAfterClick(table.ann, card), '≤ 50', ' ms');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const begun = performance.now();
    await page.reload({ waitUntil: 'commit' });
    await page.locator(card).first().waitFor();
    figure('reload at turn 47', performance.now() - begun, '≤ 500', ' ms');
    await until('the prompt', () => table.ann.text('.decision .options'));
    // What loads after the prompt is no part of it.
    await page.waitForTimeout(IDLE);
    const before = await metrics(devtools);
    await page.waitForTimeout(IDLE);
    const after = await metrics(devtools);
    const idle = ((after.busy - before.busy) * 1e6) / IDLE;
    figure('idle, ms of work a second', idle, '≤ 3');
    expect(figure('heap, MB', after.heap / 1e6, '')).toBeGreaterThan(0);
  });
});

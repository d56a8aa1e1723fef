#!/usr/bin/env node
/**
 * The Firefox that is installed, for Playwright: browser tests start this in its place (docs/browsers.md), and
 * ARBITER_TEST_FIREFOX says which one. Playwright drives a stock Firefox by WebDriver BiDi, but with every window it asks
 * for emulation of media, screen and locale that releases don't know yet, and gives up when they say so. The arguments go
 * on to Firefox, and so does every message; only such a refusal is passed over. What should be emulated is set by the
 * preferences that Firefox is started with.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const firefox = spawn(process.env['ARBITER_TEST_FIREFOX'] ?? '', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => firefox.kill(signal));
}

// It says where it listens; Playwright is told of us instead.
createInterface(firefox.stderr).on('line', (line) => {
  const address = /^WebDriver BiDi listening on (ws:.*)$/u.exec(line)?.[1];
  if (address === undefined) process.stderr.write(`${line}\n`);
  else listenFor(address);
});

/** Takes Playwright's connection in place of Firefox. @param {string} address */
function listenFor(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
    const at = server.address();
    const port = typeof at === 'object' && at !== null ? at.port : 0;
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
  });
  server.on('connection', (client, { url }) => {
    relay(client, new WebSocket(`${address}${url ?? ''}`));
  });
}

/** What releases don't all know, and tests can do without. */
const DISPENSABLE = /^(?:emulation\.|network\.addDataCollector$|browser\.setDownloadBehavior$)/u;

/** Passes messages both ways. @param {WebSocket} client @param {WebSocket} browser */
function relay(client, browser) {
  /** The ids of messages that ask for it. @type {Set<unknown>} */
  const dispensable = new Set();
  const open = new Promise((resolve) => browser.once('open', resolve));
  client.on('message', async (message) => {
    const { id, method } = JSON.parse(String(message));
    if (DISPENSABLE.test(String(method))) dispensable.add(id);
    await open;
    browser.send(String(message));
  });
  browser.on('message', (message) => {
    const { id, error } = JSON.parse(String(message));
    const passedOver = dispensable.delete(id) && error === 'unknown command';
    client.send(passedOver ? JSON.stringify({ type: 'success', id, result: {} }) : String(message));
  });
  client.on('close', () => browser.close());
  browser.on('close', () => client.close());
  browser.on('error', () => client.close());
}

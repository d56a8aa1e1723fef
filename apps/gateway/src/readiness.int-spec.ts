import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { memoryKeyRing } from '@arbiter/http';
import { HealthModule, inProcessCoordination } from '@arbiter/platform';
import { Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { GatewayModule, INTAKE, setUpHttp } from './index.ts';
import type { Stoppable } from './intake.behaviour-spec.ts';
import { gatedLog } from './testing/gated-log.behaviour-spec.ts';

let stoppable: Stoppable;
let app: NestExpressApplication;
let url: string;
beforeEach(async () => {
  stoppable = gatedLog();
  const { log } = stoppable;
  @Module({
    imports: [
      GatewayModule.forRoot({
        ...{ log, coordination: inProcessCoordination(), keys: memoryKeyRing() },
        limits: { stall: 200 },
      }),
      HealthModule.forRoot({ log, needs: [INTAKE] }),
    ],
  })
  class Alone {}
  app = await NestFactory.create<NestExpressApplication>(Alone as Type, {
    bodyParser: false,
    forceCloseConnections: true,
    logger: ['error'],
  });
  setUpHttp(app);
  await app.listen(0, '127.0.0.1');
  url = `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`;
});
afterEach(async () => {
  await app.close();
  await stoppable.close();
});

async function newGuest(): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${url}/v1/players`, { method: 'POST', headers, body: '{}' })).status;
}

async function readiness(): Promise<[status: number, part: string | undefined]> {
  const answer = await fetch(`${url}/health/ready`);
  const { parts } = (await answer.json()) as { parts: Record<string, string> };
  return [answer.status, parts[INTAKE]];
}

test('a gateway is not ready while the log accepts nothing, and is ready again when it continues', async () => {
  expect(await newGuest()).toBe(201);
  expect(await readiness()).toEqual([200, 'ok']);
  // given a log that stands still, which nobody knows before something was given to it
  await stoppable.halt();
  expect(await readiness()).toEqual([200, 'ok']);
  // when somebody asks for something
  expect(await newGuest()).toBe(503);
  // then it says so, though reading the log goes well
  expect(await readiness()).toEqual([503, expect.stringContaining('has not acknowledged')]);
  // and when the log goes on, it says so by itself
  await stoppable.goOn();
  while ((await readiness())[0] !== 200) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(await newGuest()).toBe(201);
});

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { addressOf } from '@arbiter/http';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { Chats } from '../chat/chats.ts';
import { Submit } from '../games/submit.ts';
import { Tables } from '../games/tables.ts';
import { GatewayMetrics } from '../gateway.metrics.ts';
import { Lobby } from '../lobby/lobby.ts';
import { GATEWAY_OPTIONS, LIMITS, type GatewayOptions, type Limits } from '../options.ts';
import { Outbox } from './outbox.ts';
import { SeatPresence } from './presence.ts';
import { Session, type SessionParts } from './session.ts';

/** Where the socket is. */
export const SOCKET_PATH = '/v1/socket';

const LARGEST_MESSAGE = 64 * 1024;
const HELLO_WITHIN = 5_000;
const PING_EVERY = 10_000;

/**
 * A long game is a tenth of its size so, because messages resemble those before them; what was measured is in the
 * gateway's README. The windows are bounded, since each socket has its own: about 100 KiB, and none for what it receives.
 */
const COMPRESSION = {
  serverMaxWindowBits: 14,
  clientNoContextTakeover: true,
  zlibDeflateOptions: { level: 6, memLevel: 6 },
  threshold: 128,
};

/** Takes connections at `/v1/socket` and gives each a session. */
@Injectable()
export class SocketServer implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger('socket');
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    perMessageDeflate: COMPRESSION,
  });
  readonly #parts: SessionParts;
  readonly #host: HttpAdapterHost;
  readonly #byAddress = new Map<string, number>();
  #pinging: NodeJS.Timeout | undefined;

  constructor(
    @Inject(GATEWAY_OPTIONS) options: GatewayOptions,
    @Inject(LIMITS) limits: Limits,
    lobby: Lobby,
    tables: Tables,
    submit: Submit,
    presence: SeatPresence,
    chats: Chats,
    host: HttpAdapterHost,
    metrics: GatewayMetrics,
  ) {
    this.#parts = { options, limits, lobby, tables, submit, presence, chats };
    this.#host = host;
    metrics.sockets(() => this.#server.clients.size);
  }

  onApplicationBootstrap(): void {
    const http = this.#host.httpAdapter.getHttpServer() as Server;
    http.on('upgrade', this.#onUpgrade);
    this.#pinging = setInterval(() => this.#ping(), PING_EVERY).unref();
  }

  /**
   * Before anything else stops: clients that are cut off come back at once, and hundreds of them would take the time
   * that the services need to stop. So no client is accepted any more, and the HTTP server, which waits for its
   * sockets, can close.
   */
  onModuleDestroy(): void {
    clearInterval(this.#pinging);
    const http = this.#host.httpAdapter.getHttpServer() as Server;
    http.close();
    for (const socket of this.#server.clients) socket.close(1001, 'the server stops');
    this.#server.close();
    setTimeout(() => {
      for (const socket of this.#server.clients) socket.terminate();
    }, 500).unref();
  }

  readonly #onUpgrade = (request: IncomingMessage, raw: Duplex, head: Buffer): void => {
    raw.on('error', () => raw.destroy());
    const path = (request.url ?? '').split('?')[0];
    const address = addressOf(request, this.#parts.options.proxies ?? 0);
    const open = this.#byAddress.get(address) ?? 0;
    const no =
      path !== SOCKET_PATH
        ? '404 Not Found'
        : !this.#isOurOrigin(request)
          ? '403 Forbidden'
          : open >= this.#parts.limits.sockets
            ? '429 Too Many Requests'
            : null;
    if (no !== null) {
      raw.end(`HTTP/1.1 ${no}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    this.#server.handleUpgrade(request, raw, head, (socket) => {
      this.#byAddress.set(address, open + 1);
      socket.once('close', () => {
        const left = (this.#byAddress.get(address) ?? 1) - 1;
        if (left > 0) this.#byAddress.set(address, left);
        else this.#byAddress.delete(address);
      });
      this.#open(socket, raw, address);
    });
  };

  /** A browser says whose page opens the socket; programs say nothing. */
  #isOurOrigin({ headers }: IncomingMessage): boolean {
    const { origin, host } = headers;
    if (origin === undefined) return true;
    if (this.#parts.options.origins?.includes(origin)) return true;
    return URL.canParse(origin) && new URL(origin).host === host;
  }

  #open(socket: WebSocket, raw: Duplex, address: string): void {
    const onError = (error: unknown): void => {
      this.#logger.error(error);
    };
    const session = new Session(this.#parts, new Outbox(socket, raw), address, onError);
    const tooLate = setTimeout(() => {
      if (!session.isKnown) socket.close(4401, 'hello comes first');
    }, HELLO_WITHIN);
    alive.add(socket);
    socket.on('pong', () => alive.add(socket));
    socket.on('message', (data: RawData, isBinary: boolean) => {
      if (isBinary) socket.close(1003, 'texts only');
      else void session.take((data as Buffer).toString('utf8'));
    });
    socket.on('error', () => socket.terminate());
    socket.once('close', () => {
      clearTimeout(tooLate);
      session.end();
    });
  }

  /** A client that does not answer a ping before the next one counts as gone. */
  #ping(): void {
    for (const socket of this.#server.clients) {
      if (alive.delete(socket)) socket.ping();
      else socket.terminate();
    }
  }
}

/** Sockets that were heard since the last ping. */
const alive = new WeakSet<WebSocket>();

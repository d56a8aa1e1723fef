import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { ServerMessage } from '@arbiter/protocol';
import type { ProblemError } from './problem.ts';
import { LiveSocket, type AnySocket } from './socket.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A client and a server that has just been connected to; every message that it gets is kept. */
function connected(silence?: number) {
  const got: string[] = [];
  const tokens: (string | undefined)[] = [];
  const sockets: Record<string, (event: { data?: unknown }) => void>[] = [];
  class Fake implements AnySocket {
    readonly readyState = 1;
    constructor() {
      sockets.push({});
    }
    send(text: string): void {
      const message = JSON.parse(text) as Record<string, string>;
      if (message['type'] === 'hello') tokens.push(message['token']);
      else got.push(`${message['type']} ${message['id'] ?? message['key'] ?? ''}`);
    }
    close(): void {
      sockets.at(-1)?.['close']?.({});
    }
    addEventListener(type: string, listener: (event: { data?: unknown }) => void): void {
      sockets.at(-1)![type] = listener;
    }
  }
  const socket = new LiveSocket({
    url: 'http://nowhere.test',
    WebSocket: Fake,
    silence,
  });
  const say = (message: ServerMessage): void => {
    sockets.at(-1)?.['message']?.({ data: JSON.stringify(message) });
  };
  const welcome = (): void => {
    sockets.at(-1)?.['open']?.({});
    say({ type: 'welcome', player: null });
  };
  const problem = (status: number) => ({ type: 'about:blank', title: 'no', status });
  return {
    socket,
    got,
    tokens,
    say,
    welcome,
    /** The server refuses to let the game be followed. */
    refuse: (status: number, retryAfter?: number) => {
      say({
        ...{ type: 'problem', to: 'game', id: 'g', problem: problem(status) },
        ...(retryAfter !== undefined && { retryAfter }),
      });
    },
    refuseCommand: (status: number, retryAfter: number) => {
      say({ type: 'ack', key: 'k', game: 'g', status, problem: problem(status), retryAfter });
    },
    following: {
      to: 'game',
      id: 'g',
      version: () => null,
      take: () => undefined,
      failed: (error: ProblemError) => got.push(`failed ${error.status}`),
    },
  } as const;
}

describe('a subscription', () => {
  test.each([429, 500, 503])('that is answered %i is asked for again', (status) => {
    const { socket, got, welcome, refuse, following } = connected();
    socket.follow(following);
    welcome();
    refuse(status);
    jest.advanceTimersByTime(10_000);
    expect(got).toEqual(['subscribe g', 'subscribe g']);
  });

  test('is asked for again when the server says, and not sooner', () => {
    const { socket, got, welcome, refuse, following } = connected();
    socket.follow(following);
    welcome();
    refuse(429, 7);
    jest.advanceTimersByTime(6_999);
    expect(got).toEqual(['subscribe g']);
    jest.advanceTimersByTime(1);
    expect(got).toEqual(['subscribe g', 'subscribe g']);
  });

  test('is asked for later each time that the server fails', () => {
    const { socket, got, welcome, refuse, following } = connected();
    socket.follow(following);
    welcome();
    refuse(500);
    for (const [i, pause] of [400, 800, 1_600, 2_000, 2_000].entries()) {
      jest.advanceTimersByTime(pause - 1);
      expect(got).toHaveLength(i + 1);
      jest.advanceTimersByTime(1);
      expect(got).toHaveLength(i + 2);
      refuse(500);
    }
  });

  test('that can never be is not asked for again, and its follower is told why', () => {
    const { socket, got, welcome, refuse, following } = connected();
    socket.follow(following);
    welcome();
    refuse(404);
    jest.advanceTimersByTime(60_000);
    expect(got).toEqual(['subscribe g', 'failed 404']);
  });

  test('that is wanted no longer is not asked for again', () => {
    const { socket, got, welcome, refuse, following } = connected();
    const end = socket.follow(following);
    welcome();
    refuse(503);
    end();
    jest.advanceTimersByTime(60_000);
    expect(got).toEqual(['subscribe g', 'unsubscribe g']);
  });

  test('is asked for once after a lost connection, whatever was to be asked again', () => {
    const { socket, got, welcome, refuse, following } = connected();
    socket.follow(following);
    welcome();
    refuse(429, 5);
    socket.drop();
    jest.advanceTimersByTime(1_000);
    welcome();
    jest.advanceTimersByTime(60_000);
    expect(got).toEqual(['subscribe g', 'subscribe g']);
  });
});

test.each([429, 503])(
  'a command that is answered %i is sent again when the server says, and not sooner',
  (status) => {
    const { socket, got, welcome, refuseCommand } = connected();
    void socket.command('g', 'k', { type: 'Pass' });
    welcome();
    refuseCommand(status, 3);
    jest.advanceTimersByTime(2_999);
    expect(got).toEqual(['command k']);
    jest.advanceTimersByTime(1);
    expect(got).toEqual(['command k', 'command k']);
  },
);

describe('a server that is silent', () => {
  /** What a page that is told of the connection says. */
  function watched(silence: number) {
    const at = connected(silence);
    const told: boolean[] = [];
    at.socket.onConnection = (up) => told.push(up);
    at.socket.open();
    return { ...at, told };
  }

  test('is asked for a sign of life, and the connection stands while it gives one', () => {
    const { socket, got, told, welcome, say } = watched(3_000);
    welcome();
    for (let i = 0; i < 3; i++) {
      jest.advanceTimersByTime(1_500);
      say({ type: 'pong' });
    }
    expect(got).toEqual(['ping ', 'ping ', 'ping ']);
    expect(told).toEqual([true]);
    socket.close();
  });

  test('for 3 s counts as lost, and is connected to again', () => {
    const { socket, told, welcome } = watched(3_000);
    welcome();
    jest.advanceTimersByTime(2_999);
    expect(told).toEqual([true]);
    jest.advanceTimersByTime(1);
    expect(told).toEqual([true, false]);
    jest.advanceTimersByTime(100);
    welcome();
    expect(told).toEqual([true, false, true]);
    expect(socket.connections).toBe(2);
    socket.close();
  });

  test('from the beginning counts as lost too', () => {
    const { socket, told } = watched(3_000);
    socket.drop();
    expect(told).toEqual([false]);
    socket.close();
  });
});

test('after its token’s end a connection comes back with the newer one', () => {
  const { socket, tokens, welcome } = connected();
  socket.token = 'old';
  socket.open();
  welcome();
  socket.token = 'new';
  socket.drop();
  jest.advanceTimersByTime(1_000);
  welcome();
  expect(tokens).toEqual(['old', 'new']);
});

import {
  makeDefinitions,
  type MatchmakingCommand,
  type MatchmakingEvent,
  type Opponent,
} from '@arbiter/protocol';
import { decide, type Books } from './decide.ts';
import { Lobby } from './lobby.ts';
import { nextPairs } from './pairing.ts';
import { dueInCheck, saysReady } from './ready-checks.ts';

export const BOOKS: Books = {
  plays: (edition) => edition === '6ED',
  hasCard: (name) => name !== 'Black Lotus',
  definitionsOf: (_, names) => makeDefinitions(names.map((name) => ({ name }))),
};
export const DECK = {
  main: [
    { name: 'Forest', count: 50 },
    { name: 'River Boa', count: 10 },
  ],
  side: [{ name: 'Hurricane', count: 15 }],
};
export const CHANGED = {
  main: [
    { name: 'Forest', count: 50 },
    { name: 'River Boa', count: 9 },
    { name: 'Hurricane', count: 1 },
  ],
  side: [
    { name: 'Hurricane', count: 14 },
    { name: 'River Boa', count: 1 },
  ],
};

/** A command that opens a ticket `t-<player>`. */
export function opens(
  player: string,
  opponent: Opponent = { kind: 'anyone' },
  more: Partial<Extract<MatchmakingCommand, { type: 'OpenTicket' }>> = {},
): Extract<MatchmakingCommand, { type: 'OpenTicket' }> {
  return {
    type: 'OpenTicket',
    id: `c-${player}`,
    ticket: `t-${player}`,
    player,
    offers: [{ edition: '6ED', format: 'freeform', bestOf: 3 }],
    deck: DECK,
    opponent,
    ...more,
  };
}

/** Takes events in. @returns which of them counted */
export function take(lobby: Lobby, events: readonly MatchmakingEvent[]): boolean[] {
  return events.map((event) => lobby.take(event));
}

/** A lobby after these commands and all the pairings they made; everybody who is asked is ready. */
export function lobbyAfter(...commands: MatchmakingCommand[]): Lobby {
  const lobby = new Lobby();
  commands.forEach((command, i) => {
    take(lobby, decide(lobby, BOOKS, command, 1_000 + i));
    take(lobby, nextPairs(lobby, 'local', 2_000 + i));
    allReady(lobby, 2_000 + i);
  });
  return lobby;
}

/** Everyone who is asked says that they are ready, and the matches open. */
export function allReady(lobby: Lobby, at: number): void {
  for (const check of [...lobby.checks.values()]) {
    for (const [seat, player] of check.players.entries()) {
      take(lobby, saysReady(lobby, check.tickets[seat]!, player, at));
    }
    take(lobby, [dueInCheck(lobby, lobby.checks.get(check.check)!, at, 0)!]);
  }
}

import { botOf, READY_MS, type Deck, type MatchmakingEvent } from '@arbiter/protocol';
import type { Lobby, ReadyCheck } from './lobby.ts';

type Failed = Extract<MatchmakingEvent, { type: 'ReadyCheckFailed' }>;
type MatchOpened = Extract<MatchmakingEvent, { type: 'MatchOpened' }>;
type Seat = 0 | 1;

/** What missing ready checks and leaving matches costs: time, and never rating. */
export interface ReadyRules {
  /** How long after each miss in a row, in milliseconds, one may not ask for anyone; the last holds for all later ones. */
  readonly waits: readonly number[];
  /** Misses count until there was none for so many milliseconds. */
  readonly forgotten: number;
}

/** The rules that count: the first miss is a warning. */
export const READY_RULES: ReadyRules = {
  waits: [0, 30_000, 120_000, 600_000, 1_800_000],
  forgotten: 86_400_000,
};

/**
 * How long after the time is up a check is still held open, in milliseconds: an answer that was given in time is on its
 * way that long at most.
 */
const ON_ITS_WAY = 1_500;

/** By when those who are asked at some time have to have said that they are ready. */
export const readyBy = (at: number): number => at + READY_MS;

/** What comes of a player's saying that they are ready; nothing if nobody asks. */
export function saysReady(
  lobby: Lobby,
  ticket: string,
  player: string,
  at: number,
): MatchmakingEvent[] {
  const found = seatAsked(lobby, ticket, player);
  if (found === undefined || found.check.ready[found.seat]) return [];
  const { check, tickets } = found.check;
  return [{ type: 'SeatReady', check, tickets: [tickets[0], tickets[1]], seat: found.seat, at }];
}

/** What comes of a player's declining; nothing if nobody asks. */
export function declines(
  lobby: Lobby,
  ticket: string,
  player: string,
  at: number,
): MatchmakingEvent[] {
  const found = seatAsked(lobby, ticket, player);
  return found === undefined ? [] : [failed(lobby, found.check, [found.seat], 'declined', at)];
}

function seatAsked(
  lobby: Lobby,
  ticket: string,
  player: string,
): { readonly check: ReadyCheck; readonly seat: Seat } | undefined {
  const check = lobby.checkOf(ticket);
  const seat = check?.tickets.indexOf(ticket);
  if (check === undefined || (seat !== 0 && seat !== 1)) return undefined;
  return check.players[seat] === player ? { check, seat } : undefined;
}

/**
 * What is due in a ready check: the match when both are ready, its failure when the time is up; null while it waits.
 *
 * @param now milliseconds since 1970
 * @param attentive since when answers are read without a break: whatever kept us from that costs no player anything
 */
export function dueInCheck(
  lobby: Lobby,
  check: ReadyCheck,
  now: number,
  attentive: number,
): MatchOpened | Failed | null {
  const [zero, one] = check.ready;
  if (zero && one) return matchOf(lobby, check, now);
  const until = attentive > check.at ? Math.max(check.until, attentive + READY_MS) : check.until;
  if (now < until + ON_ITS_WAY) return null;
  const absent = ([0, 1] as const).filter((seat) => !check.ready[seat]);
  return failed(lobby, check, absent, 'late', now);
}

/** The match of two who are ready. A bot that stands in has no ticket, and plays a copy of its opponent's deck. */
function matchOf(lobby: Lobby, check: ReadyCheck, at: number): MatchOpened {
  const { region, tickets, players, offer, pairing } = check;
  const decks = tickets.map((ticket) => lobby.tickets.get(ticket)?.deck);
  const deck = (decks[0] ?? decks[1]) as Deck;
  return {
    type: 'MatchOpened',
    match: check.check,
    ...{ region, offer, at },
    tickets: [tickets[0], tickets[1]],
    players: [players[0], players[1]],
    decks: [decks[0] ?? deck, decks[1] ?? deck],
    ...(pairing && { pairing }),
  };
}

function failed(
  lobby: Lobby,
  { check, tickets, players }: ReadyCheck,
  absent: readonly Seat[],
  reason: Failed['reason'],
  at: number,
): Failed {
  return {
    type: 'ReadyCheckFailed',
    check,
    tickets: [tickets[0], tickets[1]],
    reason,
    absent: absent.map((seat) => absence(lobby, players[seat], seat, at)),
    at,
  };
}

/** What it costs a player to have missed one more, or left it. */
export function absence(
  lobby: Lobby,
  player: string,
  seat: Seat,
  at: number,
): Failed['absent'][number] {
  const misses = lobby.missesOf(player, at) + 1;
  const wait = READY_RULES.waits[Math.min(misses, READY_RULES.waits.length) - 1] ?? 0;
  return { seat, player, misses, until: wait === 0 ? null : at + wait };
}

/** Who of a pair is ready before anybody asks: bots. */
export const readyFromTheStart = (
  players: readonly [string, string],
): readonly [boolean, boolean] => [
  botOf(players[0]) !== undefined,
  botOf(players[1]) !== undefined,
];

import { botOf, type MatchmakingEvent } from '@arbiter/protocol';
import type { Lobby, Ticket } from './lobby.ts';

/** Waiting tickets, in order of arrival, and how many each player has. */
export class WaitingTickets extends Map<string, Ticket> {
  readonly #counts = new Map<string, number>();
  #players = 0;

  /** Whether anybody has more than one. */
  get hasSeveral(): boolean {
    return this.#players > 0;
  }

  countOf(player: string): number {
    return this.#counts.get(player) ?? 0;
  }

  override set(id: string, ticket: Ticket): this {
    this.delete(id);
    this.#count(ticket.player, 1);
    return super.set(id, ticket);
  }

  override delete(id: string): boolean {
    const ticket = this.get(id);
    if (ticket !== undefined) this.#count(ticket.player, -1);
    return super.delete(id);
  }

  #count(player: string, by: 1 | -1): void {
    const before = this.countOf(player);
    const after = before + by;
    this.#players += Number(after > 1) - Number(before > 1);
    if (after === 0) this.#counts.delete(player);
    else this.#counts.set(player, after);
  }
}

/** Who sits down to a match with another person is sought for no other: their tickets for anyone are withdrawn. */
export function withdrawnBySeat(lobby: Lobby, event: MatchmakingEvent): MatchmakingEvent[] {
  if (event.type !== 'MatchOpened') return [];
  const { players, at } = event;
  if (players.some((one) => botOf(one) !== undefined)) return [];
  if (players.every((one) => lobby.tickets.countOf(one) === 0)) return [];
  return [...lobby.tickets.values()]
    .filter(({ player, opponent }) => players.includes(player) && opponent.kind === 'anyone')
    .map(({ ticket, player }) => ({ type: 'TicketWithdrawn', ticket, player, why: SEATED, at }));
}

const SEATED = 'a match of yours has begun: ask again when you want another';

import { z } from 'zod';
import { bestOf, deck, edition, format, id, millis, playerSeat } from './common.ts';

/** Against whom: whoever comes, somebody invited by id, or a bot by name. */
export const opponent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('anyone') }),
  z.object({ kind: z.literal('player'), player: id }),
  z.object({ kind: z.literal('bot'), bot: z.string().min(1).max(32) }),
]);
export type Opponent = z.infer<typeof opponent>;

/** One way of playing that a ticket is good for. */
export const offer = z.object({ edition, format, bestOf });
export type Offer = z.infer<typeof offer>;

/** matchmaking.commands.v1 (key: region). */
export const matchmakingCommand = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('OpenTicket'),
    id,
    ticket: id,
    player: id,
    offers: z.array(offer).min(1).max(16),
    deck,
    opponent,
  }),
  z.object({ type: z.literal('WithdrawTicket'), id, ticket: id, player: id }),
]);
export type MatchmakingCommand = z.infer<typeof matchmakingCommand>;

/** match.commands.v1 (key: match). */
export const matchCommand = z.discriminatedUnion('type', [
  z.object({ type: z.literal('SubmitSideboard'), id, match: id, player: id, game: z.int(), deck }),
  z.object({ type: z.literal('ConcedeMatch'), id, match: id, player: id }),
]);
export type MatchCommand = z.infer<typeof matchCommand>;

const seats = z.tuple([id, id]);
const score = z.tuple([z.int().nonnegative(), z.int().nonnegative()]);

/** matchmaking.events.v1 (key: region or match). */
export const matchmakingEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('TicketOpened'),
    ticket: id,
    player: id,
    offers: z.array(offer).min(1),
    deck,
    opponent,
    at: millis,
  }),
  z.object({
    type: z.literal('TicketRefused'),
    ticket: id,
    player: id,
    why: z.string(),
    at: millis,
  }),
  z.object({ type: z.literal('TicketWithdrawn'), ticket: id, player: id, at: millis }),
  z.object({
    type: z.literal('MatchOpened'),
    match: id,
    region: id,
    tickets: seats,
    /** Who sits where, by player id. */
    players: seats,
    offer,
    decks: z.tuple([deck, deck]),
    at: millis,
  }),
  z.object({
    type: z.literal('GameOpened'),
    match: id,
    game: id,
    number: z.int().min(1),
    at: millis,
  }),
  z.object({
    type: z.literal('GameScored'),
    match: id,
    game: id,
    winner: playerSeat.nullable(),
    score,
    at: millis,
  }),
  z.object({
    type: z.literal('SideboardingBegan'),
    match: id,
    number: z.int().min(2),
    until: millis,
    at: millis,
  }),
  z.object({
    type: z.literal('SideboardSubmitted'),
    match: id,
    seat: playerSeat,
    deck,
    at: millis,
  }),
  z.object({
    type: z.literal('MatchEnded'),
    match: id,
    winner: playerSeat.nullable(),
    score,
    at: millis,
  }),
]);
export type MatchmakingEvent = z.infer<typeof matchmakingEvent>;

import { z } from 'zod';
import { deck, id, millis } from './common.ts';
import { offer } from './offer.ts';

/** `swiss`: all play every round. `elimination`: who loses a match is out. */
export const tournamentKind = z.enum(['swiss', 'elimination']);
export type TournamentKind = z.infer<typeof tournamentKind>;

/** Fewest and most who may play in a tournament. */
export const FEWEST_ENTRANTS = 4;
export const MOST_ENTRANTS = 64;

const about = { tournament: id, player: id };
/** Who plays in a tournament, by the number with which they joined it: a bot may play several times. */
const entrant = z.int().positive();
const round = z.int().positive();
const table = z.int().positive();
const places = z.int().min(FEWEST_ENTRANTS).max(MOST_ENTRANTS);

/** Commands on matchmaking.commands.v1 that are about a tournament. */
export const tournamentCommands = [
  z.object({
    type: z.literal('OpenTournament'),
    id,
    ...about,
    name: z.string().min(1).max(60),
    kind: tournamentKind,
    offer,
    places,
  }),
  z.object({ type: z.literal('JoinTournament'), id, ...about, deck }),
  /** The organiser gives places to bots. */
  z.object({
    type: z.literal('SeatBots'),
    id,
    ...about,
    bot: z.string().min(1).max(32),
    count: z.int().min(1).max(MOST_ENTRANTS),
    deck,
  }),
  /** Before it begins the place is free again; later the player drops out. The organiser may name any entrant. */
  z.object({ type: z.literal('LeaveTournament'), id, ...about, entrant: entrant.optional() }),
  z.object({ type: z.literal('BeginTournament'), id, ...about }),
  z.object({ type: z.literal('EndTournament'), id, ...about }),
] as const;

/** Events on matchmaking.events.v1 that are about a tournament. Results are those of its matches. */
export const tournamentEvents = [
  z.object({
    type: z.literal('TournamentOpened'),
    tournament: id,
    region: id,
    organiser: id,
    name: z.string(),
    kind: tournamentKind,
    offer,
    places,
    at: millis,
  }),
  z.object({
    type: z.literal('EntrantJoined'),
    tournament: id,
    entrant,
    /** What brought them in: the same brings them in once. */
    entry: id,
    player: id,
    deck,
    at: millis,
  }),
  z.object({
    type: z.literal('EntrantLeft'),
    tournament: id,
    entrant,
    reason: z.enum(['left', 'sent away']),
    at: millis,
  }),
  z.object({
    type: z.literal('TournamentBegan'),
    tournament: id,
    /** What every lot of it follows from. */
    seed: z.string(),
    /** The entrants, the best seeded first. */
    seeding: z.array(entrant),
    /** How many there will be at most. */
    rounds: z.int().positive(),
    at: millis,
  }),
  z.object({
    type: z.literal('RoundPaired'),
    tournament: id,
    round,
    tables: z.array(
      z.object({
        table,
        /** The id that its match has; null: a bye. */
        match: id.nullable(),
        /** The second one is null for a bye. */
        entrants: z.tuple([entrant, entrant.nullable()]),
      }),
    ),
    at: millis,
  }),
  z.object({
    type: z.literal('TournamentEnded'),
    tournament: id,
    winner: entrant.nullable(),
    /** `played`: to its end; `ended`: by its organiser; `expired`: it did not begin in time. */
    reason: z.enum(['played', 'ended', 'expired']),
    at: millis,
  }),
] as const;

/** The place of a match in a tournament. */
export const tablePlace = z.object({ tournament: id, round, table });
export type TablePlace = z.infer<typeof tablePlace>;

/** How long a tournament may stay open without beginning, in milliseconds. */
export const TOURNAMENT_OPEN_MS = 86_400_000;

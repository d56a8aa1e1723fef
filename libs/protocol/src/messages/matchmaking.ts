import { z } from 'zod';
import { commandBody, deck, digest, id, millis, offset, playerSeat } from './common.ts';
import { maintenanceCommands, maintenanceEvents } from './maintenance.ts';
import { offer } from './offer.ts';
import { MOST_BLOCKED } from './players.ts';
import { tablePlace, tournamentCommands, tournamentEvents } from './tournaments.ts';

/**
 * Against whom: anyone who comes, somebody invited by id (who opens a ticket that names the inviter), or a bot by name.
 * A bot plays the deck that is given for it, else a copy of its opponent's.
 */
export const opponent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('anyone'),
    /** A bot that plays if nobody has come after so many milliseconds; nobody but the player asks for that. */
    standIn: z.object({ bot: z.string().min(1).max(32), after: millis }).optional(),
  }),
  z.object({ kind: z.literal('player'), player: id }),
  z.object({ kind: z.literal('bot'), bot: z.string().min(1).max(32), deck: deck.optional() }),
]);
export type Opponent = z.infer<typeof opponent>;

/** How many tickets a player may have open at once; what bots are asked to show each other counts for nobody. */
export const MOST_TICKETS = 5;

/** How strong a player is in an edition and format, as Glicko-2 has it; for the time `at`. */
export const rating = z.object({
  rating: z.number(),
  deviation: z.number().positive(),
  volatility: z.number().positive(),
  /** Rated matches so far. */
  matches: z.int().nonnegative(),
  at: millis,
});
export type Rating = z.infer<typeof rating>;

/** What a match did to a player's rating. */
export const ratingChange = z.object({ before: rating, after: rating });
export type RatingChange = z.infer<typeof ratingChange>;

/**
 * matchmaking.commands.v1 (key: region). `OpenTicket` of a bot (player `bot:<name>`, see `botPlayer`) against a bot lets
 * two bots play each other.
 */
export const matchmakingCommand = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('OpenTicket'),
    id,
    ticket: id,
    player: id,
    offers: z.array(offer).min(1).max(16),
    deck,
    opponent,
    /** Promises for the games to come, the first game's first; what is missing is asked for with `CommitSecret`. */
    commitments: z.array(digest).max(16).optional(),
    /** Whom the player has blocked: they are not brought together with them by chance. */
    avoids: z.array(id).max(MOST_BLOCKED).optional(),
  }),
  /** While the ticket is in a ready check this declines it. */
  z.object({ type: z.literal('WithdrawTicket'), id, ticket: id, player: id }),
  z.object({ type: z.literal('ConfirmReady'), id, ticket: id, player: id }),
  ...tournamentCommands,
  ...maintenanceCommands,
]);
export type MatchmakingCommand = z.infer<typeof matchmakingCommand>;

/**
 * match.commands.v1 (key: match). A game opens when both seats have committed to a secret for it (`makeCommitment`); a
 * seat that lets `COMMIT_MS` pass has lost the match. The first commitment of a seat for a game counts; one that comes
 * again changes nothing.
 */
export const matchCommand = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('CommitSecret'),
    id,
    match: id,
    player: id,
    /** Number of the game in its match, from 1. */
    game: z.int().min(1),
    commitment: digest,
  }),
  z.object({ type: z.literal('SubmitSideboard'), id, match: id, player: id, game: z.int(), deck }),
  z.object({ type: z.literal('ConcedeMatch'), id, match: id, player: id }),
]);
export type MatchCommand = z.infer<typeof matchCommand>;

/** Number of a ruling in its dispute. */
const ruling = z.int().positive();

const seats = z.tuple([id, id]);
const score = z.tuple([z.int().nonnegative(), z.int().nonnegative()]);

/** By which rules two who asked for anyone were paired, how many points apart, after how many milliseconds. */
const pairing = z.object({
  rules: z.string(),
  gap: z.number(),
  waited: z.tuple([millis, millis]),
});

/** Somebody who did not come to a ready check or a match, or left it, and what that costs: time, and never rating. */
const absence = z.object({
  seat: playerSeat,
  player: id,
  /** How often this player has done so lately, this time among them. */
  misses: z.int().positive(),
  /** When the player may ask for anyone again; null: at once. */
  until: millis.nullable(),
});

/** A ready check is named by the match that comes of it; until then there is none. */
const check = id;

/** matchmaking.events.v1 (key: region or match). */
export const matchmakingEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('TicketOpened'),
    ticket: id,
    player: id,
    offers: z.array(offer).min(1),
    deck,
    opponent,
    commitments: z.array(digest).optional(),
    avoids: z.array(id).optional(),
    /** What the player is warned of, if of anything. */
    warning: z.string().optional(),
    at: millis,
  }),
  z.object({
    type: z.literal('TicketRefused'),
    ticket: id,
    player: id,
    why: z.string(),
    /** When the player may ask for anyone again, if that is why. */
    again: millis.optional(),
    at: millis,
  }),
  z.object({
    type: z.literal('TicketWithdrawn'),
    ticket: id,
    player: id,
    /** Left out where its player has withdrawn it; and until when that holds. */
    why: z.string().optional(),
    again: millis.optional(),
    at: millis,
  }),
  /**
   * The queue has found a pair: both say that they are ready before their match opens, and their tickets are in no other
   * pair until then. Bots are always ready.
   */
  z.object({
    type: z.literal('ReadyCheckBegan'),
    check,
    region: id,
    tickets: seats,
    players: seats,
    offer,
    pairing: pairing.optional(),
    until: millis,
    at: millis,
  }),
  z.object({
    type: z.literal('SeatReady'),
    check,
    tickets: seats,
    seat: playerSeat,
    at: millis,
  }),
  /**
   * Somebody declined, or said nothing in time: their tickets are gone, and the others wait on as if nothing had been. In
   * `maintenance` it is nobody's fault.
   */
  z.object({
    type: z.literal('ReadyCheckFailed'),
    check,
    tickets: seats,
    reason: z.enum(['declined', 'late', 'maintenance']),
    absent: z.array(absence),
    at: millis,
  }),
  z.object({
    type: z.literal('MatchOpened'),
    match: id,
    region: id,
    tickets: seats,
    /** Who sits where, by player id. */
    players: seats,
    offer,
    decks: z.tuple([deck, deck]),
    pairing: pairing.optional(),
    /** What the ratings of both in its edition and format stood at; left out where too little is known of one. */
    ratings: z.tuple([z.int(), z.int()]).optional(),
    /** What it plays again by a ruling, and what the games before that came to. Nobody has asked for it: its tickets are none. */
    continues: z.object({ match: id, game: id, dispute: id, ruling, score }).optional(),
    /** Of a tournament's match: which one it is. */
    table: tablePlace.optional(),
    at: millis,
  }),
  /** A seat has promised its secret for the game of that number. */
  z.object({
    type: z.literal('SecretCommitted'),
    match: id,
    seat: playerSeat,
    number: z.int().min(1),
    commitment: digest,
    at: millis,
  }),
  z.object({
    type: z.literal('GameOpened'),
    match: id,
    game: id,
    number: z.int().min(1),
    /** The whole command that starts the game, with the server's secret: chosen once, and never shown to players. */
    start: commandBody,
    /** Where the game's partition of game.events ended: its commits come after. */
    from: offset,
    /** The same of game.milestones; left out by releases that read commits instead. */
    milestones: offset.optional(),
    at: millis,
  }),
  z.object({
    type: z.literal('GameScored'),
    match: id,
    game: id,
    /** `null`: a draw. */
    winner: playerSeat.nullable(),
    reason: z.string(),
    score,
    /** What was left on the clocks, and of the grace for lost connections, in milliseconds. */
    time: z.tuple([z.int(), z.int()]),
    grace: z.tuple([z.int(), z.int()]),
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
  /** What a seat wanted to play is no way to share out the cards of its deck; it may try again in time. */
  z.object({
    type: z.literal('SideboardRefused'),
    match: id,
    seat: playerSeat,
    why: z.string(),
    at: millis,
  }),
  z.object({ type: z.literal('MatchConceded'), match: id, seat: playerSeat, at: millis }),
  z.object({
    type: z.literal('MatchEnded'),
    match: id,
    winner: playerSeat.nullable(),
    score,
    /**
     * `forfeit`: a seat did not commit to a secret in time. `ruling`: it goes on in another match. `maintenance`: that was
     * announced before its first game began.
     */
    reason: z.enum(['games', 'concession', 'forfeit', 'ruling', 'maintenance']),
    /** By seat, if the match was rated and a game was played. */
    ratings: z.tuple([ratingChange, ratingChange]).optional(),
    /** Who did not come to it, or let the clock run out in a game of it; left out: neither. */
    absent: z.array(absence).min(1).optional(),
    at: millis,
  }),
  /**
   * A ruling in a dispute: a game of a match that is over counts otherwise from now on, and the ratings of both who played
   * it are what follows from that.
   */
  z.object({
    type: z.literal('ResultCorrected'),
    match: id,
    players: seats,
    game: id,
    /** The ruling, by its dispute and its number there: it is applied once. */
    dispute: id,
    ruling,
    /** How the games of the match count now, in their order. */
    results: z.array(z.object({ game: id, winner: playerSeat.nullable() })),
    /** Who won the game now, and whether it counts for nobody. */
    winner: playerSeat.nullable(),
    annulled: z.boolean(),
    /** Of the match. */
    score,
    matchWinner: playerSeat.nullable(),
    /** If the match was rated: whose ratings are others from now on, and what they were. */
    ratings: z
      .object({
        pool: z.string(),
        changes: z.array(z.object({ player: id, before: rating, after: rating })),
      })
      .optional(),
    at: millis,
  }),
  /**
   * A ruling in a dispute: a game of a match that goes on counts for nobody. It is ended if it has not, and the match goes on
   * without it.
   */
  z.object({
    type: z.literal('GameAnnulled'),
    match: id,
    players: seats,
    game: id,
    dispute: id,
    ruling,
    /** Of the match, without that game. */
    score,
    at: millis,
  }),
  /**
   * A ruling in a dispute, as both players are told of it: whom it warns or bans, in place of what an earlier ruling in it did.
   * Who is banned is refused new matches until that ends; what they have begun is played to its end.
   */
  z.object({
    type: z.literal('PlayersSanctioned'),
    /** Both who played the match; who of them has no sanction below has none by this dispute any longer. */
    players: seats,
    game: id,
    dispute: id,
    ruling,
    sanctions: z.array(
      z.object({
        player: id,
        /** When the ban ends; null: a warning. */
        until: millis.nullable(),
      }),
    ),
    at: millis,
  }),
  /**
   * A dispute about the last game of a match is open: what is hidden in the match stays so, even when it is over, until the
   * dispute is settled. A game that is begun after it lifts that.
   */
  z.object({ type: z.literal('RevelationHeld'), match: id, dispute: id, at: millis }),
  z.object({ type: z.literal('RevelationReleased'), match: id, dispute: id, at: millis }),
  /**
   * A ruling has the last game of a match played on from an earlier moment, or the whole match again: in another match, which
   * opens when this one is over; one that still runs is stopped. When that one is over, a `ResultCorrected` follows.
   */
  z.object({
    type: z.literal('GameRewound'),
    match: id,
    game: id,
    players: seats,
    dispute: id,
    ruling,
    /** The match in which it goes on. */
    continuation: id,
    region: id,
    offer,
    /** As they were played in that game. */
    decks: z.tuple([deck, deck]),
    registered: z.tuple([deck, deck]),
    /** How the games before it count. */
    results: z.array(z.object({ game: id, winner: playerSeat.nullable() })),
    /** Where it goes on; null: the match is played again. */
    to: z
      .object({
        event: z.int().nonnegative(),
        libraries: z.enum(['kept', 'reshuffled']),
        definitions: z.array(z.string()),
        /** The game's commits on game.events are not before this offset. */
        from: offset,
      })
      .nullable(),
    at: millis,
  }),
  ...tournamentEvents,
  ...maintenanceEvents,
]);
export type MatchmakingEvent = z.infer<typeof matchmakingEvent>;

/** What an event is about: a match, a tournament, maintenance, a dispute, a ready check or a ticket, by its id. */
export function subjectOf(event: MatchmakingEvent): string {
  if ('match' in event) return event.match;
  if ('tournament' in event) return event.tournament;
  if ('maintenance' in event) return event.maintenance;
  if (event.type === 'PlayersSanctioned') return event.dispute;
  return 'check' in event ? event.check : event.ticket;
}

/** The one region there is yet: the key of all tickets, and the beginning of its matches' and games' ids. */
export const REGION = 'local';

/** The player id of the bot of that name. */
export function botPlayer(bot: string): string {
  return `bot:${bot}`;
}

/** The name of the bot that has this player id; undefined for people. */
export function botOf(player: string): string | undefined {
  return player.startsWith('bot:') ? player.slice('bot:'.length) : undefined;
}

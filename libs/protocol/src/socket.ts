import type { PaidView, SeatOptions, View, Viewer, VisibleEvent } from '@arbiter/view';
import type { Change } from './change.ts';
import type { CommandBody } from './chain/commit.ts';
import type { HeadClock } from './chain/head.ts';
import type { SignedTip } from './chain/signed-tip.ts';
import type { ChatLine } from './messages/chat.ts';
import type { Deck } from './messages/common.ts';
import type { Opponent } from './messages/matchmaking.ts';
import type { Offer } from './messages/offer.ts';
import type { TablePlace, TournamentKind } from './messages/tournaments.ts';
import type { Standing } from './tournaments/standings.ts';
import type { Entrant, Table, Tournament } from './tournaments/tournament.ts';

/**
 * What goes over the gateway's socket, `/v1/socket`: JSON texts, one message each. Types only, so that browsers load
 * nothing of it. The same shapes are what HTTP answers with.
 *
 * A game's view is sent whole once, in the answer to the subscription; each update after it says what changed.
 */

/** What one may subscribe to. */
export type Subject = 'game' | 'match' | 'ticket' | 'player' | 'tournament' | 'chat';

/** What a client sends. */
export type ClientMessage =
  /** The first one. Without a token one may watch games. */
  | { readonly type: 'hello'; readonly token?: string }
  | {
      readonly type: 'subscribe';
      readonly to: Subject;
      readonly id: string;
      /** The last version that the client has; updates begin after it. Left out: only what comes from now on. */
      readonly from?: number;
      /**
       * Of a game: so many of its last commits the state is to tell of, where updates don't. Anyone who has missed more than
       * that gets the state alone.
       */
      readonly recent?: number;
      /** Of a chat: nothing is heard of what the other player says. */
      readonly muted?: boolean;
    }
  | { readonly type: 'unsubscribe'; readonly to: Subject; readonly id: string }
  | {
      readonly type: 'command';
      /** The `Idempotency-Key`. */
      readonly key: string;
      readonly game: string;
      readonly body: CommandBody;
      /**
       * How long the question has been there before it was answered, in milliseconds by the client's own watch: what it took
       * on its way is credited, within limits. Left out, nothing is.
       */
      readonly thought?: number;
    }
  /** Asks for a sign of life, which a page can't get from the protocol's own pings: answered by `pong`. */
  | { readonly type: 'ping' };

/** What the gateway sends. */
export type ServerMessage =
  | { readonly type: 'welcome'; readonly player: string | null }
  | GameState
  | GameUpdate
  | TimeShort
  | MatchUpdate
  | TicketUpdate
  | TournamentUpdate
  | ChatHeard
  | Seated
  | Ruled
  | PlayerNote
  | Ack
  | { readonly type: 'pong' }
  | SocketProblem;

/** What was wrong with a message that was no command. */
export interface SocketProblem extends NotNow {
  readonly type: 'problem';
  /** The subscription that it asked for: there is none now. Left out for other messages. */
  readonly to?: Subject;
  readonly id?: string;
  readonly problem: WireProblem;
}

/** As `Retry-After` in HTTP: what is asked for may be had later. */
export interface NotNow {
  /** Seconds; left out if asking again would change nothing, or nothing is known of when. */
  readonly retryAfter?: number;
}

/** A problem (RFC 9457). Refusals have `edition`, `rule`, `objects`, `command`, `version` and `tip` too. */
export interface WireProblem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
  readonly [member: string]: unknown;
}

/** The clocks, in milliseconds, and whose runs. */
export interface WireClock extends HeadClock {
  readonly running: 0 | 1 | null;
  /** In the answer to a subscription: how long ago the gateway read of this. An update comes at once. */
  readonly since?: number;
}

/** What one viewer is told of a commit. */
export interface ToldCommit {
  /** Number of the commit, from 1. */
  readonly version: number;
  /** Empty where the viewer may see nothing. */
  readonly events: readonly VisibleEvent[];
}

/** A game as one viewer may see it now. Follows the updates that were missed; not an update itself. */
export interface GameState {
  readonly type: 'subscribed';
  readonly to: 'game';
  readonly id: string;
  readonly version: number;
  /** Null before the first commit. */
  readonly tip: SignedTip | null;
  readonly viewer: Viewer;
  /** Null before the first commit. */
  readonly view: View | null;
  /** What this seat may do; null if it is not asked. */
  readonly options: SeatOptions | null;
  readonly clock: WireClock | null;
  /** The last commits that no update tells of, the oldest first, if the subscription asked for any. */
  readonly recent?: readonly ToldCommit[];
}

/** One commit as one viewer may see it: empty where it may see nothing, but numbered and with the tip. */
export interface GameUpdate extends ToldCommit {
  readonly type: 'update';
  readonly game: string;
  readonly tip: SignedTip;
  readonly clock: WireClock | null;
  /**
   * What changed in the view since the last message on this socket that told it; nothing did if it is null. Left out
   * where a later update follows at once, as after a reconnect.
   */
  readonly change?: Change | null;
  /** What this seat may do now; null if it is not asked. Goes with `change`. */
  readonly options?: SeatOptions | null;
}

/** To a seat whose time runs short, unless it answers before: at so many milliseconds left, as the gateway counts. */
export interface TimeShort {
  readonly type: 'short of time';
  readonly game: string;
  readonly left: number;
}

/** One event of a match, and the match as it is now. */
export interface MatchUpdate {
  readonly type: 'match';
  readonly match: string;
  readonly version: number;
  /** Null: no event, but the answer to a subscription, after the updates that were missed. */
  readonly event: string | null;
  readonly state: MatchState;
}

/** A ticket as it is now: after each of its events, and as the answer to a subscription. */
export interface TicketUpdate {
  readonly type: 'ticket';
  readonly ticket: string;
  readonly version: number;
  readonly state: TicketState;
}

/** A tournament as it is now, to its viewer: after each thing that happens in it, and as the answer to a subscription. */
export interface TournamentUpdate {
  readonly type: 'tournament';
  readonly tournament: string;
  readonly version: number;
  readonly state: TournamentState;
}

/**
 * What was said in a match, to a seat that has asked to hear it: the last lines as the answer to the subscription, as far as
 * they are kept, and each as it comes. No part of any game, so nobody else ever hears it.
 */
export interface ChatHeard {
  readonly type: 'chat';
  readonly match: string;
  readonly lines: readonly ChatLine[];
  /** Whether the other player follows it, too; told again, with no lines, as that changes. */
  readonly other: boolean;
}

/** A match that the player sits in: each that is not over, as the answer to a subscription, and each that opens. */
export interface Seated {
  readonly type: 'seated';
  readonly player: string;
  readonly match: MatchState;
}

/** To each player of a match: by a ruling in a dispute a game of it counts otherwise from now on. */
export interface Ruled {
  readonly type: 'ruled';
  readonly player: string;
  readonly dispute: string;
  readonly match: string;
  readonly game: string;
  /** Of the game: null for a draw, or where it counts for nobody. */
  readonly winner: 0 | 1 | null;
  readonly annulled: boolean;
  /** Of the match, from now on; nobody has won one that goes on. */
  readonly score: readonly [number, number];
  readonly matchWinner: 0 | 1 | null;
}

/**
 * To both players of a match: there is a ruling in a dispute about it, and whom that warns or bans. Comes with each ruling, and
 * as the answer to a subscription for two weeks after it, or while a ban lasts.
 */
export interface PlayerSanctioned {
  readonly type: 'sanctioned';
  readonly player: string;
  readonly dispute: string;
  readonly game: string;
  /** Nobody: also what an earlier ruling had of it is lifted. */
  readonly sanctions: readonly {
    readonly player: string;
    /** When the ban ends, in milliseconds since 1970; null: a warning. */
    readonly until: number | null;
  }[];
  readonly at: number;
}

/** To a player who has missed a ready check, or left a match: at once, and with the next ticket again. */
export interface PlayerWarned {
  readonly type: 'warned';
  readonly player: string;
  /** How often that was so lately. */
  readonly misses: number;
  /** When the player may ask for anyone again, in milliseconds since 1970; null: at once, this is a warning. */
  readonly until: number | null;
}

/** To a player: there is maintenance, or it has changed, or is over. Also as the answer to a subscription while there is. */
export interface MaintenanceTold {
  readonly type: 'maintenance';
  readonly player: string;
  readonly maintenance: WireMaintenance | null;
}

/** Maintenance that goes on: no new match begins; what has begun is played to its end. */
export interface WireMaintenance {
  /** By which it is called off. */
  readonly maintenance: string;
  /** Since when, until when it is expected to last, and since when nothing is played any more: milliseconds since 1970. */
  readonly since: number;
  readonly until: number;
  readonly drained: number | null;
}

/** Whether there is maintenance, and what is still played. */
export interface MaintenanceStatus {
  readonly maintenance: WireMaintenance | null;
  /** Matches that have begun and are not over, and their games that go on. */
  readonly matches: number;
  readonly games: number;
}

/** What a player is told who follows themselves, beside their matches. */
export type PlayerNote = PlayerSanctioned | PlayerWarned | MaintenanceTold;

/** The answer to a command that came over the socket: as HTTP would have answered. */
export interface Ack extends NotNow {
  readonly type: 'ack';
  readonly key: string;
  readonly game: string;
  /** HTTP's status: 200 accepted, 202 not yet read back, 4xx and 5xx with a problem. */
  readonly status: number;
  /** Without its events: the update tells them. */
  readonly outcome?: CommandOutcome;
  readonly problem?: WireProblem;
}

/** The outcome of a command that was accepted; while it is pending, `version` and `tip` are missing. */
export interface CommandOutcome {
  readonly command: string;
  readonly game: string;
  readonly state: 'pending' | 'accepted';
  readonly version?: number;
  readonly tip?: SignedTip;
  readonly events?: readonly VisibleEvent[];
}

/** Whether a command would be accepted, had it been sent after that commit. */
export interface CommandTried {
  readonly game: string;
  readonly version: number;
  readonly legal: boolean;
  /** Why it would be refused; null if it would not. */
  readonly refusal: {
    readonly edition: string;
    readonly rule: string;
    readonly reason: string;
    readonly objects: readonly number[];
  } | null;
  /** How it would be paid for; null if it costs no mana, or asks for something first. */
  readonly pays: PaidView | null;
}

/** What a rule says, in our own words. */
export interface WireRule {
  readonly edition: string;
  readonly rule: string;
  readonly says: string;
}

/** Where pictures of cards are; `{name}` of the template stands for the encoded name of a card. */
export interface WirePictures {
  readonly template: string | null;
}

/** A ready check as one of the two sees it. */
export interface TicketCheck {
  /** By when both have to have said so: milliseconds since 1970. */
  readonly until: number;
  /** Whether this player, and whether the opponent, has said so. */
  readonly ready: boolean;
  readonly opponent: boolean;
  /** Nobody has come, and this bot stands in, as the ticket asked. */
  readonly bot?: string;
}

/** A ticket as its player sees it. */
export interface TicketState {
  readonly ticket: string;
  readonly version: number;
  readonly player: string;
  /** `found`: an opponent is there, and both are asked whether they are ready. */
  readonly status: 'pending' | 'waiting' | 'found' | 'refused' | 'withdrawn' | 'matched';
  readonly offers: readonly Offer[];
  readonly opponent: Opponent | null;
  /** Why it was refused or withdrawn, waits again, or is held back. */
  readonly why: string | null;
  /** While both are asked whether they are ready. */
  readonly check: TicketCheck | null;
  /** When the player may ask for anyone again, if not at once: milliseconds since 1970. */
  readonly again: number | null;
  readonly match: string | null;
}

/** How many wait for anyone who comes. */
export interface WireQueue {
  readonly waiting: number;
  /** On which terms, those first on which most wait; who names several waits on each. */
  readonly terms: readonly { readonly offer: Offer; readonly waiting: number }[];
}

/** One game of a match. */
export interface GameOfMatch {
  readonly game: string;
  readonly number: number;
  readonly over: boolean;
  /** Null: none yet, or a draw. */
  readonly winner: 0 | 1 | null;
}

/** A match as one viewer sees it. */
export interface MatchState {
  readonly match: string;
  readonly version: number;
  readonly offer: Offer;
  readonly players: readonly [WirePlayer, WirePlayer];
  /** The viewer's seat; null for a spectator. */
  readonly seat: 0 | 1 | null;
  readonly status: 'opening' | 'playing' | 'sideboarding' | 'over';
  readonly games: readonly GameOfMatch[];
  readonly score: readonly [number, number];
  readonly winner: 0 | 1 | null;
  /** Of a tournament's match: which one it is. */
  readonly table?: TablePlace;
  /** The viewer's deck as it is now. */
  readonly deck: Deck | null;
  readonly sideboarding: {
    /** Which game it is for. */
    readonly number: number;
    /** Milliseconds since 1970. */
    readonly until: number;
    readonly submitted: readonly [boolean, boolean];
  } | null;
  /** What it plays again by a ruling in that dispute; left out: nothing. */
  readonly continues?: { readonly match: string; readonly game: string; readonly dispute: string };
  /** The match in which a part of it is played again; left out: none. */
  readonly continuedIn?: string;
  /** Secrets that seats have promised, by number of the game. */
  readonly commitments: readonly {
    readonly number: number;
    readonly seats: readonly [boolean, boolean];
  }[];
}

/** A match, with how its game stands while one goes on, as far as this gateway holds it. */
export interface StandingMatch extends MatchState {
  readonly live: {
    readonly turn: number;
    /** The seat whose turn it is. */
    readonly active: 0 | 1;
    /** By seat. */
    readonly life: readonly [number, number];
    readonly clock: WireClock | null;
    /** How many watch who don't play. */
    readonly watchers: number;
    /** The seat for which the game waits; null: for none. */
    readonly asks: 0 | 1 | null;
  } | null;
}

/** A match that goes on, for those who choose what to watch; rated ones with some delay. */
export interface LiveMatch extends StandingMatch {
  /** What both stood at as it was opened, if enough is known of both. */
  readonly ratings?: readonly [number, number];
  /** It is one of the few whose players are the strongest of those who play now. */
  readonly featured?: true;
}

/** A tournament in a list. */
export interface TournamentSummary {
  readonly tournament: string;
  readonly version: number;
  readonly name: string;
  readonly kind: TournamentKind;
  readonly offer: Offer;
  readonly status: 'open' | 'running' | 'over';
  readonly organiser: WirePlayer;
  /** How many may play, and how many have joined. */
  readonly places: number;
  readonly taken: number;
  /** The round that is played, and how many there will be at most; 0 before it begins. */
  readonly round: number;
  readonly planned: number;
  /** The viewer's number in it; null: they are not in it. */
  readonly me: number | null;
  /** When it was opened: milliseconds since 1970. */
  readonly at: number;
}

/** A tournament as one viewer sees it. */
export interface TournamentState extends TournamentSummary {
  readonly entrants: readonly (WirePlayer & {
    readonly number: number;
    /** Why they play no further; null: they do. */
    readonly left: Entrant['left'];
  })[];
  /** What every lot of it follows from, and who is seeded how; empty before it begins. */
  readonly seed: string;
  readonly seeding: readonly number[];
  /** The tables of each round; the match is null for a bye, and until it opens. */
  readonly rounds: readonly (readonly Omit<Table, 'opened'>[])[];
  /** The first first; empty before it begins. */
  readonly standings: readonly Standing[];
  readonly winner: number | null;
  readonly reason: Tournament['reason'];
}

/** A player as others see them. */
export interface WirePlayer {
  readonly player: string;
  readonly name: string;
  /** Which bot it is; left out for persons. */
  readonly bot?: string;
  /** How strong that bot is, in points, of which 400 more win ten games of eleven; the one that plays at random has 0. */
  readonly strength?: number;
}

/** A bot that one may play against, and the games with the others that its strength follows from. */
export interface WireBot {
  readonly bot: string;
  readonly strength: number;
  readonly met: readonly {
    readonly bot: string;
    readonly games: number;
    readonly won: number;
    readonly lost: number;
  }[];
}

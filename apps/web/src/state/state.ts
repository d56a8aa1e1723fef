import type {
  DeckCheck,
  DeckForm,
  Edition,
  FormatRules,
  KeptDeck,
  LiveMatch,
  MatchState,
  PlayerNote,
  Position,
  ReadyDeck,
  StandingMatch,
  TicketState,
  ToldCommit,
  WireBot,
  WirePlayer,
  WireProblem,
  WireQueue,
} from '@arbiter/client';
import type { KeptChecked } from '@arbiter/client/kept';
import type { Fields } from '../play/fields.ts';
import type { PassingOrders } from '../play/passing.ts';
import type { Paid } from '../play/paying.ts';
import type { Why } from '../play/why.ts';
import type { Checked } from '../replay/check-record.ts';
import type { LegalThen, LifePoint } from '../replay/replay-source.ts';
import type { Clip } from '../replay/where.ts';
import type { RulingOnGame } from '../reports/dispute.ts';
import type { LogLine } from './log.ts';
import type { Route } from './route.ts';

/** Who plays in this window. */
export interface Me {
  readonly player: string;
  readonly name: string;
}

/** What the server has to play with. */
export interface Books {
  readonly decks: readonly ReadyDeck[];
  /** The player's own, which the server keeps. */
  readonly kept: readonly KeptDeck[];
  readonly editions: readonly Edition[];
  readonly formats: readonly FormatRules[];
  /** In which forms decks are read and written. */
  readonly forms: readonly DeckForm[];
  /** Those that one may play against, the weakest first. */
  readonly bots: readonly WireBot[];
}

/** Someone who waits for this player. */
export interface Invitation extends TicketState {
  readonly name: string;
}

export interface LobbyState {
  readonly live: readonly LiveMatch[];
  readonly mine: readonly StandingMatch[];
  readonly invitations: readonly Invitation[];
  /** How many wait for anyone; null until that is known. */
  readonly queue: WireQueue | null;
  /** What one is told: of maintenance, of what it costs to have been away, and of rulings. */
  readonly notes: readonly PlayerNote[];
  /** Name of the chosen deck; `''`: a list of one's own. */
  readonly deck: string;
  /** The edition that was chosen in the form; null: the one that the deck is played under. */
  readonly edition: string | null;
  /** The format and the number of games that were chosen in the form; null: what it begins with. */
  readonly format: string | null;
  readonly bestOf: string | null;
  /** That list. */
  readonly list: string;
  /** What became of copying the deck. */
  readonly told: string | null;
  readonly check: (DeckCheck & { readonly legal: boolean }) | null;
  /** A request is on its way. */
  readonly busy: boolean;
}

/** An option whose choices are being made. */
export interface OpenOption {
  readonly decision: number;
  readonly index: number;
  readonly plan: number;
}

/** A match, and the game of it that is on the table. */
export interface TableState {
  readonly match: MatchState;
  readonly game: string | null;
  readonly position: Position | null;
  /** When the position came, in milliseconds of this machine. */
  readonly receivedAt: number;
  /** The player was warned that only so many milliseconds are left. */
  readonly shortOfTime: number | null;
  readonly log: readonly LogLine[];
  readonly refusal: WireProblem | null;
  readonly open: OpenOption | null;
  /** The answer as far as it has been made, in the form or on the cards; null: its form has not been shown yet. */
  readonly fields: Fields | null;
  /** How what is being announced would be paid; null as long as something is missing. */
  readonly paid: Paid | null;
  /** Everything that one may do is shown as a list, too. */
  readonly listed: boolean;
  /** The card whose text is shown. */
  readonly selected: number | null;
  /** What was told last, the oldest first: of what has been done in it some may be repeated. */
  readonly commits: readonly ToldCommit[];
  /** A command is on its way, or its outcome is not yet on the table. */
  readonly sending: boolean;
  /** What is passed for the player. */
  readonly orders: PassingOrders;
  /** The page is about to pass. */
  readonly passing: boolean;
  /** Nothing is passed, as a key is held. */
  readonly holding: boolean;
  /** The deck for the next game is handed in. */
  readonly sideboarded: boolean;
  /** Names of cards that fit what somebody has written of one. */
  readonly cardNames: readonly string[];
  /** The log shows what few want to read. */
  readonly allLines: boolean;
}

export type SeenAs = '0' | '1' | 'spectator' | 'operator';

/** A finished game, and where one is in it. */
export interface ReplayState {
  readonly game: string;
  readonly match: MatchState | null;
  /** Every line, and those of them that are stepped through. */
  readonly every: readonly LogLine[];
  readonly lines: readonly LogLine[];
  /** Those that few want to read as well. */
  readonly all: boolean;
  /** Index into the lines. */
  readonly at: number;
  /** Whose hands are seen: one seat's, none, or all. */
  readonly as: SeenAs;
  /** It goes on by itself, at `speed` lines a second. */
  readonly playing: boolean;
  readonly speed: number;
  /** The part of the game that is shown; null: all of it. */
  readonly clip: Clip | null;
  /** Where a clip shall begin that somebody wants to make. */
  readonly begins: number | null;
  /** How the life totals went; null while that is not known. */
  readonly life: readonly LifePoint[] | null;
  /** What was legal after the line; null: nobody wants to know, or it has not come yet. */
  readonly legal: LegalThen | null;
  readonly showsLegal: boolean;
  /** What became of copying a link. */
  readonly told: string | null;
  /** What the check of the record has found; null: nobody has asked. */
  readonly check: (Checked & { readonly proof: KeptChecked | null }) | 'running' | null;
  /** The game as it was after the line; null until it has come. */
  readonly position: Omit<Position, 'options'> | null;
  readonly problem: string | null;
  readonly selected: number | null;
  /** To what one jumps. */
  readonly jump: string;
  /** The card that is followed: only lines in which it has a part are stepped through. */
  readonly following: string | null;
  /** What was ruled about the game. */
  readonly rulings: readonly RulingOnGame[];
  /** A moment that others are compared with. */
  readonly held: { readonly text: string; readonly view: Position['view'] } | null;
}

/** Everything that the page shows. */
export interface AppState {
  /** Null: nobody yet. */
  readonly me: Me | null;
  readonly route: Route;
  readonly online: boolean;
  /** What went wrong last, outside a game. */
  readonly problem: WireProblem | null;
  /** Why what the address names can't be shown. */
  readonly missing: WireProblem | null;
  /** Whose link was followed; null until that is known, and `'nobody'` for somebody whom the server does not know. */
  readonly inviter: WirePlayer | 'nobody' | null;
  readonly books: Books | null;
  readonly lobby: LobbyState;
  readonly ticket: TicketState | null;
  readonly table: TableState | null;
  readonly replay: ReplayState | null;
  /** What somebody has asked why of, and the answer. */
  readonly why: Why | null;
}

export const EMPTY_LOBBY: LobbyState = {
  live: [],
  mine: [],
  invitations: [],
  queue: null,
  notes: [],
  deck: '',
  edition: null,
  format: null,
  bestOf: null,
  list: '',
  told: null,
  check: null,
  busy: false,
};

import { OldestFirst } from '@arbiter/kernel';
import {
  publicEventId,
  type MatchEvent,
  type MatchmakingEvent,
  type PublicMatchEvent,
} from '@arbiter/protocol';
import { projectMatch, type MatchRows, type Place } from '../projections/match.projection.ts';
import { correctionTold } from './corrections.ts';
import type { GameRow, MatchRow, Plain } from '../store/entities.ts';

/** What an event of matchmaking makes public. */
export interface MadePublic {
  readonly events: readonly PublicMatchEvent[];
  /** Games of which nothing is hidden any longer, with the offsets where their commits begin. */
  readonly revealed: readonly { readonly game: string; readonly from: number }[];
}

const NOTHING: MadePublic = { events: [], revealed: [] };

/** How long the id of a match is remembered that is over, in milliseconds: late events of it change nothing. */
const REMEMBERED = 14 * 86_400_000;

/** What is known of a match: its rows, and how many events of it were told; or when it ended, in milliseconds. */
export type KeptMatch =
  | {
      readonly row: Plain<MatchRow>;
      readonly games: readonly Plain<GameRow>[];
      readonly told: number;
    }
  | number;

/** The matches that go on, by the events of one partition: what is public of each, numbered without gaps. */
export class OpenMatches {
  readonly #rows: MatchRows = { matches: new Map(), games: new Map() };
  readonly #told = new Map<string, number>();
  /** With when that was, in milliseconds, the one that ended first first. */
  readonly #ended = new OldestFirst<number>();

  /** @param onChange called with each match of which something else is known from now on, or nothing */
  take(
    event: MatchmakingEvent,
    place: Place,
    onChange: (match: string) => void = () => undefined,
  ): MadePublic {
    const made = this.#take(event, place);
    if ('match' in event) onChange(event.match);
    for (const match of this.#ended.takeOld((at) => at + REMEMBERED < event.at)) onChange(match);
    return made;
  }

  /** What is known of a match; undefined: nothing. */
  match(match: string): KeptMatch | undefined {
    const row = this.#rows.matches.get(match);
    if (row === undefined) return this.#ended.get(match);
    const games = [...this.#rows.games.values()].filter((game) => game.match === match);
    return { row, games, told: this.#told.get(match) ?? 0 };
  }

  /** Takes up a match as it was known, those that are over in the order in which they ended. */
  restore(match: string, kept: KeptMatch): void {
    if (typeof kept === 'number') {
      this.#ended.set(match, kept);
      return;
    }
    // Of before there was anything to hold back.
    const none = { held: [], continues: null, continuedIn: null };
    this.#rows.matches.set(match, { ...none, ...kept.row });
    for (const game of kept.games) this.#rows.games.set(game.game, game);
    this.#told.set(match, kept.told);
  }

  #take(event: MatchmakingEvent, place: Place): MadePublic {
    if (!('match' in event) || this.#ended.has(event.match)) return NOTHING;
    const { match } = event;
    const before = this.#rows.matches.get(match);
    projectMatch(this.#rows, event, place);
    const after = this.#rows.matches.get(match);
    if (after === undefined || after === before) return NOTHING;
    const told = publicOf(event);
    const made: MatchEvent[] = told === null ? [] : [told];
    // While a game of it may be played on, what is hidden stays so.
    const ends = event.type === 'MatchEnded' || event.type === 'RevelationReleased';
    const isRevealed = ends && after.status === 'over' && after.held.length === 0;
    if (isRevealed) made.push({ type: 'MatchRevealed', decks: [...after.decks] });
    if (made.length === 0) return NOTHING;
    const first = this.#told.get(match) ?? 0;
    this.#told.set(match, first + made.length);
    const events = made.map((one, index): PublicMatchEvent => {
      const number = first + index;
      return { id: publicEventId(match, number), match, number, at: event.at, event: one };
    });
    return { events, revealed: isRevealed ? this.#end(match, event.at) : [] };
  }

  #end(match: string, at: number): MadePublic['revealed'] {
    const games = [...this.#rows.games.values()].filter((game) => game.match === match);
    for (const { game } of games) this.#rows.games.delete(game);
    this.#rows.matches.delete(match);
    this.#told.delete(match);
    this.#ended.set(match, at);
    return games.map(({ game, from }) => ({ game, from }));
  }
}

type OfMatch = Extract<MatchmakingEvent, { match: string }>;

/** The public part of an event; null: nothing. Built up, never stripped. */
function publicOf(event: OfMatch): MatchEvent | null {
  const { type } = event;
  switch (type) {
    case 'MatchOpened':
      return {
        ...pick(event, ['type', 'region', 'players', 'offer']),
        ...(event.continues && { continues: event.continues }),
        ...(event.table && { table: event.table }),
      };
    case 'SecretCommitted':
      return { type, seat: event.seat, number: event.number, commitment: event.commitment };
    case 'GameOpened':
      return { type, game: event.game, number: event.number };
    case 'GameScored':
      return pick(event, ['type', 'game', 'winner', 'reason', 'score']);
    case 'SideboardingBegan':
      return { type, number: event.number, until: event.until };
    case 'SideboardSubmitted':
    case 'MatchConceded':
      return { type, seat: event.seat };
    case 'SideboardRefused':
      return null;
    case 'ResultCorrected':
      // Of a match that is held back; nothing is kept of others that are over: see `publicCorrection`.
      return correctionTold(event);
    // That the game ends for a ruling is told as it is scored.
    case 'GameAnnulled':
    case 'RevelationHeld':
    case 'RevelationReleased':
      return null;
    case 'GameRewound':
      return {
        ...pick(event, ['type', 'dispute', 'ruling', 'game', 'continuation']),
        event: event.to?.event ?? null,
      };
    case 'MatchEnded':
      return {
        ...pick(event, ['type', 'winner', 'score', 'reason']),
        ...(event.ratings && { ratings: event.ratings }),
      };
    default:
      return type satisfies never;
  }
}

function pick<T extends object, K extends keyof T>(from: T, names: readonly K[]): Pick<T, K> {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>;
}

import { poolOf, type MatchmakingEvent } from '@arbiter/protocol';
import type { Continues, GameRow, MatchRow, Plain, RatingRow } from '../store/entities.ts';

/** Where an event stands on matchmaking.events. */
export interface Place {
  readonly partition: number;
  readonly offset: number;
}

/** The rows that some events touch, by id; what is not there yet is missing. */
export interface MatchRows {
  readonly matches: Map<string, Plain<MatchRow>>;
  readonly games: Map<string, Plain<GameRow>>;
}

/**
 * Projects one event into the rows. What no longer fits changes nothing: an event that comes again, or one of a
 * matchmaker that did not know yet that it had lost the region.
 *
 * @returns the ratings that it leaves players with
 */
export function projectMatch(
  rows: MatchRows,
  event: MatchmakingEvent,
  place: Place,
): readonly LeftRating[] {
  if (!('match' in event)) return [];
  const match = rows.matches.get(event.match);
  if (event.type === 'MatchOpened') {
    if (match === undefined) rows.matches.set(event.match, opened(event, place));
    return [];
  }
  if (match === undefined || match.offset >= place.offset) return [];
  if (match.status === 'over' ? !AFTERWARDS.has(event.type) : event.type === 'ResultCorrected') {
    return [];
  }
  const next = advanced(rows, match, event, place.offset);
  if (next === undefined) return [];
  rows.matches.set(match.match, {
    ...match,
    ...next,
    version: match.version + 1,
    offset: place.offset,
  });
  return ratingsLeft(match, event);
}

/** What happens in a match that is over; a result is corrected only then. */
const AFTERWARDS: ReadonlySet<MatchmakingEvent['type']> = new Set([
  'ResultCorrected',
  'RevelationHeld',
  'RevelationReleased',
  'GameRewound',
]);

/** A rating as an event leaves it, and whether it counts whatever stands there: one after a match only if it is later. */
export interface LeftRating {
  readonly row: Plain<RatingRow>;
  readonly corrected: boolean;
}

function ratingsLeft(match: Plain<MatchRow>, event: OfMatch): readonly LeftRating[] {
  if (event.type === 'ResultCorrected') {
    const { pool, changes } = event.ratings ?? { pool: '', changes: [] };
    return changes.map(({ player, after }) => ({
      row: { player, pool, ...after },
      corrected: true,
    }));
  }
  if (event.type !== 'MatchEnded') return [];
  const pool = poolOf(match);
  return [match.player0, match.player1].flatMap((player, seat) => {
    const after = event.ratings?.[seat]?.after;
    return after === undefined ? [] : [{ row: { player, pool, ...after }, corrected: false }];
  });
}

type Opened = Extract<MatchmakingEvent, { type: 'MatchOpened' }>;
type OfMatch = Exclude<Extract<MatchmakingEvent, { match: string }>, Opened>;

function opened(
  { match, offer, players, decks, continues, at }: Opened,
  place: Place,
): Plain<MatchRow> {
  const [player0, player1] = players;
  return {
    ...{ match, ...place, version: 1, ...offer, player0, player1, decks, openedAt: at },
    ...{ rated: offer.rated ?? false, ratings: null },
    ...{ status: 'opening', winner: null, reason: null, endedAt: null },
    ...{ score: continues?.score ?? [0, 0], held: [], continuedIn: null },
    continues: continues ? pastOf(continues) : null,
  };
}

/** Whether what is hidden in it is not shown yet. */
const isOpenYet = ({ status, held }: Plain<MatchRow>): boolean =>
  status !== 'over' || held.length > 0;

const pastOf = ({ match, game, dispute, ruling }: Continues): Continues => ({
  ...{ match, game, dispute, ruling },
});

const alsoFor = (held: readonly string[], dispute: string): readonly string[] => [
  ...held.filter((one) => one !== dispute),
  dispute,
];

/** What the event changes in its match; undefined if it does not fit. */
function advanced(
  { games }: MatchRows,
  match: Plain<MatchRow>,
  event: OfMatch,
  offset: number,
): Partial<MatchRow> | undefined {
  switch (event.type) {
    case 'GameOpened': {
      if (games.has(event.game)) return undefined;
      const { game, number, from, at: openedAt } = event;
      games.set(game, {
        ...{ game, match: match.match, number, offset, from, openedAt },
        ...{ over: false, winner: null, reason: null, endedAt: null },
      });
      // What was reported of the game before can no longer be played again.
      return { status: 'playing', held: [] };
    }
    case 'GameScored': {
      const game = games.get(event.game);
      if (game === undefined || game.over) return undefined;
      const { winner, reason, at: endedAt, score } = event;
      games.set(event.game, { ...game, offset, over: true, winner, reason, endedAt });
      return { score };
    }
    case 'SideboardingBegan':
      return { status: 'sideboarding' };
    case 'SideboardSubmitted': {
      const [zero, one] = match.decks;
      return { decks: event.seat === 0 ? [event.deck, one] : [zero, event.deck] };
    }
    case 'SecretCommitted':
    case 'SideboardRefused':
    case 'MatchConceded':
      return {};
    case 'MatchEnded': {
      const { winner, reason, score, ratings = null, at: endedAt } = event;
      return { status: 'over', winner, reason, score, ratings, endedAt };
    }
    case 'ResultCorrected': {
      const game = games.get(event.game);
      if (game === undefined) return undefined;
      const { winner, score, matchWinner } = event;
      games.set(event.game, { ...game, offset, winner });
      return { score, winner: matchWinner };
    }
    case 'GameAnnulled': {
      const game = games.get(event.game);
      if (game === undefined) return undefined;
      games.set(event.game, { ...game, offset, winner: null });
      return { score: event.score };
    }
    case 'RevelationHeld':
      return isOpenYet(match) ? { held: alsoFor(match.held, event.dispute) } : undefined;
    case 'RevelationReleased':
      return { held: match.held.filter((one) => one !== event.dispute) };
    case 'GameRewound': {
      const { continuation: continuedIn, dispute } = event;
      const held = isOpenYet(match) ? alsoFor(match.held, dispute) : [];
      return { continuedIn, held };
    }
    default:
      return event satisfies never;
  }
}

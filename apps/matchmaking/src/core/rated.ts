import { botOf, isProvisional, ratingAt, type MatchmakingEvent } from '@arbiter/protocol';
import type { Lobby } from './lobby.ts';
import type { Match } from './match.ts';
import { ratedMatch } from './ratings.ts';

/**
 * The event, with what it does to ratings if it ends a rated match. A match in which no game was begun (somebody did not
 * come), or that has only annulled ones, rates nobody: it says nothing about who plays better. One that a ruling stopped is rated where it goes on.
 */
export function withRatings(
  lobby: Lobby,
  { players, offer, games, stopped }: Match,
  event: MatchmakingEvent,
): MatchmakingEvent {
  const counting = games.filter(({ annulledBy }) => annulledBy === undefined);
  if (event.type !== 'MatchEnded' || offer.rated !== true || counting.length === 0 || stopped)
    return event;
  const { winner, at } = event;
  const before = [lobby.ratingOf(players[0], offer), lobby.ratingOf(players[1], offer)] as const;
  return { ...event, ratings: ratedMatch(before, winner, at) };
}

/**
 * The event, with how strong both are if it opens a match of two people of whom that is known: spectators are offered the strongest.
 */
export function withStrengths(lobby: Lobby, event: MatchmakingEvent): MatchmakingEvent {
  if (event.type !== 'MatchOpened') return event;
  const { players, offer, at } = event;
  const [one, other] = [
    ratingAt(lobby.ratingOf(players[0], offer), at),
    ratingAt(lobby.ratingOf(players[1], offer), at),
  ];
  const known = players.every((player) => botOf(player) === undefined);
  if (!known || isProvisional(one) || isProvisional(other)) return event;
  return { ...event, ratings: [Math.round(one.rating), Math.round(other.rating)] };
}

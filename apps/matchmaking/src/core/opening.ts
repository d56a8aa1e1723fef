import {
  canonicalJson,
  definitionsDigest,
  makeCommitment,
  timeForGame,
  type CommandBody,
  type Deck,
  type GameTime,
  type Pinned,
} from '@arbiter/protocol';
import type { Books } from './decide.ts';
import { gameId } from './ids.ts';
import type { Match, MatchGame } from './match.ts';

/**
 * The steps in which players are asked unless they say otherwise; elsewhere the game passes for them. Those of every
 * edition: a step that an edition doesn't have is never reached.
 */
export const DEFAULT_STOPS = {
  own: ['precombat main', 'main', 'declare attackers', 'combat damage', 'postcombat main'],
  other: [
    ...['declare attackers', 'declare blockers', 'combat damage', 'end of turn'],
    // The last windows of a turn of 5ED and of 4ED.
    ...['discard', 'end'],
  ],
};

/** What a game is opened with, and its id. */
export interface Opening {
  readonly game: string;
  readonly start: CommandBody;
}

/**
 * The command that starts the next game of a match.
 *
 * @param pinned the build of the engine that it is played by; its definitions are pinned here
 * @param serverSecret chosen for this game and no other; it stays in the restricted record until the match is over
 * @param lot whom the lot of the game before met, if `dependsOnLot`
 */
export function openingOfGame(
  region: string,
  match: Match,
  number: number,
  commitments: readonly [string, string],
  pinned: Pinned,
  serverSecret: string,
  definitionsOf: Books['definitionsOf'],
  lot: 0 | 1 | null = null,
): Opening {
  const game = gameId(region, match.match, number);
  const last = match.games.at(-1);
  // All that a match is played with is pinned: what stands in a sideboard may be in the next game's deck.
  const names = match.decks.flatMap(({ main, side }) => [...main, ...side].map(({ name }) => name));
  const definitions = definitionsOf(match.offer.edition, names);
  const sideboards = match.decks.map(({ side }) => namesOf(side));
  const start = {
    type: 'StartGame',
    game,
    edition: match.offer.edition,
    decks: match.decks.map(({ main }) => namesOf(main)),
    // In a match what a player owns outside the game is the sideboard (TSP 217.1e).
    ...(sideboards.flat().length === 0 ? {} : { sideboards }),
    ...(match.offer.ante === true && { ante: true }),
    definitions,
    commitments: { seats: [...commitments], server: makeCommitment(serverSecret) },
    serverSecret,
    pinned: { ...pinned, definitions: definitionsDigest(definitions) },
    chooser: chooserAfter(last) ?? lot,
    ...timeForGame(match.offer.time, leftBy(last)),
    stops: [DEFAULT_STOPS, DEFAULT_STOPS],
  };
  return { game, start: JSON.parse(canonicalJson(start)) as CommandBody };
}

/**
 * Who decides who plays first: the loser of the game before or, if that was a draw, whoever decided then (6ED 101.2, TSP 101.2,
 * 5ED Game Setup.3); null: by lot.
 */
function chooserAfter(last: MatchGame | undefined): 0 | 1 | null {
  if (last === undefined) return null;
  if (last.winner !== null) return last.winner === 0 ? 1 : 0;
  return last.start['chooser'] as 0 | 1 | null;
}

/** Whether somebody decides who plays first because the lot met them in the game before, which its record alone tells. */
export const dependsOnLot = (last: MatchGame | undefined): last is MatchGame =>
  last !== undefined && chooserAfter(last) === null;

/** What a game has left on the clocks; undefined before the first one. */
function leftBy(
  last: Match['games'][number] | undefined,
): Pick<GameTime, 'time' | 'grace'> | undefined {
  if (last?.time == null || last.grace === null) return undefined;
  const positive = (pair: readonly [number, number]): [number, number] => [
    Math.max(0, pair[0]),
    Math.max(0, pair[1]),
  ];
  return { time: positive(last.time), grace: positive(last.grace) };
}

const namesOf = (main: Deck['main']): string[] =>
  main.flatMap(({ name, count }) => Array.from({ length: count }, () => name));

import {
  botOf,
  canonicalJson,
  definitionsDigest,
  makeCommitment,
  makeDefinitions,
  type CommandBody,
  type DisputeEvent,
  type MatchmakingEvent,
  type Named,
  type Pinned,
} from '@arbiter/protocol';
import { beginningOf, type Game } from '@arbiter/engine';
import { isAmong, type Correction, type ResultRuling } from './corrections.ts';
import { continuationId, gameId } from './ids.ts';
import type { Corrected, Lobby, Rewind, Rewound } from './lobby.ts';
import { advance, isOfMatch, openedMatch, type Match } from './match.ts';
import type { Opening } from './opening.ts';

type DisputeOpened = Extract<DisputeEvent, { type: 'DisputeOpened' }>;
type MatchOpened = Extract<MatchmakingEvent, { type: 'MatchOpened' }>;

/** A match by the events of its region, up to its end; undefined if there is none. */
export async function matchOnRecord(
  match: string,
  events: AsyncIterable<MatchmakingEvent>,
): Promise<Match | undefined> {
  let found: Match | undefined;
  for await (const event of events) {
    if (!('match' in event) || event.match !== match) continue;
    if (event.type === 'MatchOpened') found ??= openedMatch(event);
    else if (found !== undefined && isOfMatch(event)) {
      const next = advance(found, event);
      if (next === 'over') return found;
      found = next ?? found;
    }
  }
  return found;
}

/** Whether a ruling has something played again. */
export function isPlayedAgain({ ruling }: ResultRuling): boolean {
  const { kind } = ruling.remedy;
  return kind === 'gameRewound' || kind === 'matchReplayed';
}

/**
 * What comes of a ruling by which a game is rewound or a match replayed. One that was applied before gives nothing.
 *
 * @param match as it is, or as it was when it ended
 * @param corrected how it counts so far, as the record has it
 */
export function rewoundBy(
  lobby: Lobby,
  { ruling, game, players }: ResultRuling,
  match: Match,
  region: string,
  at: number,
  corrected = lobby.corrected(match.match),
): Rewound[] {
  const { dispute, number, remedy } = ruling;
  const place = match.games.findIndex((one) => one.game === game);
  const parent = match.games[place];
  const continuation = continuationId(region, dispute, number);
  if (parent === undefined || lobby.rewinds.has(continuation)) return [];
  if (isAmong(corrected, dispute, number)) return [];
  if (isContradicted(lobby, match.match, dispute)) return [];
  const isRewound = remedy.kind === 'gameRewound';
  const before = isRewound ? match.games.slice(0, place) : [];
  const { rated, ...unrated } = match.offer;
  // What is over was rated, and its ratings are corrected; what is stopped was not.
  const goesOn = lobby.matches.has(match.match);
  return [
    {
      type: 'GameRewound',
      ...{ match: match.match, game, dispute, ruling: number, continuation, region, at },
      players: [players[0], players[1]],
      offer: goesOn && rated !== undefined ? match.offer : unrated,
      decks: [...(isRewound ? match.decks : match.registered)],
      registered: [...match.registered],
      results: before.map((one) => ({ game: one.game, winner: one.winner })),
      to: isRewound
        ? {
            ...{ event: remedy.event, libraries: remedy.libraries },
            ...{ definitions: [...remedy.definitions], from: parent.from },
          }
        : null,
    },
  ];
}

/**
 * Whether another ruling has something of this match played again already. Of two that were made in one moment, neither of
 * which knew of the other, the first counts: nobody plays a match again twice. The other one can be appealed.
 */
const isContradicted = (lobby: Lobby, match: string, dispute: string): boolean =>
  [...lobby.rewinds.values()].some(
    ({ ruled }) => ruled.match === match && ruled.dispute !== dispute,
  );

/**
 * The match in which something is played again, once the one that it comes of is over and neither of its players is in
 * another: nobody is made to play two at once, and to lose one of them by that. Until it opens the queue leaves both alone,
 * so it waits for what they are playing now, and for no more.
 */
export function opensAgain(lobby: Lobby, { ruled, opened }: Rewind, at: number): MatchOpened[] {
  const { match, game, dispute, ruling, continuation, region, players, offer, decks } = ruled;
  if (opened || lobby.matches.has(match)) return [];
  if (players.some((player) => botOf(player) === undefined && lobby.isPlaying(player))) return [];
  const score = wonIn(ruled.results);
  return [
    {
      type: 'MatchOpened',
      ...{ match: continuation, region, players, offer, decks, at },
      tickets: [`${continuation}/0`, `${continuation}/1`],
      continues: { match, game, dispute, ruling, score },
    },
  ];
}

/**
 * How the first match counts by what was played again; nothing before that is over.
 *
 * @param corrected how it counts so far, as the record has it
 */
export function cameOf(
  lobby: Lobby,
  { ruled, ended }: Rewind,
  at: number,
  corrected = lobby.corrected(ruled.match),
): Correction[] {
  const { match, game, dispute, ruling, players } = ruled;
  if (ended === null) return [];
  const carried = new Map(
    (corrected?.results ?? ruled.results).map((one) => [one.game, one.winner]),
  );
  const before = ruled.results.map((one) => ({
    game: one.game,
    winner: carried.get(one.game) ?? one.winner,
  }));
  const [first, ...rest] = ended.games;
  // Anyone who did not come to play it again has lost it.
  const winner = first === undefined ? ended.winner : first.winner;
  const later = rest.map((one) => ({ game: one.game, winner: one.winner }));
  return [
    {
      type: 'ResultCorrected',
      ...{ match, game, dispute, ruling, winner, annulled: false, at },
      players: [players[0], players[1]],
      results: [...before, { game, winner }, ...later],
      score: [ended.score[0], ended.score[1]],
      matchWinner: ended.winner,
    },
  ];
}

/**
 * A continuation was corrected: what the match that it continues now counts. The game that was played again goes to whoever
 * won it in the continuation. Nothing if the corrected match continues none, or if the other counts so already.
 *
 * @param played the match that was corrected, as it was when it ended
 * @param corrected how the other one counts so far, as the record has it
 */
export function carriedBack(
  correction: Correction,
  { continues, games: [first] }: Match,
  at: number,
  corrected: Corrected | undefined,
): Correction[] {
  if (continues === undefined || corrected === undefined) return [];
  const { dispute, ruling, winner, annulled, players, score, matchWinner } = correction;
  if (isAmong(corrected, dispute, ruling)) return [];
  const here = new Map(correction.results.map((one) => [one.game, one.winner]));
  const results = corrected.results.map((one) => {
    const known = one.game === continues.game ? (first?.game ?? '') : one.game;
    const now = here.get(known);
    return { game: one.game, winner: now === undefined ? one.winner : now };
  });
  const game = correction.game === first?.game ? continues.game : correction.game;
  return [
    {
      type: 'ResultCorrected',
      ...{ match: continues.match, game, dispute, ruling, results, winner, annulled, at },
      players: [players[0], players[1]],
      score: [score[0], score[1]],
      matchWinner,
    },
  ];
}

/**
 * What is hidden in a match is held back for a dispute about the game that was begun last. The server's own report of a
 * suspended game holds nothing back: while that game stands its match is not over, and once it has gone on nobody
 * complains of it.
 */
export function heldFor(
  lobby: Lobby,
  { match, game, dispute, role }: DisputeOpened,
  at: number,
): MatchmakingEvent[] {
  if (role === 'system') return [];
  const running = lobby.matches.get(match);
  const over = lobby.held.get(match);
  const last = running === undefined ? over?.game : running.games.at(-1)?.game;
  if (last !== game || lobby.disputesHolding(match).includes(dispute)) return [];
  return [{ type: 'RevelationHeld', match, dispute, at }];
}

/** A dispute is settled: what was held back for it need not be any longer. */
export function releasedFor(
  lobby: Lobby,
  match: string,
  dispute: string,
  at: number,
): MatchmakingEvent[] {
  return lobby.disputesHolding(match).includes(dispute)
    ? [{ type: 'RevelationReleased', match, dispute, at }]
    : [];
}

const wonIn = (results: Rewound['results']): [number, number] => {
  const won = (seat: 0 | 1): number => results.filter(({ winner }) => winner === seat).length;
  return [won(0), won(1)];
};

/** A moment of a game that is on record. */
export interface MomentOnRecord {
  /** The command that opened the game. */
  readonly start: CommandBody;
  readonly version: number;
  /** Number of the next event. */
  readonly event: number;
  readonly tip: string;
  readonly position: Game;
}

/**
 * The command by which a game goes on from a moment of another: opened as that was, with new promises, and by this build.
 *
 * @param definitions cards as they should have been
 */
export function openingFrom(
  { game: parent, region, continuation, to }: Rewound,
  { start, version, event, tip, position }: MomentOnRecord,
  commitments: readonly [string, string],
  pinned: Pinned,
  serverSecret: string,
): Opening {
  const game = gameId(region, continuation, 1);
  const definitions = mended(position.definitions ?? [], to?.definitions ?? []);
  const { left, grace } = position.clock;
  const whole = ([zero, one]: readonly [number, number]): [number, number] => [
    Math.max(0, Math.round(zero)),
    Math.max(0, Math.round(one)),
  ];
  const opening = {
    ...start,
    game,
    definitions,
    commitments: { seats: [...commitments], server: makeCommitment(serverSecret) },
    serverSecret,
    pinned: { ...pinned, definitions: definitionsDigest(definitions) },
    ...{ time: whole(left), grace: whole(grace) },
    continues: {
      ...{ game: parent, version, event, tip, libraries: to?.libraries ?? 'kept' },
      position: beginningOf(position),
    },
  };
  return { game, start: JSON.parse(canonicalJson(opening)) as CommandBody };
}

/** Some definitions in place of those of the same name. */
function mended(definitions: readonly string[], better: readonly string[]): readonly string[] {
  return makeDefinitions([...definitions, ...better].map((text) => JSON.parse(text) as Named));
}

import type { Caller } from '@arbiter/http';
import {
  deck,
  gameCommit,
  isProvisional,
  ratingAt,
  type Deck,
  type Dispute,
  type Rating,
} from '@arbiter/protocol';
import { z } from 'zod';
import {
  isRevealed,
  type GameRow,
  type MatchRow,
  type RatingRow,
  type Reader,
  type RecordRow,
  type VerificationRow,
} from '../store/entities.ts';
import { VERIFICATION_STATES } from '../verification/verify-game.ts';
import type { ToldLine } from '../records/timeline.ts';
import { isOpenTo } from './access.ts';
import { rulingOnGame, rulingsOn } from './dispute-shapes.ts';

const seat = z.union([z.literal(0), z.literal(1)]);
const millis = z.int().describe('milliseconds since 1970');

/** A rating as it stands now. */
export const shownRating = z.object({
  rating: z.number(),
  deviation: z.number().describe('95 of 100 players are within twice that of their rating'),
  provisional: z.boolean().describe('whether too little is known of the player yet, or any longer'),
  matches: z.int().describe('rated matches so far'),
});

/** A player's rating in an edition and format. */
export const playerRating = shownRating.extend({
  player: z.string(),
  edition: z.string(),
  format: z.string(),
  at: millis.describe('when the last rated match ended, in milliseconds since 1970'),
});
export type PlayerRating = z.infer<typeof playerRating>;
export const ratingList = z.object({ ratings: z.array(playerRating) });

export const MATCH_STATUSES = ['opening', 'playing', 'sideboarding', 'over'] as const;

/** A match in the read models. */
export const shownMatch = z.object({
  match: z.string(),
  version: z.int().describe('number of its events so far'),
  edition: z.string(),
  format: z.string(),
  bestOf: z.int(),
  rated: z.boolean(),
  ratings: z
    .array(z.object({ before: shownRating, after: shownRating }))
    .length(2)
    .nullable()
    .describe('by seat; once a rated match is over'),
  players: z.array(z.string()).length(2).describe('by seat'),
  status: z.enum(MATCH_STATUSES),
  score: z.array(z.int()).length(2),
  winner: seat.nullable(),
  reason: z.string().nullable(),
  openedAt: millis,
  endedAt: millis.nullable(),
  held: z
    .boolean()
    .describe('whether it is over and what was hidden stays so, for a dispute that is open'),
  continues: z
    .object({ match: z.string(), game: z.string(), dispute: z.string(), ruling: z.int() })
    .nullable()
    .describe('what it plays again by a ruling'),
  continuedIn: z
    .string()
    .nullable()
    .describe('the match in which a part of it is played again by a ruling'),
});
export type ShownMatch = z.infer<typeof shownMatch>;

const eventOnRecord = z.looseObject({ type: z.string() }).nullable();

/** What checking the record of a game has found. */
export const shownVerification = z.object({
  state: z
    .enum(VERIFICATION_STATES)
    .describe(
      '`other-build`: chain and chance hold; the build that the game pins is not at hand to decide its commands again',
    ),
  event: z
    .int()
    .nullable()
    .describe('the first that is wrong, or that this build would decide otherwise'),
  why: z.string().nullable(),
  recorded: eventOnRecord.describe('what is on record there'),
  decided: eventOnRecord.describe('what deciding again gives there'),
  build: z.string().describe('digest of the build that decided the commands again'),
  tip: z.string(),
  commits: z.int(),
  events: z.int(),
  commands: z.int().describe('that were decided again, refused ones among them'),
  shuffles: z.int(),
  otherChance: z.int().describe('lots, coins, cards at random'),
  sources: z.int().describe('commands that were compared with what was sent; that is kept a week'),
  position: z.string().nullable().describe('hash of the final position'),
  at: millis,
});
export type ShownVerification = z.infer<typeof shownVerification>;

/** A game in the read models. */
export const shownGame = z.object({
  game: z.string(),
  match: z.string(),
  number: z.int().describe('in its match, from 1'),
  over: z.boolean(),
  winner: seat.nullable(),
  reason: z.string().nullable(),
  version: z.int().describe('number of its commits so far'),
  tip: z.string().nullable(),
  turn: z.int(),
  openedAt: millis,
  endedAt: millis.nullable(),
  revealed: z.boolean().describe('whether the match is over and nothing is hidden any longer'),
  rulings: z.array(rulingOnGame).describe('of disputes about it; when the match is over'),
  suspended: z.boolean().describe('whether the rules have failed in it, and it waits'),
  verification: shownVerification
    .nullable()
    .describe(
      'what the server found when it checked the record; some time after the match is over',
    ),
});
export type ShownGame = z.infer<typeof shownGame>;

export const matchList = z.object({
  matches: z.array(shownMatch),
  next: z.string().nullable().describe('`before` of the next page; null on the last one'),
});
export type MatchList = z.infer<typeof matchList>;

export const matchWithGames = shownMatch.extend({
  games: z.array(shownGame),
  decks: z.array(deck).length(2).nullable().describe('by seat; when the match is over'),
});
export type MatchWithGames = z.infer<typeof matchWithGames>;

export const timeline = z.object({
  game: z.string(),
  viewer: z.union([seat, z.enum(['spectator', 'operator'])]),
  lines: z.array(
    z.object({
      number: z
        .int()
        .nullable()
        .describe('of the event; when the match is over, because gaps tell of hidden events'),
      version: z.int().describe('of the commit'),
      type: z.string(),
      rule: z.string(),
      text: z.string(),
      seenBy: z
        .array(z.enum(['0', '1', 'spectator', 'operator']))
        .nullable()
        .describe('who was told of it while it happened; when the match is over'),
    }),
  ),
  next: z.int().nullable().describe('`from` of the next page; null if there is nothing more yet'),
  rulings: z
    .array(rulingOnGame)
    .describe('of disputes, each about an event of the game; when the match is over'),
});
export type Timeline = z.infer<typeof timeline>;

export const signedTip = z
  .object({
    game: z.string(),
    version: z.int().describe('number of commits so far'),
    tip: z.string().describe('id of the last of them'),
    kid: z.string().describe('the key that signed: /.well-known/tips.json has it'),
    signature: z.string().describe('Ed25519, base64url'),
  })
  .describe('a tip with the server’s word for it; the last line of a whole record');
export const clock = z.looseObject({ left: z.array(z.int()).length(2) });
const header = {
  game: z.string(),
  edition: z.string(),
  keys: z
    .array(z.looseObject({ kty: z.string(), crv: z.string(), x: z.string(), kid: z.string() }))
    .describe('whose signatures count'),
};

/** A line of a record: of the whole one, or of a seat's own. */
export const recordLine = z.union([
  z
    .object({
      record: z.literal('record.v1'),
      ...header,
      pinned: z.record(z.string(), z.string()).describe('digests of what the game began with'),
    })
    .describe('the first line of a whole record'),
  gameCommit,
  signedTip,
  z
    .object({ record: z.literal('seat.v1'), ...header, seat })
    .describe('the first line of a seat’s own record'),
  z
    .object({
      type: z.literal('update'),
      game: z.string(),
      version: z.int(),
      tip: signedTip,
      events: z
        .array(z.looseObject({ type: z.string(), rule: z.string(), text: z.string() }))
        .describe('as the seat was told of them'),
      clock: clock.nullable(),
    })
    .describe('what a seat was sent of a commit'),
]);

/** How a game stood; `view` is that of `GET /v1/games/{id}/view`, `options` are those of `GET /v1/games/{id}/commands`. */
export const stateThen = z.object({
  game: z.string(),
  version: z.int(),
  tip: signedTip,
  viewer: z.union([seat, z.enum(['spectator', 'operator'])]),
  view: z.looseObject({ game: z.string(), edition: z.string() }),
  options: z
    .looseObject({ commands: z.array(z.looseObject({ type: z.string(), label: z.string() })) })
    .nullable()
    .describe(
      'the question that was open, and all legal answers; null: none was, or it is not for you',
    ),
  clock: clock.nullable(),
});

/** Why a creature had its size then, as `GET /v1/games/{id}/objects/{object}/story` tells it of now. */
export const storyThen = z.object({
  game: z.string(),
  version: z.int().describe('of the commit'),
  object: z.int(),
  steps: z.array(
    z.looseObject({
      by: z.string().describe('`printed`, `counters`, or what the effect comes from'),
      text: z.string().describe('what the effect says'),
      power: z.int().describe('after it'),
      toughness: z.int().describe('after it'),
      rule: z.string(),
    }),
  ),
});

/** How life totals went. */
export const lifeThen = z.object({
  game: z.string(),
  points: z
    .array(
      z.object({
        version: z.int().describe('of the commit after which it was so'),
        life: z.array(z.int()).length(2).describe('by seat'),
      }),
    )
    .describe('where one of the two has changed, from the first commit on'),
});
export type LifeThen = z.infer<typeof lifeThen>;

function showRating(rating: Rating): z.infer<typeof shownRating> {
  const { deviation, matches } = rating;
  return { rating: rating.rating, deviation, provisional: isProvisional(rating), matches };
}

/** @param now milliseconds since 1970: what is known of a player fades with time */
export function showPlayerRating(row: RatingRow, now: number): PlayerRating {
  const { player, pool, at } = row;
  const [edition = '', format = ''] = pool.split('/');
  return { ...showRating(ratingAt(row, now)), player, edition, format, at };
}

export function showMatch(row: MatchRow): ShownMatch {
  const { match, version, edition, format, bestOf, player0, player1 } = row;
  const { status, score, winner, reason, openedAt, endedAt, rated } = row;
  const ratings = row.ratings?.map(({ before, after }) => ({
    before: showRating(before),
    after: showRating(after),
  }));
  return {
    ...{ rated, ratings: ratings ?? null },
    ...{ match, version, edition, format, bestOf, players: [player0, player1] },
    ...{ status, score: [...score], winner, reason, openedAt, endedAt },
    ...{ held: status === 'over' && !isRevealed(row), continues: row.continues },
    continuedIn: row.continuedIn,
  };
}

/** How far a game has come. */
export type ToldRecord = Pick<RecordRow, 'version' | 'tip' | 'turn' | 'phase'>;

/** What is known of a game besides what its match knows. */
export interface AboutGame {
  /** As far as it may be told. */
  readonly record: ToldRecord | null;
  /** Disputes that are ruled on. */
  readonly ruled: readonly Dispute[];
  readonly verified: VerificationRow | null;
}

export function showGame(
  row: GameRow,
  match: MatchRow,
  { record, ruled, verified }: AboutGame,
  caller: Caller | null,
): ShownGame {
  const { game, number, over, winner, reason, openedAt, endedAt } = row;
  const isOpen = isOpenTo(match, caller);
  return {
    ...{ game, match: match.match, number, over, winner, reason, openedAt, endedAt },
    version: record?.version ?? 0,
    tip: record?.tip ?? null,
    turn: record?.turn ?? 0,
    revealed: isRevealed(match),
    // They name events by number, which tells of hidden ones.
    rulings: isOpen ? rulingsOn(ruled, game, match) : [],
    suspended: record?.phase === 'suspended',
    verification: isOpen && verified !== null ? showVerification(verified) : null,
  };
}

function showVerification({ body, at }: VerificationRow): ShownVerification {
  return {
    ...body,
    recorded: body.recorded && { ...body.recorded },
    decided: body.decided && { ...body.decided },
    at,
  };
}

export function showDecks(match: MatchRow): Deck[] | null {
  return isRevealed(match) ? [...match.decks] : null;
}

const READERS: readonly Reader[] = ['0', '1', 'spectator', 'operator'];

export function showLine(
  { number, version, type, rule, texts }: ToldLine,
  reader: Reader,
  revealed: boolean,
): Timeline['lines'][number] {
  return {
    number: revealed ? number : null,
    ...{ version, type, rule },
    text: texts.all ?? texts[reader] ?? '',
    seenBy: revealed
      ? READERS.filter((one) => texts.all !== undefined || texts[one] !== undefined)
      : null,
  };
}

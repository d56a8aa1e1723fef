import type { DataSource, SelectQueryBuilder } from 'typeorm';
import { nameDigest } from '../projections/name.projection.ts';
import { MatchRow } from './entities.ts';
import type { VerificationState } from '../verification/verify-game.ts';

/** Matches before this one in a list, the newest first. */
export interface Cursor {
  readonly openedAt: number;
  readonly match: string;
}

/** A line of a deck. */
export interface DeckLine {
  readonly name: string;
  readonly count: number;
}

export const RESULTS = ['won', 'lost', 'draw'] as const;
export const REASONS = ['games', 'concession', 'forfeit'] as const;

/** Which matches are asked for; of those that are left out, any. */
export interface MatchSearch {
  /** By id, or by name: of all who are called so now. */
  readonly player?: string | undefined;
  readonly edition?: string | undefined;
  readonly format?: string | undefined;
  readonly status?: MatchRow['status'] | undefined;
  /** Opened at this time or later, and before that one; in milliseconds since 1970. */
  readonly since?: number | undefined;
  readonly until?: number | undefined;
  /** With a game whose record was found so. */
  readonly verification?: VerificationState | undefined;
  /** With a game that is suspended. */
  readonly suspended?: boolean | undefined;
  /** With this card in a deck or sideboard. */
  readonly card?: string | undefined;
  /** With a deck that has all of these lines, in these numbers. */
  readonly deck?: readonly DeckLine[] | undefined;
  /** As the player sees it, who has to be named unless it is a draw. */
  readonly result?: (typeof RESULTS)[number] | undefined;
  readonly reason?: (typeof REASONS)[number] | undefined;
  /** With a game in which something happened by this rule, with its edition; or a command was refused by it. */
  readonly rule?: string | undefined;
  readonly refused?: string | undefined;
}

/** What fits no more matches than this is rare: they are found by it. What is more common one meets soon on the way through time. */
const RARE = 1_000;

/** What is hidden as long as a match is not revealed: who is told that a match fits is told that of it. */
const HIDDEN = ['card', 'deck', 'rule', 'refused', 'verification'] as const;

/** By what a search tells something that may be hidden. */
export const hiddenIn = (search: MatchSearch): readonly string[] =>
  HIDDEN.filter((name) => search[name] !== undefined);

/**
 * Matches, the newest first. What is hidden in a match it finds once all may see that (`isRevealed`): decks, what was
 * refused, whether the record holds.
 *
 * Databases can't tell how rare a card or a rule is: they would go through all matches for one that is in none. So it is
 * asked first, of an index, and up to a number only.
 *
 * @param partial for those who judge, who find matches by that also while they are held back: players whose matches they
 *   don't judge; null for everybody else
 */
export async function searchMatches(
  source: DataSource,
  limit: number,
  search: MatchSearch,
  before?: Cursor,
  partial: readonly string[] | null = null,
): Promise<MatchRow[]> {
  const query = source.getRepository(MatchRow).createQueryBuilder('match');
  byMatch(query, search);
  if (hiddenIn(search).length > 0) byWhatIsOpen(query, partial);
  if (search.player !== undefined) await byPlayer(query, source, search.player, search.result);
  for (const [index, { of, few, fits, values }] of conditions(search).entries()) {
    const found: { id: string }[] = await source.query(`${few} limit ${RARE + 1}`, [...values]);
    if (found.length === 0) return [];
    if (found.length <= RARE) {
      const ids = found.map(({ id }) => id);
      const name = `few${index}`;
      query.andWhere(`match.match = any(:${name})`, {
        [name]: of === 'match' ? ids : await matchesOf(source, ids),
      });
    } else {
      const named = values.map((value, i) => [`value${index}of${i + 1}`, value] as const);
      const condition = fits.replaceAll(/\$(\d)/gu, (_, i: string) => `:value${index}of${i}`);
      query.andWhere(condition, Object.fromEntries(named));
    }
  }
  if (before !== undefined) {
    query.andWhere('(match.opened_at, match.match) < (:openedAt, :match)', before);
  }
  return query
    .orderBy('match.openedAt', 'DESC')
    .addOrderBy('match.match', 'DESC')
    .limit(limit)
    .getMany();
}

/** What stands in the row of a match itself, by indexes whose statistics the database has. */
function byMatch(query: SelectQueryBuilder<MatchRow>, search: MatchSearch): void {
  for (const name of ['edition', 'format', 'status', 'reason'] as const) {
    const value = search[name];
    if (value !== undefined) query.andWhere(`match.${name} = :${name}`, { [name]: value });
  }
  const { since, until, result } = search;
  if (since !== undefined) query.andWhere('match.opened_at >= :since', { since });
  if (until !== undefined) query.andWhere('match.opened_at < :until', { until });
  if (result === 'draw') query.andWhere("match.status = 'over' and match.winner is null");
}

/** Who plays in it; and, if that is asked for, has won or lost it. */
async function byPlayer(
  query: SelectQueryBuilder<MatchRow>,
  source: DataSource,
  player: string,
  result: MatchSearch['result'],
): Promise<void> {
  const digest = nameDigest(player);
  const named: { player: string }[] = await source.query(
    `select player from names where digest = $1 order by player limit ${RARE + 1}`,
    [digest],
  );
  const are = (column: 'player0' | 'player1'): string =>
    named.length <= RARE
      ? `match.${column} = any(:players)`
      : // Asked match by match, as for what is not rare.
        `exists (select 1 from names where names.player = match.${column}
           and (names.digest = :digest or names.player = :player) offset 0)`;
  const [own, other] = result === 'won' ? [0, 1] : [1, 0];
  const isDecided = result === 'won' || result === 'lost';
  const [one, two] = isDecided
    ? [` and match.winner = ${own}`, ` and match.winner = ${other}`]
    : ['', ''];
  query.andWhere(`((${are('player0')}${one}) or (${are('player1')}${two}))`, {
    players: [player, ...named.map((row) => row.player)],
    ...{ digest, player },
  });
}

/** As `isOpenTo` says of a row. */
function byWhatIsOpen(
  query: SelectQueryBuilder<MatchRow>,
  partial: readonly string[] | null,
): void {
  query.andWhere("match.status = 'over'");
  if (partial === null) query.andWhere("match.held = '[]'");
  else query.andWhere(`(match.held = '[]' or ${playedByOthers('match')})`, { partial });
}

/** Whether nobody of `:partial` plays in the match of a row. */
export const playedByOthers = (row: string): string =>
  `not (array[${row}.player0, ${row}.player1] && cast(:partial as text[]))`;

/** Something that may be rare: the matches that it fits, by an index, and whether it fits the match at hand. */
interface Condition {
  /** Of what the ids are by which it is found. */
  readonly of: 'match' | 'game';
  readonly few: string;
  readonly fits: string;
  /** `$1` and so on in both. */
  readonly values: readonly string[];
}

function conditions({
  card,
  deck,
  rule,
  refused,
  verification,
  suspended = false,
}: MatchSearch): Condition[] {
  const found: Condition[] = [];
  if (card !== undefined) {
    const [main = '', side = ''] = ['main', 'side'].map((where) =>
      JSON.stringify([{ [where]: [{ name: card }] }]),
    );
    found.push(ofDecks('(decks @> cast($1 as jsonb) or decks @> cast($2 as jsonb))', main, side));
  }
  if (deck !== undefined) {
    const main = deck.map(({ name, count }) => ({ name, count }));
    found.push(ofDecks('decks @> cast($1 as jsonb)', JSON.stringify([{ main }])));
  }
  if (rule !== undefined) found.push(ofGames('cited', 'cited.rule = $1', rule));
  if (refused !== undefined) {
    found.push(ofGames('cited', 'cited.rule = $1 and cited.refused', refused));
  }
  if (verification !== undefined) {
    found.push(ofGames('verifications', 'verifications.state = $1', verification));
  }
  if (suspended) found.push(ofGames('records', "records.phase = 'suspended'"));
  return found;
}

function ofDecks(fits: string, ...values: readonly string[]): Condition {
  return {
    of: 'match',
    // In order, so that what half of all matches have is counted on the way through time.
    few: `select match as id from matches where ${fits} order by opened_at desc, match desc`,
    fits: fits.replaceAll('decks', 'match.decks'),
    values,
  };
}

/** How the index of a table goes on after what is asked for. */
const INDEXED = { cited: 'refused, game', verifications: 'game', records: 'game' } as const;

function ofGames(
  table: keyof typeof INDEXED,
  fits: string,
  ...values: readonly string[]
): Condition {
  return {
    of: 'game',
    // As the index has them: it is read up to the limit, whatever is guessed of the rest.
    few: `select game as id from ${table} where ${fits} order by ${INDEXED[table]}`,
    // With an offset it is asked match by match, and not of all at once.
    fits: `exists (select 1 from games join ${table} using (game)
      where games.match = match.match and ${fits} offset 0)`,
    values,
  };
}

async function matchesOf(source: DataSource, games: readonly string[]): Promise<string[]> {
  const sql = 'select distinct match from games where game = any($1)';
  const found: { match: string }[] = await source.query(sql, [games]);
  return found.map(({ match }) => match);
}

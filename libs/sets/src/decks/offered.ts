import { cardNamed } from '../cards.ts';
import { standingOf } from '../standing.ts';
import type { TournamentDeck } from './deck.ts';
import { SPED_RED } from './sped-red.ts';
import { STOMPY } from './stompy.ts';
import { TOURNAMENT_DECKS } from './tournaments/index.ts';

/** A deck of a tournament, and how far it can be played here. */
export interface ToldTournamentDeck extends TournamentDeck {
  /** The edition whose rules were played then. */
  readonly edition: string;
  /** The edition that it is played under here: that of its time, or the next one that has all its cards. */
  readonly playedUnder: string;
  /** How many different cards it has, sideboard and all, and how many of them work. */
  readonly cards: number;
  readonly works: number;
  /** Those that don't. */
  readonly missing: readonly string[];
  /** Those that came out after the edition that it is played under, which keep it from being played. */
  readonly late: readonly string[];
}

/** An edition that is played here, with the day of its rulebook. */
interface PlayedEdition {
  readonly code: string;
  readonly date: string;
}

/** The edition that was played from each day on, the newest first; before them all it was 4ED. */
const EDITIONS_BY_DAY = [
  { from: '2001-01-01', edition: 'TSP' },
  { from: '1999-06-01', edition: '6ED' },
  { from: '1996-09-01', edition: '5ED' },
] as const;

/** Until the editions of their time are offered, decks are played under this one. */
const UNTIL_THEN = '6ED';

/** The edition whose rules stood on a day. */
export const editionOn = (day: string): string =>
  EDITIONS_BY_DAY.find(({ from }) => day >= from)?.edition ?? '4ED';

/**
 * All decks of tournaments, with how many of their cards work.
 *
 * @param editions those that players are offered
 */
export function tournamentDecks(editions: readonly PlayedEdition[]): readonly ToldTournamentDeck[] {
  return TOURNAMENT_DECKS.map((deck) => {
    const edition = editionOn(deck.day);
    const names = [...new Set([...deck.main, ...deck.side].map(({ name }) => name))];
    const missing = names.filter((name) => cardNamed(name) === undefined);
    const { playedUnder, late } = editionFor(names, edition, editions);
    const counts = { cards: names.length, works: names.length - missing.length };
    return { ...deck, edition, playedUnder, ...counts, missing, late };
  });
}

/**
 * The edition that a deck is played under, and which of its cards are too late for it. An edition ends with its rulebook's
 * day, so that decks of the year after it may have cards that it never saw: those are played under the next edition.
 *
 * @param edition the one of the deck's time
 */
function editionFor(
  names: readonly string[],
  edition: string,
  editions: readonly PlayedEdition[],
): Pick<ToldTournamentDeck, 'playedUnder' | 'late'> {
  const own = editions.find(({ code }) => code === edition);
  const first = own ?? editions.find(({ code }) => code === UNTIL_THEN);
  if (first === undefined) return { playedUnder: UNTIL_THEN, late: [] };
  const tried = editions
    .filter(({ date }) => date >= first.date)
    .sort((one, other) => (one.date < other.date ? -1 : 1))
    .map(({ code, date }) => ({ playedUnder: code, late: lateFor(names, date) }));
  return (
    tried.find(({ late }) => late.length === 0) ?? {
      playedUnder: first.code,
      late: lateFor(names, first.date),
    }
  );
}

const lateFor = (names: readonly string[], until: string): readonly string[] =>
  names.filter((name) => standingOf(name, until).standing === 'not in the edition');

const isPlayable = ({ missing, late }: ToldTournamentDeck): boolean =>
  missing.length === 0 && late.length === 0;

/** Decks that stand first among those that are offered; tests play with them. */
export const KNOWN_DECKS: readonly TournamentDeck[] = [STOMPY, SPED_RED];

/** The decks that are offered to people and bots: those whose cards all work in the edition they are played under. */
export function offeredDecks(editions: readonly PlayedEdition[]): readonly ToldTournamentDeck[] {
  const all = tournamentDecks(editions);
  const known = KNOWN_DECKS.flatMap(({ name }) => all.filter((deck) => deck.name === name));
  return [...known, ...all.filter((deck) => !known.includes(deck) && isPlayable(deck))];
}

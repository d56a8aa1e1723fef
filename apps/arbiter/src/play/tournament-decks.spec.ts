import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import {
  checkDeck,
  deckOf,
  parseFormat,
  parseList,
  releaseOf,
  TOURNAMENT_DECKS,
  type CardPool,
  type DeckCheck,
  type TournamentDeck,
} from '@arbiter/sets';

/** Every card that there is, whether it works here or not. */
const ANY_CARD: CardPool = {
  standingOf: (written) => {
    const name = releaseOf(written)?.name;
    return name === undefined ? { standing: 'unknown' } : { standing: 'works', name };
  },
  suggestionsFor: () => [],
};

/** What the deck check says of a deck in Type 2 on a day. */
function checked(deck: TournamentDeck, day: string): DeckCheck {
  const format = parseFormat(`type-2@${day}`);
  if (format === undefined) throw new Error(`type-2@${day} is no format`);
  return checkDeck(deck, format, ANY_CARD);
}

/** Real decks hold the data of the formats to what was played: all of them in Type 2; the Pro Tour asked for more. */
describe('the decks of tournaments were legal when they were played', () => {
  test.each(TOURNAMENT_DECKS)('$name: $player, $day', (deck) => {
    const { faults, main, side } = checked(deck, deck.day);
    expect({ faults, side }).toEqual({ faults: [], side: 15 });
    expect(main).toBeGreaterThanOrEqual(60);
  });

  test('and most of them were not a year later', () => {
    const later = TOURNAMENT_DECKS.filter((deck) => {
      const aYearOn = `${Number(deck.day.slice(0, 4)) + 1}${deck.day.slice(4)}`;
      return checked(deck, aYearOn).faults.length === 0;
    });
    expect(later.length).toBeLessThan(TOURNAMENT_DECKS.length / 4);
  });
});

/** Where the lists were taken from: files that are no part of the project. */
const FOLDER =
  process.env['ARBITER_TOURNAMENT_DECKS'] ??
  fileURLToPath(new URL('../../../../../shared/decks', import.meta.url));

describe('the decks of tournaments are the lists that were published', () => {
  const files = existsSync(FOLDER) ? readdirSync(FOLDER).filter((one) => one.endsWith('.txt')) : [];
  if (files.length === 0) {
    test.skip('there are no lists here: ARBITER_TOURNAMENT_DECKS names a folder of them', () => {
      expect(files).not.toEqual([]);
    });
    return;
  }

  const nameOf = (written: string): string => releaseOf(written)?.name ?? written;
  test.each(files)('%s', (file) => {
    const text = readFileSync(`${FOLDER}/${file}`, 'utf8');
    const list = deckOf(parseList(text), nameOf);
    const [, player] = /^\/\/ player: (.*)$/mu.exec(text) ?? [];
    const [, year = ''] = /^\/\/ event: .*?(\d{4})/mu.exec(text) ?? [];
    const found = TOURNAMENT_DECKS.find(
      (deck) => deck.player === player && deck.day.startsWith(year),
    );
    const counts = (part: TournamentDeck['main'] = []): string[] =>
      part.map(({ name, count }) => `${count} ${name}`).sort();
    expect(counts(found?.main)).toEqual(counts(list.main));
    expect(counts(found?.side)).toEqual(counts(list.side));
  });
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import {
  checkDeckText,
  parseFormat,
  releaseOf,
  type CardPool,
  type DeckCheck,
} from '@arbiter/sets';

/**
 * Real decks of real tournaments, as files with a line `// event: …`, hold the data of the formats to what was played.
 * They are no part of the project: the test reads them where they lie beside it, or where the variable says.
 */
const FOLDER =
  process.env['ARBITER_TOURNAMENT_DECKS'] ??
  fileURLToPath(new URL('../../../../../shared/decks', import.meta.url));

/** The first day of each event. All were played in Type 2; the Pro Tour asked for cards of each set besides. */
const DAYS: Readonly<Record<string, string>> = {
  'Pro Tour New York 1996': '1996-02-17',
  'World Championships 1996': '1996-08-14',
  'World Championships 1997': '1997-08-13',
  'World Championships 1998': '1998-08-12',
  'World Championships 1999': '1999-08-04',
  'World Championships 2000': '2000-08-02',
  'World Championships 2001': '2001-08-08',
  'World Championships 2002': '2002-08-14',
  'World Championships 2003': '2003-08-06',
  'World Championships 2004': '2004-09-01',
  'World Championships 2005': '2005-11-30',
  'World Championships 2006': '2006-11-29',
  'World Championships 2007': '2007-12-06',
};

/** Every card that there is, whether it works here or not. */
const ANY_CARD: CardPool = {
  standingOf: (written) => {
    const name = releaseOf(written)?.name;
    return name === undefined ? { standing: 'unknown' } : { standing: 'works', name };
  },
  suggestionsFor: () => [],
};

/** The text of a list, and the day on which it was played. */
function played(file: string): { readonly text: string; readonly day: string } {
  const text = readFileSync(`${FOLDER}/${file}`, 'utf8');
  const event = /^\/\/ event: (?<event>.*?\d{4})/mu.exec(text)?.groups?.['event'] ?? '';
  return { text, day: DAYS[event] ?? `the day of ${event}` };
}

/** What the deck check says of a list in Type 2 on a day. */
function checked(text: string, day: string): DeckCheck {
  const format = parseFormat(`type-2@${day}`);
  if (format === undefined) throw new Error(`type-2@${day} is no format`);
  return checkDeckText(text, format, ANY_CARD);
}

const files = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith('.txt')) : [];

describe('the decks of tournaments were legal when they were played', () => {
  if (files.length === 0) {
    test.skip('there are no lists here: ARBITER_TOURNAMENT_DECKS names a folder of them', () => {
      expect(files).not.toEqual([]);
    });
    return;
  }

  test.each(files)('%s', (file) => {
    const { text, day } = played(file);
    const { faults, main, side } = checked(text, day);
    expect({ day, faults, side }).toEqual({ day, faults: [], side: 15 });
    expect(main).toBeGreaterThanOrEqual(60);
  });

  test('and most of them were not a year later', () => {
    const later = files.filter((file) => {
      const { text, day } = played(file);
      const aYearOn = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
      return checked(text, aYearOn).faults.length === 0;
    });
    expect(later.length).toBeLessThan(files.length / 4);
  });
});

import { Entry } from '../form/entry.ts';
import { told, type Schema } from '../form/form.ts';
import { keys, needed } from '../form/keys.ts';
import { list } from '../form/lists.ts';
import { WORD } from '../form/scalars.ts';
import type { Scenario } from '../scenario.ts';
import { OWN_CARDS } from './own-cards.ts';
import { PROVING_KEYS, provingOf } from './proving.ts';
import { checkLength, SCRIPT } from './steps.ts';
import { readPlayers, TABLE } from './table.ts';

const EDITION = told('The edition of the rules under which it is played, as 6ED.', WORD);

const FILE = keys({
  title: needed(WORD),
  edition: EDITION,
  editions: told('Each of these editions is played.', list(EDITION)),
  ...PROVING_KEYS,
  note: told('Why this matters, if it needs saying.', WORD),
  cards: told('Cards of its own.', OWN_CARDS),
  table: needed(told('The table as it stands.', TABLE)),
  play: needed(told('What is done, and what must be true.', SCRIPT)),
});

/**
 * Reads a scenario from the text of its file.
 * @throws {ScenarioError} with the first thing that is wrong: its line and what was expected there.
 */
export function readScenario(text: string): Scenario {
  const file = Entry.of(text);
  const table = file.record().get('table');
  const players = table === undefined ? (['ann', 'bob'] as const) : readPlayers(table);
  const {
    title,
    edition,
    editions = [],
    note,
    cards,
    table: set,
    play,
    ...proving
  } = FILE.read(file, players);
  const codes = edition === undefined ? editions : [edition, ...editions];
  if (codes.length === 0) file.fail('edition:');
  checkLength(play);
  return {
    title,
    editions: codes,
    note: note ?? null,
    proving: provingOf(proving),
    cards: cards ?? [],
    table: set,
    play,
  };
}

/** The JSON Schema (draft 7) of a scenario's file: what editors check and complete by. */
export function scenarioSchema(): Schema {
  const definitions = new Map<string, Schema>();
  const { required, ...schema } = FILE.schema(definitions);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'A scenario',
    description:
      'A table of Magic: The Gathering as it stands, what players do, and what must be true.',
    ...schema,
    required,
    anyOf: [{ required: ['edition'] }, { required: ['editions'] }],
    definitions: Object.fromEntries(definitions),
  };
}

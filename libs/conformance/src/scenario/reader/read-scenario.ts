import type { Scenario } from '../scenario.ts';
import { Entry } from './entry.ts';
import { readOwnCards } from './own-cards.ts';
import { readProving } from './proving.ts';
import { readSteps } from './steps.ts';
import { readPlayers, readTable } from './table.ts';

const KEYS = [
  'title',
  'edition',
  'editions',
  'proves',
  'control',
  'note',
  'cards',
  'table',
  'play',
];

/**
 * Reads a scenario from the text of its file.
 * @throws {ScenarioError} at the first thing that can't be read, with its line and what was expected there.
 */
export function readScenario(text: string): Scenario {
  const file = Entry.of(text);
  const fields = file.fields(KEYS);
  const need = (key: string): Entry => fields.get(key) ?? file.fail(`${key}:`);
  const one = fields.get('edition');
  const editions = one === undefined ? need('editions').texts() : [one.text()];
  const table = need('table');
  const players = readPlayers(table);
  return {
    title: need('title').text(),
    editions,
    note: fields.get('note')?.text() ?? null,
    proving: readProving(fields),
    cards: readOwnCards(fields.get('cards')),
    table: readTable(table, players),
    play: readSteps(need('play'), players),
  };
}

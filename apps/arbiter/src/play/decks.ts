import { readFileSync } from 'node:fs';
import { EDITION_FACTS } from '@arbiter/editions';
import { checkDeckText, FORMATS, type DeckCheck } from '@arbiter/protocol';
import { standingOf } from '@arbiter/sets';

/** Reads and checks a file with a deck list; a text says why it can't be read. */
export function deckFromFile(file: string, edition: string, format: string): DeckCheck | string {
  const facts = EDITION_FACTS.find(({ code }) => code === edition);
  if (facts === undefined) return `there is no edition '${edition}'`;
  const rules = FORMATS.find((one) => one.format === format);
  if (rules === undefined) {
    const known = FORMATS.map((one) => one.format).join(', ');
    return `there is no format '${format}'; there is: ${known}`;
  }
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return `${file} can't be read`;
  }
  return checkDeckText(text, rules, (name) => standingOf(name, facts.date));
}

/** Everything that is wrong with a deck, a line each. */
export function deckFaults(file: string, { faults }: DeckCheck): string[] {
  return faults.map(({ line, why }) =>
    line === 0 ? `${file}: ${why}` : `${file}:${line}: ${why}`,
  );
}

import { readFileSync } from 'node:fs';
import { EDITION_FACTS } from '@arbiter/editions';
import { checkDeckText, FORMATS, parseFormat, poolOf, type DeckCheck } from '@arbiter/sets';

/**
 * Reads and checks a file with a deck list in any of the usual forms; a text says why it can't be read. A format without
 * a day (`type-2@1999-08-04` has one) is taken as it was on the day of the edition's rulebook.
 */
export function deckFromFile(file: string, edition: string, format: string): DeckCheck | string {
  const facts = EDITION_FACTS.find(({ code }) => code === edition);
  if (facts === undefined) return `there is no edition '${edition}'`;
  const asked = parseFormat(format);
  if (asked === undefined) {
    const known = FORMATS.map((one) => one.format).join(', ');
    return `there is no format '${format}'; there is: ${known}; those with days as type-2@1999-08-04`;
  }
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return `${file} can't be read`;
  }
  const day = asked.day ?? (asked.rules.days && facts.date);
  return checkDeckText(text, { ...asked, day }, poolOf(facts.date));
}

/** Everything that is wrong with a deck, a line each. */
export function deckFaults(file: string, { faults }: DeckCheck): string[] {
  return faults.map(({ line, why }) =>
    line === 0 ? `${file}: ${why}` : `${file}:${line}: ${why}`,
  );
}

/** Card data of somebody's own, as MTGJSON and Scryfall give it away, as far as the compiler asks about it. */
import type { CardFacts } from '../facts.ts';
import type { Entry, LeftOut } from './entry.ts';
import { fromMtgjson, isMtgjson } from './mtgjson.ts';
import { fromScryfall, isScryfall } from './scryfall.ts';
import { BadCardData } from './fields.ts';

export { BadCardData } from './fields.ts';

/** What a file holds. */
export interface CardData {
  readonly form: 'MTGJSON' | 'Scryfall';
  /** Each name once. */
  readonly cards: readonly CardFacts[];
  /** What the compiler is not given, and why. */
  readonly left: readonly LeftOut[];
}

/**
 * Reads a file of MTGJSON (`AtomicCards`, `AllPrintings`, or that of one set) or of Scryfall's bulk data.
 *
 * @throws BadCardData that says what is wrong, and where
 */
export function readCardData(text: string): CardData {
  const data = parsed(text);
  if (isMtgjson(data)) return sorted('MTGJSON', fromMtgjson(data));
  if (isScryfall(data)) return sorted('Scryfall', fromScryfall(data));
  throw new BadCardData(
    'it is neither MTGJSON, an object with "data", nor bulk data of Scryfall, a list of objects of the kind "card"',
  );
}

function sorted(form: CardData['form'], entries: Iterable<Entry>): CardData {
  const cards = new Map<string, CardFacts>();
  const left = new Map<string, LeftOut>();
  for (const entry of entries) {
    // Of several printings the first counts: their text is the same.
    if (!('why' in entry)) {
      if (!cards.has(entry.name)) cards.set(entry.name, entry);
    } else if (!left.has(entry.name)) left.set(entry.name, entry);
  }
  for (const name of cards.keys()) left.delete(name);
  return { form, cards: [...cards.values()], left: [...left.values()] };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const [, position] = /position (\d+)/u.exec(why) ?? [];
    const where =
      position === undefined ? '' : `line ${text.slice(0, Number(position)).split('\n').length}: `;
    throw new BadCardData(`${where}it is no JSON: ${why}`);
  }
}

import {
  CITED_TOPICS,
  type CitationTable,
  type Citations,
  type CitedTopic,
  type PartialCitationTable,
  type Rules,
} from '@arbiter/engine';

/** The citations of a table that has all of them, whatever their area. */
export function citationsOf(table: CitationTable): Citations {
  return flat(table) as Citations;
}

/**
 * The citations of an edition that states only some. A topic whose rule of this edition is not stated yet is cited as
 * `TSP unstated; 6ED 410.2`, never as its own.
 * @param code what stands before each of the edition's rule numbers
 * @param table the rule of this edition behind a topic, where it is known
 * @param neighbour the citations of the edition with the nearest text
 */
export function citationsBeside(
  code: string,
  table: PartialCitationTable,
  neighbour: Citations,
): Citations {
  const own = flat(table);
  const cited: Partial<Record<CitedTopic, string>> = {};
  for (const topic of CITED_TOPICS) cited[topic] = own[topic] ?? unstated(code, neighbour[topic]);
  return cited as Citations;
}

/**
 * An edition that differs from a neighbour of its own family, earlier or later, only in what is given.
 * @param neighbour answers every other question
 * @param code what stands before each of the edition's rule numbers
 * @param table the rule of this edition behind a topic, where it is known
 */
export function from(
  neighbour: Rules,
  code: string,
  table: PartialCitationTable,
  changes: Partial<Omit<Rules, 'edition' | 'cite'>>,
): Rules {
  return {
    ...neighbour,
    ...changes,
    edition: code,
    cite: citationsBeside(code, table, neighbour.cite),
  };
}

function flat(table: PartialCitationTable): Partial<Record<CitedTopic, string>> {
  return Object.assign({}, ...Object.values(table)) as Partial<Record<CitedTopic, string>>;
}

/** What is no edition's rule, such as the protocol's own, is cited alike everywhere. */
function unstated(code: string, citation: string): string {
  if (citation === 'protocol') return citation;
  // Where the neighbour is silent it may cite this very edition as the nearest text.
  const [, nearest] = citation.split('silent; ');
  const told = citation.replace(/^.* unstated; /u, '');
  return nearest?.startsWith(`${code} `) === true ? nearest : `${code} unstated; ${told}`;
}

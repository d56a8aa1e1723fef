import { CITED_TOPICS, type Citations, type CitedTopic, type Rules } from '@arbiter/engine';

/**
 * An edition that differs from a neighbour, earlier or later, only in what is given.
 * A topic whose rule of this edition is not stated yet is cited as `TSP unstated; 6ED 410.2`, never as its own.
 * @param neighbour answers every other question
 * @param code what stands before each of the edition's rule numbers
 * @param cite the rule of this edition behind a topic, where it is known
 */
export function from(
  neighbour: Rules,
  code: string,
  cite: Partial<Citations>,
  changes: Partial<Omit<Rules, 'edition' | 'cite'>>,
): Rules {
  const cited: Partial<Record<CitedTopic, string>> = {};
  for (const topic of CITED_TOPICS) {
    cited[topic] = cite[topic] ?? unstated(code, neighbour.cite[topic]);
  }
  return { ...neighbour, ...changes, edition: code, cite: cited as Citations };
}

/** What is no edition's rule, such as the protocol's own, is cited alike everywhere. */
function unstated(code: string, citation: string): string {
  if (citation === 'protocol') return citation;
  // Where the neighbour is silent it may cite this very edition as the nearest text.
  const [, nearest] = citation.split('silent; ');
  const told = citation.replace(/^.* unstated; /u, '');
  return nearest?.startsWith(`${code} `) === true ? nearest : `${code} unstated; ${told}`;
}

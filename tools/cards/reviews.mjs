/**
 * Which cards written by hand were reviewed, and how often. A review counts for the definition that was read: what is
 * changed afterwards has to be reviewed again.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inOrder } from '../../libs/cards/dist/index.js';

/** @typedef {import('../../libs/cards/dist/index.js').CardDefinition} CardDefinition */
/**
 * The definition that was read, by how many, and in which cases they found that it plays wrongly still.
 *
 * @typedef {{ readonly hash: string, readonly reviews: number, readonly wrong?: string }} Reviewed
 */

const ENOUGH = 2;

/** @param {CardDefinition} definition @returns {string} the same however its keys are ordered */
export function hashOf(definition) {
  const text = JSON.stringify(inOrder(definition));
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** @param {string} file @returns {Map<string, Reviewed>} by name */
export function readReviews(file) {
  if (!existsSync(file)) return new Map();
  return new Map(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const [name = '', hash = '', reviews = '', wrong] = line.split('\t');
        return [
          name,
          { hash, reviews: Number(reviews), ...(wrong === undefined ? {} : { wrong }) },
        ];
      }),
  );
}

/**
 * Counts one more review of each of these definitions, as they stand.
 *
 * @param {ReadonlyMap<string, Reviewed>} reviews @param {readonly CardDefinition[]} read
 * @returns {Map<string, Reviewed>} sorted by name
 */
export function withReviewsOf(reviews, read) {
  const all = new Map(reviews);
  for (const definition of read) {
    const hash = hashOf(definition);
    const before = all.get(definition.name);
    all.set(
      definition.name,
      before?.hash === hash ? { ...before, reviews: before.reviews + 1 } : { hash, reviews: 1 },
    );
  }
  return new Map([...all].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** @param {string} file @param {ReadonlyMap<string, Reviewed>} reviews */
export function writeReviews(file, reviews) {
  const lines = [...reviews].map(([name, { hash, reviews: many, wrong }]) =>
    [name, hash, many, ...(wrong === undefined ? [] : [wrong])].join('\t'),
  );
  const head =
    '# card, hash of the definition that was read, reviews of it, what plays wrongly still';
  writeFileSync(file, [head, ...lines, ''].join('\n'));
}

/**
 * How many of the cards are reviewed twice as they stand, and which are not.
 *
 * @param {readonly CardDefinition[]} cards @param {ReadonlyMap<string, Reviewed>} reviews
 * @returns {{ text: string, stands: boolean }} `stands` unless a card has changed since it was reviewed, or never was
 */
export function reviewFigures(cards, reviews) {
  /** @type {Record<'changed' | 'once' | 'never' | 'wrong', string[]>} */
  const short = { changed: [], once: [], never: [], wrong: [] };
  for (const definition of cards) {
    const known = reviews.get(definition.name);
    if (known === undefined) short.never.push(definition.name);
    else if (known.hash !== hashOf(definition)) short.changed.push(definition.name);
    else if (known.reviews < ENOUGH) short.once.push(definition.name);
    else if (known.wrong !== undefined) short.wrong.push(`${definition.name} (${known.wrong})`);
  }
  const { changed, once, never, wrong } = short;
  const twice = cards.length - changed.length - once.length - never.length;
  const named = (/** @type {string} */ what, /** @type {string[]} */ names) =>
    names.length === 0 ? [] : [`  ${what}: ${names.join(', ')}`];
  const lines = [
    `${twice} of the ${cards.length} cards written by hand were reviewed twice as they stand`,
    ...named('of them known to play wrongly', wrong),
    ...named('reviewed once', once),
    ...named('changed since they were reviewed', changed),
    ...named('never reviewed', never),
  ];
  return { text: lines.join('\n'), stands: changed.length === 0 && never.length === 0 };
}

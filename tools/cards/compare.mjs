/** Whether the definitions that are written down are those that their texts compile to now. */

/** @typedef {import('../../libs/cards/dist/index.js').CardDefinition} CardDefinition */
/** @typedef {import('./main.mjs').Result} Result */

/**
 * @typedef {object} Comparison
 * @property {number} same
 * @property {readonly string[]} changed names of cards that compile to something else
 * @property {readonly string[]} refused names of cards that no longer compile
 * @property {readonly string[]} unread names of cards for which there is no text
 * @property {readonly string[]} added names of cards that would compile and are not written down
 */

/**
 * @param {readonly CardDefinition[]} written what is in libs/sets/cards
 * @param {readonly Result[]} results what the texts compile to
 * @param {ReadonlySet<string>} byHand names of cards that are written by hand: they are not compiled
 * @returns {Comparison}
 */
export function compare(written, results, byHand) {
  const compiled = new Map(results.map((result) => [result.name, result.compiled]));
  /** @type {Record<'same' | 'changed' | 'refused' | 'unread', string[]>} */
  const found = { same: [], changed: [], refused: [], unread: [] };
  for (const card of written) found[standingOf(card, compiled.get(card.name))].push(card.name);
  const have = new Set([...written.map(({ name }) => name), ...byHand]);
  const added = results.filter(({ name, compiled }) => 'definition' in compiled && !have.has(name));
  return { ...found, same: found.same.length, added: added.map(({ name }) => name) };
}

/** @param {CardDefinition} card @param {Result['compiled'] | undefined} compiled */
function standingOf(card, compiled) {
  if (compiled === undefined) return 'unread';
  if (!('definition' in compiled)) return 'refused';
  return JSON.stringify(compiled.definition) === JSON.stringify(card) ? 'same' : 'changed';
}

/** Whether what is written down may stand: cards that could be added are no fault. @param {Comparison} comparison */
export const stands = ({ changed, refused, unread }) =>
  changed.length + refused.length + unread.length === 0;

/** The comparison for people. @param {Comparison} comparison */
export function comparisonText({ same, changed, refused, unread, added }) {
  return [
    ...changed.map((name) => `${name} compiles to something else now`),
    ...refused.map((name) => `${name} no longer compiles`),
    ...unread.map((name) => `${name} has no text any more`),
    `${same} cards in libs/sets/cards are what their texts compile to, ${changed.length} compile to something else, ` +
      `${refused.length + unread.length} no longer compile; ${added.length} could be added`,
  ].join('\n');
}

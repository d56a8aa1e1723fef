/**
 * Two checks of what was compiled that need no reader. The round trip: our own text of a definition, which is what
 * players read, is compiled again and must give the same. The second source: the wording of another printing must, too.
 */
import { rulesText } from '../../libs/cards/dist/index.js';
import { compile, inTheWordsOf2018, normalise } from '../../libs/compiler/dist/index.js';

/** @typedef {import('../../libs/cards/dist/index.js').CardDefinition} CardDefinition */
/** @typedef {import('../../libs/compiler/dist/index.js').CardFacts} CardFacts */
/** @typedef {'same' | 'other' | 'refused'} Outcome */

/**
 * What another text of a card compiles to, beside the definition.
 *
 * @param {CardDefinition} definition @param {CardFacts} facts @param {string} text
 * @returns {{ outcome: Outcome, compiled: import('../../libs/compiler/dist/index.js').Compiled }}
 */
export function compared(definition, facts, text) {
  const compiled = compile({ ...facts, text: inTheWordsOf2018(text) });
  if (!('definition' in compiled)) return { outcome: 'refused', compiled };
  const isSame = meaningOf(compiled.definition) === meaningOf(definition);
  return { outcome: isSame ? 'same' : 'other', compiled };
}

/** What it says, apart from the names that it gives to what its instructions did. @param {CardDefinition} definition */
function meaningOf(definition) {
  /** @type {Map<string, string>} */
  const names = new Map();
  /** @param {string} name */
  const renamed = (name) => {
    const known = names.get(name) ?? `name ${names.size}`;
    names.set(name, known);
    return known;
  };
  return JSON.stringify(definition, (key, value) =>
    typeof value === 'string' && NAMING.has(key) ? renamed(value) : value,
  );
}

/** Keys under which a definition gives or uses a name. */
const NAMING = new Set(['as', 'bound', 'did', 'under', 'won', 'others']);

/** Our own text of a card. @param {CardDefinition} definition */
export const textOf = (definition) => rulesText(definition).join('\n');

/** Whether our text reads like the official one, but for signs, capitals and the words of the time. @param {CardDefinition} definition @param {CardFacts} facts */
export function readsAlike(definition, facts) {
  /** @param {string} text */
  const read = (text) => normalise(facts.name, inTheWordsOf2018(text)).join('\n');
  return read(textOf(definition)) === read(facts.text);
}

/** The editions whose wordings are near enough to be read, the newest first. */
const PRINTED = ['10E', '9ED', '8ED', '7ED', '6ED'];

/** The newest wording of the basic sets that is another than the official text. @param {Record<string, string>} printed @param {CardFacts} facts */
export function secondWording(printed, facts) {
  for (const set of PRINTED) {
    const text = printed[set];
    if (text === undefined || text === '') continue;
    if (normalise(facts.name, text).join() !== normalise(facts.name, facts.text).join()) {
      return { set, text };
    }
  }
  return null;
}

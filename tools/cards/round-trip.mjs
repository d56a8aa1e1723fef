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
  return JSON.stringify(definition, (key, value) => {
    if (typeof value === 'string' && NAMING.has(key)) return renamed(value);
    return alike(key, value);
  });
}

/** What can be said in two ways: in either order, and that there are none. @param {string} key @param {any} value */
function alike(key, value) {
  if ((key === 'all' || key === 'any') && Array.isArray(value)) {
    return value.map((one) => JSON.stringify(one)).sort();
  }
  const none = value?.not?.exists;
  return none === undefined ? value : { amount: { count: none }, atMost: 0 };
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

/**
 * The newest wording of the basic sets that differs from the official text. What an Aura is on stood in its type line.
 *
 * @param {Readonly<Record<string, string>>} printed @param {CardFacts} facts
 */
export function secondWording(printed, facts) {
  const [enchants = ''] = /^Enchant \w+(?=\s)/.exec(facts.text) ?? [];
  for (const set of PRINTED) {
    const said = printed[set];
    if (said === undefined || said === '') continue;
    const text = enchants === '' || said.startsWith('Enchant ') ? said : `${enchants}\n${said}`;
    if (normalise(facts.name, text).join() !== normalise(facts.name, facts.text).join()) {
      return { set, text };
    }
  }
  return null;
}

/** How many cards come out of each check, as lines for people. @param {readonly import('./corpus.mjs').CorpusCard[]} corpus */
export function checkTexts(corpus) {
  const trip = { same: 0, other: 0, refused: 0 };
  const second = { same: 0, other: 0, refused: 0 };
  const others = [];
  let alike = 0;
  for (const { facts, printed } of corpus) {
    const compiled = compile(facts);
    if (!('definition' in compiled)) continue;
    const { definition } = compiled;
    const back = compared(definition, facts, textOf(definition)).outcome;
    trip[back] += 1;
    if (back === 'other') others.push(facts.name);
    if (readsAlike(definition, facts)) alike += 1;
    const wording = secondWording(printed, facts);
    if (wording !== null) second[compared(definition, facts, wording.text).outcome] += 1;
  }
  const all = trip.same + trip.other + trip.refused;
  return [
    `our text of it means something else: ${others.join(', ')}`,
    `round trip: of ${all} compiled cards our own text compiles to the same for ${share(trip.same, all)}, to something ` +
      `else for ${trip.other}, and can't be read for ${trip.refused}; ${share(alike, all)} read like the official text`,
    `second source: of ${second.same + second.other + second.refused} that a basic set words in another way, ` +
      `${second.same} compile to the same, ${second.other} to something else, ${second.refused} can't be read`,
  ].join('\n');
}

/** @param {number} part @param {number} all */
const share = (part, all) => `${part} (${((100 * part) / all).toFixed(1)} %)`;

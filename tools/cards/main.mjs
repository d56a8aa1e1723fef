/**
 * The card compiler's command line. It reads a folder of card facts that is no part of the project:
 *
 *     npm run -s cards -- report [--rows N] [--cards FOLDER]
 *     npm run -s cards -- compile [--cards FOLDER]     writes libs/sets/cards
 *     npm run -s cards -- check [--cards FOLDER]       compares with libs/sets/cards and the cards written by hand
 *     npm run -s cards -- sample [--batch N] [--rows N]   fixed random cards: text and definition, to be read by a person
 *     npm run -s cards -- sample --by-hand                all cards written by hand, in the same form
 *     npm run -s cards -- review NAME …                notes that these cards written by hand were read and found right
 *     npm run -s cards -- card NAME [--cards FOLDER]   what becomes of one card, or why nothing does
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { inOrder, rulesText } from '../../libs/cards/dist/index.js';
import { compile, normalise } from '../../libs/compiler/dist/index.js';
import { EDITION_FACTS, RULEBOOKS } from '../../libs/editions/dist/index.js';
import { BY_HAND, TOURNAMENT_DECKS, cardsIn, releaseOf } from '../../libs/sets/dist/index.js';
import written from '../../libs/sets/generated/cards.js';
import { compare, comparisonText, stands } from './compare.mjs';
import { readCorpus, readPools } from './corpus.mjs';
import { missingIn } from './information.mjs';
import { mostUsedFigure } from './most-used.mjs';
import { poolFigures } from './pools.mjs';
import { checkTexts, textOf } from './round-trip.mjs';
import { inSample } from './sample.mjs';
import { report } from './report.mjs';
import { readReviews, reviewFigures, withReviewsOf, writeReviews } from './reviews.mjs';
import { writeCards } from './write.mjs';

/**
 * @typedef {object} Result
 * @property {string} name
 * @property {string} set
 * @property {import('../../libs/compiler/dist/index.js').Compiled} compiled
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const REVIEWS = `${ROOT}libs/sets/reviews.tsv`;
const USAGE =
  'npm run -s cards -- report|compile|check|sample|review NAME …|card NAME [--cards FOLDER] [--rows N] [--batch N | --by-hand]';

const { values, positionals } = readArguments();
const [command, ...names] = positionals;
const corpus = readCorpus(values.cards);
const byHand = new Set(BY_HAND.map(({ name }) => name));

switch (command) {
  case 'report':
    print(report(compileAll(), readPools(values.cards, corpus), Number(values.rows)));
    break;
  case 'compile': {
    const results = compileAll().flatMap(({ name, set, compiled }) =>
      'definition' in compiled && !byHand.has(name)
        ? [{ set, definition: compiled.definition }]
        : [],
    );
    writeCards(`${ROOT}libs/sets/cards`, results);
    print(`${results.length} cards written, of ${corpus.length} read`);
    break;
  }
  case 'check':
    check();
    checkInformation();
    print(checkTexts(corpus));
    checkWritten();
    checkPools();
    checkReviews();
    break;
  case 'sample':
    if (values['by-hand']) sampleByHand();
    else sample();
    break;
  case 'review':
    review(new Set(names));
    break;
  case 'card':
    card(names.join(' '));
    break;
  default:
    process.stderr.write(`${USAGE}\n`);
    process.exitCode = 1;
}

/** Ends with what is wrong where there is something that it doesn't know. */
function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        cards: {
          type: 'string',
          default: fileURLToPath(new URL('../../../shared/cards', import.meta.url)),
        },
        rows: { type: 'string', default: '60' },
        batch: { type: 'string', default: '1' },
        'by-hand': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    process.stderr.write(`cards: ${/** @type {Error} */ (error).message}\n${USAGE}\n`);
    process.exit(2);
  }
}

/** @returns {Result[]} */
function compileAll() {
  return corpus.map(({ facts, set }) => ({ name: facts.name, set, compiled: compile(facts) }));
}

/** The cards written by hand are a second source: what is compiled of them has to say the same. */
function check() {
  let same = 0;
  let refused = 0;
  for (const definition of BY_HAND) {
    const found = corpus.find(({ facts }) => facts.name === definition.name);
    const compiled = found === undefined ? null : compile(found.facts);
    if (compiled === null || !('definition' in compiled)) {
      refused += 1;
      continue;
    }
    // Why a wording counts and the symbol of a set are no part of the text.
    const one = JSON.stringify(inOrder(definition), (key, value) =>
      key === 'wording' || key === 'expansion' ? undefined : value,
    );
    const other = JSON.stringify(compiled.definition);
    if (one === other) same += 1;
    else print(`${definition.name}\n  by hand   ${one}\n  compiled  ${other}`);
  }
  print(`${BY_HAND.length} written by hand: ${same} compile to the same, ${refused} are refused`);
}

/** What a text names has to be in the definition. */
function checkInformation() {
  let checked = 0;
  let flagged = 0;
  for (const { facts } of corpus) {
    const compiled = compile(facts);
    if (!('definition' in compiled)) continue;
    checked += 1;
    const missing = missingIn(normalise(facts.name, facts.text), compiled.definition);
    if (missing.length === 0) continue;
    flagged += 1;
    print(`${facts.name}: ${missing.join(', ')}`);
  }
  print(
    `${checked} compiled cards looked at for what their texts name, ${flagged} to be read again`,
  );
}

/** What stands in libs/sets/cards has to be what the texts compile to. */
function checkWritten() {
  const comparison = compare(written, compileAll(), byHand);
  print(comparisonText(comparison));
  if (!stands(comparison)) process.exitCode = 1;
}

/** No pool has fewer cards that work than it had. */
function checkPools() {
  const working = new Set([...byHand, ...written.map(({ name }) => name)]);
  const { text, stands: held } = poolFigures(readPools(values.cards, corpus), working);
  print(text);
  print(mostUsedFigure(TOURNAMENT_DECKS, `${ROOT}libs/conformance`));
  if (!held) process.exitCode = 1;
}

/** Nothing that is written by hand goes unread. */
function checkReviews() {
  const { text, stands: held } = reviewFigures(BY_HAND, readReviews(REVIEWS));
  print(text);
  if (!held) process.exitCode = 1;
}

/** @param {ReadonlySet<string>} names */
function review(names) {
  const read = BY_HAND.filter(({ name }) => names.has(name));
  for (const name of names) {
    if (read.some((one) => one.name === name)) continue;
    process.stderr.write(`no card called ${name} is written by hand\n`);
    process.exitCode = 1;
  }
  if (process.exitCode === 1) return;
  writeReviews(REVIEWS, withReviewsOf(readReviews(REVIEWS), read));
  print(`one more review of ${read.length} cards`);
}

/** A batch of the fixed sample, for a reader: the text, the definition, and our own text in the words of each edition. */
function sample() {
  const batch = Number(values.batch);
  const cards = corpus.flatMap(({ facts }) => {
    const compiled = byHand.has(facts.name) || !inSample(facts.name, batch) ? null : compile(facts);
    return compiled !== null && 'definition' in compiled ? [{ facts, ...compiled }] : [];
  });
  for (const { facts, definition } of cards.slice(0, Number(values.rows))) {
    printForReader(facts, definition);
  }
  print(`${cards.length} compiled cards are in batch ${batch} of the sample`);
}

/** The cards written by hand, for a reader. */
function sampleByHand() {
  const facts = new Map(corpus.map((card) => [card.facts.name, card.facts]));
  for (const definition of BY_HAND) {
    const known = facts.get(definition.name);
    if (known !== undefined) printForReader(known, inOrder(definition) ?? definition);
  }
  print(`${BY_HAND.length} cards are written by hand`);
}

/** @param {import('../../libs/compiler/dist/index.js').CardFacts} facts @param {import('../../libs/cards/dist/index.js').CardDefinition} definition */
function printForReader(facts, definition) {
  const { name, manaCost = '', type, power, toughness, text } = facts;
  const size = power === undefined ? '' : ` ${power}/${toughness}`;
  print(`## ${name} ${manaCost} ${type}${size}\n${text}\n--\n${JSON.stringify(definition)}`);
  for (const [codes, ours] of textsOf(definition)) print(`-- ${codes.join(' ')}\n${ours}`);
  print('');
}

/**
 * Our text of a card, with the editions that read so, of those in whose time it had been printed.
 *
 * @param {import('../../libs/cards/dist/index.js').CardDefinition} definition
 * @returns {[codes: string[], text: string][]}
 */
function textsOf(definition) {
  /** @type {Map<string, string[]>} */
  const editions = new Map();
  for (const { code, date } of EDITION_FACTS) {
    if ((releaseOf(definition.name)?.released ?? '') > date) continue;
    const here = cardsIn(code).find(({ name }) => name === definition.name) ?? definition;
    const ours = rulesText(here, RULEBOOKS[code]?.cardTerms).join('\n');
    editions.set(ours, [...(editions.get(ours) ?? []), code]);
  }
  if (editions.size === 0) editions.set(textOf(definition), ['later']);
  return [...editions].map(([ours, codes]) => [codes, ours]);
}

/** @param {string} name */
function card(name) {
  const found = corpus.find(({ facts }) => facts.name === name);
  if (found === undefined) {
    process.stderr.write(`there is no card called ${name}\n`);
    process.exitCode = 1;
    return;
  }
  const compiled = compile(found.facts);
  print(found.facts.text);
  print(JSON.stringify(compiled, null, 2));
  if ('definition' in compiled) print(rulesText(compiled.definition).join('\n'));
}

/** @param {string} text */
function print(text) {
  process.stdout.write(`${text}\n`);
}

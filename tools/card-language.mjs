/**
 * The parts of docs/card-language that follow from the code: every word of the card language with its fields, what they
 * mean and what it binds, from the types in libs/cards. `npm run schemas` writes them; tools/card-language.spec.ts
 * holds them up to date. A word that nothing is said of is an error.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { camel, phrase, wordFiles } from './word-tables.mjs';

const CARDS = 'libs/cards/src';
const TEXTS = `${CARDS}/words/texts.spec.ts`;

/** @param {string} path @returns {string} */
const read = (path) => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8');

/** @param {string} path */
const parsed = (path) =>
  ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, /* setParentNodes */ true);

/** What is generated, by the name of its marks: `<!-- effects: written by npm run schemas -->`. */
const PARTS = {
  effects: () => {
    const examples = examplesOf(parsed(TEXTS));
    return sections(formsIn('words', 'do'), (word) => {
      const example = examples.get(word);
      return example === undefined ? [] : [`\`${example.call}\`: ${example.text}\n`];
    });
  },
  bindings: () => bindings(formsIn('words', 'do')),
  triggers: () => sections(formsIn('triggers', 'when')),
  statics: () => sections(formsIn('statics')),
  modifications: () => fields('language.ts', 'Modification'),
  combat: () => sections(formsIn('combat-rules')),
  replacements: () => sections(formsIn('replacements', 'would')),
  'plain keywords': () => plainKeywords().join('\n'),
  keywords: () => sections(formsIn('keywords', 'keyword')),
  filters: () => phrases('nouns/filters.ts', 'FilterWords'),
  comparisons: () => fields('nouns/filters.ts', 'Comparison'),
  'filter words': () =>
    [
      ...literals('nouns/filters.ts', 'FilterWord'),
      ...literals('nouns/filters.ts', 'CombatRole'),
    ].join('\n'),
  references: () =>
    `${literals('nouns/references.ts', 'ReferenceWord').join('\n')}\n${phrases('nouns/references.ts', 'ReferenceWords')}`,
  'cards in a zone': () => fields('nouns/cards.ts', 'CardsInZone'),
  'top cards': () => fields('nouns/cards.ts', 'TopCards'),
  targets: () => fields('nouns/targets.ts', 'TargetSpec'),
  amounts: () =>
    `${literals('amounts.ts', 'Amount').join('\n')}\n${phrases('amounts.ts', 'AmountWords')}`,
  conditions: () =>
    `${literals('conditions.ts', 'Condition').join('\n')}\n${phrases('conditions.ts', 'ConditionWords')}`,
  costs: () => fields('costs.ts', 'Cost'),
  'alternative costs': () => fields('costs.ts', 'AlternativeCost'),
  'picked costs': () => fields('picked-costs.ts', 'PickedCost'),
  'named costs': () => namedCosts(),
  'kinds of words': () => kinds().join('\n'),
};

/** The documents with generated parts. */
export const CARD_LANGUAGE = [
  'effects',
  'triggers',
  'statics',
  'keywords',
  'nouns',
  'amounts',
  'conditions',
  'costs',
].map((page) => `docs/card-language/${page}.md`);

/** A whole document, with its generated parts as they should be. @param {string} path @throws {Error} without marks */
export function cardLanguageText(path) {
  const text = read(path);
  const written = text.replace(
    /<!-- ([a-z ]+): written by npm run schemas -->\n[^]*?<!-- end of \1 -->/gu,
    (_, name) => `${begin(name)}\n\n${partOf(name)}\n\n<!-- end of ${name} -->`,
  );
  if (!written.includes('written by npm run schemas'))
    throw new Error(`${path} has lost its marks`);
  return written;
}

/** Every generated part that the documents should have. */
export const PART_NAMES = Object.keys(PARTS);

/** @param {string} name */
export const begin = (name) => `<!-- ${name}: written by npm run schemas -->`;

/** @param {string} name */
function partOf(name) {
  const part = Object.entries(PARTS).find(([key]) => key === name)?.[1];
  if (part === undefined) throw new Error(`nothing writes the part '${name}'`);
  return part().trim();
}

/** @typedef {{ readonly word: string, readonly doc: string, readonly fields: readonly Field[] }} Form one word as it is written */
/** @typedef {{ readonly name: string, readonly type: string, readonly doc: string, readonly optional: boolean }} Field */

/**
 * The words of a folder, from the interfaces in its files.
 *
 * @param {string} folder
 * @param {string} [under] the field that has the word; without it the word is itself a field, called like the file
 * @returns {Form[]}
 */
function formsIn(folder, under) {
  return wordFiles(`${CARDS}/${folder}`).flatMap((file) => {
    const source = parsed(`${CARDS}/${folder}/${file}.ts`);
    const forms = source.statements.flatMap((statement) => {
      const form = ts.isInterfaceDeclaration(statement) ? formOf(statement, file, under) : null;
      if (form === null) return [];
      const doc = under === 'keyword' ? `${form.doc} ${docOfAbilities(source)}`.trim() : form.doc;
      return [{ ...form, doc: said(doc, form.word) }];
    });
    // The other files of a folder of keywords are plain ones, and what they have in common.
    if (forms.length === 0 && under !== 'keyword') {
      throw new Error(`${folder}/${file}.ts has no word`);
    }
    return forms;
  });
}

/** What a keyword's file says of the abilities that it stands for. @param {ts.SourceFile} source */
function docOfAbilities(source) {
  /** @type {string[]} */
  const found = [];
  ts.forEachChild(source, function visit(node) {
    const isAbility =
      (ts.isMethodDeclaration(node) || ts.isPropertyAssignment(node)) &&
      ['ability', 'abilities'].includes(node.name.getText(source));
    if (isAbility) found.push(docOf(node));
    else ts.forEachChild(node, visit);
  });
  return found.filter((doc) => doc !== '').join(' ');
}

/** @param {ts.InterfaceDeclaration} type @param {string} file @param {string | undefined} under @returns {Form | null} */
function formOf(type, file, under) {
  const own = fieldsOf(type).filter(({ name }) => !(under === 'keyword' && name === 'kind'));
  const word = own.find(({ name }) => name === (under ?? camel(file)));
  if (word === undefined || (under !== undefined && !word.type.startsWith("'"))) return null;
  const shown = under === undefined ? word.name : word.type.slice(1, -1);
  const rest = under === undefined ? own : own.filter((field) => field !== word);
  return { word: shown, doc: docOf(type) || word.doc, fields: rest };
}

/** @param {readonly Form[]} forms @param {(word: string) => readonly string[]} examples */
function sections(forms, examples = () => []) {
  return forms
    .flatMap(({ word, doc, fields: own }) => [
      `### ${word}\n`,
      `${doc}\n`,
      ...(own.length === 0 ? [] : [`${own.map(rowOf).join('\n')}\n`]),
      ...examples(word),
    ])
    .join('\n');
}

/** The names that instructions give, and to what. @param {readonly Form[]} forms */
function bindings(forms) {
  const rows = forms.flatMap(({ word, fields: own }) =>
    own
      .filter(({ name, type }) => NAMES.has(name) && type === 'string')
      .map(
        ({ name, doc }) =>
          `| \`${word}\` | \`${name}\` | ${standsFor(said(doc, `${word}, ${name}`))} |`,
      ),
  );
  return ['| instruction | name | what it stands for |', '| --- | --- | --- |', ...rows].join('\n');
}
/** @param {string} doc */
const standsFor = (doc) =>
  doc.replace(/^(Bound to|A name for) /u, '').replace('; to nothing', '; nothing');
const NAMES = new Set(['as', 'bid', 'each', 'loser', 'others', 'winner']);

/** @returns {string[]} */
function plainKeywords() {
  const source = parsed(`${CARDS}/keywords/plain.ts`);
  const own = new Map(
    wordFiles(`${CARDS}/keywords`).map((file) => [phrase(file), docOfConst(file)]),
  );
  /** @type {string[]} */
  const found = [];
  ts.forEachChild(source, function visit(node) {
    if (ts.isArrayLiteralExpression(node)) {
      for (const [element, doc] of withComments(node.elements, node.getStart(source) + 1, source)) {
        if (!ts.isStringLiteral(element)) continue;
        const word = element.text;
        found.push(`- \`${word}\`: ${said(own.get(word) ?? doc, word)}`);
      }
    }
    ts.forEachChild(node, visit);
  });
  return found;
}

/** What the file of a plain keyword says of it. @param {string} file */
function docOfConst(file) {
  const source = parsed(`${CARDS}/keywords/${file}.ts`);
  const name = camel(file);
  const statement = source.statements.find(
    (one) =>
      ts.isVariableStatement(one) &&
      one.declarationList.declarations.some(({ name: of }) => of.getText(source) === name),
  );
  return statement === undefined ? undefined : docOf(statement);
}

/** A line for each phrase of a closed table. @param {string} file @param {string} table */
function phrases(file, table) {
  const source = parsed(`${CARDS}/${file}`);
  return interfaceIn(source, table)
    .members.filter(ts.isPropertySignature)
    .map((member) => {
      const word = member.name.getText(source);
      const { type } = member;
      if (type === undefined) throw new Error(`${table}.${word} has no type`);
      const inner = ts.isTypeLiteralNode(type) ? fieldsOf(type) : [];
      const form = inner.length === 0 ? typeText(type) : `{ ${inner.map(short).join(', ')} }`;
      const more = inner.flatMap(({ name, doc }) => (doc === '' ? [] : [`\`${name}\`: ${doc}`]));
      const doc = [docOf(member), ...more].filter((one) => one !== '').join(' ');
      return `- \`${form}\`: ${said(doc, `${table}.${word}`)}`;
    })
    .join('\n');
}

/** @param {Field} field */
const short = ({ name, optional, type }) => `${name}${optional ? '?' : ''}: ${type}`;

/** The fields of a type. @param {string} file @param {string} type */
const fields = (file, type) =>
  fieldsOf(interfaceIn(parsed(`${CARDS}/${file}`), type))
    .map(rowOf)
    .join('\n');

/** The words of a union, each with the comment before it. @param {string} file @param {string} name @returns {string[]} */
function literals(file, name) {
  const source = parsed(`${CARDS}/${file}`);
  const { type: union } = aliasIn(source, name);
  if (!ts.isUnionTypeNode(union)) throw new Error(`${name} is no union`);
  return withComments(union.types, union.pos, source).flatMap(([type, doc]) =>
    ts.isLiteralTypeNode(type) ? [wordLine(type.getText(source).slice(1, -1), doc)] : [],
  );
}

/** @param {string} word @param {string} doc */
const wordLine = (word, doc) => `- \`${word}\`: ${said(doc, word)}`;

/**
 * Each part of a list with the comment between the one before and it.
 *
 * @template {ts.Node} N @param {ts.NodeArray<N>} nodes @param {number} from @param {ts.SourceFile} source
 * @returns {(readonly [N, string])[]}
 */
function withComments(nodes, from, source) {
  return nodes.map((node, i) => {
    const before = source.text.slice(nodes[i - 1]?.end ?? from, node.getStart(source));
    const doc = /\/\*\*(?<text>[^]*?)\*\//u.exec(before)?.groups?.['text'] ?? '';
    return [node, oneLine(doc.replace(/^\s*\* ?/gmu, ''))];
  });
}

/** Keywords that name a cost. */
function namedCosts() {
  const source = parsed(`${CARDS}/named-costs.ts`);
  /** @type {string[]} */
  const found = [];
  ts.forEachChild(source, function visit(node) {
    const isTable = ts.isVariableDeclaration(node) && node.name.getText(source) === 'NAMED_COSTS';
    const table = isTable ? node.initializer : undefined;
    if (table === undefined || !ts.isObjectLiteralExpression(table)) {
      ts.forEachChild(node, visit);
      return;
    }
    for (const entry of table.properties) {
      const word = entry.name?.getText(source).replaceAll("'", '') ?? '';
      found.push(wordLine(word, docOf(entry)));
    }
  });
  return found.join('\n');
}

/** What the names stand for that the fields of words have as their types. @returns {string[]} */
function kinds() {
  const source = parsed(`${CARDS}/language.ts`);
  return KINDS.map((name) => {
    const alias = aliasIn(source, name);
    return `- ${name}, \`${typeText(alias.type)}\`: ${said(docOf(alias), name)}`;
  });
}
const KINDS = [
  'Watched',
  'Whose',
  'WhoseStep',
  'StepName',
  'Skippable',
  'Zone',
  'OtherZone',
].concat(['Duration', 'ChosenKind', 'Effects']);

/** @param {ts.SourceFile} source @param {string} name */
function aliasIn(source, name) {
  const found = source.statements.find(
    (one) => ts.isTypeAliasDeclaration(one) && one.name.text === name,
  );
  if (found === undefined || !ts.isTypeAliasDeclaration(found)) {
    throw new Error(`${source.fileName} has no type ${name}`);
  }
  return found;
}

/** @param {ts.SourceFile} source @param {string} name */
function interfaceIn(source, name) {
  const found = source.statements.find(
    (one) => ts.isInterfaceDeclaration(one) && one.name.text === name,
  );
  if (found === undefined || !ts.isInterfaceDeclaration(found)) {
    throw new Error(`${source.fileName} has no interface ${name}`);
  }
  return found;
}

/** @param {ts.InterfaceDeclaration | ts.TypeLiteralNode} type @returns {Field[]} */
function fieldsOf(type) {
  const source = type.getSourceFile();
  return type.members.filter(ts.isPropertySignature).map((field) => ({
    name: field.name.getText(source),
    type: field.type === undefined ? '' : typeText(field.type),
    doc: docOf(field),
    optional: field.questionToken !== undefined,
  }));
}

/** A type as it is written, on one line, without comments. @param {ts.TypeNode} type */
const typeText = (type) =>
  oneLine(
    type
      .getText()
      .replace(/\/\*\*[^]*?\*\//gu, '')
      .replace(/\breadonly /gu, ''),
  ).replace(/(?<=^|: )\| /gu, '');

/** @param {Field} field */
const rowOf = ({ name, type, doc, optional }) =>
  `- \`${name}\` (\`${type}\`${optional ? ', may be left out' : ''})${doc === '' ? '' : `: ${doc}`}`;

/** @param {string | undefined} doc @param {string} word @throws {Error} if nothing is said of it */
export function said(doc, word) {
  if (doc === undefined || doc === '') throw new Error(`nothing says what '${word}' means`);
  return doc;
}

/** @typedef {{ readonly call: string, readonly text: string }} Example */

/** What the table of texts has for each word. @param {ts.SourceFile} source @returns {Map<string, Example>} */
function examplesOf(source) {
  /** @type {Map<string, Example>} */
  const found = new Map();
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isPropertyAssignment(node) && ts.isArrayLiteralExpression(node.initializer)) {
      const [effect, , text] = node.initializer.elements;
      if (effect !== undefined && text !== undefined && ts.isStringLiteralLike(text)) {
        const call = oneLine(effect.getText(source).replace(/words\./gu, ''));
        found.set(node.name.getText(source), { call, text: text.text });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** What stands in the comment before it, on one line, without tags. @param {ts.Node} node */
const docOf = (node) =>
  oneLine(
    ts
      .getJSDocCommentsAndTags(node)
      .flatMap((doc) => (ts.isJSDoc(doc) ? [ts.getTextOfJSDocComment(doc.comment) ?? ''] : []))
      .join(' '),
  );

/** @param {string} text */
const oneLine = (text) => text.replace(/\s+/gu, ' ').trim();

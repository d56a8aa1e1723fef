/**
 * The part of docs/card-language.md that follows from the code: every effect word with its fields, what they mean, what
 * it binds, and an example with its text. `npm run schemas` writes it; tools/card-language.spec.ts holds it up to date.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { wordFiles } from './word-tables.mjs';

export const CARD_LANGUAGE = 'docs/card-language.md';
const TEXTS = 'libs/cards/src/words/texts.spec.ts';
const BEGIN = '<!-- words: written by npm run schemas -->';
const END = '<!-- end of words -->';

/** @param {string} path @returns {string} */
const read = (path) => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8');

/** @param {string} path */
const parsed = (path) =>
  ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, /* setParentNodes */ true);

/** The whole document, with its generated part as it should be. @throws {Error} if its marks are missing */
export function cardLanguageText() {
  const text = read(CARD_LANGUAGE);
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`${CARD_LANGUAGE} has lost the marks of its words`);
  const examples = examplesOf(parsed(TEXTS));
  const sections = wordFiles().flatMap((file) => sectionsOf(file, examples));
  return `${text.slice(0, from)}${BEGIN}\n\n${sections.join('\n')}\n${text.slice(to)}`;
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
        const call = effect
          .getText(source)
          .replace(/words\./gu, '')
          .replace(/\s+/gu, ' ');
        found.set(node.name.getText(source), { call, text: text.text });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** One section for each form of a word. @param {string} file @param {Map<string, Example>} examples @returns {string[]} */
function sectionsOf(file, examples) {
  const source = parsed(`libs/cards/src/words/${file}.ts`);
  return source.statements.flatMap((statement) => {
    if (!ts.isInterfaceDeclaration(statement)) return [];
    const fields = statement.members.filter(ts.isPropertySignature);
    const what = fields.find((field) => field.name.getText(source) === 'do')?.type;
    if (what === undefined || !ts.isLiteralTypeNode(what)) return [];
    const word = what.getText(source).slice(1, -1);
    const example = examples.get(word);
    const rows = fields
      .filter((field) => field.name.getText(source) !== 'do')
      .map((field) => rowOf(field, source));
    return [
      `### ${word}\n`,
      ...[docOf(statement)].filter((doc) => doc !== '').map((doc) => `${doc}\n`),
      ...(rows.length === 0 ? [] : [`${rows.join('\n')}\n`]),
      ...(example === undefined ? [] : [`\`${example.call}\`: ${example.text}\n`]),
    ];
  });
}

/** @param {ts.PropertySignature} field @param {ts.SourceFile} source */
function rowOf(field, source) {
  const name = field.name.getText(source);
  const type = (field.type?.getText(source) ?? '')
    .replace(/\breadonly /gu, '')
    .replace(/\s+/gu, ' ');
  const doc = docOf(field);
  const optional = field.questionToken === undefined ? '' : ', may be left out';
  return `- \`${name}\` (\`${type}\`${optional})${doc === '' ? '' : `: ${doc}`}`;
}

/** What stands in the comment before it, on one line, without tags. @param {ts.Node} node */
const docOf = (node) =>
  ts
    .getJSDocCommentsAndTags(node)
    .flatMap((doc) => (ts.isJSDoc(doc) ? [ts.getTextOfJSDocComment(doc.comment) ?? ''] : []))
    .join(' ')
    .replace(/\s+/gu, ' ')
    .trim();

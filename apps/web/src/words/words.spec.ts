import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import ts from 'typescript';
import { GERMAN } from './german.ts';
import type { Messages } from './say.ts';

const ROOM = new URL('..', import.meta.url);

/** The sources of the page, without its tests and without the languages themselves. */
const SOURCES = readdirSync(ROOM, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/u.test(file) && !/(?:^words|^testing|spec\.ts$)/u.test(file))
  .map((file) => ({
    file,
    source: ts.createSourceFile(
      file,
      readFileSync(new URL(file, ROOM), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    ),
  }));

function each(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  ts.forEachChild(node, (child) => {
    each(child, look);
  });
}

/** What is not worded by keys: the console of operators, who read logs and rules in English as well. */
const ENGLISH_ROOMS = /^operate\//u;

/** Names that are the same in every language, and what only looks like words. */
const EXCEPTIONS: ReadonlySet<string> = new Set(['Arbiter', 'API', 'OpenAPI']);

/** Attributes that somebody reads or hears. */
const READ: ReadonlySet<string> = new Set(['aria-label', 'title', 'placeholder', 'alt', 'label']);

/** Functions of `parts.tsx` that show an argument, by its place. */
const SHOWN: Readonly<Partial<Record<string, readonly number[]>>> = {
  button: [0],
  link: [1],
  select: [1],
  tick: [3],
  numberField: [1],
};

const isWords = (text: string): boolean =>
  /\p{L}{2}/u.test(text) && !EXCEPTIONS.has(text.trim().replace(/\s+/gu, ' '));

/** Texts that a component would show as they stand, with the lines on which they do. */
function shownIn(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const tell = (node: ts.Node, text: string): void => {
    if (!isWords(text)) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${source.fileName}:${line + 1} ${text.trim()}`);
  };
  /** What an expression may show: of a choice both ways, of a template its own parts. */
  const look = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) tell(node, node.text);
    else if (ts.isTemplateExpression(node)) {
      tell(node.head, node.head.text);
      for (const { literal } of node.templateSpans) tell(literal, literal.text);
    } else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(look);
    else if (ts.isParenthesizedExpression(node)) look(node.expression);
    else if (ts.isArrayLiteralExpression(node)) node.elements.forEach(look);
    else if (
      ts.isBinaryExpression(node) &&
      /^(?:\|\||&&|\?\?|\+)$/u.test(node.operatorToken.getText())
    )
      [node.left, node.right].forEach(look);
  };
  each(source, (node) => {
    if (ts.isJsxText(node)) tell(node, node.text);
    else if (
      ts.isJsxExpression(node) &&
      node.expression !== undefined &&
      !ts.isJsxAttribute(node.parent)
    )
      look(node.expression);
    else if (ts.isJsxAttribute(node) && READ.has(node.name.getText())) {
      const value = node.initializer;
      if (value !== undefined)
        look(
          ts.isJsxExpression(value) && value.expression !== undefined ? value.expression : value,
        );
    } else if (ts.isCallExpression(node)) {
      const places = SHOWN[node.expression.getText()] ?? [];
      node.arguments.filter((_, at) => places.includes(at)).forEach(look);
    } else if (ts.isPropertyAssignment(node) && node.name.getText() === 'label' && !isTable(node))
      look(node.initializer);
  });
  return found;
}

/** Tables outside of functions have keys, which the compiler checks, and are said as they are shown. */
const isTable = (node: ts.Node): boolean =>
  ts.findAncestor(node, (one) => ts.isFunctionLike(one)) === undefined;

const parametersOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)/gu)].map(([, name = '']) => name))].sort();

describe('the words of the page', () => {
  test('nothing that is shown stands in a component without a key', () => {
    const shown = SOURCES.filter(({ file }) => !ENGLISH_ROOMS.test(file)).flatMap(({ source }) =>
      shownIn(source),
    );
    expect(shown).toEqual([]);
  });

  test.each([
    ['between tags', '<p>Hello there</p>'],
    ['in an expression', "<p>{'Hello'}</p>"],
    ['in a choice', "<p>{is ? 'Hello' : say('Close')}</p>"],
    ['in a template', '<p>{`${count} cards`}</p>'],
    ['that is heard only', '<p aria-label="Hello" />'],
    ['on a button', "button('Hello', act)"],
  ])('a text %s would be found', (_, code) => {
    const source = ts.createSourceFile('x.tsx', code, ts.ScriptTarget.Latest, true);
    expect(shownIn(source)).toHaveLength(1);
  });

  test('every key is used', () => {
    const used = new Set<string>();
    for (const { source } of SOURCES) {
      each(source, (node) => {
        if (ts.isStringLiteralLike(node)) used.add(node.text);
      });
    }
    expect(Object.keys(GERMAN).filter((key) => !used.has(key))).toEqual([]);
  });

  describe.each<[string, Messages]>([['German', GERMAN]])('in %s', (_, messages) => {
    test('have each parameter of the English ones, and no other', () => {
      const faults = Object.entries(messages).filter(
        ([key, text]) => parametersOf(key).join() !== parametersOf(text).join(),
      );
      expect(faults).toEqual([]);
    });

    test('are none of them empty', () => {
      expect(Object.values(messages).filter((text) => text.trim() === '')).toEqual([]);
    });
  });
});

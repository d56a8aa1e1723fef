import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { GERMAN } from '@arbiter/web/testing';
import ts from 'typescript';

/*
 * Which refusals and faults the server has is read from its sources, as scenarios and tests meet only some of them: each that
 * somebody at the page can come to has German words.
 */

const ROOT = new URL('../../../../', import.meta.url).pathname;

/** What stands in a text in the place of a name or a number. */
const FILLINGS = ['Shock', '3', '{2}', 'the order', 'game', 'target', '2026-11-26', ''];

/** What no page asks for: programs and operators alone come to it. */
const NOT_AT_THE_PAGE: readonly RegExp[] = [
  /\/(?:what-if|resumption|operators|audit|case|case-work|disputes|retry-key|reverified|sign-in)[^/]*\.ts$/u,
  /\/(?:replay\/src\/http\/maintenance\.controller|platform\/src\/service\/metrics\.module)\.ts$/u,
  /\/(?:telemetry|sign-in|verification|projections|store|testing)\//u,
];

function sourcesIn(room: string): ts.SourceFile[] {
  const folder = join(ROOT, room, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/u.test(file) && !/spec\.ts$/u.test(file))
    .map((file) => join(folder, file))
    .filter((file) => !NOT_AT_THE_PAGE.some((one) => one.test(file)))
    .map((file) =>
      ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true),
    );
}

/** The ways in which a text may be filled in; none if it is no text. */
function textsOf(node: ts.Node): readonly string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (!ts.isTemplateExpression(node)) return [];
  return FILLINGS.map((filling) =>
    node.templateSpans.reduce(
      (text, { literal }) => `${text}${filling}${literal.text}`,
      node.head.text,
    ),
  );
}

/** Texts that an expression may give: of a choice both, and so on. */
function givenBy(node: ts.Expression): readonly (readonly string[])[] {
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(givenBy);
  if (ts.isParenthesizedExpression(node)) return givenBy(node.expression);
  if (ts.isBinaryExpression(node)) return [node.left, node.right].flatMap(givenBy);
  const texts = textsOf(node);
  return texts.length === 0 ? [] : [texts];
}

/** Calls `look` for each node, wherever it is. */
function each(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  ts.forEachChild(node, (child) => {
    each(child, look);
  });
}

/** Whether a text reads like one for people: several words, the first no name of a type. */
const isSaid = (text: string): boolean => /^[\p{L}“{][^:_]* \p{L}/u.test(text);

/** What programs are told of how they ask, the system of what it sends, and what is no refusal at all. */
const FOR_NOBODY: readonly RegExp[] = [
  /Idempotency-Key|`|JSON|hello|visible ASCII|this route is public|You said so|your token says|^it is no command/u,
  /^(?:a player can't send|the system doesn't send|this evaluator plays|this is no command)/u,
  /^(?:no card of this edition is called|the server’s secret is not)/u,
  /^(?:basic land type|be blocked by all|blocked by this|from Shock|is exiled by madness)/u,
  /^(?:is put into a graveyard|unseen until it is played|you lose control|Shock Shock$)/u,
];

const untold = (found: ReadonlyMap<string, readonly string[]>): string[] =>
  [...found]
    .filter(([text]) => !FOR_NOBODY.some((one) => one.test(text)))
    .filter(([, texts]) => texts.every((text) => GERMAN.told(text) === text))
    .map(([text]) => text)
    .sort();

/** What properties of these names, and these arguments of calls, may say. */
function saidIn(
  rooms: readonly string[],
  properties: ReadonlySet<string>,
  argumentsOf: Readonly<Partial<Record<string, number>>> = {},
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const add = (node: ts.Expression): void => {
    for (const texts of givenBy(node)) {
      const [first = ''] = texts;
      if (isSaid(first)) found.set(first, texts);
    }
  };
  for (const source of rooms.flatMap(sourcesIn)) {
    each(source, (node) => {
      if (ts.isPropertyAssignment(node) && properties.has(node.name.getText()))
        add(node.initializer);
      if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
        const called = node.expression.getText().replace(/^.*\./u, '');
        const at = argumentsOf[called];
        const given = at === undefined ? undefined : node.arguments?.[at];
        if (given !== undefined) add(given);
      }
    });
  }
  return found;
}

/** Every sentence of where the rules decide: reasons are handed on by many functions. */
function sentencesIn(room: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const source of sourcesIn(room)) {
    if (!/\/(?:decide|spaces|decisions)\//u.test(source.fileName)) continue;
    each(source, (node) => {
      const texts = textsOf(node);
      const [first = ''] = texts;
      const isThrown = ts.findAncestor(node, (one) => ts.isThrowStatement(one)) !== undefined;
      if (!isThrown && /^[a-zX][^:_<]*(?: [\p{L}’]+){2}/u.test(first)) found.set(first, texts);
    });
  }
  return found;
}

describe('what is refused is told in German', () => {
  test('by the rules, with the reason', () => {
    const found = new Map([
      ...saidIn(['libs/engine'], new Set(['reason']), { refuse: 1, refuseBy: 1 }),
      ...sentencesIn('libs/engine'),
    ]);
    expect(found.size).toBeGreaterThan(60);
    expect(untold(found)).toEqual([]);
  });

  test('by the server: titles and details of its problems', () => {
    const rooms = ['apps/gateway', 'apps/replay', 'apps/matchmaking', 'libs/http', 'libs/platform'];
    const found = saidIn(rooms, new Set(['title', 'detail', 'why']), {
      matchGoesOn: 0,
      unauthorized: 0,
    });
    expect(found.size).toBeGreaterThan(60);
    expect(untold(found)).toEqual([]);
  });
});

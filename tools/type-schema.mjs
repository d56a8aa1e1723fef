/**
 * The JSON Schema of types of data: of the card language for the reader of scenarios, with what its comments say, which
 * is what an editor shows; and of what a game records, which tests hold it to. `npm run schemas` writes both.
 */
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** @typedef {Record<string, unknown>} Schema */

/** Definitions by the names of the types; a card is `CardDefinition`. Numbers in its text are whole and small. */
export const cardDefinitions = () =>
  definitionsOf('libs/cards/src/language.ts', ['CardDefinition'], {
    type: 'integer',
    minimum: -1000,
    maximum: 1000,
  });

/** The same of what is recorded: an event is `GameEvent`, the game after it is `Game`. */
export const recordDefinitions = () =>
  withoutComments({
    ...definitionsOf('libs/engine/src/state/game.ts', ['Game'], INTEGER),
    ...definitionsOf('libs/engine/src/events.ts', ['GameEvent'], INTEGER),
  });

/** The same of what a viewer is sent: `View`. */
export const viewDefinitions = () =>
  withoutComments(definitionsOf('libs/view/src/view.ts', ['View'], INTEGER));

const INTEGER = { type: 'integer' };

/** @param {Record<string, Schema>} definitions */
function withoutComments(definitions) {
  const isSaid = (/** @type {string} */ key, /** @type {unknown} */ value) =>
    key === 'description' && typeof value === 'string';
  const text = JSON.stringify(definitions, (key, value) =>
    isSaid(key, value) ? undefined : value,
  );
  return /** @type {Record<string, Schema>} */ (JSON.parse(text));
}

/**
 * @param {string} path of the file that exports the types
 * @param {readonly string[]} roots names of those that are wanted, with all that they are made of
 * @param {Schema} number what a number is
 * @returns {Record<string, Schema>}
 */
function definitionsOf(path, roots, number) {
  const SOURCE = fileURLToPath(new URL(`../${path}`, import.meta.url));
  const program = ts.createProgram([SOURCE], {
    strict: true,
    noEmit: true,
    exactOptionalPropertyTypes: true,
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2023,
    allowImportingTsExtensions: true,
    customConditions: ['@arbiter/source'],
  });
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(SOURCE);
  if (file === undefined) throw new Error(`${SOURCE} is not there`);
  /** @type {Map<string, Schema>} */
  const definitions = new Map();

  /** @param {ts.Type} type @returns {Schema} */
  function reference(type) {
    const name = nameOf(type);
    if (name === null) return schemaOf(type);
    if (!definitions.has(name)) {
      definitions.set(name, {});
      definitions.set(name, schemaOf(type));
    }
    return { $ref: `#/definitions/${name}` };
  }

  /** Under which it has a definition; what is made by a generic type stands where it is used. @param {ts.Type} type */
  function nameOf(type) {
    if (type.aliasSymbol !== undefined) {
      return type.aliasTypeArguments === undefined ? type.aliasSymbol.name : null;
    }
    const ofItsOwn = type.symbol?.flags & ts.SymbolFlags.Interface;
    return ofItsOwn && !type.symbol.name.startsWith('ReadonlyArray') ? type.symbol.name : null;
  }

  /** @param {ts.Type} type @returns {Schema} */
  function schemaOf(type) {
    if (type.isUnion()) return union(type);
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    if (type.flags & ts.TypeFlags.BooleanLiteral)
      return { const: checker.typeToString(type) === 'true' };
    if (type.flags & ts.TypeFlags.Null) return { const: null };
    if (type.flags & ts.TypeFlags.String) return { type: 'string' };
    if (type.flags & ts.TypeFlags.Number) return number;
    if (type.flags & ts.TypeFlags.TemplateLiteral)
      return { pattern: patternOf(/** @type {ts.TemplateLiteralType} */ (type)) };
    if (checker.isTupleType(type)) {
      const items = checker.getTypeArguments(/** @type {ts.TypeReference} */ (type)).map(reference);
      return { type: 'array', items, minItems: items.length, maxItems: items.length };
    }
    if (checker.isArrayType(type)) {
      const [item] = checker.getTypeArguments(/** @type {ts.TypeReference} */ (type));
      if (item === undefined) throw new Error('an array of nothing');
      return { type: 'array', items: reference(item) };
    }
    if (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return record(type);
    throw new Error(`${checker.typeToString(type)} is no data`);
  }

  /** The numbers in it are ids. @param {ts.TemplateLiteralType} type */
  const patternOf = ({ texts }) => `^${texts.join('[0-9]+')}$`;

  /** @param {ts.UnionType} type @returns {Schema} */
  function union(type) {
    const words = type.types.filter((one) => one.isStringLiteral()).map(({ value }) => value);
    const rest = type.types.filter(
      (one) => !one.isStringLiteral() && !(one.flags & ts.TypeFlags.Undefined),
    );
    const others = rest.map(reference);
    if (others.length === 0) return { enum: words };
    const all = words.length === 0 ? others : [{ enum: words }, ...others];
    const [only] = all;
    return all.length === 1 && only !== undefined ? only : { anyOf: all };
  }

  /** @param {ts.Type} type @returns {Schema} */
  function record(type) {
    const index =
      checker.getIndexTypeOfType(type, ts.IndexKind.String) ??
      checker.getIndexTypeOfType(type, ts.IndexKind.Number);
    if (index !== undefined && !(index.flags & ts.TypeFlags.Never))
      return { type: 'object', additionalProperties: reference(index) };
    /** @type {Record<string, Schema>} */
    const properties = {};
    /** @type {string[]} */
    const required = [];
    for (const property of checker.getPropertiesOfType(type)) {
      const optional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      if (!optional) required.push(property.name);
      properties[property.name] = {
        ...said(property),
        ...reference(checker.getTypeOfSymbol(property)),
      };
    }
    return {
      type: 'object',
      properties,
      ...(required.length > 0 ? { required } : {}),
      additionalProperties: false,
    };
  }

  /** What the comment says, with `@pattern` and `@example`. @param {ts.Symbol} property @returns {Schema} */
  function said(property) {
    const description = ts.displayPartsToString(property.getDocumentationComment(checker)).trim();
    /** @param {string} tag @returns {string[]} */
    const under = (tag) =>
      property
        .getJsDocTags(checker)
        .filter(({ name }) => name === tag)
        .map(({ text }) => ts.displayPartsToString(text).trim());
    const [pattern] = under('pattern');
    const examples = under('example');
    return {
      ...(description === '' ? {} : { description: description.replaceAll(/\s+/gu, ' ') }),
      ...(pattern === undefined ? {} : { pattern }),
      ...(examples.length === 0 ? {} : { examples }),
    };
  }

  const exported = checker.getExportsOfModule(
    /** @type {ts.Symbol} */ (checker.getSymbolAtLocation(file)),
  );
  for (const root of roots) {
    const symbol = exported.find(({ name }) => name === root);
    if (symbol === undefined) throw new Error(`${path} has no ${root}`);
    reference(checker.getDeclaredTypeOfSymbol(symbol));
  }
  return Object.fromEntries(definitions);
}

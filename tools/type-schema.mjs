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
  const source = fileURLToPath(new URL(`../${path}`, import.meta.url));
  const program = ts.createProgram([source], {
    strict: true,
    noEmit: true,
    exactOptionalPropertyTypes: true,
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2023,
    allowImportingTsExtensions: true,
    customConditions: ['@arbiter/source'],
  });
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(source);
  if (file === undefined) throw new Error(`${source} is not there`);
  const exported = checker.getExportsOfModule(
    /** @type {ts.Symbol} */ (checker.getSymbolAtLocation(file)),
  );
  const writer = new SchemaWriter(checker, number);
  for (const root of roots) {
    const symbol = exported.find(({ name }) => name === root);
    if (symbol === undefined) throw new Error(`${path} has no ${root}`);
    writer.reference(checker.getDeclaredTypeOfSymbol(symbol));
  }
  return Object.fromEntries(writer.definitions);
}

/** Writes a definition for each named type that it meets. */
class SchemaWriter {
  /** @type {Map<string, Schema>} */
  definitions = new Map();
  #checker;
  #number;

  /** @param {ts.TypeChecker} checker @param {Schema} number what a number is */
  constructor(checker, number) {
    this.#checker = checker;
    this.#number = number;
  }

  /** @param {ts.Type} type @returns {Schema} */
  reference(type) {
    const name = this.#nameOf(type);
    if (name === null) return this.#schemaOf(type);
    if (!this.definitions.has(name)) {
      this.definitions.set(name, {});
      this.definitions.set(name, this.#schemaOf(type));
    }
    return { $ref: `#/definitions/${name}` };
  }

  /** Under which it has a definition; what is made by a generic type stands where it is used. @param {ts.Type} type */
  #nameOf(type) {
    if (type.aliasSymbol !== undefined) {
      return type.aliasTypeArguments === undefined ? type.aliasSymbol.name : null;
    }
    const ofItsOwn = type.symbol?.flags & ts.SymbolFlags.Interface;
    return ofItsOwn && !type.symbol.name.startsWith('ReadonlyArray') ? type.symbol.name : null;
  }

  /** @param {ts.Type} type @returns {Schema} */
  #schemaOf(type) {
    if (type.isUnion()) return this.#union(type);
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    if (type.flags & ts.TypeFlags.BooleanLiteral)
      return { const: this.#checker.typeToString(type) === 'true' };
    if (type.flags & ts.TypeFlags.Null) return { const: null };
    if (type.flags & ts.TypeFlags.String) return { type: 'string' };
    if (type.flags & ts.TypeFlags.Number) return this.#number;
    if (type.flags & ts.TypeFlags.TemplateLiteral)
      return { pattern: this.#patternOf(/** @type {ts.TemplateLiteralType} */ (type)) };
    if (this.#checker.isTupleType(type)) {
      const items = this.#checker
        .getTypeArguments(/** @type {ts.TypeReference} */ (type))
        .map((one) => this.reference(one));
      return { type: 'array', items, minItems: items.length, maxItems: items.length };
    }
    if (this.#checker.isArrayType(type)) {
      const [item] = this.#checker.getTypeArguments(/** @type {ts.TypeReference} */ (type));
      if (item === undefined) throw new Error('an array of nothing');
      return { type: 'array', items: this.reference(item) };
    }
    if (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return this.#record(type);
    throw new Error(`${this.#checker.typeToString(type)} is no data`);
  }

  /** The numbers in it are ids. @param {ts.TemplateLiteralType} type */
  #patternOf({ texts }) {
    return `^${texts.join('[0-9]+')}$`;
  }

  /** @param {ts.UnionType} type @returns {Schema} */
  #union(type) {
    const words = type.types.filter((one) => one.isStringLiteral()).map(({ value }) => value);
    const rest = type.types.filter(
      (one) => !one.isStringLiteral() && !(one.flags & ts.TypeFlags.Undefined),
    );
    const others = rest.map((one) => this.reference(one));
    if (others.length === 0) return { enum: words };
    const all = words.length === 0 ? others : [{ enum: words }, ...others];
    const [only] = all;
    return all.length === 1 && only !== undefined ? only : { anyOf: all };
  }

  /** @param {ts.Type} type @returns {Schema} */
  #record(type) {
    const index =
      this.#checker.getIndexTypeOfType(type, ts.IndexKind.String) ??
      this.#checker.getIndexTypeOfType(type, ts.IndexKind.Number);
    if (index !== undefined && !(index.flags & ts.TypeFlags.Never))
      return { type: 'object', additionalProperties: this.reference(index) };
    /** @type {Record<string, Schema>} */
    const properties = {};
    /** @type {string[]} */
    const required = [];
    for (const property of this.#checker.getPropertiesOfType(type)) {
      const optional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      if (!optional) required.push(property.name);
      properties[property.name] = {
        ...this.#said(property),
        ...this.reference(this.#checker.getTypeOfSymbol(property)),
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
  #said(property) {
    const description = ts
      .displayPartsToString(property.getDocumentationComment(this.#checker))
      .trim();
    /** @param {string} tag @returns {string[]} */
    const under = (tag) =>
      property
        .getJsDocTags(this.#checker)
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
}

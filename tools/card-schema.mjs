/**
 * The JSON Schema of the card language, worked out from its types: libs/cards/src/language.ts is the one source, and
 * what its comments say is what an editor shows. `npm run schemas` writes it.
 */
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const SOURCE = fileURLToPath(new URL('../libs/cards/src/language.ts', import.meta.url));

/** Numbers in a card's text are whole and small. */
const NUMBER = { type: 'integer', minimum: -1000, maximum: 1000 };

/** @typedef {Record<string, unknown>} Schema */

/** @returns {Record<string, Schema>} definitions by the names of the types; a card is `CardDefinition` */
export function cardDefinitions() {
  const program = ts.createProgram([SOURCE], {
    strict: true,
    noEmit: true,
    exactOptionalPropertyTypes: true,
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2023,
    allowImportingTsExtensions: true,
  });
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(SOURCE);
  if (file === undefined) throw new Error(`${SOURCE} is not there`);
  /** @type {Map<string, Schema>} */
  const definitions = new Map();

  /** @param {ts.Type} type @returns {Schema} */
  function reference(type) {
    const name =
      type.aliasSymbol?.name ??
      (type.symbol?.flags & ts.SymbolFlags.Interface ? type.symbol.name : '');
    if (name === '' || name === 'Readonly' || name.startsWith('ReadonlyArray'))
      return schemaOf(type);
    if (!definitions.has(name)) {
      definitions.set(name, {});
      definitions.set(name, schemaOf(type));
    }
    return { $ref: `#/definitions/${name}` };
  }

  /** @param {ts.Type} type @returns {Schema} */
  function schemaOf(type) {
    if (type.isUnion()) return union(type);
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    if (type.flags & ts.TypeFlags.BooleanLiteral)
      return { const: checker.typeToString(type) === 'true' };
    if (type.flags & ts.TypeFlags.Null) return { const: null };
    if (type.flags & ts.TypeFlags.String) return { type: 'string' };
    if (type.flags & ts.TypeFlags.Number) return NUMBER;
    if (checker.isTupleType(type)) {
      const items = checker.getTypeArguments(/** @type {ts.TypeReference} */ (type)).map(reference);
      return { type: 'array', items, minItems: items.length, maxItems: items.length };
    }
    if (checker.isArrayType(type)) {
      const [item] = checker.getTypeArguments(/** @type {ts.TypeReference} */ (type));
      if (item === undefined) throw new Error('an array of nothing');
      return { type: 'array', items: reference(item) };
    }
    if (type.flags & ts.TypeFlags.Object) return record(type);
    throw new Error(`${checker.typeToString(type)} has no place in a card`);
  }

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
    const index = checker.getIndexTypeOfType(type, ts.IndexKind.String);
    if (index !== undefined) return { type: 'object', additionalProperties: reference(index) };
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

  /** What the comment says, and `@pattern`. @param {ts.Symbol} property @returns {Schema} */
  function said(property) {
    const description = ts.displayPartsToString(property.getDocumentationComment(checker)).trim();
    const tag = property.getJsDocTags(checker).find(({ name }) => name === 'pattern');
    return {
      ...(description === '' ? {} : { description: description.replaceAll(/\s+/gu, ' ') }),
      ...(tag === undefined ? {} : { pattern: ts.displayPartsToString(tag.text).trim() }),
    };
  }

  const symbol = checker
    .getExportsOfModule(/** @type {ts.Symbol} */ (checker.getSymbolAtLocation(file)))
    .find(({ name }) => name === 'CardDefinition');
  if (symbol === undefined) throw new Error('the language has no CardDefinition');
  reference(checker.getDeclaredTypeOfSymbol(symbol));
  return Object.fromEntries(definitions);
}

/** The schema of the card language: whether a definition keeps to it, and the order of its keys. */
import { CARD_DEFINITIONS } from './card-schema.ts';
import type { CardDefinition } from './language.ts';

type Schema = Readonly<Record<string, unknown>>;

/**
 * The definition with its keys in the order in which the types declare them.
 *
 * @returns null if it does not keep to the schema
 */
export function inOrder(definition: CardDefinition): CardDefinition | null {
  const ordered = arrange(definition, CARD_DEFINITIONS['CardDefinition'] ?? {});
  // It is what went in, but for the order of the keys.
  return ordered === WRONG ? null : (ordered as CardDefinition);
}

const WRONG = Symbol('wrong');

function arrange(value: unknown, schema: Schema): unknown {
  const name = schema['$ref'];
  if (typeof name === 'string') {
    return arrange(value, CARD_DEFINITIONS[name.replace('#/definitions/', '')] ?? { enum: [] });
  }
  const choices = schema['anyOf'];
  if (Array.isArray(choices)) {
    for (const choice of choices.filter(isSchema)) {
      const arranged = arrange(value, choice);
      if (arranged !== WRONG) return arranged;
    }
    return WRONG;
  }
  if ('const' in schema && schema['const'] !== value) return WRONG;
  const allowed = schema['enum'];
  if (Array.isArray(allowed) && !allowed.includes(value)) return WRONG;
  switch (schema['type']) {
    case 'object':
      return arrangeRecord(value, schema);
    case 'array':
      return arrangeList(value, schema);
    case 'string': {
      const { pattern } = schema;
      if (typeof value !== 'string') return WRONG;
      return typeof pattern === 'string' && !new RegExp(pattern, 'u').test(value) ? WRONG : value;
    }
    case 'integer':
      return Number.isInteger(value) ? value : WRONG;
    case 'boolean':
      return typeof value === 'boolean' ? value : WRONG;
    case 'null':
      return value === null ? value : WRONG;
    default:
      return value;
  }
}

function arrangeRecord(value: unknown, schema: Schema): unknown {
  if (!isSchema(value)) return WRONG;
  const properties = isSchema(schema['properties']) ? schema['properties'] : {};
  const others = schema['additionalProperties'];
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  if (required.some((key) => value[String(key)] === undefined)) return WRONG;
  const arranged: Record<string, unknown> = {};
  const keys = [
    ...Object.keys(properties),
    ...Object.keys(value)
      .filter((key) => !(key in properties))
      .sort(),
  ];
  for (const key of keys) {
    if (value[key] === undefined) continue;
    const of = properties[key] ?? others;
    if (!isSchema(of)) return WRONG;
    const one = arrange(value[key], of);
    if (one === WRONG) return WRONG;
    arranged[key] = one;
  }
  return arranged;
}

function arrangeList(value: unknown, schema: Schema): unknown {
  if (!Array.isArray(value)) return WRONG;
  const { items } = schema;
  const arranged = value.map((one: unknown, i): unknown => {
    const of: unknown = Array.isArray(items) ? items[i] : items;
    return isSchema(of) ? arrange(one, of) : one;
  });
  return arranged.includes(WRONG) ? WRONG : arranged;
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

import { ScenarioError, TooMuch } from '../errors.ts';
import type { Entry } from './entry.ts';
import type { Form, Schema } from './form.ts';

/** What the schemas of the card language are made of. */
interface Rule {
  readonly $ref?: string;
  readonly anyOf?: readonly Rule[];
  readonly enum?: readonly (string | number | boolean)[];
  readonly const?: string | number | boolean | null;
  readonly type?: 'string' | 'integer' | 'array' | 'object';
  readonly pattern?: string;
  readonly examples?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Rule | readonly Rule[];
  readonly properties?: Readonly<Record<string, Rule>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false | Rule;
}

export type SchemaDefinitions = Readonly<Record<string, Schema>>;

/**
 * Something that a JSON Schema describes, as plain JSON. Errors say where in it they are: `effect[1].to`.
 * @param definitions what the schema refers to
 * @param name what it is called in errors
 */
export function bySchema(
  schema: Schema,
  definitions: SchemaDefinitions,
  name: string,
): Form<unknown> {
  const check = new Check(definitions);
  return {
    read(entry) {
      check.any(schema, entry, name);
      return entry.json();
    },
    schema(all) {
      for (const [one, definition] of Object.entries(definitions)) all.set(one, definition);
      return schema;
    },
  };
}

/** Compares what was written with a schema; what fails first is told. */
class Check {
  readonly #definitions: Readonly<Record<string, Rule>>;

  constructor(definitions: Readonly<Record<string, Rule>>) {
    this.#definitions = definitions;
  }

  any(rule: Rule, entry: Entry, path: string): void {
    const alternatives = this.#alternatives(rule);
    const kinds = kindKeys(alternatives);
    const fitting = alternatives.filter((one) => fits(one, entry, kinds));
    let deepest: ScenarioError | null = null;
    let depth = -1;
    for (const one of fitting) {
      try {
        this.#one(one, entry, path);
        return;
      } catch (error) {
        if (!(error instanceof ScenarioError) || error instanceof TooMuch) throw error;
        const at = error.expected.indexOf(': ');
        if (at > depth) [deepest, depth] = [error, at];
      }
    }
    if (deepest !== null) throw deepest;
    this.#failAmong(alternatives, entry, path);
  }

  /** Everything that it may be, with references followed. */
  #alternatives(rule: Rule): Rule[] {
    if (rule.$ref !== undefined) {
      const named = this.#definitions[rule.$ref.slice('#/definitions/'.length)];
      if (named === undefined) throw new Error(`there is no ${rule.$ref}`);
      return this.#alternatives(named);
    }
    return rule.anyOf === undefined ? [rule] : rule.anyOf.flatMap((one) => this.#alternatives(one));
  }

  #one(rule: Rule, entry: Entry, path: string): void {
    switch (rule.type) {
      case 'object': {
        const { properties = {}, additionalProperties: others, required = [] } = rule;
        for (const [key, value] of entry.record()) {
          const known = Object.hasOwn(properties, key) ? properties[key] : others;
          if (known === undefined || known === false) {
            fail(value, path, `one of the keys ${Object.keys(properties).join(', ')}`, `'${key}'`);
          }
          this.any(known, value, `${path}.${key}`);
        }
        const found = entry.record();
        const missing = required.find((key) => !found.has(key));
        if (missing !== undefined) {
          const there = [...found.keys()].join(', ');
          fail(entry, path, `${missing}:${there === '' ? '' : ` beside ${there}`}`, 'none');
        }
        return;
      }
      case 'array': {
        const { items } = rule;
        const all = entry.list();
        if (isTuple(items) && all.length !== items.length)
          fail(entry, path, `${items.length} items`);
        all.forEach((one, i) => {
          const item = isTuple(items) ? items[i] : items;
          this.any(item ?? {}, one, `${path}[${i}]`);
        });
        return;
      }
      default:
        if (!isScalarOf(rule, entry.scalarOrNull())) fail(entry, path, wanted([rule], entry));
    }
  }

  /** None of these: says what would do, by what they are told apart. */
  #failAmong(rules: readonly Rule[], entry: Entry, path: string): never {
    let records = rules.filter(({ type }) => type === 'object');
    if (entry.shape !== 'record' || records.length === 0) {
      return fail(entry, path, wanted(rules, entry));
    }
    const found = entry.record();
    const kinds = kindKeys(rules);
    for (const [key, value] of found) {
      if (!kinds.has(key)) continue;
      const ofKind = records.filter(({ properties = {} }) => {
        const known = kindsUnder(properties[key]);
        return key in properties && (known.length === 0 || known.includes(value.scalarOrNull()));
      });
      if (ofKind.length > 0) {
        records = ofKind;
        continue;
      }
      const all = records.flatMap(({ properties }) => kindsUnder(properties?.[key]));
      return fail(value, `${path}.${key}`, oneOf([...new Set(all)]));
    }
    const keys = new Set(
      records.flatMap(({ properties, required }) => required ?? Object.keys(properties ?? {})),
    );
    return fail(
      entry,
      path,
      `one of the keys ${[...keys].join(', ')}`,
      `'${[...found.keys()].join(', ')}'`,
    );
  }
}

type Scalar = string | number | boolean | null;

/** The keys by which one kind of records is told from another, as `do` or `keyword`. */
function kindKeys(rules: readonly Rule[]): ReadonlySet<string> {
  return new Set(
    rules.flatMap(({ properties = {}, required = [] }) =>
      required.filter((key) => properties[key]?.const !== undefined),
    ),
  );
}

/** The kinds that a record may have under such a key: several, where they are alike but for the name. */
function kindsUnder(rule: Rule | undefined): readonly Scalar[] {
  return rule?.const !== undefined ? [rule.const] : (rule?.enum ?? []);
}

/** Whether it is written like this, and as far as one kind of records is told from another, is of this kind. */
function fits(rule: Rule, entry: Entry, kinds: ReadonlySet<string>): boolean {
  if (rule.type === 'array') return entry.shape === 'list';
  if (rule.type !== 'object') {
    if (entry.shape === 'record' || entry.shape === 'list') return false;
    return isScalarOf(rule, entry.scalarOrNull());
  }
  if (entry.shape !== 'record') return false;
  const found = entry.record();
  const { properties = {}, required = [] } = rule;
  const telling = required.filter(
    (key) => kinds.has(key) && kindsUnder(properties[key]).length > 0,
  );
  if (telling.length === 0) return required.slice(0, 1).every((key) => found.has(key));
  return telling.every((key) => {
    const value = found.get(key);
    return value !== undefined && kindsUnder(properties[key]).includes(value.scalarOrNull());
  });
}

function isScalarOf(rule: Rule, value: unknown): boolean {
  if (rule.enum !== undefined) return rule.enum.some((one) => one === value);
  if ('const' in rule) return rule.const === value;
  if (rule.type === 'string') {
    return typeof value === 'string' && new RegExp(rule.pattern ?? '', 'u').test(value);
  }
  if (rule.type !== 'integer' || !Number.isInteger(value)) return false;
  const number = value as number;
  return number >= (rule.minimum ?? number) && number <= (rule.maximum ?? number);
}

function isTuple(items: Rule['items']): items is readonly Rule[] {
  return Array.isArray(items);
}

const oneOf = (words: readonly unknown[]): string =>
  words.length === 1 ? String(words[0]) : `one of ${words.join(', ')}`;

/** What would do in place of what was written; with quotes, if nothing but these are missing. */
function wanted(rules: readonly Rule[], entry: Entry): string {
  const value = entry.scalarOrNull();
  if (typeof value === 'number' && rules.some((rule) => isScalarOf(rule, String(value)))) {
    return `"${value}" in quotes (without them YAML reads a number)`;
  }
  return [...new Set(rules.map(inWords))].join(', or ');
}

function inWords({
  enum: words,
  const: only,
  type,
  pattern,
  examples,
  minimum,
  maximum,
}: Rule): string {
  if (words !== undefined) return oneOf(words);
  if (only !== undefined) return String(only);
  switch (type) {
    case 'integer':
      return minimum === undefined
        ? 'a whole number'
        : `a whole number from ${minimum} to ${String(maximum)}`;
    case 'array':
      return 'a list';
    case 'object':
      return 'keys with values';
    default:
      if (pattern === undefined) return 'a word';
      return examples === undefined ? `what fits ${pattern}` : `as "${examples.join('", "')}"`;
  }
}

function fail(entry: Entry, path: string, expected: string, found?: string): never {
  if (found !== undefined) throw new ScenarioError(entry.line, `${path}: ${expected}`, found);
  return entry.fail(`${path}: ${expected}`);
}

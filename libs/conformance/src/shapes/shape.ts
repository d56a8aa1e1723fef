/** As much of JSON Schema as the types of what is recorded need (tools/type-schema.mjs). */
interface Schema {
  readonly $ref?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly pattern?: string;
  readonly type?: string;
  readonly items?: Schema | readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
}

/** What is wrong with a value, after the path to it; `null` if it has the shape. */
export type Shape = (value: unknown) => string | null;

type Definitions = Readonly<Record<string, Schema>>;

/** Keys whose value says which of several records it is. */
const TAGS = ['type', 'kind'] as const;

/** What a definition asks for, compiled once. */
export function shapeOf(name: string, definitions: Definitions): Shape {
  return new SchemaCompiler(definitions).byReference(`#/definitions/${name}`);
}

/** Turns schemas that refer to one another into tests of values. */
class SchemaCompiler {
  readonly #definitions: Definitions;
  readonly #named = new Map<string, Shape>();

  constructor(definitions: Definitions) {
    this.#definitions = definitions;
  }

  byReference(ref: string): Shape {
    const known = this.#named.get(ref);
    if (known !== undefined) return known;
    let compiled: Shape | undefined;
    // Positions share what has not changed, and what was right stays right: nothing is looked at twice.
    const right = new WeakSet();
    const shape: Shape = (value) => {
      const isObject = typeof value === 'object' && value !== null;
      if (isObject && right.has(value)) return null;
      // A definition may speak of itself: it is compiled when it is first asked.
      const fault = (compiled ??= this.#compile(this.#definitionOf(ref)))(value);
      if (isObject && fault === null) right.add(value);
      return fault;
    };
    this.#named.set(ref, shape);
    return shape;
  }

  #compile(schema: Schema): Shape {
    if (schema.$ref !== undefined) return this.byReference(schema.$ref);
    if (schema.anyOf !== undefined) return this.#oneOf(schema.anyOf);
    const words = schema.enum ?? ('const' in schema ? [schema.const] : null);
    if (words !== null) return expected((value) => words.includes(value), words.join(' or '));
    if (schema.items !== undefined) return this.#listOf(schema.items);
    if (schema.type === 'object') return this.#recordOf(schema);
    if (schema.type === 'integer') return expected(isWhole, 'a whole number');
    const pattern = new RegExp(schema.pattern ?? '', 'u');
    return expected((value) => typeof value === 'string' && pattern.test(value), 'a word');
  }

  #oneOf(schemas: readonly Schema[]): Shape {
    for (const tag of TAGS) {
      const tagged = this.#byTag(schemas, tag);
      if (tagged !== null) return tagged;
    }
    const shapes = schemas.map((one) => this.#compile(one));
    return (value) => {
      const faults: string[] = [];
      for (const shape of shapes) {
        const fault = shape(value);
        if (fault === null) return null;
        faults.push(fault);
      }
      return faults.join(', or');
    };
  }

  /** Records that are told apart by one of their values; `null` if these are not. */
  #byTag(schemas: readonly Schema[], tag: string): Shape | null {
    const shapes = new Map<unknown, Shape>();
    for (const schema of schemas) {
      const { properties } = schema.$ref === undefined ? schema : this.#definitionOf(schema.$ref);
      const value = properties?.[tag]?.const;
      if (value === undefined || shapes.has(value)) return null;
      shapes.set(value, this.#compile(schema));
    }
    return (value) => {
      const found = isRecord(value) ? value[tag] : undefined;
      const shape = shapes.get(found);
      return shape === undefined ? `.${tag}: ${JSON.stringify(found)} is none` : shape(value);
    };
  }

  #listOf(items: Schema | readonly Schema[]): Shape {
    const shapes = 'length' in items ? items.map((one) => this.#compile(one)) : null;
    const each = shapes === null ? this.#compile(items as Schema) : null;
    return (value) => {
      if (!Array.isArray(value) || (shapes !== null && value.length !== shapes.length)) {
        return `: ${JSON.stringify(value)} is not the list`;
      }
      for (const [index, one] of value.entries()) {
        const fault = (each ?? shapes?.[index])?.(one) ?? null;
        if (fault !== null) return `[${index}]${fault}`;
      }
      return null;
    };
  }

  #recordOf({ properties = {}, required = [], additionalProperties }: Schema): Shape {
    const shapes = new Map(
      Object.entries(properties).map(([key, one]) => [key, this.#compile(one)]),
    );
    const others =
      typeof additionalProperties === 'object' ? this.#compile(additionalProperties) : null;
    return (value) => {
      if (!isRecord(value)) return `: ${JSON.stringify(value)} is not a record`;
      for (const key of required) if (!Object.hasOwn(value, key)) return `.${key} is missing`;
      for (const key in value) {
        const shape = shapes.get(key) ?? others;
        const fault = shape === null ? ' is unknown' : shape(value[key]);
        if (fault !== null) return `.${key}${fault}`;
      }
      return null;
    };
  }

  #definitionOf(ref: string): Schema {
    return this.#definitions[ref.slice('#/definitions/'.length)] ?? {};
  }
}

const expected =
  (test: (value: unknown) => boolean, what: string): Shape =>
  (value) =>
    test(value) ? null : `: ${briefly(value)} is not ${what}`;

/** Most often it is another one of several that it has to be, and nobody reads this: a record isn't written out for it. */
function briefly(value: unknown): string {
  if (Object.is(value, -0)) return '-0';
  if (Array.isArray(value)) return 'a list';
  return isRecord(value) ? 'a record' : JSON.stringify(value);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON has one zero: -0 would be another number once it is read from a record. */
function isWhole(value: unknown): boolean {
  return Number.isInteger(value) && !Object.is(value, -0);
}

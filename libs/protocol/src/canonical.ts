/**
 * The one text of a JSON value, by RFC 8785: names in order of their UTF-16 code units, no white space, numbers and
 * strings as ECMAScript writes them. Two values that are equal have the same text, so the same hash.
 *
 * @throws TypeError for what JSON can't say: NaN, infinities, `undefined`, functions, lone surrogates
 */
export function canonicalJson(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return canonicalString(value);
    case 'number':
      if (!Number.isFinite(value)) throw new TypeError(`JSON can't say ${value}`);
      return JSON.stringify(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? canonicalList(value) : canonicalObject(value);
    default:
      throw new TypeError(`JSON can't say a value of type ${typeof value}`);
  }
}

const LONE_SURROGATE = /[\ud800-\udfff]/u;

function canonicalString(value: string): string {
  if (LONE_SURROGATE.test(value)) throw new TypeError('a lone surrogate has no UTF-8');
  return JSON.stringify(value);
}

function canonicalList(list: readonly unknown[]): string {
  let text = '[';
  for (let i = 0; i < list.length; i++) {
    if (i > 0) text += ',';
    text += canonicalJson(list[i]);
  }
  return text + ']';
}

function canonicalObject(value: object): string {
  const proto: unknown = Object.getPrototypeOf(value);
  // Objects of another realm (a worker, a test's sandbox) have another Object.prototype; its own is null in each.
  if (proto !== null && Object.getPrototypeOf(proto) !== null) {
    throw new TypeError('only plain objects can be written');
  }
  const names = Object.keys(value).sort();
  let text = '{';
  for (let i = 0; i < names.length; i++) {
    const name = names[i] as string;
    if (i > 0) text += ',';
    text += canonicalString(name) + ':' + canonicalJson((value as Record<string, unknown>)[name]);
  }
  return text + '}';
}

/**
 * Whether consumers of the public topics can go on when what is published changes. Two kinds of them must, within one
 * version of a topic: who was written for the schema before and reads new messages; and who was written for the new one
 * and reads the messages from before, which are kept for ever. So a schema may only gain: facts that may be missing,
 * and types of events, which every consumer is told to skip if it does not know them. All else asks for a new topic.
 *
 * What is compared are the documents of AsyncAPI, keyword by keyword; a keyword that is not known here must stay as it
 * is. (No library was found that reads AsyncAPI 3 as a consumer does: they compare documents, or requests.)
 *
 * @typedef {Record<string, any>} Schema
 *
 * @typedef {object} Sides  both documents, in which references are looked up
 * @property {Schema} before
 * @property {Schema} after
 *
 * @typedef {object} Pair  the same place in both
 * @property {string} path
 * @property {unknown} before
 * @property {unknown} after
 */
import { isDeepStrictEqual } from 'node:util';

/** What says nothing about messages. `x-unit` is missing on purpose: another unit is another meaning. */
const ANNOTATIONS = new Set(['title', 'description', 'examples', '$comment']);

/**
 * What of a document breaks consumers of the one before.
 *
 * @param {Schema} before  a document of AsyncAPI 3, as it was published
 * @param {Schema} after   the one that is to take its place
 * @returns {string[]} a line for each break: where, and who can't go on; none: it may be published
 */
export function breaksIn(before, after) {
  const sides = { before, after };
  const channels = byAddress(after);
  const breaks = [...byAddress(before)].flatMap(([address, old]) => {
    const now = channels.get(address);
    if (now === undefined) return [`${address}: the topic is gone`];
    const [message, other] = [messageOf(before, old), messageOf(after, now)];
    /** @param {string} what @param {(message: Schema) => unknown} part */
    const part = (what, part) =>
      schemaBreaks(sides, {
        path: `${address} ${what}`,
        before: part(message),
        after: part(other),
      });
    return [
      ...changed(`${address}: how it is kept and divided`, kept(old), kept(now)),
      ...changed(`${address}: the type of content`, message['contentType'], other['contentType']),
      ...part('key', ({ bindings }) => bindings.kafka.key),
      ...part('headers', ({ headers }) => headers),
      ...part('value', ({ payload }) => payload),
    ];
  });
  return [...new Set(breaks)];
}

/** @param {Schema} document @returns {Map<string, Schema>} */
const byAddress = ({ channels }) =>
  new Map(Object.values(channels).map((channel) => [channel.address, channel]));

/** @param {Schema} document @param {Schema} channel @returns {Schema} */
const messageOf = (document, { messages }) => resolved(document, Object.values(messages)[0]);

/** How many partitions: where a key's messages are. How long: whether one can begin at the beginning. @param {Schema} channel */
const kept = ({ bindings: { kafka } }) => [kafka.partitions, kafka.topicConfiguration];

/**
 * @param {Sides} sides @param {Pair} pair @param {Set<string>} [seen]  pairs of references that are being compared
 * @returns {string[]}
 */
function schemaBreaks(sides, { path, before: from, after: to }, seen = new Set()) {
  const pair = `${referenceOf(from)} ${referenceOf(to)}`;
  if (seen.has(pair)) return [];
  const within = pair.includes('#') ? new Set([...seen, pair]) : seen;
  const [before, after] = [resolved(sides.before, from), resolved(sides.after, to)];
  const keywords = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keywords].flatMap((keyword) => {
    if (ANNOTATIONS.has(keyword)) return [];
    /** @param {string} part @param {unknown} before @param {unknown} after @returns {Pair} */
    const at = (part, before, after) => ({ path: `${path}${part}`, before, after });
    const here = at('', before[keyword], after[keyword]);
    switch (keyword) {
      case 'properties':
        return propertyBreaks(here).flatMap((found) =>
          typeof found === 'string' ? [found] : schemaBreaks(sides, found, within),
        );
      case 'required':
        return requiredBreaks(here);
      case 'enum':
      case 'const':
        return keyword === 'const' && 'enum' in before ? [] : valueBreaks(path, before, after);
      case 'oneOf':
      case 'anyOf':
      case 'items':
      case 'additionalProperties':
        return branchesOf(sides, here).flatMap((found) =>
          typeof found === 'string' ? [found] : schemaBreaks(sides, found, within),
        );
      default:
        return changed(`${path}: ${keyword}`, here.before, here.after);
    }
  });
}

/** @param {Pair} pair @returns {(string | Pair)[]} */
function propertyBreaks({ path, before, after }) {
  const [old, now] = [/** @type {Schema} */ (before ?? {}), /** @type {Schema} */ (after ?? {})];
  return Object.entries(old).map(([name, schema]) =>
    name in now
      ? { path: `${path}.${name}`, before: schema, after: now[name] }
      : `${path}.${name}: it is gone, and who reads it finds nothing`,
  );
}

/** @param {Pair} pair @returns {string[]} */
function requiredBreaks({ path, before, after }) {
  const [old, now] = [
    /** @type {string[]} */ (before ?? []),
    /** @type {string[]} */ (after ?? []),
  ];
  return [
    ...old
      .filter((name) => !now.includes(name))
      .map(
        (name) => `${path}.${name}: it may be missing now, and who was promised it finds nothing`,
      ),
    ...now
      .filter((name) => !old.includes(name))
      .map((name) => `${path}.${name}: it is promised now, and messages from before have none`),
  ];
}

/** @param {string} path @param {Schema} before @param {Schema} after @returns {string[]} */
function valueBreaks(path, before, after) {
  const values = (/** @type {Schema} */ schema) =>
    'const' in schema ? [schema['const']] : schema['enum'];
  const [old, now] = [values(before), values(after)];
  if (old === undefined || now === undefined) return changed(`${path}: its values`, old, now);
  /** @param {unknown[]} some @param {unknown[]} others */
  const besides = (some, others) =>
    some.filter((value) => !others.includes(value)).map((value) => JSON.stringify(value));
  return [
    ...besides(now, old).map((value) => `${path}: it may be ${value} now, which nobody expects`),
    ...besides(old, now).map((value) => `${path}: messages from before say ${value}`),
  ];
}

/**
 * Schemas within a schema, one or a list. Types of events may be added: who does not know them skips them.
 *
 * @param {Sides} sides @param {Pair} pair @returns {(string | Pair)[]}
 */
function branchesOf(sides, { path, before, after }) {
  if (!Array.isArray(before) || !Array.isArray(after)) {
    return isSchema(before) && isSchema(after)
      ? [{ path: `${path}[]`, before, after }]
      : changed(`${path}: what it holds`, before, after);
  }
  const types = before.map((branch) => typeOf(sides.before, branch));
  if (!types.every((type) => type !== undefined)) {
    if (before.length !== after.length) return [`${path}: it has other forms than before`];
    return before.map((branch, i) => ({ path: `${path}(${i})`, before: branch, after: after[i] }));
  }
  return before.map((branch, i) => {
    const same = after.find((other) => typeOf(sides.after, other) === types[i]);
    return same === undefined
      ? `${path}: ${types[i]} is gone, and messages from before have it`
      : { path: `${path}.${types[i]}`, before: branch, after: same };
  });
}

/** Which type of event a branch is; undefined: it is none. @param {Schema} document @param {unknown} branch @returns {string | undefined} */
const typeOf = (document, branch) => resolved(document, branch)['properties']?.type?.const;

/** @param {unknown} value @returns {value is Schema} */
const isSchema = (value) => typeof value === 'object' && value !== null;

/** @param {unknown} schema @returns {string} */
const referenceOf = (schema) => (isSchema(schema) ? String(schema['$ref'] ?? '') : '');

/**
 * A schema without references and without the brackets around one.
 *
 * @param {Schema} document @param {unknown} schema @returns {Schema}
 */
function resolved(document, schema) {
  if (!isSchema(schema)) return {};
  if (typeof schema['$ref'] === 'string') {
    const steps = schema['$ref'].slice('#/'.length).split('/');
    /** @type {any} */
    let found = document;
    for (const step of steps) found = found?.[step];
    if (found === undefined) throw new Error(`nothing stands at ${schema['$ref']}`);
    return resolved(document, found);
  }
  const { allOf, ...own } = schema;
  if (!Array.isArray(allOf) || allOf.length !== 1) return schema;
  return { ...resolved(document, allOf[0]), ...own };
}

/** @param {string} what @param {unknown} before @param {unknown} after @returns {string[]} */
function changed(what, before, after) {
  if (isDeepStrictEqual(before, after)) return [];
  return [
    `${what} was ${JSON.stringify(before) ?? 'not set'}, is ${JSON.stringify(after) ?? 'not set'}`,
  ];
}

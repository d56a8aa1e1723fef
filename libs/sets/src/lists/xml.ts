import { linesOf } from './text.ts';

/** A tag of a document that opens or closes something. */
export interface Tag {
  /** Counted from 1. */
  readonly line: number;
  /** In lower case; `/zone` closes a zone. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

/**
 * The tags of a document in their order. Deck files need no more of XML: text between tags, comments and declarations are
 * passed over, and no entity but the five of XML and characters by number is known, so nothing can be expanded.
 */
export function tagsOf(text: string): Tag[] {
  const document = linesOf(text).join('\n').replace(COMMENT, blank);
  const tags: Tag[] = [];
  let [line, counted] = [1, 0];
  for (const found of document.matchAll(TAG)) {
    const name = found.groups?.['name'] ?? '';
    for (; counted < found.index; counted += 1) if (document[counted] === '\n') line += 1;
    const attributes = new Map<string, string>();
    for (const { groups } of (found.groups?.['attributes'] ?? '').matchAll(ATTRIBUTE)) {
      const value = groups?.['double'] ?? groups?.['single'] ?? '';
      attributes.set((groups?.['name'] ?? '').toLowerCase(), unescaped(value));
    }
    tags.push({ line, name: name.toLowerCase(), attributes });
  }
  return tags;
}

/** One that is not closed reaches to the end. */
const COMMENT = /<!--[^]*?(?:-->|$)/gu;

/** As many lines, and nothing in them. */
const blank = (text: string): string => text.replace(/[^\n]/gu, ' ');

/** Quoted values may hold `>`. The bounds keep what is no XML from being read at length. */
const TAG =
  /<(?<name>\/?[a-z_][\w-]{0,40})(?<attributes>(?:[^"'<>]|"[^"]{0,400}"|'[^']{0,400}'){0,400})>/giu;
const ATTRIBUTE = /(?<name>[a-z_][\w-]*)\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)')/giu;

/** A text as it stands in an attribute. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/gu, (one) => ESCAPES.get(one) ?? one);

const ESCAPES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&apos;'],
]);
const ENTITIES = new Map([...ESCAPES].map(([plain, entity]) => [entity, plain]));

function unescaped(text: string): string {
  return text.replace(/&(?:[a-z]+|#\d{1,7}|#x[\da-f]{1,6});/giu, (entity) => {
    const number = /^&#(?<hex>x)?(?<digits>[\da-f]+);$/iu.exec(entity)?.groups;
    if (number === undefined) return ENTITIES.get(entity) ?? entity;
    const point = Number.parseInt(number['digits'] ?? '', number['hex'] === undefined ? 10 : 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : entity;
  });
}

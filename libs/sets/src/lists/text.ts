import { releaseOf } from '../names.ts';
import {
  isCount,
  LONGEST_LINE,
  MOST_LINES,
  UNREADABLE_LINE,
  type DeckPart,
  type ListLine,
  type ReadList,
  type UnreadLine,
} from './list.ts';

/** What an empty line between cards means. */
export type EmptyLine = 'nothing' | 'sideboard follows';

/** What a heading opens; `same`: nothing. */
type Section = 'main' | 'side' | 'about' | 'elsewhere' | 'same';

/**
 * Reads a list of lines: a count and a name, with whatever the usual programs put around them (a set before or after the
 * name, `SB:`, headings, comments). The dialects differ only in what an empty line means.
 */
export function parseText(text: string, emptyLine: EmptyLine): ReadList {
  const lines: ListLine[] = [];
  const unread: UnreadLine[] = [];
  let section: Exclude<Section, 'same'> = 'main';
  for (const [i, whole] of linesOf(text).entries()) {
    const line = i + 1;
    if (line > MOST_LINES) {
      unread.push({ line, why: `a list has at most ${MOST_LINES} lines` });
      break;
    }
    const heading = sectionOf(whole);
    if (heading !== undefined) {
      if (heading !== 'same') section = heading;
      continue;
    }
    if (whole.trim() === '') {
      if (emptyLine === 'sideboard follows' && section === 'main' && lines.length > 0)
        section = 'side';
      continue;
    }
    if (section === 'about' || /^\s*(?:\/\/|#)/u.test(whole)) continue;
    if (whole.length > LONGEST_LINE) {
      unread.push({ line, why: 'this line is too long' });
      continue;
    }
    const content = withoutComment(whole);
    if (content === '' || /^(?:NAME|LAYOUT [A-Z]+):/u.test(content)) continue;
    if (section === 'elsewhere') {
      unread.push({ line, why: 'only a main deck and a sideboard are played here' });
      continue;
    }
    const read = cardIn(content);
    if (read === undefined) unread.push({ line, why: UNREADABLE_LINE });
    else
      lines.push({
        line,
        side: section === 'side' || read.side,
        count: read.count,
        name: read.name,
      });
  }
  return { lines, unread };
}

/** The lines of a text, however they end. */
export const linesOf = (text: string): string[] => text.replace(/^\uFEFF/u, '').split(/\r\n?|\n/u);

/** The lines of a part, `4 Giant Growth`. */
export const textOf = (part: DeckPart, before = ''): string[] =>
  part.map(({ count, name }) => `${before}${count} ${name}`);

/**
 * What a line opens, if it is a heading: `Sideboard`, `// Sideboard (15)`, `[Main]`, `Creatures:`. Kinds of cards sort a
 * list and open nothing.
 */
export function sectionOf(line: string): Section | undefined {
  if (line.length > LONGEST_LINE) return undefined;
  const word = line
    .trim()
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .replace(/^(?:\/\/|#|\[) ?/u, '')
    .replace(/ ?:$/u, '')
    .replace(/\]$/u, '')
    .replace(/ ?\(\d+\)$/u, '');
  return HEADINGS.get(word);
}

const HEADINGS = new Map<string, Section>([
  ...['deck', 'main', 'main deck', 'maindeck', 'mainboard'].map((word) => [word, 'main'] as const),
  ...['sideboard', 'side board', 'side', 'sb'].map((word) => [word, 'side'] as const),
  ...['about', 'metadata'].map((word) => [word, 'about'] as const),
  ...['commander', 'companion', 'maybeboard'].map((word) => [word, 'elsewhere'] as const),
  ...[
    'creature',
    'land',
    'basic land',
    'spell',
    'other spell',
    'instant',
    'enchantment',
    'artifact',
  ]
    .flatMap((kind) => [kind, `${kind}s`])
    .concat('sorcery', 'sorceries', 'other')
    .map((word) => [word, 'same'] as const),
]);

/** A comment may follow a blank, as `//` or `#`; but `Fire // Ice` is a card. */
function withoutComment(line: string): string {
  const bare = line.replace(/\s#.*$/u, '').trim();
  const at = bare.search(/\s\/\//u);
  if (at < 0) return bare;
  const read = cardIn(bare);
  if (read !== undefined && releaseOf(read.name) !== undefined) return bare;
  const second = bare.indexOf('//', bare.indexOf('//') + 2);
  const split = second < 0 ? undefined : cardIn(bare.slice(0, second).trim());
  if (split !== undefined && releaseOf(split.name)?.name.includes('//'))
    return bare.slice(0, second).trim();
  return bare.slice(0, at).trim();
}

/** `SB: 4x [ULG:102] Rancor`, `4 Rancor (ULG) 102 *F*`, `4 Rancor|ULG|1`, `Rancor`. */
function cardIn(content: string): Omit<ListLine, 'line'> | undefined {
  const read = /^(?<sb>SB:\s*)?(?:(?<count>\d{1,4})\s*x?\s+)?(?<name>\D.*)$/iu.exec(
    content,
  )?.groups;
  const count = Number(read?.['count'] ?? 1);
  if (read === undefined || !isCount(count)) return undefined;
  const name = (read['name'] ?? '')
    .replace(/^\[[^\]]*\]\s*/u, '')
    .replace(/\|.*$/u, '')
    .replace(/\s*\*[A-Z]+\*$/u, '')
    .replace(/\s*[([][A-Z0-9]{2,6}[)\]](?:\s+[A-Z0-9★-]+)?$/iu, '')
    .trim();
  return name === '' ? undefined : { side: read['sb'] !== undefined, count, name };
}

import type { Filter } from './language.ts';

/** A filter as a noun in the singular: `nonbasic land`, `creature you control`, `creature or player`. */
export function filterText(filter: Filter): string {
  if ('any' in filter) {
    const nouns = filter.any.map(filterText);
    return nouns.join(' or ');
  }
  const parts = 'all' in filter ? flat(filter.all) : [filter];
  const before: string[] = [];
  const nouns: string[] = [];
  const after: string[] = [];
  for (const part of parts) place(part, before, nouns, after);
  // A subtype says what it is by itself: an Island is a land.
  const types = nouns.filter((noun) => !(before.some(isCapital) && noun === 'land'));
  return [
    ...before,
    ...(types.length === 0 && before.length === 0 ? ['object'] : types),
    ...after,
  ].join(' ');
}

function flat(filters: readonly Filter[]): Filter[] {
  return filters.flatMap((filter) => ('all' in filter ? flat(filter.all) : [filter]));
}

function place(part: Filter, before: string[], nouns: string[], after: string[]): void {
  if ('type' in part) nouns.push(part.type.toLowerCase());
  else if ('subtype' in part) before.push(part.subtype);
  else if ('supertype' in part) before.push(part.supertype.toLowerCase());
  else if ('color' in part) before.push(COLOR_WORDS[part.color]);
  else if ('keyword' in part) after.push(`with ${part.keyword}`);
  else if ('controlledBy' in part) {
    after.push(part.controlledBy === 'you' ? 'you control' : 'your opponent controls');
  } else if ('chosen' in part) before.push(`chosen ${part.chosen}`);
  else if ('expansion' in part) after.push(`of the set ${part.expansion}`);
  else if ('not' in part) placeNot(part.not, before, after);
  else if ('is' in part) {
    if (part.is === 'single target') after.push('with a single target');
    else if (part.is === 'local') before.push('local');
    else if (part.is === 'in a graveyard') after.push(part.is);
    else if (part.is === 'attacked this turn') after.push(`that ${part.is}`);
    else if (part.is === 'yours') after.push('that you own');
    else if (part.is === 'blocking this' || part.is === 'blocked by this') after.push(part.is);
    else if (isState(part.is)) before.push(part.is);
    else nouns.push(part.is === 'self' ? 'this' : part.is);
  } else if ('manaValue' in part) after.push(`with converted mana cost ${part.manaValue}`);
  else if ('named' in part) after.push(`named ${part.named}`);
  else if ('attachedTo' in part) after.push(`on a ${filterText(part.attachedTo)}`);
  else if ('any' in part) before.push(filterText(part));
}

function placeNot(filter: Filter, before: string[], after: string[]): void {
  if ('is' in filter && filter.is === 'self') before.unshift('other');
  else if ('is' in filter && filter.is === 'local') before.push('global');
  else if ('is' in filter && filter.is === 'tapped') before.push('untapped');
  else if ('supertype' in filter) before.push(`non${filter.supertype.toLowerCase()}`);
  else if ('type' in filter) before.push(`non${filter.type.toLowerCase()}`);
  else if ('color' in filter) before.push(`non${COLOR_WORDS[filter.color]}`);
  else if ('keyword' in filter) after.push(`without ${filter.keyword}`);
  else before.push(`not ${filterText(filter)}`);
}

const STATES = ['tapped', 'attacking', 'blocking', 'blocked', 'unblocked'] as const;
const isState = (word: string): word is (typeof STATES)[number] =>
  (STATES as readonly string[]).includes(word);

/** The words for the colours. */
export const COLOR_WORDS = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' } as const;
const isCapital = (word: string): boolean => /^[A-Z]/u.test(word);

/** Whether it lets everything through. */
export const isAnything = (filter: Filter): boolean => 'all' in filter && filter.all.length === 0;

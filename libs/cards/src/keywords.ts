import { filterText, qualityText } from './filter-text.ts';
import type { Filter, KeywordAbility } from './language.ts';

/**
 * The name under which a permanent has a keyword: two of one name are the same ability. Parameters stand after the
 * keyword: `landwalk Island`, `rampage 2`, `protection {"color":"R"}`.
 */
export function nameOfKeyword(ability: KeywordAbility): string {
  switch (ability.keyword) {
    case 'landwalk':
      return `landwalk ${ability.land}`;
    case 'landhome':
      return `landhome ${ability.land}`;
    case 'rampage':
      return `rampage ${ability.amount}`;
    case 'protection':
      return `protection ${JSON.stringify(ability.from)}`;
    default:
      return ability.keyword;
  }
}

/** What follows a keyword in the names that a permanent has: of `landwalk`, its land types. */
export function parametersOf(names: readonly string[], keyword: string): string[] {
  const found: string[] = [];
  for (const name of names) {
    if (name.startsWith(keyword) && name[keyword.length] === ' ') {
      found.push(name.slice(keyword.length + 1));
    }
  }
  return found;
}

/** What the permanents of these keyword names are protected from. */
export function protectionsIn(names: readonly string[]): readonly Filter[] {
  return parametersOf(names, 'protection').map(qualityOf);
}

const qualities = new Map<string, Filter>();

function qualityOf(parameter: string): Filter {
  let quality = qualities.get(parameter);
  if (quality === undefined) qualities.set(parameter, (quality = JSON.parse(parameter) as Filter));
  return quality;
}

/** A keyword of that name as players say it: `islandwalk`, `protection from red`. */
export function keywordText(name: string): string {
  if (name.startsWith('landwalk ')) return `${name.slice('landwalk '.length).toLowerCase()}walk`;
  if (name.startsWith('landhome ')) return `${name.slice('landhome '.length).toLowerCase()}home`;
  if (name.startsWith('protection ')) {
    const quality = qualityOf(name.slice('protection '.length));
    return `protection from ${'color' in quality ? qualityText(quality) : filterText(quality, 'many')}`;
  }
  return name;
}

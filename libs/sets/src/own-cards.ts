import { faultsOf, inOrder, type CardDefinition } from '@arbiter/cards';
import { CARDS, serveBeside } from './cards.ts';

/** What became of somebody's own cards. */
export interface OwnCards {
  /** What is wrong, by line; cards are served only if there is nothing. */
  readonly faults: readonly { readonly line: number; readonly why: string }[];
  readonly warnings: readonly string[];
}

/** So many names are told. */
const TOLD = 5;

/**
 * Serves somebody's own cards beside those that come with the project, until others take their place. A game that has
 * some pins them like any other. Where a name is one of ours, ours counts.
 *
 * @param text a definition in the card language a line, as `arbiter cards compile` writes them
 */
export function serveOwnCards(text: string): OwnCards {
  const faults: { line: number; why: string }[] = [];
  const own = new Map<string, CardDefinition>();
  text.split('\n').forEach((line, i) => {
    if (line.trim() === '') return;
    const read = definitionIn(line);
    if (typeof read === 'string') faults.push({ line: i + 1, why: read });
    else if (own.has(read.name)) faults.push({ line: i + 1, why: `${read.name} is there twice` });
    else own.set(read.name, read);
  });
  const ours = new Set(CARDS.map(({ name }) => name));
  const double = [...own.keys()].filter((name) => ours.has(name));
  if (faults.length === 0) serveBeside([...own.values()].filter(({ name }) => !ours.has(name)));
  return { faults, warnings: double.length === 0 ? [] : [warning(double)] };
}

/** The definition that a line holds, or what is wrong with it. */
function definitionIn(line: string): CardDefinition | string {
  let read: unknown;
  try {
    read = JSON.parse(line);
  } catch {
    return 'this is no JSON';
  }
  if (typeof read !== 'object' || read === null) return 'this is no definition of a card';
  const { name } = read as { readonly name?: unknown };
  if (typeof name !== 'string' || name === '') return 'a definition has a name';
  const definition = inOrder(read as CardDefinition);
  if (definition === null) return `${name} does not keep to the card language`;
  if (definition.types.length === 0) return `${name} has no type`;
  const [fault] = faultsOf(definition);
  if (fault === undefined) return definition;
  return `${name} can’t be played: ${fault.path.join('.')}: ${fault.found}, expected ${fault.expected}`;
}

function warning(names: readonly string[]): string {
  const told = names.slice(0, TOLD).join(', ');
  const more = names.length > TOLD ? ` and ${names.length - TOLD} more` : '';
  const subject = names.length === 1 ? 'this card comes' : 'these cards come';
  return `${subject} with Arbiter, whose definition counts: ${told}${more}`;
}

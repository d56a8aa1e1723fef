import type { Ability, CardDefinition, CardType } from './language.ts';

/**
 * What a copy has that it did not copy: a part of its copiable values, as what it copied is (TSP 503.9). A card says one
 * such thing only, wherever in its text.
 */
export interface CopyExceptions {
  /** Its colours stay those of its own card. */
  readonly color?: 'its own';
  /** Card types that it has besides. */
  readonly types?: readonly CardType[];
  /** Abilities beside those that it copies; `this one` is the ability in which that stands. */
  readonly abilities?: 'this one' | readonly Ability[];
}

/** What a copy has beside what it copies. */
interface Additions {
  readonly abilities: readonly Ability[];
  readonly types: readonly CardType[];
  readonly ownColor: boolean;
}

/**
 * What a copy made by this card has of it beside what it copies; `null`: nothing.
 * @returns abilities, and whether its colours stay its own
 */
export function additionsOf(definition: CardDefinition): Additions | null {
  for (const ability of definition.abilities ?? []) {
    const found = exceptionsIn(ability, null);
    if (found === null) continue;
    const { except, inside } = found;
    const { abilities = [] } = except;
    const kept = abilities === 'this one' ? (inside === null ? [] : [inside]) : abilities;
    return { abilities: kept, types: except.types ?? [], ownColor: except.color === 'its own' };
  }
  return null;
}

/** The first such exceptions in a text, and the ability in which they stand. */
function exceptionsIn(
  text: unknown,
  inside: Ability | null,
): { readonly except: CopyExceptions; readonly inside: Ability | null } | null {
  if (typeof text !== 'object' || text === null) return null;
  const here = 'kind' in text ? (text as Ability) : inside;
  if ('except' in text) return { except: text.except as CopyExceptions, inside: here };
  for (const part of Object.values(text)) {
    const found = exceptionsIn(part, here);
    if (found !== null) return found;
  }
  return null;
}

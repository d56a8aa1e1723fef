import type { Terms } from '../say/terms.ts';
import type { Ability, ActivatedAbility, TriggeredAbility } from '../language.ts';

/** The card that a keyword stands on, as far as the keyword's text or meaning depends on it. */
export interface OnCard {
  /** What the card calls itself. */
  readonly name: string;
  /** Its mana cost, as `parseManaCost` reads it. */
  readonly cost: string;
}

/** One keyword of the table in `index.ts`: `K` is how a card writes it. */
export interface KeywordWord<K> {
  /** As players say it, without a capital: `islandwalk`, `rampage 2`. */
  text(keyword: K, on: OnCard | null, terms: Terms): string;
  /** What distinguishes two of this keyword, as it stands in records: `Island`, `2`. */
  parameter?(keyword: K): string;
  /** The ability that a card with it has in its place, where the card's own cost or name is a part of it. */
  ability?(keyword: K, on: OnCard): ActivatedAbility | TriggeredAbility;
  /** Abilities of each permanent that has the keyword, printed or given, once for each time that it has it. */
  abilities?(keyword: K): readonly Ability[];
}

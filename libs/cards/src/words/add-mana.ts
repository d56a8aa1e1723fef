import type { Amount } from '../amounts.ts';
import type { ManaUse } from '../costs.ts';
import type { Reference } from '../language.ts';
import { filterText, qualityText } from '../filter-text.ts';
import { ownPossessive } from '../say/noun.ts';
import { symbols } from '../say/symbols.ts';
import type { Say, Word } from '../say/word.ts';

/** Puts mana into a player's pool (6ED 406.1). */
export interface AddMana {
  readonly do: 'addMana';
  /**
   * As `parseMana` reads it; of a hybrid symbol the one player who gets it chooses either colour (TSP 104.3g).
   * @pattern ^([WUBRGC]|\([WUBRG]/[WUBRG]\))*$
   * @example RR
   */
  readonly mana: string;
  readonly times?: Amount;
  /** You, unless it says otherwise. */
  readonly who?: Reference;
  /** It can't be spent on anything else. */
  readonly only?: ManaUse;
}

export const addMana = (mana: string, times?: Amount): AddMana =>
  times === undefined ? { do: 'addMana', mana } : { do: 'addMana', mana, times };

export const addManaFor = (who: Reference, mana: string): AddMana => ({ do: 'addMana', mana, who });

const word: Word<AddMana> = {
  text({ mana, times, who = 'you', only }, say) {
    const often = times === undefined ? '' : say.forEach(times);
    const noun = say.noun(who);
    const limit = only === undefined ? '' : `. Spend this mana only to ${manaUseText(only, say)}`;
    const rest = `${symbols(mana)} to ${ownPossessive(noun)} mana pool${often}${limit}`;
    return who === 'you' ? `add ${rest}` : say.states(noun, 'add', rest);
  },
};
export default word;

/** What mana may be spent to do: `play creature spells or abilities of Elementals`. */
export function manaUseText(
  { spells, abilities }: ManaUse,
  say: Pick<Say, 'kind'> = { kind: filterText },
): string {
  const kinds = [
    ...(spells === undefined ? [] : [`${qualityText(spells)} spells`]),
    ...(abilities === undefined ? [] : [`abilities of ${say.kind(abilities, 'many')}`]),
  ];
  return `play ${kinds.join(' or ')}`;
}

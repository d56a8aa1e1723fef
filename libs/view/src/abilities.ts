import { abilityText } from '@arbiter/cards';
import type { CompiledAbility, ObjectId, Sight } from '@arbiter/engine';

/** An ability as a viewer sees it. */
export interface AbilityView {
  /** What `ActivateAbility` calls it. */
  readonly index: number;
  readonly kind: 'activated' | 'triggered' | 'static' | 'enters' | 'keyword';
  readonly mana: boolean;
  readonly text: string;
}

/** The abilities of an object as it is now, replaced words and all. */
export function abilitiesOf(
  sight: Sight,
  id: ObjectId,
  abilities: readonly CompiledAbility[],
): readonly AbilityView[] {
  if (abilities.length === 0) return abilities as readonly never[];
  const { name } = sight.object(id);
  return abilities.map((ability) => viewOfAbility(sight, name, ability));
}

/** What an ability says on an object of that name, in the words of the game's edition. */
export const textOfAbility = (sight: Sight, name: string, compiled: CompiledAbility): string =>
  viewOfAbility(sight, name, compiled).text;

function viewOfAbility(sight: Sight, name: string, compiled: CompiledAbility): AbilityView {
  const { cardTerms: terms } = sight.rules;
  const known = KNOWN.get(compiled);
  if (known?.name === name && known.terms === terms) return known.view;
  const { number: index, ability, isMana: mana, ref } = compiled;
  const { definition } = sight.cards.printed(ref.of, ref.text);
  const text = abilityText(ability, { ...definition, name }, terms);
  const view = { index, kind: ability.kind, mana, text };
  KNOWN.set(compiled, { name, terms, view });
  return view;
}

/**
 * Texts already made: a compiled ability is the same object for every game with the same card pool. One that was granted
 * says the name of whatever has it.
 */
const KNOWN = new WeakMap<
  CompiledAbility,
  { readonly name: string; readonly terms: object; readonly view: AbilityView }
>();

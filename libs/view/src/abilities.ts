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

function viewOfAbility(sight: Sight, name: string, compiled: CompiledAbility): AbilityView {
  let known = KNOWN.get(compiled);
  if (known === undefined) {
    const { ref, number, ability, isMana } = compiled;
    const { cost } = sight.cards.printed(ref.of, ref.text).definition;
    known = {
      index: number,
      kind: ability.kind,
      mana: isMana,
      text: abilityText(ability, name, cost),
    };
    KNOWN.set(compiled, known);
  }
  return known;
}

/** Texts already made: a compiled ability is the same object for every game with the same card pool. */
const KNOWN = new WeakMap<CompiledAbility, AbilityView>();

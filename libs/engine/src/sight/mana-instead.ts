import type { ObjectId } from '../state/basics.ts';
import { matches } from './filters.ts';
import type { Sight } from './sight.ts';

/** The mana that a permanent gives that is tapped for so much, where something changes its colour (6ED 419.1). */
export function manaMade(sight: Sight, permanent: ObjectId, mana: string): string {
  let made = mana;
  for (const { source, effect } of sight.look().saying('manaInstead')) {
    if (effect.manaInstead === 'chosen') continue;
    const { controller } = sight.object(source);
    if (!matches(sight, effect.of, permanent, { source, controller })) continue;
    // Colourless mana is of no colour.
    made = made.replace(/[WUBRG]/gu, effect.manaInstead);
  }
  return made;
}

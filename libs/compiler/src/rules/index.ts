/** The whole grammar. */
import { Grammar } from '../grammar/grammar.ts';
import { abilities } from './abilities.ts';
import { amounts } from './amounts.ts';
import { conversions } from './conversions.ts';
import { costs } from './costs.ts';
import { countersAsCosts } from './counters-as-costs.ts';
import { deeds } from './deeds.ts';
import { effects } from './effects.ts';
import { events } from './events.ts';
import { ifItIs } from './if-it-is.ts';
import { keywords } from './keywords.ts';
import { manaOfLands } from './mana-of-lands.ts';
import { named } from './named.ts';
import { nouns } from './nouns.ts';
import { numbers } from './numbers.ts';
import { poison } from './poison.ts';
import { prohibitions } from './prohibitions.ts';
import { protectedFrom } from './protected.ts';
import { references } from './references.ts';
import { tapped } from './tapped.ts';
import { traits } from './traits.ts';
import { upkeeps } from './upkeeps.ts';
import { wholeZones } from './whole-zones.ts';
import { whose } from './whose.ts';

/** Every rule, a file for each kind of phrase. */
export const RULES = [
  ...numbers,
  ...nouns,
  ...references,
  ...amounts,
  ...costs,
  ...keywords,
  ...traits,
  ...deeds,
  ...effects,
  ...events,
  ...abilities,
  ...conversions,
  ...countersAsCosts,
  ...ifItIs,
  ...manaOfLands,
  ...named,
  ...poison,
  ...prohibitions,
  ...protectedFrom,
  ...tapped,
  ...upkeeps,
  ...wholeZones,
  ...whose,
];

export const GRAMMAR = new Grammar(RULES);

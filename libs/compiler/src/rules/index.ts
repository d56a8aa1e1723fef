/** The whole grammar. */
import { Grammar } from '../grammar/grammar.ts';
import { abilities } from './abilities.ts';
import { amounts } from './amounts.ts';
import { conditions } from './conditions.ts';
import { costs } from './costs.ts';
import { deeds } from './deeds.ts';
import { effects } from './effects.ts';
import { events } from './events.ts';
import { flow } from './flow.ts';
import { grantings } from './granting.ts';
import { keywords } from './keywords.ts';
import { libraryDeeds } from './library.ts';
import { namedCosts } from './named-costs.ts';
import { nouns } from './nouns.ts';
import { numbers } from './numbers.ts';
import { objects } from './objects.ts';
import { references } from './references.ts';
import { standings } from './standing.ts';
import { timing } from './timing.ts';
import { traits } from './traits.ts';

/** Every rule, a file for each kind of phrase. */
export const RULES = [
  ...numbers,
  ...nouns,
  ...references,
  ...amounts,
  ...conditions,
  ...costs,
  ...keywords,
  ...traits,
  ...grantings,
  ...deeds,
  ...libraryDeeds,
  ...effects,
  ...objects,
  ...flow,
  ...events,
  ...timing,
  ...standings,
  ...abilities,
  ...namedCosts,
];

export const GRAMMAR = new Grammar(RULES);

/** The whole grammar. */
import { Grammar } from '../grammar/grammar.ts';
import { abilities } from './abilities.ts';
import { amounts } from './amounts.ts';
import { becoming } from './becoming.ts';
import { bottoms } from './bottoms.ts';
import { chance } from './chance.ts';
import { choosing } from './choosing.ts';
import { conditions } from './conditions.ts';
import { costs } from './costs.ts';
import { deeds } from './deeds.ts';
import { diverting } from './diverting.ts';
import { eachPlayer } from './each-player.ts';
import { effects } from './effects.ts';
import { elsewhere } from './elsewhere.ts';
import { events } from './events.ts';
import { hands } from './hands.ts';
import { keywords } from './keywords.ts';
import { libraries } from './libraries.ts';
import { manaTriggers } from './mana-triggers.ts';
import { happenings } from './happenings.ts';
import { flow } from './flow.ts';
import { grantings } from './granting.ts';
import { libraryDeeds } from './library.ts';
import { namedCosts } from './named-costs.ts';
import { nouns } from './nouns.ts';
import { numbers } from './numbers.ts';
import { objects } from './objects.ts';
import { references } from './references.ts';
import { results } from './results.ts';
import { sizes } from './sizes.ts';
import { spells } from './spells.ts';
import { standings } from './standing.ts';
import { timing } from './timing.ts';
import { traits } from './traits.ts';
import { conversions } from './conversions.ts';
import { countersAsCosts } from './counters-as-costs.ts';
import { limitedMana } from './limited-mana.ts';
import { ifItIs } from './if-it-is.ts';
import { manaOfLands } from './mana-of-lands.ts';
import { moreEffects } from './more-effects.ts';
import { named } from './named.ts';
import { poison } from './poison.ts';
import { prohibitions } from './prohibitions.ts';
import { protectedFrom } from './protected.ts';
import { tapped } from './tapped.ts';
import { upkeeps } from './upkeeps.ts';
import { wholeZones } from './whole-zones.ts';
import { whose } from './whose.ts';
import { moreAdjectives } from './adjectives.ts';
import { buried } from './buried.ts';
import { asMany } from './as-many.ts';
import { atRandom } from './at-random.ts';
import { dealingTriggers } from './dealing.ts';
import { paidWith } from './paid-with.ts';
import { lessDamage } from './less-damage.ts';
import { sharing } from './sharing.ts';
import { whereX } from './where-x.ts';
import { joined } from './joined.ts';
import { twoSubjects } from './two-subjects.ts';
import { combatPhrases } from './combat-phrases.ts';
import { revealing } from './revealing.ts';
import { insteadOfDamage } from './instead-of-damage.ts';
import { morePhrases } from './more-phrases.ts';
import { exiledWith } from './exiled-with.ts';
import { dealtBy } from './dealt-by.ts';
import { insteadOf } from './instead.ts';
import { otherLibraries } from './other-libraries.ts';
import { clashing } from './clashing.ts';
import { singlePhrases } from './single-phrases.ts';
import { spentMana } from './spent-mana.ts';
import { arrivals } from './arrivals.ts';
import { choosingWords } from './choosing-words.ts';
import { eachOfThem } from './each-of-them.ts';
import { madeToBlock } from './made-to-block.ts';
import { madeTokens } from './made-tokens.ts';
import { onTheStack } from './on-the-stack.ts';
import { severalKinds } from './several-kinds.ts';
import { shielding } from './shielding.ts';
import { transformed } from './transformed.ts';
import { waysToPay } from './ways-to-pay.ts';
import { wider } from './wider.ts';
import { windows } from './windows.ts';
import { wishes } from './wishes.ts';
import { byAnyPlayer } from './by-any-player.ts';
import { aimedByOpponents } from './aimed-by-opponents.ts';
import { ofTheirOwn } from './of-their-own.ts';
import { namedCards } from './named-cards.ts';
import { foundOnTop } from './found-on-top.ts';
import { plainPhrases } from './plain-phrases.ts';
import { ofThisTurn } from './of-this-turn.ts';
import { librariesOfOthers } from './libraries-of-others.ts';
import { allAtOnce } from './all-at-once.ts';
import { shapesAndSpans } from './shapes-and-spans.ts';
import { smallPhrases } from './small-phrases.ts';

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
  ...becoming,
  ...diverting,
  ...flow,
  ...events,
  ...happenings,
  ...timing,
  ...standings,
  ...abilities,
  ...namedCosts,
  ...eachPlayer,
  ...elsewhere,
  ...hands,
  ...libraries,
  ...manaTriggers,
  ...results,
  ...sizes,
  ...spells,
  ...conversions,
  ...countersAsCosts,
  ...limitedMana,
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
  ...bottoms,
  ...chance,
  ...choosing,
  ...wishes,
  ...moreEffects,
  ...moreAdjectives,
  ...asMany,
  ...atRandom,
  ...dealingTriggers,
  ...joined,
  ...twoSubjects,
  ...windows,
  ...buried,
  ...paidWith,
  ...whereX,
  ...lessDamage,
  ...sharing,
  ...wider,
  ...clashing,
  ...spentMana,
  ...singlePhrases,
  ...otherLibraries,
  ...insteadOf,
  ...dealtBy,
  ...exiledWith,
  ...morePhrases,
  ...insteadOfDamage,
  ...revealing,
  ...combatPhrases,
  ...arrivals,
  ...choosingWords,
  ...eachOfThem,
  ...madeTokens,
  ...onTheStack,
  ...severalKinds,
  ...shielding,
  ...transformed,
  ...waysToPay,
  ...byAnyPlayer,
  ...aimedByOpponents,
  ...ofTheirOwn,
  ...namedCards,
  ...foundOnTop,
  ...plainPhrases,
  ...ofThisTurn,
  ...librariesOfOthers,
  ...allAtOnce,
  ...shapesAndSpans,
  ...smallPhrases,
  ...madeToBlock,
];

export const GRAMMAR = new Grammar(RULES);

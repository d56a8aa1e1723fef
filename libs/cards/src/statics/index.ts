/** Every static effect with its text, and the builders of all: `npm run schemas` writes it. */
import type { StaticWord } from '../say/static.ts';
import additionalLandsWord from './additional-lands.ts';
import cantBeCounteredWord from './cant-be-countered.ts';
import cantBeEnchantedWord from './cant-be-enchanted.ts';
import cantBeTheTargetWord from './cant-be-the-target.ts';
import changesHandSizeWord from './changes-hand-size.ts';
import controlsWord from './controls.ts';
import costsOfWord from './costs-of.ts';
import damageCantBePreventedWord from './damage-cant-be-prevented.ts';
import damageIsIncreasedByWord from './damage-is-increased-by.ts';
import damageIsMultipliedByWord from './damage-is-multiplied-by.ts';
import damageLeavesWord from './damage-leaves.ts';
import doesNotUntapWord from './does-not-untap.ts';
import elsewhereWord from './elsewhere.ts';
import entersTappedWord from './enters-tapped.ts';
import forbidsWord from './forbids.ts';
import inCombatWord from './in-combat.ts';
import manaInsteadWord from './mana-instead.ts';
import maximumHandSizeWord from './maximum-hand-size.ts';
import mayPlayFromWord from './may-play-from.ts';
import mayStayTappedWord from './may-stay-tapped.ts';
import modifiesWord from './modifies.ts';
import mostAttackersWord from './most-attackers.ts';
import mostUntappedWord from './most-untapped.ts';
import replacesWord from './replaces.ts';
import revealsWord from './reveals.ts';
import skipsWord from './skips.ts';
import spendsWord from './spends.ts';
import untapsAlsoWord from './untaps-also.ts';

export * from './additional-lands.ts';
export * from './cant-be-countered.ts';
export * from './cant-be-enchanted.ts';
export * from './cant-be-the-target.ts';
export * from './changes-hand-size.ts';
export * from './controls.ts';
export * from './costs-of.ts';
export * from './damage-cant-be-prevented.ts';
export * from './damage-is-increased-by.ts';
export * from './damage-is-multiplied-by.ts';
export * from './damage-leaves.ts';
export * from './does-not-untap.ts';
export * from './elsewhere.ts';
export * from './enters-tapped.ts';
export * from './forbids.ts';
export * from './in-combat.ts';
export * from './mana-instead.ts';
export * from './maximum-hand-size.ts';
export * from './may-play-from.ts';
export * from './may-stay-tapped.ts';
export * from './modifies.ts';
export * from './most-attackers.ts';
export * from './most-untapped.ts';
export * from './replaces.ts';
export * from './reveals.ts';
export * from './skips.ts';
export * from './spends.ts';
export * from './untaps-also.ts';

const WORDS = {
  additionalLands: additionalLandsWord,
  cantBeCountered: cantBeCounteredWord,
  cantBeEnchanted: cantBeEnchantedWord,
  cantBeTheTarget: cantBeTheTargetWord,
  changesHandSize: changesHandSizeWord,
  controls: controlsWord,
  costsOf: costsOfWord,
  damageCantBePrevented: damageCantBePreventedWord,
  damageIsIncreasedBy: damageIsIncreasedByWord,
  damageIsMultipliedBy: damageIsMultipliedByWord,
  damageLeaves: damageLeavesWord,
  doesNotUntap: doesNotUntapWord,
  elsewhere: elsewhereWord,
  entersTapped: entersTappedWord,
  forbids: forbidsWord,
  inCombat: inCombatWord,
  manaInstead: manaInsteadWord,
  maximumHandSize: maximumHandSizeWord,
  mayPlayFrom: mayPlayFromWord,
  mayStayTapped: mayStayTappedWord,
  modifies: modifiesWord,
  mostAttackers: mostAttackersWord,
  mostUntapped: mostUntappedWord,
  replaces: replacesWord,
  reveals: revealsWord,
  skips: skipsWord,
  spends: spendsWord,
  untapsAlso: untapsAlsoWord,
};

type StaticEffectOf<W> = W extends StaticWord<infer E> ? E : never;

/** What a static ability does. */
export type StaticEffect = StaticEffectOf<(typeof WORDS)[keyof typeof WORDS]>;

/** Each word is the key of what is written with it. */
export const STATICS = WORDS satisfies {
  readonly [W in keyof typeof WORDS]: StaticWord<
    Extract<StaticEffect, Readonly<Record<W, unknown>>>
  >;
};

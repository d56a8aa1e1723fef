/** Every trigger with its text, and the builders of all: `npm run schemas` writes it. */
import type { TriggerWord } from '../say/trigger.ts';
import attacksWord from './attacks.ts';
import attacksAndIsNotBlockedWord from './attacks-and-is-not-blocked.ts';
import becomesBlockedWord from './becomes-blocked.ts';
import becomesTappedWord from './becomes-tapped.ts';
import becomesTheTargetWord from './becomes-the-target.ts';
import becomesUntappedWord from './becomes-untapped.ts';
import blocksWord from './blocks.ts';
import comesIntoPlayWord from './comes-into-play.ts';
import cyclesWord from './cycles.ts';
import dealsDamageWord from './deals-damage.ts';
import discardsWord from './discards.ts';
import drawsWord from './draws.ts';
import gainsLifeWord from './gains-life.ts';
import isDealtDamageWord from './is-dealt-damage.ts';
import isExiledByMadnessWord from './is-exiled-by-madness.ts';
import isPlayedWord from './is-played.ts';
import isPutIntoAGraveyardWord from './is-put-into-a-graveyard.ts';
import isTappedForManaWord from './is-tapped-for-mana.ts';
import isTurnedFaceUpWord from './is-turned-face-up.ts';
import leavesPlayWord from './leaves-play.ts';
import losesItsLastCounterWord from './loses-its-last-counter.ts';
import losesLifeWord from './loses-life.ts';
import stateWord from './state.ts';
import stepBeginsWord from './step-begins.ts';
import youLoseControlWord from './you-lose-control.ts';

export * from './attacks.ts';
export * from './attacks-and-is-not-blocked.ts';
export * from './becomes-blocked.ts';
export * from './becomes-tapped.ts';
export * from './becomes-the-target.ts';
export * from './becomes-untapped.ts';
export * from './blocks.ts';
export * from './comes-into-play.ts';
export * from './cycles.ts';
export * from './deals-damage.ts';
export * from './discards.ts';
export * from './draws.ts';
export * from './gains-life.ts';
export * from './is-dealt-damage.ts';
export * from './is-exiled-by-madness.ts';
export * from './is-played.ts';
export * from './is-put-into-a-graveyard.ts';
export * from './is-tapped-for-mana.ts';
export * from './is-turned-face-up.ts';
export * from './leaves-play.ts';
export * from './loses-its-last-counter.ts';
export * from './loses-life.ts';
export * from './state.ts';
export * from './step-begins.ts';
export * from './you-lose-control.ts';

const WORDS = {
  attacks: attacksWord,
  'attacks and is not blocked': attacksAndIsNotBlockedWord,
  'becomes blocked': becomesBlockedWord,
  'becomes tapped': becomesTappedWord,
  'becomes the target': becomesTheTargetWord,
  'becomes untapped': becomesUntappedWord,
  blocks: blocksWord,
  'comes into play': comesIntoPlayWord,
  cycles: cyclesWord,
  'deals damage': dealsDamageWord,
  discards: discardsWord,
  draws: drawsWord,
  'gains life': gainsLifeWord,
  'is dealt damage': isDealtDamageWord,
  'is exiled by madness': isExiledByMadnessWord,
  'is played': isPlayedWord,
  'is put into a graveyard': isPutIntoAGraveyardWord,
  'is tapped for mana': isTappedForManaWord,
  'is turned face up': isTurnedFaceUpWord,
  'leaves play': leavesPlayWord,
  'loses its last counter': losesItsLastCounterWord,
  'loses life': losesLifeWord,
  state: stateWord,
  'step begins': stepBeginsWord,
  'you lose control': youLoseControlWord,
};

type TriggerOf<W> = W extends TriggerWord<infer E> ? E : never;

/** What an ability waits for. */
export type Trigger = TriggerOf<(typeof WORDS)[keyof typeof WORDS]>;

/** Each word stands under what it is called with `when`. */
export const TRIGGERS = WORDS satisfies {
  readonly [W in Trigger['when']]: TriggerWord<Extract<Trigger, { readonly when: W }>>;
};

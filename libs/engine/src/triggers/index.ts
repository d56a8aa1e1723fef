/** What every trigger watches: `npm run schemas` writes it. */
import type { Trigger } from '@arbiter/cards';
import type { TriggerMeaning, TriggerOf, When } from './meaning.ts';
import attacks from './attacks.ts';
import attacksAndIsNotBlocked from './attacks-and-is-not-blocked.ts';
import becomesBlocked from './becomes-blocked.ts';
import becomesTapped from './becomes-tapped.ts';
import becomesTheTarget from './becomes-the-target.ts';
import becomesUntapped from './becomes-untapped.ts';
import blocks from './blocks.ts';
import comesIntoPlay from './comes-into-play.ts';
import cycles from './cycles.ts';
import dealsDamage from './deals-damage.ts';
import discards from './discards.ts';
import draws from './draws.ts';
import gainsLife from './gains-life.ts';
import isDealtDamage from './is-dealt-damage.ts';
import isExiledByMadness from './is-exiled-by-madness.ts';
import isPlayed from './is-played.ts';
import isPutIntoAGraveyard from './is-put-into-a-graveyard.ts';
import isTappedForMana from './is-tapped-for-mana.ts';
import isTurnedFaceUp from './is-turned-face-up.ts';
import leavesPlay from './leaves-play.ts';
import losesItsLastCounter from './loses-its-last-counter.ts';
import losesLife from './loses-life.ts';
import state from './state.ts';
import stepBegins from './step-begins.ts';
import youLoseControl from './you-lose-control.ts';

export const TRIGGER_MEANINGS: { readonly [W in Trigger['when']]: TriggerMeaning<TriggerOf<W>> } = {
  attacks,
  'attacks and is not blocked': attacksAndIsNotBlocked,
  'becomes blocked': becomesBlocked,
  'becomes tapped': becomesTapped,
  'becomes the target': becomesTheTarget,
  'becomes untapped': becomesUntapped,
  blocks,
  'comes into play': comesIntoPlay,
  cycles,
  'deals damage': dealsDamage,
  discards,
  draws,
  'gains life': gainsLife,
  'is dealt damage': isDealtDamage,
  'is exiled by madness': isExiledByMadness,
  'is played': isPlayed,
  'is put into a graveyard': isPutIntoAGraveyard,
  'is tapped for mana': isTappedForMana,
  'is turned face up': isTurnedFaceUp,
  'leaves play': leavesPlay,
  'loses its last counter': losesItsLastCounter,
  'loses life': losesLife,
  state,
  'step begins': stepBegins,
  'you lose control': youLoseControl,
};

export const WHENS: readonly When[] = [
  'attacks',
  'attacks and is not blocked',
  'becomes blocked',
  'becomes tapped',
  'becomes the target',
  'becomes untapped',
  'blocks',
  'comes into play',
  'cycles',
  'deals damage',
  'discards',
  'draws',
  'gains life',
  'is dealt damage',
  'is exiled by madness',
  'is played',
  'is put into a graveyard',
  'is tapped for mana',
  'is turned face up',
  'leaves play',
  'loses its last counter',
  'loses life',
  'state',
  'step begins',
  'you lose control',
];

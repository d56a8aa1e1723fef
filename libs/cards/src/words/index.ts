/** Every effect word with its text, and the builders of all: `npm run schemas` writes it. */
import type { Word } from '../say/word.ts';
import addManaWord from './add-mana.ts';
import addProducedManaWord from './add-produced-mana.ts';
import anteWord from './ante.ts';
import attachWord from './attach.ts';
import becomeBlockedWord from './become-blocked.ts';
import becomeCopyWord from './become-copy.ts';
import bidWord from './bid.ts';
import blockWord from './block.ts';
import cantRegenerateWord from './cant-regenerate.ts';
import cardAtRandomWord from './card-at-random.ts';
import changeColorWordWord from './change-color-word.ts';
import changeCreatureWordWord from './change-creature-word.ts';
import changeLandWordWord from './change-land-word.ts';
import changeTargetWord from './change-target.ts';
import chooseWord from './choose.ts';
import chooseNumberWord from './choose-number.ts';
import chooseSourceWord from './choose-source.ts';
import chooseWordWord from './choose-word.ts';
import controlTurnWord from './control-turn.ts';
import copySpellWord from './copy-spell.ts';
import counterWord from './counter.ts';
import createCopiesWord from './create-copies.ts';
import createTokensWord from './create-tokens.ts';
import creaturesDealNoCombatDamageWord from './creatures-deal-no-combat-damage.ts';
import dealDamageWord from './deal-damage.ts';
import delayWord from './delay.ts';
import destroyWord from './destroy.ts';
import discardWord from './discard.ts';
import discardAtRandomWord from './discard-at-random.ts';
import discardCardsWord from './discard-cards.ts';
import doubleCountersWord from './double-counters.ts';
import drawWord from './draw.ts';
import emptyPoolWord from './empty-pool.ts';
import endEffectWord from './end-effect.ts';
import endGameWord from './end-game.ts';
import endTurnWord from './end-turn.ts';
import exchangeCardsWord from './exchange-cards.ts';
import exchangeControlWord from './exchange-control.ts';
import exchangeLifeWord from './exchange-life.ts';
import exchangeZonesWord from './exchange-zones.ts';
import extraPhasesWord from './extra-phases.ts';
import extraStepsWord from './extra-steps.ts';
import extraTurnWord from './extra-turn.ts';
import fightWord from './fight.ts';
import flipWord from './flip.ts';
import flipCoinWord from './flip-coin.ts';
import forEachWord from './for-each.ts';
import gainAbilitiesWord from './gain-abilities.ts';
import gainControlWord from './gain-control.ts';
import gainLifeWord from './gain-life.ts';
import gainOwnershipWord from './gain-ownership.ts';
import haveAbilitiesWord from './have-abilities.ts';
import ifWord from './if.ts';
import ignoreWord from './ignore.ts';
import inCombatWord from './in-combat.ts';
import insteadOfGraveyardWord from './instead-of-graveyard.ts';
import keepTappedWord from './keep-tapped.ts';
import letTargetWord from './let-target.ts';
import lookAtWord from './look-at.ts';
import lookAtTopWord from './look-at-top.ts';
import loseLifeWord from './lose-life.ts';
import mayWord from './may.ts';
import mayPlayWord from './may-play.ts';
import millWord from './mill.ts';
import modifyWord from './modify.ts';
import moveWord from './move.ts';
import moveCounterWord from './move-counter.ts';
import nameCardWord from './name-card.ts';
import noteWord from './note.ts';
import orderTopWord from './order-top.ts';
import payWord from './pay.ts';
import phaseOutWord from './phase-out.ts';
import playWord from './play.ts';
import playCopyWord from './play-copy.ts';
import playForWord from './play-for.ts';
import playManaAbilityWord from './play-mana-ability.ts';
import playSubgameWord from './play-subgame.ts';
import preventAssignedWord from './prevent-assigned.ts';
import preventDamageWord from './prevent-damage.ts';
import preventNextDamageWord from './prevent-next-damage.ts';
import putCountersWord from './put-counters.ts';
import putIntoPlayWord from './put-into-play.ts';
import redirectDamageWord from './redirect-damage.ts';
import regenerateWord from './regenerate.ts';
import removeCountersWord from './remove-counters.ts';
import removeFromCombatWord from './remove-from-combat.ts';
import repayNextDamageWord from './repay-next-damage.ts';
import repeatWord from './repeat.ts';
import returnInUntapWord from './return-in-untap.ts';
import revealWord from './reveal.ts';
import revealUntilWord from './reveal-until.ts';
import sacrificeWord from './sacrifice.ts';
import searchWord from './search.ts';
import setLifeWord from './set-life.ts';
import shuffleWord from './shuffle.ts';
import skipWord from './skip.ts';
import standingWord from './standing.ts';
import takeManaWord from './take-mana.ts';
import tapWord from './tap.ts';
import tossCoinWord from './toss-coin.ts';
import turnFaceDownWord from './turn-face-down.ts';
import turnFaceUpWord from './turn-face-up.ts';
import untapWord from './untap.ts';

export * from './add-mana.ts';
export * from './add-produced-mana.ts';
export * from './ante.ts';
export * from './attach.ts';
export * from './become-blocked.ts';
export * from './become-copy.ts';
export * from './bid.ts';
export * from './block.ts';
export * from './cant-regenerate.ts';
export * from './card-at-random.ts';
export * from './change-color-word.ts';
export * from './change-creature-word.ts';
export * from './change-land-word.ts';
export * from './change-target.ts';
export * from './choose.ts';
export * from './choose-number.ts';
export * from './choose-source.ts';
export * from './choose-word.ts';
export * from './control-turn.ts';
export * from './copy-spell.ts';
export * from './counter.ts';
export * from './create-copies.ts';
export * from './create-tokens.ts';
export * from './creatures-deal-no-combat-damage.ts';
export * from './deal-damage.ts';
export * from './delay.ts';
export * from './destroy.ts';
export * from './discard.ts';
export * from './discard-at-random.ts';
export * from './discard-cards.ts';
export * from './double-counters.ts';
export * from './draw.ts';
export * from './empty-pool.ts';
export * from './end-effect.ts';
export * from './end-game.ts';
export * from './end-turn.ts';
export * from './exchange-cards.ts';
export * from './exchange-control.ts';
export * from './exchange-life.ts';
export * from './exchange-zones.ts';
export * from './extra-phases.ts';
export * from './extra-steps.ts';
export * from './extra-turn.ts';
export * from './fight.ts';
export * from './flip.ts';
export * from './flip-coin.ts';
export * from './for-each.ts';
export * from './gain-abilities.ts';
export * from './gain-control.ts';
export * from './gain-life.ts';
export * from './gain-ownership.ts';
export * from './have-abilities.ts';
export * from './if.ts';
export * from './ignore.ts';
export * from './in-combat.ts';
export * from './instead-of-graveyard.ts';
export * from './keep-tapped.ts';
export * from './let-target.ts';
export * from './look-at.ts';
export * from './look-at-top.ts';
export * from './lose-life.ts';
export * from './may.ts';
export * from './may-play.ts';
export * from './mill.ts';
export * from './modify.ts';
export * from './move.ts';
export * from './move-counter.ts';
export * from './name-card.ts';
export * from './note.ts';
export * from './order-top.ts';
export * from './pay.ts';
export * from './phase-out.ts';
export * from './play.ts';
export * from './play-copy.ts';
export * from './play-for.ts';
export * from './play-mana-ability.ts';
export * from './play-subgame.ts';
export * from './prevent-assigned.ts';
export * from './prevent-damage.ts';
export * from './prevent-next-damage.ts';
export * from './put-counters.ts';
export * from './put-into-play.ts';
export * from './redirect-damage.ts';
export * from './regenerate.ts';
export * from './remove-counters.ts';
export * from './remove-from-combat.ts';
export * from './repay-next-damage.ts';
export * from './repeat.ts';
export * from './return-in-untap.ts';
export * from './reveal.ts';
export * from './reveal-until.ts';
export * from './sacrifice.ts';
export * from './search.ts';
export * from './set-life.ts';
export * from './shuffle.ts';
export * from './skip.ts';
export * from './standing.ts';
export * from './take-mana.ts';
export * from './tap.ts';
export * from './toss-coin.ts';
export * from './turn-face-down.ts';
export * from './turn-face-up.ts';
export * from './untap.ts';

const WORDS = {
  addMana: addManaWord,
  addProducedMana: addProducedManaWord,
  ante: anteWord,
  attach: attachWord,
  becomeBlocked: becomeBlockedWord,
  becomeCopy: becomeCopyWord,
  bid: bidWord,
  block: blockWord,
  cantRegenerate: cantRegenerateWord,
  cardAtRandom: cardAtRandomWord,
  changeColorWord: changeColorWordWord,
  changeCreatureWord: changeCreatureWordWord,
  changeLandWord: changeLandWordWord,
  changeTarget: changeTargetWord,
  choose: chooseWord,
  chooseNumber: chooseNumberWord,
  chooseSource: chooseSourceWord,
  chooseWord: chooseWordWord,
  controlTurn: controlTurnWord,
  copySpell: copySpellWord,
  counter: counterWord,
  createCopies: createCopiesWord,
  createTokens: createTokensWord,
  creaturesDealNoCombatDamage: creaturesDealNoCombatDamageWord,
  dealDamage: dealDamageWord,
  delay: delayWord,
  destroy: destroyWord,
  discard: discardWord,
  discardAtRandom: discardAtRandomWord,
  discardCards: discardCardsWord,
  doubleCounters: doubleCountersWord,
  draw: drawWord,
  emptyPool: emptyPoolWord,
  endEffect: endEffectWord,
  endGame: endGameWord,
  endTurn: endTurnWord,
  exchangeCards: exchangeCardsWord,
  exchangeControl: exchangeControlWord,
  exchangeLife: exchangeLifeWord,
  exchangeZones: exchangeZonesWord,
  extraPhases: extraPhasesWord,
  extraSteps: extraStepsWord,
  extraTurn: extraTurnWord,
  fight: fightWord,
  flip: flipWord,
  flipCoin: flipCoinWord,
  forEach: forEachWord,
  gainAbilities: gainAbilitiesWord,
  gainControl: gainControlWord,
  gainLife: gainLifeWord,
  gainOwnership: gainOwnershipWord,
  haveAbilities: haveAbilitiesWord,
  if: ifWord,
  ignore: ignoreWord,
  inCombat: inCombatWord,
  insteadOfGraveyard: insteadOfGraveyardWord,
  keepTapped: keepTappedWord,
  letTarget: letTargetWord,
  lookAt: lookAtWord,
  lookAtTop: lookAtTopWord,
  loseLife: loseLifeWord,
  may: mayWord,
  mayPlay: mayPlayWord,
  mill: millWord,
  modify: modifyWord,
  move: moveWord,
  moveCounter: moveCounterWord,
  nameCard: nameCardWord,
  note: noteWord,
  orderTop: orderTopWord,
  pay: payWord,
  phaseOut: phaseOutWord,
  play: playWord,
  playCopy: playCopyWord,
  playFor: playForWord,
  playManaAbility: playManaAbilityWord,
  playSubgame: playSubgameWord,
  preventAssigned: preventAssignedWord,
  preventDamage: preventDamageWord,
  preventNextDamage: preventNextDamageWord,
  putCounters: putCountersWord,
  putIntoPlay: putIntoPlayWord,
  redirectDamage: redirectDamageWord,
  regenerate: regenerateWord,
  removeCounters: removeCountersWord,
  removeFromCombat: removeFromCombatWord,
  repayNextDamage: repayNextDamageWord,
  repeat: repeatWord,
  returnInUntap: returnInUntapWord,
  reveal: revealWord,
  revealUntil: revealUntilWord,
  sacrifice: sacrificeWord,
  search: searchWord,
  setLife: setLifeWord,
  shuffle: shuffleWord,
  skip: skipWord,
  standing: standingWord,
  takeMana: takeManaWord,
  tap: tapWord,
  tossCoin: tossCoinWord,
  turnFaceDown: turnFaceDownWord,
  turnFaceUp: turnFaceUpWord,
  untap: untapWord,
};

type EffectOf<W> = W extends Word<infer E> ? E : never;

/** An instruction of a text. */
export type Effect = EffectOf<(typeof WORDS)[keyof typeof WORDS]>;

/** Each word stands under what it is called with `do`. */
export const EFFECT_WORDS = WORDS satisfies {
  readonly [W in Effect['do']]: Word<Extract<Effect, { readonly do: W }>>;
};

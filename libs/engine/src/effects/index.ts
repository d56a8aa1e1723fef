/** What every effect word means: `npm run schemas` writes it. */
import type { FollowedEffect } from '../text/printed.ts';
import type { EffectOf, Meaning } from './meaning.ts';
import addMana from './add-mana.ts';
import addProducedMana from './add-produced-mana.ts';
import ante from './ante.ts';
import attach from './attach.ts';
import becomeBlocked from './become-blocked.ts';
import becomeCopy from './become-copy.ts';
import bid from './bid.ts';
import block from './block.ts';
import cantRegenerate from './cant-regenerate.ts';
import cardAtRandom from './card-at-random.ts';
import changeColorWord from './change-color-word.ts';
import changeCreatureWord from './change-creature-word.ts';
import changeLandWord from './change-land-word.ts';
import changeTarget from './change-target.ts';
import choose from './choose.ts';
import chooseNumber from './choose-number.ts';
import chooseSource from './choose-source.ts';
import chooseWord from './choose-word.ts';
import controlTurn from './control-turn.ts';
import copySpell from './copy-spell.ts';
import counter from './counter.ts';
import createCopies from './create-copies.ts';
import createTokens from './create-tokens.ts';
import creaturesDealNoCombatDamage from './creatures-deal-no-combat-damage.ts';
import dealDamage from './deal-damage.ts';
import delay from './delay.ts';
import destroy from './destroy.ts';
import discard from './discard.ts';
import discardAtRandom from './discard-at-random.ts';
import discardCards from './discard-cards.ts';
import doubleCounters from './double-counters.ts';
import draw from './draw.ts';
import emptyPool from './empty-pool.ts';
import endEffect from './end-effect.ts';
import endGame from './end-game.ts';
import endTurn from './end-turn.ts';
import exchangeCards from './exchange-cards.ts';
import exchangeControl from './exchange-control.ts';
import exchangeLife from './exchange-life.ts';
import exchangeZones from './exchange-zones.ts';
import extraPhases from './extra-phases.ts';
import extraSteps from './extra-steps.ts';
import extraTurn from './extra-turn.ts';
import fight from './fight.ts';
import flip from './flip.ts';
import flipCoin from './flip-coin.ts';
import gainAbilities from './gain-abilities.ts';
import gainControl from './gain-control.ts';
import gainLife from './gain-life.ts';
import gainOwnership from './gain-ownership.ts';
import haveAbilities from './have-abilities.ts';
import ignore from './ignore.ts';
import inCombat from './in-combat.ts';
import insteadOfGraveyard from './instead-of-graveyard.ts';
import keepTapped from './keep-tapped.ts';
import letTarget from './let-target.ts';
import lookAt from './look-at.ts';
import lookAtTop from './look-at-top.ts';
import loseLife from './lose-life.ts';
import mayPlay from './may-play.ts';
import mill from './mill.ts';
import modify from './modify.ts';
import move from './move.ts';
import moveCounter from './move-counter.ts';
import nameCard from './name-card.ts';
import note from './note.ts';
import orderTop from './order-top.ts';
import phaseOut from './phase-out.ts';
import play from './play.ts';
import playCopy from './play-copy.ts';
import playFor from './play-for.ts';
import playManaAbility from './play-mana-ability.ts';
import playSubgame from './play-subgame.ts';
import preventAssigned from './prevent-assigned.ts';
import preventDamage from './prevent-damage.ts';
import preventNextDamage from './prevent-next-damage.ts';
import putCounters from './put-counters.ts';
import putIntoPlay from './put-into-play.ts';
import redirectDamage from './redirect-damage.ts';
import regenerate from './regenerate.ts';
import removeCounters from './remove-counters.ts';
import removeFromCombat from './remove-from-combat.ts';
import repayNextDamage from './repay-next-damage.ts';
import returnInUntap from './return-in-untap.ts';
import reveal from './reveal.ts';
import revealUntil from './reveal-until.ts';
import sacrifice from './sacrifice.ts';
import search from './search.ts';
import setLife from './set-life.ts';
import shuffle from './shuffle.ts';
import skip from './skip.ts';
import standing from './standing.ts';
import takeMana from './take-mana.ts';
import tap from './tap.ts';
import tossCoin from './toss-coin.ts';
import turnFaceDown from './turn-face-down.ts';
import turnFaceUp from './turn-face-up.ts';
import untap from './untap.ts';

export const EFFECTS: { readonly [W in FollowedEffect['do']]: Meaning<EffectOf<W>> } = {
  addMana,
  addProducedMana,
  ante,
  attach,
  becomeBlocked,
  becomeCopy,
  bid,
  block,
  cantRegenerate,
  cardAtRandom,
  changeColorWord,
  changeCreatureWord,
  changeLandWord,
  changeTarget,
  choose,
  chooseNumber,
  chooseSource,
  chooseWord,
  controlTurn,
  copySpell,
  counter,
  createCopies,
  createTokens,
  creaturesDealNoCombatDamage,
  dealDamage,
  delay,
  destroy,
  discard,
  discardAtRandom,
  discardCards,
  doubleCounters,
  draw,
  emptyPool,
  endEffect,
  endGame,
  endTurn,
  exchangeCards,
  exchangeControl,
  exchangeLife,
  exchangeZones,
  extraPhases,
  extraSteps,
  extraTurn,
  fight,
  flip,
  flipCoin,
  gainAbilities,
  gainControl,
  gainLife,
  gainOwnership,
  haveAbilities,
  ignore,
  inCombat,
  insteadOfGraveyard,
  keepTapped,
  letTarget,
  lookAt,
  lookAtTop,
  loseLife,
  mayPlay,
  mill,
  modify,
  move,
  moveCounter,
  nameCard,
  note,
  orderTop,
  phaseOut,
  play,
  playCopy,
  playFor,
  playManaAbility,
  playSubgame,
  preventAssigned,
  preventDamage,
  preventNextDamage,
  putCounters,
  putIntoPlay,
  redirectDamage,
  regenerate,
  removeCounters,
  removeFromCombat,
  repayNextDamage,
  returnInUntap,
  reveal,
  revealUntil,
  sacrifice,
  search,
  setLife,
  shuffle,
  skip,
  standing,
  takeMana,
  tap,
  tossCoin,
  turnFaceDown,
  turnFaceUp,
  untap,
};

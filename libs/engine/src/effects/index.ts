import type { Effect } from '@arbiter/cards';
import type { Run } from '../decide/stack/run.ts';
import { addMana } from './add-mana.ts';
import { attach } from './attach.ts';
import { moveCounter, putCounters, removeCounters } from './counters.ts';
import { changeWord } from './change-word.ts';
import { endGame } from './end-game.ts';
import { putIntoPlay } from './put-into-play.ts';
import { changeTarget } from './change-target.ts';
import { copySpell } from './copy-spell.ts';
import {
  cantRegenerate,
  chooseSource,
  creaturesDealNoCombatDamage,
  insteadOfGraveyard,
  preventDamage,
  preventNextDamage,
  redirectDamage,
  regenerate,
} from './damage-shields.ts';
import { choose } from './choose.ts';
import { discard } from './discard.ts';
import { gainLife, loseLife } from './life.ts';
import { becomeBlocked, inCombat, removeFromCombatEffect } from './in-combat.ts';
import { extraPhases, extraTurn, skip } from './turns.ts';
import { phaseOut } from './phase-out.ts';
import { counter } from './counter.ts';
import { createTokens } from './create-tokens.ts';
import { dealDamage } from './deal-damage.ts';
import { destroy, sacrifice } from './destroy.ts';
import { draw } from './draw.ts';
import { exchangeControl, exchangeLife } from './exchange.ts';
import { gainControl } from './gain-control.ts';
import { modify } from './modify.ts';
import { move, shuffle } from './move.ts';
import { nameCard, cardAtRandom, reveal, search } from './hidden.ts';
import { atEndOfYourTurn, delay } from './delay.ts';
import { orderTop } from './order-top.ts';
import { preventAssigned } from './prevent-assigned.ts';
import { tap, untap } from './untap.ts';
import type { Progress } from '../decide/progress.ts';

/** Does what the instruction says, unless something has to be chosen first. */
export function followEffect(run: Run, effect: Effect): Progress {
  switch (effect.do) {
    case 'dealDamage':
      return dealDamage(run, effect);
    case 'destroy':
      return destroy(run, effect);
    case 'sacrifice':
      return sacrifice(run, effect);
    case 'tap':
      return tap(run, effect);
    case 'untap':
      return untap(run, effect);
    case 'gainLife':
      return gainLife(run, effect);
    case 'loseLife':
      return loseLife(run, effect);
    case 'discard':
      return discard(run, effect);
    case 'choose':
      return choose(run, effect);
    case 'cantRegenerate':
      return cantRegenerate(run, effect);
    case 'preventDamage':
      return preventDamage(run, effect);
    case 'redirectDamage':
      return redirectDamage(run, effect);
    case 'insteadOfGraveyard':
      return insteadOfGraveyard(run, effect);
    case 'regenerate':
      return regenerate(run, effect);
    case 'modify':
      return modify(run, effect);
    case 'inCombat':
      return inCombat(run, effect);
    case 'extraTurn':
      return extraTurn(run, effect);
    case 'extraPhases':
      return extraPhases(run, effect);
    case 'skip':
      return skip(run, effect);
    case 'phaseOut':
      return phaseOut(run, effect);
    case 'becomeBlocked':
      return becomeBlocked(run, effect);
    case 'removeFromCombat':
      return removeFromCombatEffect(run, effect);
    case 'move':
      return move(run, effect);
    case 'shuffle':
      return shuffle(run, effect);
    case 'orderTop':
      return orderTop(run, effect);
    case 'draw':
      return draw(run, effect);
    case 'addMana':
      return addMana(run, effect);
    case 'createTokens':
      return createTokens(run, effect);
    case 'counter':
      return counter(run, effect);
    case 'putCounters':
      return putCounters(run, effect);
    case 'removeCounters':
      return removeCounters(run, effect);
    case 'moveCounter':
      return moveCounter(run, effect);
    case 'attach':
      return attach(run, effect);
    case 'gainControl':
      return gainControl(run, effect);
    case 'changeTarget':
      return changeTarget(run, effect);
    case 'copySpell':
      return copySpell(run, effect);
    case 'changeLandWord':
    case 'changeColorWord':
      return changeWord(run, effect);
    case 'putIntoPlay':
      return putIntoPlay(run, effect);
    case 'endGame':
      return endGame(run, effect);
    case 'search':
      return search(run, effect);
    case 'reveal':
      return reveal(run, effect);
    case 'nameCard':
      return nameCard(run, effect);
    case 'cardAtRandom':
      return cardAtRandom(run, effect);
    case 'chooseSource':
      return chooseSource(run, effect);
    case 'preventNextDamage':
      return preventNextDamage(run, effect);
    case 'preventAssigned':
      return preventAssigned(run, effect);
    case 'creaturesDealNoCombatDamage':
      return creaturesDealNoCombatDamage(run);
    case 'atEndOfYourTurn':
      return atEndOfYourTurn(run, effect);
    case 'delay':
      return delay(run, effect);
    case 'exchangeControl':
      return exchangeControl(run, effect);
    case 'exchangeLife':
      return exchangeLife(run, effect);
    case 'if':
    case 'unless':
      throw new Error(`'${effect.do}' is compiled away`);
  }
}

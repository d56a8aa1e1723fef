import type { Command, CommandBody } from '../../commands.ts';
import type { Seat } from '../../state/basics.ts';
import { playerAsked, type Decision } from '../../state/decisions.ts';
import { owedInPhase } from '../../options/duties.ts';
import { decidedFirst } from '../../decisions/labels.ts';
import type { Work } from '../work.ts';
import { choose } from './choose.ts';
import { chargeClocks, isLate, lagOf } from './clocks.ts';
import { addTime } from '../happening/add-time.ts';
import { announceAttack } from './announce-attack.ts';
import { declareAttackersCommand, declareBlockersCommand } from './combat.ts';
import { activateAbility, begin, castSpell, playLand } from './play.ts';
import { takeBack } from './take-back.ts';
import { proposeLoop } from '../loops/propose-loop.ts';
import { systemCommand } from './system.ts';
import { concede, discloseSecret, offerDraw, withdrawDraw } from './table.ts';
import { faultIn } from './well-formed.ts';

/** To how much a player may yield at once: it stays in the state. */
const YIELD_LIMIT = 200;

/** Does what a command asks for, or refuses it. */
export function carryOut(work: Work, { seat, at, thought, body }: Command): void {
  if (seat === 'system') {
    systemCommand(work, at, body);
    return;
  }
  const fault = faultIn(body);
  if (fault !== null) work.refuse('protocol', fault);
  const { outcome, suspended, id } = work.game;
  if (id === '') work.refuse('protocol', 'the game has not been opened');
  else if (outcome !== null) work.refuse('gameEnds', 'the game is over');
  else if (suspended && !endsByWord(body)) {
    work.refuse(
      'protocol',
      'the game is suspended until an operator resumes it; you may still concede',
    );
  }
  if (work.refusal !== null) return;
  const answers = !AT_ANY_TIME.has(body.type);
  const lag = answers && work.game.decision?.seat === seat ? lagOf(work.game, at, thought) : 0;
  if (isLate(work.game, at, lag)) {
    work.refuse('clock', 'the time for this decision had run out');
    return;
  }
  chargeClocks(work, at, lag);
  if (!answers) {
    atAnyTime(work, seat, body);
    return;
  }
  const isAnnounced = work.game.agenda.some(({ kind }) => kind === 'announce');
  decisionCommand(work, seat, body);
  if (!isAnnounced && !ANNOUNCES.has(body.type)) addTime(work, seat, 'decision');
}

/** What is announced is one decision, however much is chosen on the way; it is made when it is announced and paid for. */
const ANNOUNCES: ReadonlySet<CommandBody['type']> = new Set([
  'CastSpell',
  'ActivateAbility',
  'Begin',
  'TakeBack',
]);

/**
 * What ends a game by its players' word alone. Nothing of the position is evaluated for it, so a game that is suspended
 * because its evaluation fails can be ended all the same: nobody has to wait for a mended build.
 */
function endsByWord({ type }: CommandBody): boolean {
  return type === 'Concede' || type === 'OfferDraw' || type === 'WithdrawDraw';
}

/** Commands that are accepted while any decision is open, and answer none. */
const AT_ANY_TIME: ReadonlySet<CommandBody['type']> = new Set([
  'Concede',
  'OfferDraw',
  'WithdrawDraw',
  'SetStops',
  'Yield',
]);

function atAnyTime(work: Work, seat: Seat, body: CommandBody): void {
  switch (body.type) {
    case 'Concede':
      concede(work, seat);
      break;
    case 'OfferDraw':
      offerDraw(work, seat);
      break;
    case 'WithdrawDraw':
      withdrawDraw(work, seat);
      break;
    case 'SetStops':
      work.emit('StopsSet', 'protocol', { seat, stops: body.stops });
      break;
    case 'Yield':
      if (body.on && work.game.players[seat].yields.length >= YIELD_LIMIT) {
        work.refuse('protocol', 'you have set too many yields already');
      } else work.emit('YieldSet', 'protocol', { seat, to: body.to, on: body.on });
      break;
    default:
      throw new Error(`${body.type} is no command for any time`);
  }
}

function decisionCommand(work: Work, by: Seat, body: CommandBody): void {
  const { decision } = work.game;
  if (decision === null || decision.seat !== by) {
    const isControlled = decision?.for === by;
    work.refuse(
      'needsPriority',
      isControlled ? 'the other player controls your turn' : 'the other player has to decide now',
    );
    return;
  }
  const seat = playerAsked(decision);
  switch (body.type) {
    case 'DiscloseSecret':
      discloseSecret(work, seat, decision, body.secret);
      break;
    case 'Pass':
      if (needs(work, decision, 'priority')) {
        const owed = owedInPhase(work, seat);
        if (owed !== null) work.refuseFor(owed);
        else {
          const rule = work.rules.cite.passing;
          work.record({ type: 'PriorityPassed', rule, seat, automatic: false });
        }
      }
      break;
    case 'PlayLand':
      if (needs(work, decision, 'priority')) playLand(work, seat, body);
      break;
    case 'CastSpell':
      if (needs(work, decision, 'priority')) castSpell(work, seat, body);
      break;
    case 'ActivateAbility':
      activateAbility(work, seat, decision, body);
      break;
    case 'Begin':
      if (needs(work, decision, 'priority')) begin(work, seat, body);
      break;
    case 'TakeBack':
      takeBack(work, seat, decision, body.keep);
      break;
    case 'AnnounceAttack':
      if (needs(work, decision, 'priority')) announceAttack(work, seat);
      break;
    case 'DeclareAttackers':
      if (needs(work, decision, 'attack')) declareAttackersCommand(work, body.attackers);
      break;
    case 'DeclareBlockers':
      if (needs(work, decision, 'block')) declareBlockersCommand(work, body.blocks);
      break;
    case 'ProposeLoop':
      if (needs(work, decision, 'priority')) proposeLoop(work, seat, body);
      break;
    case 'Choose':
      choose(work, seat, decision, body.answer);
      break;
    default:
      work.refuse('protocol', `a player can't send '${body.type}'`);
  }
}

function needs(work: Work, decision: Decision, kind: Decision['kind']): boolean {
  if (decision.kind === kind) return true;
  work.refuse('needsPriority', decidedFirst(decision));
  return false;
}

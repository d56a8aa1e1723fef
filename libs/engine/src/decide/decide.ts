import type { ExtendableHash } from '@arbiter/kernel';
import { admits } from '../options/spaces.ts';
import { optionsOf } from '../options/options-of.ts';
import type { Command, CommandBody, Refusal, StartGame } from '../commands.ts';
import type { GameEvent } from '../events.ts';
import type { Books } from '../sight/sight.ts';
import type { Seat } from '../state/basics.ts';
import type { Decision } from '../state/decisions.ts';
import type { Frame } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { advanceAnnounce } from './announce.ts';
import { advanceChanges } from './changes.ts';
import { advanceOpening } from './opening.ts';
import { brokenRule } from './broken-rule.ts';
import { advancePay } from './pay-frame.ts';
import { advancePriority } from './priority.ts';
import { advanceResolve } from './resolve.ts';
import { advanceTriggers } from './stack-triggers.ts';
import { advanceTurn } from './turn/turn.ts';
import { chargeClocks, expireClock } from './commands/clocks.ts';
import { declareAttackersCommand, declareBlockersCommand } from './commands/combat.ts';
import { activateAbility, begin, castSpell, playLand, takeBack } from './commands/play.ts';
import { concede, discloseSecret, offerDraw, withdrawDraw } from './commands/table.ts';
import { EVENT_LIMIT, STEP_BUDGET, Work } from './work.ts';

/** What came of a command: events and the game after them, or a refusal that leaves the game as it was. */
export type Verdict =
  | { readonly accepted: true; readonly events: readonly GameEvent[]; readonly game: Game }
  | {
      readonly accepted: false;
      readonly refusal: Refusal;
      readonly events: readonly GameEvent[];
      readonly game: Game;
    };

/**
 * Decides a command: looks, and says what happens.
 * @throws {Error} only for a bug; also when a command takes more than `STEP_BUDGET` steps.
 */
export function decideCommand(
  books: Books,
  hash: ExtendableHash,
  command: Command,
  game: Game,
): Verdict {
  const work = new Work(books, hash, game);
  const { id, seat, at, body } = command;
  work.emit('CommandReceived', 'protocol', { id, seat, at, command: body });
  carryOut(work, command);
  if (work.refusal === null) run(work);
  if (work.refusal !== null) {
    const { edition, rule, reason, objects } = work.refusal;
    const received = work.events[0] as GameEvent;
    const refused: GameEvent = { type: 'CommandRefused', rule, edition, reason, objects };
    return { accepted: false, refusal: work.refusal, events: [received, refused], game };
  }
  return { accepted: true, events: work.events, game: work.game };
}

/** Works the agenda until somebody must decide, or the game is over. */
function run(work: Work): void {
  for (let steps = 0; ; steps++) {
    const { decision, outcome, agenda, suspended } = work.game;
    if (work.refusal !== null || decision !== null || outcome !== null || suspended) return;
    const frame = agenda[agenda.length - 1];
    if (frame === undefined) return;
    if (work.events.length >= EVENT_LIMIT) {
      work.emit('AgendaPaused', 'protocol', {});
      return;
    }
    if (steps >= STEP_BUDGET) throw new Error(`no end after ${String(STEP_BUDGET)} steps`);
    advance(work, frame);
  }
}

function advance(work: Work, frame: Frame): void {
  switch (frame.kind) {
    case 'opening':
      advanceOpening(work, frame);
      break;
    case 'turn':
      advanceTurn(work, frame);
      break;
    case 'priority':
      advancePriority(work, frame);
      break;
    case 'announce':
      advanceAnnounce(work, frame);
      break;
    case 'triggers':
      advanceTriggers(work, frame);
      break;
    case 'resolve':
      advanceResolve(work, frame);
      break;
    case 'pay':
      advancePay(work, frame);
      break;
    case 'changes':
      advanceChanges(work, frame);
      break;
    default:
      frame satisfies never;
  }
}

function carryOut(work: Work, { seat, at, body }: Command): void {
  if (seat === 'system') {
    systemCommand(work, at, body);
    return;
  }
  const { outcome, suspended, id } = work.game;
  if (id === '') work.refuse('protocol', 'the game has not been opened');
  else if (outcome !== null) work.refuse('gameEnds', 'the game is over');
  else if (suspended) work.refuse('protocol', 'the game is suspended until it has been mended');
  if (work.refusal !== null) return;
  chargeClocks(work, at);
  if (!atAnyTime(work, seat, body)) decisionCommand(work, seat, body);
}

/** Commands that are accepted while any decision is open. */
function atAnyTime(work: Work, seat: Seat, body: CommandBody): boolean {
  switch (body.type) {
    case 'Concede':
      concede(work, seat);
      return true;
    case 'OfferDraw':
      offerDraw(work, seat);
      return true;
    case 'WithdrawDraw':
      withdrawDraw(work, seat);
      return true;
    case 'SetStops':
      work.emit('StopsSet', 'protocol', { seat, stops: body.stops });
      return true;
    case 'Yield':
      work.emit('YieldSet', 'protocol', { seat, to: body.to, on: body.on });
      return true;
    default:
      return false;
  }
}

function decisionCommand(work: Work, seat: Seat, body: CommandBody): void {
  const { decision } = work.game;
  if (decision === null || decision.seat !== seat) {
    work.refuse('needsPriority', 'it is for the other player to decide now');
    return;
  }
  switch (body.type) {
    case 'DiscloseSecret':
      discloseSecret(work, seat, decision, body.secret);
      break;
    case 'Pass':
      if (needs(work, decision, 'priority')) {
        work.emit('PriorityPassed', 'passing', { seat, automatic: false });
      }
      break;
    case 'PlayLand':
      if (needs(work, decision, 'priority')) playLand(work, seat, body.object);
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
      takeBack(work, seat, body.keep);
      break;
    case 'DeclareAttackers':
      if (needs(work, decision, 'attack')) declareAttackersCommand(work, body.attackers);
      break;
    case 'DeclareBlockers':
      if (needs(work, decision, 'block')) declareBlockersCommand(work, body.blocks);
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
  work.refuse('needsPriority', `something else is open: ${decision.kind}`);
  return false;
}

/** Answers to decisions that have a space of their own. */
function choose(work: Work, seat: Seat, decision: Decision, answer: unknown): void {
  if (['priority', 'attack', 'block', 'disclose'].includes(decision.kind)) {
    work.refuse('needsPriority', `'${decision.kind}' has a command of its own`);
    return;
  }
  const space = optionsOf(work, decision, seat);
  const declined = decision.kind === 'pay' && answer === false;
  if (!declined && !admits(space, answer)) {
    work.refuse(brokenRule(work, decision, answer), 'this can’t be chosen');
    return;
  }
  if (decision.kind === 'assignDamage') {
    const to = answer as readonly (readonly [number, number])[];
    const assignment = { source: decision.creature, to: to.filter(([, amount]) => amount > 0) };
    work.emit('DecisionMade', 'assignDamage', { seat, answer: true });
    work.emit('DamageAssigned', 'assignDamage', { assignment });
    return;
  }
  work.emit('DecisionMade', 'choiceOnResolution', { seat, answer: answer as never });
}

function systemCommand(work: Work, at: number, body: CommandBody): void {
  if (body.type === 'StartGame') {
    startGame(work, at, body);
    return;
  }
  if (work.game.id === '') {
    work.refuse('protocol', 'the game has not been opened');
    return;
  }
  switch (body.type) {
    case 'SuspendGame':
      work.emit('GameSuspended', 'protocol', { trace: body.trace });
      break;
    case 'ResumeGame':
      if (!work.game.suspended) work.refuse('protocol', 'the game is not suspended');
      else work.emit('GameResumed', 'protocol', {});
      break;
    case 'UpgradeGame':
      work.emit('GameUpgraded', 'protocol', { from: body.from, to: body.to });
      break;
    case 'Continue':
      break;
    case 'ExpireClock':
      expireClock(work, at, body.decision);
      break;
    case 'PauseClocks':
      // The time since the last commit is charged to nobody.
      work.emit('ClocksAdvanced', 'clock', { at, spent: [0, 0], grace: [0, 0] });
      break;
    case 'ConnectionLost':
    case 'ConnectionRestored':
      chargeClocks(work, at);
      work.emit(body.type, 'clock', { seat: body.seat });
      break;
    default:
      work.refuse('protocol', `the system doesn't send '${body.type}'`);
  }
}

function startGame(work: Work, at: number, body: StartGame): void {
  if (work.game.id !== '') {
    work.refuse('protocol', 'the game has been opened already');
    return;
  }
  if (body.edition !== work.rules.edition) {
    work.refuse('protocol', `this evaluator plays ${work.rules.edition}, not ${body.edition}`);
    return;
  }
  const unknown = body.decks.flat().find((name) => !work.cards.has(name));
  if (unknown !== undefined) {
    work.refuse('protocol', `no card of this edition is called '${unknown}'`);
    return;
  }
  if (work.commitmentOf(body.serverSecret) !== body.commitments.server) {
    work.refuse('chance', 'the server’s secret is not the one that it promised');
    return;
  }
  const { game, edition, decks, serverSecret, chooser, time, grace, stops } = body;
  work.emit('GameStarted', 'startOfGame', {
    game,
    edition,
    decks,
    commitments: body.commitments.seats,
    serverCommitment: body.commitments.server,
    serverSecret,
    chooser,
    life: work.rules.startingLife,
    time,
    grace,
    stops,
    at,
  });
}

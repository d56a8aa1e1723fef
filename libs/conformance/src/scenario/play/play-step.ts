import type { Game, Verdict } from '@arbiter/engine';
import { isSame, makeText } from '../expect/check.ts';
import { placed, type Difference, type ScenarioFailure } from '../errors.ts';
import type { Action, ActionsOf, RandomOutcome, Step } from '../scenario.ts';
import { claimsOf } from '../../proof/claims-of.ts';
import { commandOf } from './command-of.ts';
import { halfAnnounced, leftToAnnounce } from './half-announced.ts';
import { countLegal, faultInList, isHidden, isOffered } from './legal.ts';
import type { Match } from './match.ts';
import { CannotCome, type Wanted } from './fixed-chance.ts';
import { NameProblem } from './names.ts';
import { otherPayment } from './other-payment.ts';
import { CannotPass, goTo, pass, resolve } from './passing.ts';
import { ruleFor } from './rule-for.ts';
import { failure } from './tell.ts';

/** What speaks of the scenario, not of the engine. */
const FAULTS = [NameProblem, CannotPass, CannotCome];

/** Is shown the match after a step; `null` stands for the table as it is set up. */
export type Watch = (step: Step | null, match: Match) => void;

/**
 * Plays one step, and keeps what it shows.
 * @throws {ScenarioFailure} if it doesn't come out as it says, {ProgramFault} if the program fails in it.
 */
export function playStep(match: Match, step: Step, watch: Watch = () => {}): void {
  const { edition } = match.judge.rules;
  if (step.kind === 'under') {
    for (const one of step.editions.get(edition) ?? []) playStep(match, one, watch);
    return;
  }
  if (step.kind === 'expect' && step.under?.includes(edition) === false) return;
  try {
    play(match, step);
    match.evidence.held('proving' in step ? step.proving : null, claimsOf(step));
    watch(step, match);
  } catch (error) {
    if (FAULTS.some((fault) => error instanceof fault)) {
      const found = (error as Error).message;
      throw failure(match, step.line, { what: 'the step', expected: 'to be played', found });
    }
    throw placed(error, step.line);
  }
}

function play(match: Match, step: Exclude<Step, { kind: 'under' }>): void {
  switch (step.kind) {
    case 'act':
      if (step.answers.length > 0) match.bring(match.seatOf(step.player), step.line, step.answers);
      act(match, step.player, step.action);
      return;
    case 'pass':
      pass(match);
      return;
    case 'resolve':
      resolve(match, step.all);
      return;
    case 'goTo':
      goTo(match, step.step, step.player === null ? null : match.seatOf(step.player));
      return;
    case 'expect':
      for (const check of step.checks) {
        const found = check.find(match);
        if (!isSame(found, check.expected)) {
          throw failure(match, check.line, {
            what: check.what,
            expected: makeText(check.expected),
            found: makeText(found),
          });
        }
      }
      match.heldAt = match.history.length;
      return;
    case 'refused':
      refused(match, step);
      return;
    case 'may':
    case 'mayNot':
      for (const list of step.lists) mayOrNot(match, list, step.kind === 'may');
      return;
    case 'options':
      for (const { player, actions } of step.lists) {
        const fault = faultInList(match, match.seatOf(player), actions);
        if (fault === null) continue;
        const what = `${player}'s options`;
        throw failure(match, step.line, { what, expected: 'exactly these', found: fault });
      }
      return;
    case 'count':
      for (const [player, ways] of step.counts) {
        const found = countLegal(match, match.seatOf(player));
        if (found === ways) continue;
        throw failure(match, step.line, {
          what: `${player}'s legal commands`,
          expected: String(ways),
          found: String(found),
        });
      }
      return;
    case 'random':
      match.chance.want(wantedBy(match, step.outcome));
      return;
    default:
      step satisfies never;
  }
}

function wantedBy(match: Match, outcome: RandomOutcome): Wanted {
  if (outcome.kind === 'card' || outcome.kind === 'coin') return outcome;
  const seat = match.seatOf(outcome.player);
  return outcome.kind === 'lot'
    ? { kind: 'lot', seat }
    : { kind: 'library', seat, cards: outcome.cards };
}

/** One thing that a player does. Damage of several creatures is assigned as each of them is asked about. */
function act(match: Match, player: string, action: Action): void {
  const seat = match.seatOf(player);
  const times = action.verb === 'assign' ? action.damage.length : 1;
  for (let i = 0; i < times; i++) {
    const body = commandOf(match, seat, action);
    if (body.type === 'CastSpell' || body.type === 'ActivateAbility') {
      const left = otherPayment(match, seat, body);
      if (left !== null) {
        const found = `it could be paid with ${left[1]} in place of ${left[0]}`;
        throw failure(match, action.line, { what: 'the payment', expected: '`pay`', found });
      }
    }
    const hidden = isHidden(match, seat, body);
    const before = match.game;
    const verdict = match.send(seat, body);
    if (!verdict.accepted || hidden) {
      const found = verdict.accepted ? 'accepted, though it is not offered' : verdictText(verdict);
      throw failure(match, action.line, commandIs('accepted', found));
    }
    if (body.type !== 'Begin') mustBePlayed(match, before, action);
  }
}

/** A step that casts or activates is done when that has been played, or has stopped at the decision that it names. */
function mustBePlayed(match: Match, before: Game, action: Action): void {
  const stopsAt = 'stopsAt' in action ? action.stopsAt : null;
  const decision = halfAnnounced(match, before);
  if ((decision?.kind ?? null) === stopsAt) return;
  throw failure(match, action.line, {
    what: 'the announcement',
    expected: stopsAt === null ? 'to be made in full' : `to stop at ${stopsAt}`,
    found: decision === null ? 'made in full' : leftToAnnounce(match, decision),
  });
}

function refused(match: Match, step: Extract<Step, { kind: 'refused' }>): void {
  const seat = match.seatOf(step.player);
  const body = commandOf(match, seat, step.action);
  const verdict = match.try(seat, body);
  const by = ruleFor(match.judge.rules.edition, step.by);
  const expected = `refused by ${by}`;
  const is = (found: string): ScenarioFailure =>
    failure(match, step.line, commandIs(expected, found));
  match.evidence.tried(verdict);
  if (verdict.accepted) throw is('accepted');
  const { rule } = verdict.refusal;
  // A rule cited for a silent edition stands after the edition: `6ED silent; TSP 502.10b`.
  if (rule !== by && !rule.endsWith(`; ${by}`)) throw is(verdictText(verdict));
  if (verdict.game !== match.game) throw is('refused, but the game has changed');
  // Offers don't say how to pay: a payment that is refused says nothing about them.
  if (!('payment' in body) && isOffered(match, seat, body))
    throw is('refused, though it is offered');
}

/** What a command did, where it should have done something else. */
function commandIs(expected: string, found: string): Difference {
  return { what: 'the command', expected, found };
}

function mayOrNot(match: Match, { player, actions }: ActionsOf, may: boolean): void {
  const seat = match.seatOf(player);
  for (const action of actions) {
    const body = commandOf(match, seat, action);
    const verdict = match.try(seat, body);
    match.evidence.tried(verdict);
    const offered = isOffered(match, seat, body);
    if (verdict.accepted === may && offered === may) continue;
    const expected = may ? 'offered, accepted' : 'not offered, refused';
    const found = `${offered ? 'offered' : 'not offered'}, ${verdictText(verdict)}`;
    throw failure(match, action.line, commandIs(expected, found));
  }
}

function verdictText(verdict: Verdict): string {
  if (verdict.accepted) return 'accepted';
  return `refused by ${verdict.refusal.rule}: ${verdict.refusal.reason}`;
}

import type { Verdict } from '@arbiter/engine';
import { isSame, makeText } from '../expect/check.ts';
import { ScenarioFailure } from '../errors.ts';
import type { Action, ActionsOf, Step } from '../scenario.ts';
import { claimsOf } from '../../proof/claims-of.ts';
import { commandOf } from './command-of.ts';
import { countLegal, faultInList, isOffered } from './legal.ts';
import type { Match } from './match.ts';
import { NameProblem } from './names.ts';
import { CannotPass, goTo, pass, resolve } from './passing.ts';
import { tellEvents } from './tell-events.ts';

/**
 * Plays one step, and keeps what it shows.
 * @throws {ScenarioFailure} if it doesn't come out as it says.
 */
export function playStep(match: Match, step: Step): void {
  try {
    play(match, step);
    match.evidence.held('proving' in step ? step.proving : null, claimsOf(step));
  } catch (error) {
    if (error instanceof NameProblem || error instanceof CannotPass) {
      throw failure(match, step.line, error.message);
    }
    throw error;
  }
}

function play(match: Match, step: Step): void {
  switch (step.kind) {
    case 'act':
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
          const expected = `${check.what}: expected ${makeText(check.expected)}`;
          throw failure(match, check.line, `${expected}, found ${makeText(found)}`);
        }
      }
      match.sinceHeld = [];
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
        if (fault !== null) throw failure(match, step.line, `${player}'s options: ${fault}`);
      }
      return;
    case 'count':
      for (const [player, ways] of step.counts) {
        const found = countLegal(match, match.seatOf(player));
        if (found !== ways) {
          throw failure(match, step.line, `${player} has ${found} legal commands, not ${ways}`);
        }
      }
      return;
    case 'random':
      match.chance.want(step.outcome.card);
      return;
    case 'under':
      for (const one of step.editions.get(match.judge.rules.edition) ?? []) playStep(match, one);
      return;
    default:
      step satisfies never;
  }
}

/** One thing that a player does. Damage of several creatures is assigned as each of them is asked about. */
function act(match: Match, player: string, action: Action): void {
  const seat = match.seatOf(player);
  const times = action.verb === 'assign' ? action.damage.length : 1;
  for (let i = 0; i < times; i++) {
    const verdict = match.send(seat, commandOf(match, seat, action));
    if (!verdict.accepted) throw failure(match, action.line, `refused by ${reasonOf(verdict)}`);
  }
}

function refused(match: Match, step: Extract<Step, { kind: 'refused' }>): void {
  const seat = match.seatOf(step.player);
  const body = commandOf(match, seat, step.action);
  const verdict = match.try(seat, body);
  if (verdict.accepted) throw failure(match, step.line, `accepted, not refused by ${step.by}`);
  match.evidence.tried(verdict);
  const { rule } = verdict.refusal;
  // A rule cited for a silent edition stands after the edition: `6ED silent; TSP 502.10b`.
  if (rule !== step.by && !rule.endsWith(`; ${step.by}`)) {
    throw failure(match, step.line, `refused, not by ${step.by} but by ${reasonOf(verdict)}`);
  }
  if (verdict.game !== match.game) throw failure(match, step.line, 'the refusal changed the game');
  if (isOffered(match, seat, body))
    throw failure(match, step.line, 'refused, though it is offered');
}

function mayOrNot(match: Match, { player, actions }: ActionsOf, may: boolean): void {
  const seat = match.seatOf(player);
  for (const action of actions) {
    const body = commandOf(match, seat, action);
    const verdict = match.try(seat, body);
    match.evidence.tried(verdict);
    const offered = isOffered(match, seat, body);
    if (verdict.accepted === may && offered === may) continue;
    const how = verdict.accepted ? 'accepted' : `refused by ${reasonOf(verdict)}`;
    const said = offered ? 'offered' : 'not offered';
    throw failure(match, action.line, `it is ${said} and ${how}`);
  }
}

function reasonOf(verdict: Verdict): string {
  return verdict.accepted ? '' : `${verdict.refusal.rule}: ${verdict.refusal.reason}`;
}

/** The failure with what happened since the last expectation that held. */
function failure(match: Match, line: number, reason: string): ScenarioFailure {
  return new ScenarioFailure(line, `${reason}\n${tellEvents(match)}`);
}

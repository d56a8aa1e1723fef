import type { Verdict } from '@arbiter/engine';
import { isSame, makeText } from '../expect/check.ts';
import { ScenarioFailure } from '../errors.ts';
import type { Action, ActionsOf, RandomOutcome, Step } from '../scenario.ts';
import { claimsOf } from '../../proof/claims-of.ts';
import { commandOf } from './command-of.ts';
import { countLegal, faultInList, isOffered } from './legal.ts';
import type { Match } from './match.ts';
import { CannotCome, type Wanted } from './fixed-chance.ts';
import { NameProblem } from './names.ts';
import { CannotPass, goTo, pass, resolve } from './passing.ts';
import { tellEvents } from './tell-events.ts';

/** What speaks of the scenario, not of the engine. */
const FAULTS = [NameProblem, CannotPass, CannotCome];

/**
 * Plays one step, and keeps what it shows.
 * @throws {ScenarioFailure} if it doesn't come out as it says.
 */
export function playStep(match: Match, step: Step): void {
  if (step.kind === 'expect' && step.under !== null) {
    if (!step.under.includes(match.judge.rules.edition)) return;
  }
  try {
    play(match, step);
    match.evidence.held('proving' in step ? step.proving : null, claimsOf(step));
  } catch (error) {
    if (FAULTS.some((fault) => error instanceof fault)) {
      throw failure(match, step.line, (error as Error).message);
    }
    throw error;
  }
}

function play(match: Match, step: Step): void {
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
      match.chance.want(wantedBy(match, step.outcome));
      return;
    case 'under':
      for (const one of step.editions.get(match.judge.rules.edition) ?? []) playStep(match, one);
      return;
    default:
      step satisfies never;
  }
}

function wantedBy(match: Match, outcome: RandomOutcome): Wanted {
  if (outcome.kind === 'card') return outcome;
  return { kind: 'library', seat: match.seatOf(outcome.player), cards: outcome.cards };
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
  const by = ruleFor(match.judge.rules.edition, step.by);
  if (verdict.accepted) throw failure(match, step.line, `accepted, not refused by ${by}`);
  match.evidence.tried(verdict);
  const { rule } = verdict.refusal;
  // A rule cited for a silent edition stands after the edition: `6ED silent; TSP 502.10b`.
  if (rule !== by && !rule.endsWith(`; ${by}`)) {
    throw failure(match, step.line, `refused, not by ${by} but by ${reasonOf(verdict)}`);
  }
  if (verdict.game !== match.game) throw failure(match, step.line, 'the refusal changed the game');
  if (isOffered(match, seat, body))
    throw failure(match, step.line, 'refused, though it is offered');
}

/** Of several rules the one of this edition; a single one counts under all. */
function ruleFor(edition: string, rules: readonly string[]): string {
  return rules.find((rule) => rule.startsWith(`${edition} `)) ?? rules[0] ?? 'any rule';
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

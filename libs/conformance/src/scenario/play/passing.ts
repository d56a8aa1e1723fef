import type { GameEvent, Seat } from '@arbiter/engine';
import type { Match } from './match.ts';

/** Why passing could not go on. */
export class CannotPass extends Error {}

/** No scenario passes as often as this in one step. */
const ENOUGH = 1_000;

/** The player who is asked passes. */
export function pass(match: Match): readonly GameEvent[] {
  const { decision } = match.game;
  if (decision?.kind !== 'priority') throw new CannotPass(openDecision(match));
  return give(match, decision.seat, { type: 'Pass' });
}

/** Everyone passes until the top of the stack has resolved, or everything on it, or a decision opens. */
export function resolve(match: Match, all: boolean): void {
  const top = match.game.stack.at(-1);
  if (top === undefined) throw new CannotPass('there is nothing to resolve');
  const isDone = (): boolean =>
    all ? match.game.stack.length === 0 : !match.game.stack.includes(top);
  for (let i = 0; i < ENOUGH; i++) {
    pass(match);
    if (isDone() || match.game.outcome !== null) return;
    if (match.game.decision?.kind !== 'priority') return;
  }
  throw new CannotPass('it never resolves');
}

/**
 * Everyone passes, attacks with nothing and blocks with nothing until the step has begun and somebody is asked.
 * @param seat whose step it is; `null`: of this turn if it is yet to come, else of the next one
 * @throws {CannotPass} if that turn ends first: never is a step of a later turn taken for the one that was meant.
 */
export function goTo(match: Match, step: string, seat: Seat | null): void {
  const { turn: steps } = match.judge.rules;
  if (!steps.some(({ name }) => name === step)) {
    throw new CannotPass(
      `there is no step '${step}' in ${match.game.edition}: ${steps.map(({ name }) => name).join(', ')}`,
    );
  }
  let { active } = match.game.turn;
  const isMeant = (): boolean => seat === null || seat === active;
  let isItsTurn = isMeant() && isYetToCome(match, step);
  let began = false;
  for (let i = 0; i < ENOUGH; i++) {
    for (const event of goOn(match, step)) {
      if (event.type === 'TurnBegan') {
        if (isItsTurn) throw new CannotPass(nobodyAsked(match, step, active));
        began = false;
        ({ active } = event);
        isItsTurn = isMeant();
      } else if (event.type === 'StepBegan') {
        began = event.step === step && isMeant();
      }
    }
    if (match.game.outcome !== null) throw new CannotPass('the game is over');
    if (!began) continue;
    if (match.game.turn.step === step) return;
    throw new CannotPass(nobodyAsked(match, step, active));
  }
  throw new CannotPass(`'${step}' never begins`);
}

/** Whether this turn has such a step after the one that it is in. */
function isYetToCome({ game, judge }: Match, step: string): boolean {
  const [bottom] = game.agenda;
  const now = bottom?.kind === 'turn' ? bottom.step : -1;
  return judge.rules.turn.some(({ name }, at) => name === step && at > now);
}

/** Why a step can't be gone to: it was over, or left out, before anybody had anything to do in it. */
function nobodyAsked({ judge, players }: Match, step: string, active: Seat): string {
  const actions = judge.rules.turn.find(({ name }) => name === step)?.actions ?? [];
  const reason = actions.includes('declareAttackers')
    ? `: ${players[active]} has no creature that can attack`
    : actions.includes('declareBlockers')
      ? `: no creature attacks that ${players[1 - active]!} could block`
      : '';
  return `nobody is asked anything in '${step}' of ${players[active]}'s turn${reason}`;
}

/** One decision further towards a step. */
function goOn(match: Match, step: string): readonly GameEvent[] {
  const { decision } = match.game;
  switch (decision?.kind) {
    case 'priority':
      return pass(match);
    case 'attack':
      return give(match, decision.seat, { type: 'DeclareAttackers', attackers: [] });
    case 'block':
      return give(match, decision.seat, { type: 'DeclareBlockers', blocks: [] });
    default:
      throw new CannotPass(`on the way to ${step}, ${openDecision(match)}`);
  }
}

function give(match: Match, seat: Seat, body: Parameters<Match['send']>[1]): readonly GameEvent[] {
  const verdict = match.send(seat, body);
  if (!verdict.accepted) throw new CannotPass(`'${body.type}' is refused: ${verdict.refusal.rule}`);
  return verdict.events;
}

function openDecision({ game, players }: Match): string {
  const { decision, outcome } = game;
  if (outcome !== null) return 'the game is over';
  if (decision === null) return 'nobody is asked';
  return `${players[decision.seat]} has to decide: ${decision.kind}`;
}

import type { GameEvent, Seat } from '@arbiter/engine';
import type { Match } from './match.ts';

/** Why passing could not go on. */
export class CannotPass extends Error {}

/** No scenario passes as often as this in one step. */
const ENOUGH = 1_000;

/** Whoever is asked passes. */
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

/** Everyone passes, attacks with nothing and blocks with nothing until the step has begun and somebody is asked. */
export function goTo(match: Match, step: string, seat: Seat | null): void {
  const { rules } = match.judge;
  if (!rules.turn.some(({ name }) => name === step)) {
    throw new CannotPass(`there is no step '${step}'`);
  }
  let began = false;
  for (let i = 0; i < ENOUGH; i++) {
    for (const event of goOn(match, step)) {
      if (event.type === 'TurnBegan') began = false;
      if (event.type !== 'StepBegan') continue;
      const active = match.game.turn.active;
      began = event.step === step && (seat === null || seat === active);
    }
    if (match.game.outcome !== null) throw new CannotPass('the game is over');
    if (!began) continue;
    if (match.game.turn.step === step) return;
    throw new CannotPass(`nobody is asked anything in '${step}'`);
  }
  throw new CannotPass(`'${step}' never begins`);
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

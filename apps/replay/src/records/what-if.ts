import { freshMemory, sensibleBot } from '@arbiter/bots';
import type { Command, Game, Judge, Seat } from '@arbiter/engine';
import { seededRandom } from '@arbiter/kernel';
import { makeDefinitions, type Named } from '@arbiter/protocol';
import { eventsFor, legalFor, viewOf, type VisibleEvent } from '@arbiter/view';
import type { Supposition } from './supposition.ts';

/** A command that somebody might have sent. */
export interface Supposed {
  readonly seat: Seat;
  readonly body: Command['body'];
}

/** What would have come of one command. */
export interface SupposedStep extends Supposed {
  readonly by: 'you' | 'bot';
  readonly refusal: { readonly rule: string; readonly reason: string } | null;
  /** Everything that would have happened, as an operator reads it. */
  readonly lines: readonly VisibleEvent[];
}

/** How a branch goes on. */
export interface Branch {
  readonly steps: readonly SupposedStep[];
  /** Where it leads. */
  readonly end: Game;
}

/**
 * Plays on from a position as if the record ended there: some commands first, up to the first that is refused, then so
 * many commands of bots. Chance in it is not the record's. Nothing of it is written anywhere.
 *
 * @throws whatever the engine throws at a command that has no form that it knows
 */
export function branchFrom(
  judge: Judge,
  from: Game,
  supposed: readonly Supposed[],
  bots: number,
): Branch {
  const steps: SupposedStep[] = [];
  let game = from;
  const decide = ({ seat, body }: Supposed, by: SupposedStep['by']): boolean => {
    const id = `what-if ${steps.length}`;
    const verdict = judge.decide({ id, seat, at: 0, body }, game);
    const lines = eventsFor(judge, game, verdict.events, 'operator');
    const refusal = verdict.accepted
      ? null
      : { rule: verdict.refusal.rule, reason: verdict.refusal.reason };
    steps.push({ seat, body, by, refusal, lines });
    game = verdict.game;
    return verdict.accepted;
  };
  const allTaken = supposed.every((one) => decide(one, 'you'));
  const memories = [freshMemory(''), freshMemory('')] as const;
  const random = seededRandom(1);
  for (let i = 0; allTaken && i < bots && game.outcome === null && game.decision !== null; i++) {
    const { seat } = game.decision;
    const options = legalFor(judge, game, seat);
    if (options.commands.length === 0) break;
    const body = sensibleBot(viewOf(judge, game, seat), options, random, memories[seat]);
    if (!decide({ seat, body }, 'bot')) break;
  }
  return { steps, end: game };
}

/**
 * The branch that a supposition makes of the position before its event.
 *
 * @param judge of the edition that the position has now
 * @throws whatever the engine throws at a command or a card that it can't read
 */
export function branchOf(
  judge: Judge,
  before: Game,
  { commands, definitions, bots }: Supposition,
): Branch {
  return branchFrom(
    judge,
    withDefinitions(before, definitions),
    commands as readonly Supposed[],
    bots,
  );
}

/** The same position, where some cards say what they should have said. */
export function withDefinitions(game: Game, mended: readonly Named[]): Game {
  if (mended.length === 0) return game;
  const names = new Set(mended.map(({ name }) => name));
  const kept = (game.definitions ?? [])
    .map((text) => JSON.parse(text) as Named)
    .filter(({ name }) => !names.has(name));
  // By a mark of its own: what was worked out of the position by the other definitions is nothing to this one.
  const look = { ...game.look };
  return { ...game, definitions: makeDefinitions([...kept, ...mended]), look };
}

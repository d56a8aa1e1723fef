import { waysOf } from '@arbiter/engine';
import { fill, TooLarge } from '../scenario/play/completions.ts';
import type { Watch } from '../scenario/play/play-step.ts';

/**
 * Watches a scenario: after each step whatever is then offered is tried in its first and its last way, and has to be
 * accepted; a play that is offered has a way. Slower than playing alone.
 * @throws {Error} that says what is offered and refused
 */
export const offeredIsAccepted: Watch = (step, match) => {
  if (step?.kind === 'expect') return;
  const { judge, game } = match;
  if (game.decision === null) return;
  const { seat } = game.decision;
  for (const legal of judge.legalCommands(game, seat)) {
    // Names are tested, never listed.
    if (legal.type === 'Choose' && legal.space.shape === 'name') continue;
    if ('plans' in legal && waysOf(legal) === 0) {
      throw new Error(`offered, but there is no way to do it: ${JSON.stringify(legal)}`);
    }
    const ways = waysOrNone(legal);
    for (const body of new Set([ways[0], ways.at(-1)])) {
      if (body === undefined) continue;
      const verdict = match.try(seat, body);
      if (verdict.accepted) continue;
      const { rule, reason } = verdict.refusal;
      throw new Error(`offered, but refused by ${rule}: ${reason}: ${JSON.stringify(body)}`);
    }
  }
};

function waysOrNone(legal: Parameters<typeof fill>[0]): ReturnType<typeof fill> {
  try {
    return fill(legal);
  } catch (error) {
    if (error instanceof TooLarge) return [];
    throw error;
  }
}

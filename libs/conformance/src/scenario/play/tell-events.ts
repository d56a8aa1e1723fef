import type { Match } from './match.ts';

/** Events of the machinery, which a report does without. */
const UNTOLD = new Set([
  'CommandReceived',
  'FramePushed',
  'FramePopped',
  'FrameMoved',
  'StepActionDone',
]);

/** What happened since the last expectation that held, one line an event. */
export function tellEvents({ sinceHeld, game, players }: Match): string {
  const told = sinceHeld
    .filter(({ type }) => !UNTOLD.has(type))
    .map((event) => `  ${JSON.stringify(event).slice(0, 300)}`);
  const { decision, turn } = game;
  const open = decision === null ? 'nobody' : `${players[decision.seat]} (${decision.kind})`;
  return [...told, `  now: ${players[turn.active]}'s ${turn.step}, asked: ${open}`].join('\n');
}

import { sha256, type Commit, type GameEvent, type PlacedCommand } from '@arbiter/protocol';

/** What is recorded where the engine has no answer: the command, and that the game is suspended. No refusal. */
export function suspensionOf(command: PlacedCommand, trace: string): GameEvent[] {
  const { body, thought, ...placed } = command;
  const said = thought === undefined ? {} : { thought };
  return [
    { type: 'CommandReceived', rule: 'protocol', ...placed, ...said, command: body },
    { type: 'GameSuspended', rule: 'protocol', trace },
  ];
}

/** Whether a commit records that its game is suspended. */
export const isSuspension = ({ events }: Commit): boolean =>
  events.at(-1)?.type === 'GameSuspended';

/** A trace id where no evaluator lived to give one: 32 hexadecimal digits. */
export function traceOf(tip: string, command: string): string {
  return sha256(`${tip}/${command}`).slice(0, 32);
}

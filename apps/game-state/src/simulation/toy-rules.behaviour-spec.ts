import { seededSecret, type GameEvent, type PlacedCommand } from '@arbiter/protocol';

/** Which version of the toy's rules decides. They refuse different commands and tell different events. */
export type Version = 1 | 2;

export const PINNED = { engine: 'toy' };
export const SECRET = seededSecret('simulation', 'server');
export const OPENING = { type: 'StartGame', edition: '6ED', pinned: PINNED, serverSecret: SECRET };

/** A deterministic game that stands in for Magic: it adds up steps; its state is the sum, -1 before it starts. */
export function decideToy(version: Version, command: PlacedCommand, sum: number): GameEvent[] {
  const { id, seat, at, body } = command;
  const received: GameEvent = { type: 'CommandReceived', seat, command: body, id, at };
  const refused = (reason: string): GameEvent[] => [
    received,
    { type: 'CommandRefused', reason, by: version, sum },
  ];
  if (body.type === 'StartGame') {
    return sum < 0
      ? [received, { type: 'GameStarted', time: [9, 9], grace: [0, 0], at }]
      : refused('started');
  }
  if (sum < 0) return refused('not started');
  if (body.type === 'PauseClocks')
    return [received, { type: 'ClocksAdvanced', spent: [0, 0], grace: [0, 0], at }];
  const step = Number(body['step'] ?? 0);
  if ((sum + step) % (version + 2) === 0) return refused('divisible');
  const counted = { type: 'Counted', step, sum: sum + step };
  return version === 1 ? [received, counted] : [received, counted, { type: 'Applauded' }];
}

/** Folds events of the toy. */
export function foldToy(events: readonly GameEvent[], sum: number): number {
  return events.reduce(
    (now, event) =>
      event.type === 'GameStarted'
        ? 0
        : event.type === 'Counted'
          ? now + Number(event['step'])
          : now,
    sum,
  );
}

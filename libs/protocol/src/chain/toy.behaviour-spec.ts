import { seededSecret } from '../commitment.ts';
import { makeCommit, type Commit, type GameEvent, type PlacedCommand } from './commit.ts';
import { openHead, advance } from './head.ts';
import { recordLines } from './record.ts';
import { privateKeyFromSeed, tipSigner } from './signed-tip.ts';
import type { Redecider } from './verify.ts';

/** A toy game for tests of the chain: it counts to ten; a step of 0 is refused, and every third command tells more. */
export const pinned = { engine: 'toy-1' };
export const secret = seededSecret('7', 'server');
export const signer = tipSigner(privateKeyFromSeed(new Uint8Array(32).fill(7)));

/** Decides a toy command; `sum` is the whole state. */
export function decideToy(command: PlacedCommand, sum: number): GameEvent[] {
  const received: GameEvent = {
    type: 'CommandReceived',
    seat: command.seat,
    command: command.body,
    id: command.id,
    at: command.at,
  };
  const step = command.body['step'];
  if (command.body.type === 'OpenGame') return [received, { type: 'GameOpened' }];
  if (typeof step !== 'number' || step === 0) {
    return [
      received,
      { type: 'CommandRefused', edition: '6ED', rule: '1', reason: 'no step', objects: [] },
    ];
  }
  const events: GameEvent[] = [received, { type: 'Counted', step }];
  if (step === 3) events.push({ type: 'Thrice', sum: sum + 3 });
  events.push({
    type: 'DecisionRequested',
    seat: sum % 2 === 0 ? 0 : 1,
    question: { kind: 'step' },
  });
  return events;
}

/** Folds toy events. */
export function foldToy(events: readonly GameEvent[], sum: number): number {
  return events.reduce(
    (now, event) => (event.type === 'Counted' ? now + Number(event['step']) : now),
    sum,
  );
}

/** A record of a toy game in which these steps are asked for. */
export function toyRecord(steps: readonly number[]): { lines: string[]; commits: Commit[] } {
  const head = openHead('toy', { edition: '6ED', pinned, secret });
  const commits: Commit[] = [];
  let sum = 0;
  const bodies = [
    { type: 'OpenGame', edition: '6ED', pinned, serverSecret: secret },
    ...steps.map((step) => ({ type: 'Step', step })),
  ];
  bodies.forEach((body, i) => {
    const command: PlacedCommand = {
      id: `c${i}`,
      seat: i === 0 ? 'system' : i % 2 === 0 ? 0 : 1,
      at: 1000 + i,
      body,
    };
    const events = decideToy(command, sum);
    const commit = makeCommit(
      { prev: head.tip, first: head.next, command: command.id, partition: 3, offset: i, events },
      secret,
    );
    commits.push(commit);
    advance(head, commit);
    sum = foldToy(events, sum);
  });
  const { game, version, tip } = head;
  const header = { game, edition: '6ED', pinned, keys: [signer.key] };
  return { lines: [...recordLines(header, commits, signer.sign({ game, version, tip }))], commits };
}

/** Decides toy commands again, by a build that calls itself `engine`; `twist` changes what it decides. */
export function toyRedecider(
  engine = 'toy-1',
  twist = (events: GameEvent[]) => events,
): () => Redecider {
  return () => {
    let sum = 0;
    return {
      isPinned: (digests) => digests['engine'] === engine,
      decide: (command) => twist(decideToy(command, sum)),
      fold(events) {
        sum = foldToy(events, sum);
      },
    };
  };
}

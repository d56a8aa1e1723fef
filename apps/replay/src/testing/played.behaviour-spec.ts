import { judgesOf } from '@arbiter/editions';
import {
  drawFrom,
  fold,
  NO_GAME,
  type Command,
  type CommandBody,
  type Game,
  type Judge,
  type LegalCommand,
} from '@arbiter/engine';
import { seededRandom, type Random } from '@arbiter/kernel';
import type { EventLog, NewRecord } from '@arbiter/event-log';
import {
  advance,
  commandId,
  commitLine,
  definitionsDigest,
  headBefore,
  makeCommit,
  makeCommitment,
  makeDefinitions,
  openHead,
  seededSecret,
  shake256,
  systemCommandId,
  topics,
  type Commit,
  type Head,
  type MatchmakingEvent,
  type PlacedCommand,
  type Rating,
} from '@arbiter/protocol';
import { cardsOf, definitionsOf, SPED_RED, STOMPY, LIBRARY } from '@arbiter/sets';

export const judgeOf = judgesOf(LIBRARY, shake256);
/** What that game was opened by. */
export const BUILD = { engine: 'e'.repeat(64) };
export const PLAYERS = ['ann', 'bob'] as const;
export const DECKS = [STOMPY, SPED_RED] as const;
const CARDS = DECKS.map(({ main }) => cardsOf(main));
const DEFINITIONS = makeDefinitions(definitionsOf('6ED', CARDS.flat()));
const PINNED = { ...BUILD, definitions: definitionsDigest(DEFINITIONS) };

/** A game that somebody played, as it lies on game.events. */
export interface Played {
  readonly game: string;
  readonly commits: readonly Commit[];
  readonly lines: readonly string[];
  readonly secrets: readonly [string, string];
  readonly serverSecret: string;
  readonly end: Game;
  readonly head: Head;
}

/** Plays a game on the chain without any service; after `patience` commits the player who has to decide concedes. */
export function playGame(game: string, seed: number, patience = 120): Played {
  const judge = judgeOf('6ED') as Judge;
  const random = seededRandom(seed);
  const secrets = [seededSecret(game, '0'), seededSecret(game, '1')] as const;
  const serverSecret = seededSecret(game, 'server');
  const stops = { own: ['precombat main', 'declare attackers'], other: ['end of turn'] };
  const opening = {
    type: 'StartGame',
    game,
    edition: '6ED',
    decks: CARDS,
    definitions: DEFINITIONS,
    commitments: {
      seats: secrets.map((secret) => makeCommitment(secret)),
      server: makeCommitment(serverSecret),
    },
    serverSecret,
    pinned: PINNED,
    chooser: null,
    time: [1_500_000, 1_500_000],
    grace: [60_000, 60_000],
    stops: [stops, stops],
  };
  const commits: Commit[] = [];
  let head: Head = openHead(game, { edition: '6ED', pinned: PINNED, secret: serverSecret });
  let now: Game = NO_GAME;
  let at = 1_000_000;
  const send = (id: string, seat: PlacedCommand['seat'], body: object): void => {
    const command = { id, seat, at: at++, body } as unknown as Command;
    const { events } = judge.decide(command, now);
    const commit = makeCommit(
      {
        prev: head.tip,
        first: head.next,
        command: id,
        partition: 0,
        offset: commits.length,
        events: events as never,
      },
      serverSecret,
    );
    if (commits.length === 0) head = headBefore(game, commit) as Head;
    advance(head, commit);
    now = fold(now, events);
    commits.push(commit);
  };
  send(systemCommandId(game, 'StartGame', 'test'), 'system', opening);
  while (now.outcome === null) {
    const { decision } = now;
    if (decision === null) throw new Error('nobody is asked');
    const { seat } = decision;
    const number = commits.length;
    const id = (what: string): string => commandId(PLAYERS[seat], game, `${what} ${number}`);
    // Now and then something that is refused: what players tried is part of the record.
    if (number % 10 === 9) send(id('try'), seat, { type: 'PlayLand', object: 9_999_999 });
    const body =
      number > patience
        ? { type: 'Concede' }
        : anyCommand(judge.legalCommands(now, seat), random, secrets[seat]);
    send(id('play'), seat, body);
  }
  return { game, commits, lines: commits.map(commitLine), secrets, serverSecret, end: now, head };
}

/** A game as another build would have recorded it: with some events changed, and all that depends on them made again. */
export function changed(
  { game, commits, serverSecret }: Played,
  change: (commit: Commit, index: number) => Commit['events'],
): { readonly game: string; readonly lines: readonly string[]; readonly head: Head } {
  let head: Head | undefined;
  const lines = commits.map((commit, index) => {
    const { command, partition, offset } = commit;
    const [prev, first] = [head?.tip ?? commit.prev, head?.next ?? 0];
    const events = change(commit, index);
    const made = makeCommit({ prev, first, command, partition, offset, events }, serverSecret);
    head ??= headBefore(game, made) as Head;
    advance(head, made);
    return commitLine(made);
  });
  return { game, lines, head: head as Head };
}

/** Changes the rule that the first refusal cites. */
export function otherRefusal({
  commits,
}: Played): (commit: Commit, index: number) => Commit['events'] {
  const refusal = commits.findIndex(({ events }) => events.at(-1)?.type === 'CommandRefused');
  return ({ events }, index) =>
    index === refusal
      ? events.with(-1, { ...(events.at(-1) as (typeof events)[number]), rule: '6ED 999' })
      : events;
}

function anyCommand(legal: readonly LegalCommand[], random: Random, secret: string): CommandBody {
  const useful = legal.filter(
    (one) => one.type !== 'TakeBack' && !(one.type === 'ActivateAbility' && one.isMana),
  );
  const one = useful[random.below(useful.length)];
  switch (one?.type) {
    case 'DiscloseSecret':
      return { type: 'DiscloseSecret', secret };
    case 'PlayLand':
      return { type: 'PlayLand', object: one.object };
    case 'CastSpell':
      return { type: 'CastSpell', object: one.object, ...brought(one.plans, random) };
    case 'DeclareAttackers':
      return { type: 'DeclareAttackers', attackers: drawFrom(one.space, random) as never };
    case 'DeclareBlockers':
      return { type: 'DeclareBlockers', blocks: drawFrom(one.space, random) as never };
    case 'Choose':
      return { type: 'Choose', answer: drawFrom(one.space, random) as never };
    default:
      return { type: 'Pass' };
  }
}

type Plans = Extract<LegalCommand, { type: 'CastSpell' }>['plans'];

function brought(plans: Plans, random: Random): object {
  const plan = plans[random.below(plans.length)];
  if (plan === undefined) return {};
  const { mode, alternative, buyback, x } = plan;
  const targets = plan.targets.map((space) => drawFrom(space, random));
  return { mode, alternative, buyback, x: x.least, targets, payment: {} };
}

/** A match of one game between `PLAYERS`, as it lies on matchmaking.events; without its end. */
export function matchOf(match: string, games: readonly string[], from = 0): MatchmakingEvent[] {
  return [
    {
      type: 'MatchOpened',
      match,
      region: 'local',
      tickets: ['t-1', 't-2'],
      players: [...PLAYERS],
      offer: { edition: '6ED', format: 'freeform', bestOf: 1 },
      decks: [DECKS[0] as never, DECKS[1] as never],
      at: 1_000,
    },
    ...games.map((game, index): MatchmakingEvent => {
      const start = { type: 'StartGame', game, serverSecret: seededSecret(game, 'server') };
      return { type: 'GameOpened', match, game, number: index + 1, start, from, at: 2_000 };
    }),
  ];
}

/** How that match ends. */
export function endOf(match: string, { game, end }: Played): MatchmakingEvent[] {
  const winner = end.outcome?.winner ?? null;
  const score: [number, number] = winner === null ? [0, 0] : winner === 0 ? [1, 0] : [0, 1];
  const time: [number, number] = [1, 1];
  const reason = end.outcome?.reason ?? '';
  return [
    { type: 'GameScored', match, game, winner, reason, score, time, grace: time, at: 3_000 },
    { type: 'MatchEnded', match, winner, score, reason: 'games', at: 4_000 },
  ];
}

/** Rated matches between cat and dan, `rated-1` and so on, all won by cat: ten points each from 1500. */
export function ratedMatches(count: number): MatchmakingEvent[] {
  const ratingAfter = (matches: number, sign: 1 | -1): Rating => ({
    rating: 1500 + sign * 10 * matches,
    ...{ deviation: 340 - matches, volatility: 0.06, matches, at: 5_000 + matches },
  });
  return Array.from({ length: count }, (_, i): MatchmakingEvent[] => {
    const match = `rated-${i + 1}`;
    const [opened] = matchOf(match, []) as [Extract<MatchmakingEvent, { type: 'MatchOpened' }>];
    const change = (sign: 1 | -1) => ({
      before: ratingAfter(i, sign),
      after: ratingAfter(i + 1, sign),
    });
    return [
      { ...opened, players: ['cat', 'dan'], offer: { ...opened.offer, rated: true } },
      {
        ...{ type: 'MatchEnded', match, winner: 0, score: [1, 0], reason: 'concession' },
        ...{ ratings: [change(1), change(-1)], at: 5_001 + i },
      },
    ];
  }).flat();
}

export async function tell(log: EventLog, events: readonly MatchmakingEvent[]): Promise<void> {
  await log.append(
    events.map((event) => ({
      topic: topics.matchmakingEvents.name,
      key: 'local',
      value: JSON.stringify(event),
    })),
  );
}

export async function record(
  log: EventLog,
  { game, lines }: Pick<Played, 'game' | 'lines'>,
): Promise<void> {
  await log.append(
    lines.map((value): NewRecord => ({ topic: topics.gameEvents.name, key: game, value })),
  );
}

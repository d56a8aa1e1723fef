import { freshMemory, sensibleBot, type BotMemory } from '@arbiter/bots';
import type { Asked } from '@arbiter/client';
import { EDITIONS } from '@arbiter/editions';
import {
  cardPool,
  drawFrom,
  fold,
  judge,
  NO_GAME,
  type CommandBody,
  type Game,
  type GameEvent,
  type Judge,
  type LegalCommand,
  type Seat,
} from '@arbiter/engine';
import { seededRandom, type Random } from '@arbiter/kernel';
import type { EventLog, LogRecord, Subscription } from '@arbiter/event-log';
import { Follower, makeHeaders, shake256, topics, type GameCommand } from '@arbiter/protocol';
import { CARDS } from '@arbiter/sets';

/** The judge that the tests' players look with. */
export const SIXTH: Judge = judge(EDITIONS['6ED'] as never, cardPool(CARDS), shake256);

/** Plays sensibly through the client, game by game. */
export function sensibleChooser(random: Random): (asked: Asked) => never {
  const memories = new Map<string, BotMemory>();
  return ({ game, view, options, secret }) => {
    const memory = memories.get(game) ?? freshMemory(secret);
    memories.set(game, memory);
    return sensibleBot(view, options!, random, memory) as never;
  };
}

/** What somebody plays without any service between: any legal command, quickly rather than well. */
export function anyCommand(
  game: Game,
  seat: Seat,
  random: Random,
  secret: string,
): CommandBody | null {
  const legal = SIXTH.legalCommands(game, seat);
  if (legal.length === 0) return null;
  const useful = legal.filter((one) => one.type !== 'TakeBack' && !isManaAbility(one));
  const one = useful[random.below(useful.length)] ?? legal[0];
  return (one && bodyOf(one, random, secret)) ?? { type: 'Pass' };
}

const isManaAbility = (one: LegalCommand): boolean => one.type === 'ActivateAbility' && one.isMana;

function bodyOf(one: LegalCommand, random: Random, secret: string): CommandBody | null {
  switch (one.type) {
    case 'Pass':
      return { type: 'Pass' };
    case 'DiscloseSecret':
      return { type: 'DiscloseSecret', secret };
    case 'PlayLand':
      return { type: 'PlayLand', object: one.object };
    case 'CastSpell':
      return { type: 'CastSpell', object: one.object, ...brought(one.plans, random) };
    case 'ActivateAbility': {
      const { object, ability } = one;
      return { type: 'ActivateAbility', object, ability, ...brought(one.plans, random) };
    }
    case 'DeclareAttackers':
      return { type: 'DeclareAttackers', attackers: drawFrom(one.space, random) as never };
    case 'DeclareBlockers':
      return { type: 'DeclareBlockers', blocks: drawFrom(one.space, random) as never };
    case 'Choose':
      return { type: 'Choose', answer: drawFrom(one.space, random) as never };
    case 'TakeBack':
      return { type: 'TakeBack', keep: [] };
    case 'AnnounceAttack':
      return { type: 'AnnounceAttack' };
    default:
      return one satisfies never;
  }
}

type Plans = Extract<LegalCommand, { type: 'CastSpell' }>['plans'];

function brought(plans: Plans, random: Random): object {
  const plan = plans[random.below(plans.length)];
  if (plan === undefined) return {};
  return {
    mode: plan.mode,
    alternative: plan.alternative,
    buyback: plan.buyback,
    x: plan.x.least,
    targets: plan.targets.map((space) => drawFrom(space, random)),
    payment: {},
  };
}

/**
 * Two players who read game.events and write game.commands themselves, each answering its own decisions.
 */
export class DirectPlayers {
  readonly follower = new Follower<Game>({
    initial: NO_GAME,
    fold: (game, events) => fold(game, events as unknown as readonly GameEvent[]),
  });
  /** Ids of commands that were accepted or refused, by game, in order. */
  readonly answered = new Map<string, string[]>();
  readonly tips = new Map<string, string[]>();
  readonly #log: EventLog;
  readonly #random: Random;
  readonly #secrets: readonly [string, string];
  readonly #ended = new Map<string, () => void>();
  #tail: Subscription | undefined;

  readonly #patience: number;

  /** @param patience commits of a game after which the player who is asked concedes */
  constructor(
    log: EventLog,
    seed: number,
    secrets: readonly [string, string],
    patience = Infinity,
  ) {
    this.#patience = patience;
    this.#log = log;
    this.#random = seededRandom(seed);
    this.#secrets = secrets;
  }

  async start(): Promise<void> {
    this.#tail = await this.#log.tail({
      topics: [topics.gameEvents.name],
      from: 'start',
      onBatch: async ({ records, next, partition }) => {
        const touched = new Set(records.flatMap((record) => this.#read(record) ?? []));
        const end = (await this.#log.extents(topics.gameEvents.name))[partition]?.next;
        if (next === end) await Promise.all([...touched].map((game) => this.#play(game)));
      },
    });
  }

  async stop(): Promise<void> {
    await this.#tail?.close();
  }

  /** Resolves when the game is over. */
  async over(game: string): Promise<Game> {
    if (this.follower.game(game)?.state.outcome == null) {
      await new Promise<void>((resolve) => this.#ended.set(game, resolve));
    }
    return this.follower.game(game)?.state as Game;
  }

  #read({ key, value }: LogRecord): string | undefined {
    const step = this.follower.read(key, value ?? '');
    if ('skipped' in step) return undefined;
    push(this.answered, key, step.commit.command);
    push(this.tips, key, step.commit.id);
    if (step.after.outcome !== null) this.#ended.get(key)?.();
    return key;
  }

  async #play(game: string): Promise<void> {
    const followed = this.follower.game(game);
    const seat = followed?.state.decision?.seat;
    if (followed === undefined || seat === undefined) return;
    const { state, head } = followed;
    const body =
      head.version > this.#patience
        ? ({ type: 'Concede' } as const)
        : anyCommand(state, seat, this.#random, this.#secrets[seat]);
    if (body === null) return;
    await sendCommand(this.#log, { id: `${game}/${head.version}`, game, seat, body } as never);
  }
}

/** Puts a command on game.commands, as the gateway would. */
export async function sendCommand(log: EventLog, command: GameCommand): Promise<void> {
  await log.append([
    {
      topic: topics.gameCommands.name,
      key: command.game,
      value: JSON.stringify(command),
      headers: makeHeaders({
        id: command.id,
        source: '/test',
        type: 'arbiter.game.command.v1',
        subject: command.game,
      }),
    },
  ]);
}

function push<V>(lists: Map<string, V[]>, key: string, value: V): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

import {
  drawFrom,
  NO_GAME,
  type AnnouncedChoices,
  type Game,
  type GameEvent,
  type Judge,
  type LegalCommand,
  type Plan,
  type PlayerCommand,
  type Recipient,
  type Seat,
  type StartGame,
} from '@arbiter/engine';
import { seededRandom, type ExtendableHash, type Random } from '@arbiter/kernel';
import { openingOf, secretOf } from './opening.ts';

/** What a random game is played with. */
export interface RandomTable {
  readonly judge: Judge;
  readonly hash: ExtendableHash;
  readonly decks: readonly [readonly string[], readonly string[]];
}

/** A game in play, and what has happened in it. */
export interface PlayedGame {
  readonly game: Game;
  /** All events, if they were asked for. */
  readonly events: readonly GameEvent[];
  readonly eventCount: number;
  readonly decisions: number;
}

/** Where players are asked in random games. */
const STOPS = {
  own: ['precombat main', 'main', 'postcombat main'],
  other: ['declare attackers', 'end of turn', 'discard', 'end'],
};

/**
 * Plays a game by drawing from the engine's own option spaces, without views: for benches and tests that want many
 * positions fast. Everything follows from the seed. Players who are tried as clients are in `@arbiter/bots`.
 *
 * @param until stops as soon as this is true of the game
 * @throws {Error} if a command that was offered is refused, or if nobody can do anything
 */
export function playRandomly(
  table: RandomTable,
  seed: number,
  { keepEvents = false, until }: { keepEvents?: boolean; until?: (game: Game) => boolean } = {},
): PlayedGame {
  const random = seededRandom(seed);
  const kept: GameEvent[] = [];
  let game = NO_GAME;
  let eventCount = 0;
  let decisions = 0;
  let at = 0;
  const send = (seat: Seat | 'system', body: StartGame | PlayerCommand): void => {
    at += 1;
    const verdict = table.judge.decide({ id: String(at), seat, at, body }, game);
    if (!verdict.accepted) {
      throw new Error(
        `seed ${seed}: ${body.type} was offered and refused: ${verdict.refusal.reason}`,
      );
    }
    game = verdict.game;
    eventCount += verdict.events.length;
    if (keepEvents) kept.push(...verdict.events);
  };
  send(
    'system',
    openingOf({
      game: `random ${seed}`,
      edition: table.judge.rules.edition,
      decks: table.decks,
      hash: table.hash,
      seed,
      stops: [STOPS, STOPS],
    }),
  );
  const secrets = [secretOf(seed, 0), secretOf(seed, 1)] as const;
  while (game.outcome === null && until?.(game) !== true) {
    const seat = game.decision?.seat;
    if (seat === undefined)
      throw new Error(`seed ${seed}: nobody is asked and the game is not over`);
    decisions += 1;
    const legal = table.judge.legalCommands(game, seat);
    send(seat, drawCommand(legal, game, random, secrets[seat]));
  }
  return { game, events: kept, eventCount, decisions };
}

/** Draws one of the legal commands and fills its spaces; now and then step by step, now and then taken back. */
export function drawCommand(
  legal: readonly LegalCommand[],
  game: Game,
  random: Random,
  secret: string,
): PlayerCommand {
  for (let tries = 0; tries < 1_000; tries++) {
    const command = drawnOf(random.pick(legal), game, random, secret);
    if (command !== null) return command;
  }
  throw new Error(`nothing could be drawn from ${JSON.stringify(legal.map(({ type }) => type))}`);
}

function drawnOf(
  legal: LegalCommand,
  game: Game,
  random: Random,
  secret: string,
): PlayerCommand | null {
  switch (legal.type) {
    case 'Pass':
      return { type: 'Pass' };
    case 'DiscloseSecret':
      return { type: 'DiscloseSecret', secret };
    case 'PlayLand':
      return legal;
    case 'CastSpell': {
      const { object } = legal;
      if (random.oneIn(10)) return { type: 'Begin', object };
      return { type: 'CastSpell', object, ...filled(random.pick(legal.plans), random) };
    }
    case 'ActivateAbility': {
      const { object, ability, isMana } = legal;
      const withPriority = game.decision?.kind === 'priority';
      // Mana for nothing burns: rarely.
      if (isMana && withPriority && !random.oneIn(10)) return null;
      if (withPriority && random.oneIn(10)) return { type: 'Begin', object, ability };
      const brought = filled(random.pick(legal.plans), random);
      return { type: 'ActivateAbility', object, ability, ...brought };
    }
    case 'DeclareAttackers': {
      const attackers = drawFrom(legal.space, random) as readonly (readonly number[])[] | null;
      return attackers === null ? null : { type: 'DeclareAttackers', attackers };
    }
    case 'DeclareBlockers': {
      const blocks = drawFrom(legal.space, random) as readonly (readonly [number, number])[] | null;
      return blocks === null ? null : { type: 'DeclareBlockers', blocks };
    }
    case 'AnnounceAttack':
      return { type: 'AnnounceAttack' };
    case 'TakeBack':
      // Rarely, so that most announcements come to their end.
      if (!random.oneIn(4)) return null;
      return {
        type: 'TakeBack',
        keep: legal.played.slice(legal.least ?? 0).filter(() => random.oneIn(2)),
      };
    case 'Choose': {
      const declined = legal.kind === 'pay' && random.oneIn(3);
      const answer = declined ? false : drawFrom(legal.space, random);
      return answer === null ? null : { type: 'Choose', answer };
    }
    default:
      return legal satisfies never;
  }
}

function filled(
  { mode, alternative, buyback, x, targets, division }: Plan,
  random: Random,
): AnnouncedChoices {
  const chosen = targets.map((space) => (drawFrom(space, random) ?? []) as readonly Recipient[]);
  return {
    mode,
    alternative,
    buyback,
    x: x.least + random.below(x.most - x.least + 1),
    targets: chosen,
    ...(division === null
      ? {}
      : {
          division: chosen.map((group, spec) =>
            spec === division.spec ? dividedAmong(group.length, division.total, random) : [],
          ),
        }),
  };
}

/** An amount divided at random among so many, at least one each. */
function dividedAmong(count: number, total: number, random: Random): number[] {
  const amounts = Array.from({ length: count }, () => 1);
  for (let left = total - count; left > 0; left--) {
    const i = random.below(count);
    amounts[i] = (amounts[i] as number) + 1;
  }
  return amounts;
}

import { z } from 'zod';
import type { Commit } from '../chain/commit.ts';
import { commandBody, digest, gameEvent, id, millis, offset, playerSeat, seat } from './common.ts';

/** game.commands.v1: one command for one game. Its time is the append time of its message. */
export const gameCommand = z.object({
  id,
  game: id,
  seat,
  /** How long the seat says to have had the question before it sent this, in milliseconds; left out: it says nothing. */
  thought: millis.optional(),
  body: commandBody,
});
export type GameCommand = z.infer<typeof gameCommand>;

/** game.events.v1: one commit. Read it with `parseCommit`, which checks the hash over the bytes as stored. */
export const gameCommit: z.ZodType<Commit> = z.object({
  id: digest,
  prev: digest,
  first: z.int().nonnegative(),
  command: id,
  partition: z.int().nonnegative(),
  offset,
  events: z.array(gameEvent).min(1),
  salt: digest,
});

/** A command with its place in order. */
export const placedCommand = z.object({
  id,
  seat,
  at: millis,
  thought: millis.optional(),
  body: commandBody,
});

/** rules.requests.v1: what does this command do at this tip? */
export const verdictRequest = z.object({
  game: id,
  tip: digest,
  command: placedCommand,
  /** Counts how often this was asked at this tip, from 1. From 2 on an evaluator says that it begins. */
  attempt: z.int().min(1),
  /** Digest of the build that decides it, which is the one that the game pins; any may, if left out. */
  build: z.string().optional(),
});
export type VerdictRequest = z.infer<typeof verdictRequest>;

/** rules.verdicts.v1: the answer, to be matched by game, tip and command. */
export const verdict = z.object({
  game: id,
  tip: digest,
  command: id,
  attempt: z.int().min(1),
  /** Digest of the build that answers. */
  build: z.string(),
  outcome: z.discriminatedUnion('kind', [
    /** The events of the commit; a refusal has them too. */
    z.object({ kind: z.literal('decided'), events: z.array(gameEvent).min(1) }),
    /** The evaluator has not folded that tip within its patience. */
    z.object({ kind: z.literal('unknown') }),
    /** The evaluator is past that tip. */
    z.object({ kind: z.literal('stale') }),
    /** It begins now: anyone who begins and never ends has died of it. */
    z.object({ kind: z.literal('begun') }),
    /** The engine threw or used up its steps. Asking again would not help. */
    z.object({ kind: z.literal('failed'), why: z.string(), trace: z.string() }),
  ]),
});
export type Verdict = z.infer<typeof verdict>;

/** What is left of both seats' time, in milliseconds. */
const bothClocks = z.tuple([z.number(), z.number()]);

/**
 * game.milestones.v1: what matchmaking has to know of games, so that it need not read their commits. Each may come more
 * than once. A partition has none before its first `ToldFrom`.
 */
export const gameMilestone = z.discriminatedUnion('type', [
  /** Of the commits of this partition from here on, milestones are told; of those before, some may be missing. */
  z.object({ type: z.literal('ToldFrom'), partition: z.int().nonnegative(), offset }),
  /** A game has its first commit, and goes on. */
  z.object({ type: z.literal('GameBegun'), game: id }),
  /** A game has ended, or was refused at its opening. */
  z.object({
    type: z.literal('GameOver'),
    game: id,
    /** `null`: a draw, or nobody because nothing was played. */
    winner: playerSeat.nullable(),
    reason: z.string(),
    /** What was left on the clocks, and of the grace for lost connections; left out if it never started. */
    left: bothClocks.optional(),
    grace: bothClocks.optional(),
    /** The time of its last command, in milliseconds since 1970. */
    at: millis,
  }),
]);
export type GameMilestone = z.infer<typeof gameMilestone>;

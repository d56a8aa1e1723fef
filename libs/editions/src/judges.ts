import {
  cardPool,
  foldOnce,
  judge,
  NO_GAME,
  type CardPool,
  type Command,
  type Game,
  type GameEvent,
  type Judge,
} from '@arbiter/engine';
import type { ExtendableHash } from '@arbiter/kernel';
import { EDITIONS } from './editions.ts';

/** The judge of an edition, by its code; undefined for one that players are not offered. */
export type JudgeOf = (edition: string) => Judge | undefined;

/**
 * The judges of all editions that players are offered, over one pool of cards. Each is made when it is first asked for,
 * because cards take a while to compile.
 *
 * @param hash SHAKE256 or another extendable-output hash: all chance follows from it and the game's secrets
 */
export function judgesOf(
  definitions: Parameters<typeof cardPool>[0],
  hash: ExtendableHash,
): JudgeOf {
  let pool: CardPool | undefined;
  const judges = new Map<string, Judge>();
  return (edition) => {
    const rules = EDITIONS[edition];
    if (rules === undefined) return undefined;
    let found = judges.get(edition);
    if (found === undefined) {
      pool ??= cardPool(definitions);
      judges.set(edition, (found = judge(rules, pool, hash)));
    }
    return found;
  };
}

/** Games of the record, by all editions: what is stored of commands and events is plain data, checked where it came in. */
export interface RecordRules {
  /** The game before its first event. */
  readonly initial: Game;
  readonly fold: (game: Game, events: readonly object[]) => Game;
  /** @throws Error for an edition that is not played, and what the engine throws */
  readonly decide: (edition: string, command: object, game: Game) => readonly object[];
}

/** The rules as whoever evaluates for the record asks them. */
export function recordRules(judgeOf: JudgeOf): RecordRules {
  return {
    initial: NO_GAME,
    fold: (game, events) => foldOnce(game, events as readonly GameEvent[]),
    decide: (edition, command, game) => {
      const found = judgeOf(edition);
      if (found === undefined) throw new Error(`this build does not play ${edition}`);
      return found.decide(command as Command, game).events;
    },
  };
}

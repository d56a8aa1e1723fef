import {
  cardPool,
  foldOnce,
  judge,
  NO_GAME,
  type Command,
  type Game,
  type GameEvent,
  type Judge,
  type Lexicon,
} from '@arbiter/engine';
import type { ExtendableHash } from '@arbiter/kernel';
import { EDITION_FACTS, EDITIONS } from './editions.ts';

/** The judge of an edition, by its code; undefined for one that players are not offered. */
export type JudgeOf = (edition: string) => Judge | undefined;

/** Where judges have cards and words from. */
export interface Library {
  /** The cards as an edition has them: for games that were opened without definitions. */
  readonly cardsIn: (edition: string) => Parameters<typeof cardPool>[0];
  /** What may be named in games of a time. @param until ISO date of the edition's rulebook */
  readonly wordsUntil: (until: string) => Lexicon;
}

const FOREVER = '9999-12-31';

/**
 * The judges of all editions that players are offered. Each is made when it is first asked for.
 *
 * @param hash SHAKE256 or another extendable-output hash: all chance follows from it and the game's secrets
 */
export function judgesOf({ cardsIn, wordsUntil }: Library, hash: ExtendableHash): JudgeOf {
  const judges = new Map<string, Judge>();
  return (edition) => {
    const rules = EDITIONS[edition];
    if (rules === undefined) return undefined;
    let found = judges.get(edition);
    if (found === undefined) {
      const { date = FOREVER } = EDITION_FACTS.find(({ code }) => code === edition) ?? {};
      const pool = cardPool(cardsIn(edition), wordsUntil(date));
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

/** The rules as the evaluator that writes the record asks them. */
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

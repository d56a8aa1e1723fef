import type { Commit } from './commit.ts';
import { advance, headBefore, type Head } from './head.ts';

/** Why a commit is no link of its game's chain. */
export type Skipped = 'another came first' | 'its command is answered' | 'opens no game';

/**
 * The chain rule, the same for every reader: a commit counts only if it follows the tip and answers a new command;
 * every other commit is skipped. So two owners, a retried send and a crashed writer leave every reader with the same
 * history.
 */
export function accept(head: Head, commit: Commit): 'accepted' | Skipped {
  if (commit.prev !== head.tip) return 'another came first';
  if (head.commands.has(commit.command)) return 'its command is answered';
  return 'accepted';
}

/** Which commits count, and what they leave. There is one: `chainRule`. Others exist to show that tests notice. */
export interface ChainRule {
  readonly accept: (head: Head, commit: Commit) => 'accepted' | Skipped;
  readonly advance: (head: Head, commit: Commit) => void;
}

/** The rule of every reader. */
export const chainRule: ChainRule = { accept, advance };

/**
 * Reads one commit of a game into a reader's heads: opens the game if it is its first commit, and advances its head
 * if the chain rule accepts it.
 */
export function readCommit(
  heads: Map<string, Head>,
  game: string,
  commit: Commit,
  rule: ChainRule = chainRule,
): 'accepted' | Skipped {
  const head = heads.get(game) ?? headBefore(game, commit);
  if (head === undefined) return 'opens no game';
  const answer = rule.accept(head, commit);
  if (answer === 'accepted') {
    rule.advance(head, commit);
    heads.set(game, head);
  }
  return answer;
}

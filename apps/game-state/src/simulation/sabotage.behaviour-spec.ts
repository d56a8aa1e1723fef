import { chainRule, isRefusal, type ChainRule } from '@arbiter/protocol';

/** How a system departs from the design: what each part of the world does otherwise. All off is the design. */
export interface Sabotage {
  /** Which commits readers and evaluators accept. */
  readonly readers?: ChainRule;
  /** Which commits owners accept. */
  readonly owners?: ChainRule;
  /** An owner takes the acknowledgement of an append for its acceptance, wherever the commit landed. */
  readonly trustsAcknowledgement?: boolean;
  /** A player is told when a commit is appended, not when it is read back and accepted. */
  readonly tellsWhenAppended?: boolean;
  /** Commands are told apart by their offset, not by their id. */
  readonly commandsByOffset?: boolean;
  /** The next owner resumes after the highest decided offset. */
  readonly resumesAfterHighest?: boolean;
  /** A verdict is taken as the answer to the owner's current request. */
  readonly takesStaleVerdicts?: boolean;
}

const { accept, advance } = chainRule;

const byNumberAlone: ChainRule = {
  accept: (head, commit) => (commit.first === head.next ? 'accepted' : 'another came first'),
  advance,
};

const anythingNew: ChainRule = {
  accept: (head, commit) =>
    head.commands.has(commit.command) ? 'its command is answered' : 'accepted',
  advance,
};

/** A refusal is told, and leaves tip and numbers as they were. */
const refusalsOffTheChain = (ownersRemember: boolean): ChainRule => ({
  accept,
  advance: (head, commit) => {
    if (!isRefusal(commit)) advance(head, commit);
    else if (ownersRemember) head.commands.add(commit.command);
  },
});

/** Known mistakes, each of which loses data, and their consequences. */
export const sabotages: readonly (readonly [what: string, sabotage: Sabotage, comes: RegExp])[] = [
  [
    'commits are accepted by event number alone, and an acknowledged append counts as accepted',
    { readers: byNumberAlone, owners: byNumberAlone, trustsAcknowledgement: true },
    /decided in another position/,
  ],
  [
    'commits are accepted whatever they follow',
    { readers: anythingNew, owners: anythingNew },
    /decided in another position/,
  ],
  [
    'an acknowledged append counts as accepted wherever it landed',
    { trustsAcknowledgement: true },
    /is lost/,
  ],
  [
    'players are told what was appended before it was read back',
    { tellsWhenAppended: true },
    /told two ways|not in the record/,
  ],
  [
    'a refusal does not become the tip',
    { readers: refusalsOffTheChain(false), owners: refusalsOffTheChain(true) },
    /told two ways/,
  ],
  ['commands have no ids', { commandsByOffset: true }, /is answered \d times/],
  [
    'the next owner resumes after the highest decided offset',
    { resumesAfterHighest: true },
    /is lost/,
  ],
  [
    'a verdict counts at another tip than it was asked for',
    { takesStaleVerdicts: true },
    /decided in another position/,
  ],
];

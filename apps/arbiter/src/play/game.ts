import { BOTS, BOT_STOPS, seated, selfPlay, type BotName } from '@arbiter/bots';
import type { Command, Game, GameEvent, Judge, Seat, StartGame } from '@arbiter/engine';
import { seededRandom } from '@arbiter/kernel';
import {
  accept,
  advance,
  canonicalJson,
  commandId,
  commitLine,
  definitionsDigest,
  makeCommit,
  makeCommitment,
  openHead,
  privateKeyFromSeed,
  recordLines,
  recordText,
  seededSecret,
  sha256,
  systemCommandId,
  tipSigner,
  type GameEvent as StoredEvent,
  type Pinned,
} from '@arbiter/protocol';
import { stateHashOf } from '@arbiter/replay';

/** A game that bots play in process. */
export interface GamePlan {
  readonly edition: string;
  readonly judge: Judge;
  readonly decks: readonly [readonly string[], readonly string[]];
  /** What each has beside the deck, if that matters. */
  readonly sideboards?: readonly [readonly string[], readonly string[]];
  readonly bots: readonly [BotName, BotName];
  /** All that otherwise comes from outside follows from it: id, secrets, command ids, the signing key. */
  readonly seed: number;
  /** The build of the engine; the definitions are pinned besides. */
  readonly pinned: Pinned;
  /** The cards of both decks, as `makeDefinitions` gives them. */
  readonly definitions: readonly string[];
  /** Whether the record is wanted, not only the result. */
  readonly record: boolean;
}

/** What came of a game; the fields of a line of `play --json`. */
export interface GameResult {
  readonly seed: number;
  readonly game: string;
  readonly winner: Seat | null;
  readonly reason: string;
  readonly turns: number;
  readonly decisions: number;
  readonly events: number;
  readonly tip: string;
  readonly stateHash: string;
}

/** Clocks as in a match: 25 minutes, and a grace for lost connections. */
const TIME = [1_500_000, 1_500_000] as const;
const GRACE = [180_000, 180_000] as const;

/** Plays a game on the chain that the services use: the same commits, ids, salts, tip. */
export function playGame(plan: GamePlan): { readonly result: GameResult; readonly record: string } {
  const { edition, judge, seed, definitions } = plan;
  const pinned = { ...plan.pinned, definitions: definitionsDigest(definitions) };
  const text = String(seed);
  const game = `local-${sha256(canonicalJson({ for: 'game', seed: text })).slice(0, 32)}`;
  const serverSecret = seededSecret(text, 'server');
  const chain = new LocalChain(openHead(game, { edition, pinned, secret: serverSecret }), {
    serverSecret,
    keepsLines: plan.record,
  });

  const players = ([0, 1] as const).map((seat) =>
    seated(BOTS[plan.bots[seat]], botRandom(text, seat), seededSecret(text, `seat ${seat}`)),
  ) as unknown as Parameters<typeof selfPlay>[2];
  const opening: StartGame = {
    type: 'StartGame',
    game,
    edition,
    decks: plan.decks,
    ...(plan.sideboards === undefined ? {} : { sideboards: plan.sideboards }),
    definitions,
    commitments: {
      seats: [makeCommitment(players[0].memory.secret), makeCommitment(players[1].memory.secret)],
      server: makeCommitment(serverSecret),
    },
    serverSecret,
    pinned,
    chooser: null,
    time: TIME,
    grace: GRACE,
    stops: [BOT_STOPS, BOT_STOPS],
  };
  const idOf = (number: number, seat: Seat | 'system'): string =>
    seat === 'system'
      ? systemCommandId(game, number === 0 ? 'StartGame' : 'Continue', `${text} ${number}`)
      : commandId(`seat ${seat}`, game, String(number));
  let end: Game | undefined;
  for (const { command, verdict } of selfPlay(judge, opening, players, idOf)) {
    chain.add(command, verdict.events);
    end = verdict.game;
  }
  const { outcome, turn } = end as Game;
  if (outcome === null) throw new Error('the game did not end');
  const { tip, version, decisions, next } = chain.head;
  const signer = tipSigner(privateKeyFromSeed(Buffer.from(sha256(`arbiter key ${text}`), 'hex')));
  const record = plan.record
    ? recordText(
        recordLines(
          { game, edition, pinned, keys: [signer.key] },
          chain.lines,
          signer.sign({ game, version, tip }),
        ),
      )
    : '';
  const result = {
    seed,
    game,
    winner: outcome.winner,
    reason: outcome.reason,
    turns: turn.number,
    decisions,
    events: next,
    tip,
    stateHash: stateHashOf(end as Game),
  };
  return { result, record };
}

/** The commits of a game that no log holds. */
class LocalChain {
  readonly head: ReturnType<typeof openHead>;
  /** As a record has them; none if no record is wanted. */
  readonly lines: string[] = [];
  readonly #serverSecret: string;
  readonly #keepsLines: boolean;
  #offset = 0;

  constructor(
    head: ReturnType<typeof openHead>,
    options: { readonly serverSecret: string; readonly keepsLines: boolean },
  ) {
    this.head = head;
    this.#serverSecret = options.serverSecret;
    this.#keepsLines = options.keepsLines;
  }

  add(command: Command, events: readonly GameEvent[]): void {
    const { head } = this;
    const commit = makeCommit(
      {
        prev: head.tip,
        first: head.next,
        command: command.id,
        partition: 0,
        offset: this.#offset++,
        events: events as unknown as readonly StoredEvent[],
      },
      this.#serverSecret,
    );
    const answer = accept(head, commit);
    if (answer !== 'accepted') throw new Error(`the chain skips a commit: ${answer}`);
    advance(head, commit);
    if (this.#keepsLines) this.lines.push(commitLine(commit));
  }
}

function botRandom(seed: string, seat: Seat) {
  return seededRandom(parseInt(sha256(canonicalJson({ for: 'bot', seat, seed })).slice(0, 8), 16));
}

/** The seed of game `index` of a run: the first one has the run's own, so that any of them can be played alone. */
export function seedOf(seed: number, index: number): number {
  if (index === 0) return seed;
  return parseInt(sha256(canonicalJson({ for: 'seed', index, seed })).slice(0, 12), 16);
}

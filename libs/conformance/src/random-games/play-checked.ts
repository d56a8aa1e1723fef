import { BOTS, seated, selfPlay, type BotMemory, type Player } from '@arbiter/bots';
import { evolve, fold, NO_GAME, type Game, type Judge } from '@arbiter/engine';
import { seededRandom, type ExtendableHash, type Random } from '@arbiter/kernel';
import { openingOf, secretOf } from '../opening.ts';
import { drawCommand } from '../random-play.ts';
import { checkRecord } from '../shapes/check-record.ts';
import { checkLabels } from '../told/check-labels.ts';
import { count, type Coverage } from './coverage.ts';
import { decideAgain, type RecordedCommit } from './decide-again.ts';
import { checkCards, differenceOf } from './invariants.ts';
import type { RandomGame } from './plans.ts';

/** What random games are played with, and what they are counted in. */
export interface Run {
  /** The judge of one game: it knows the cards of both decks and, as in any game that pins its cards, no others. */
  readonly judgeOf: (plan: RandomGame) => Judge;
  readonly hash: ExtendableHash;
  readonly coverage: Coverage;
  /** What the bots have done in all games so far: the rare bot looks for what has been rare in all of them. */
  readonly counts: BotMemory['counts'];
}

/** How a game of bots, who neither concede nor let the clock run out, may end. */
const BY_A_RULE: ReadonlySet<string> = new Set(['life', 'library', 'poison', 'effect']);

/** One decision in so many is tried in full: everything that was offered must be accepted. */
const TRY_ONE_IN = 40;

/**
 * Plays one random game and checks it: it ends by a rule; between commands no card is lost or doubled; what is
 * recorded has the shape of its type; what is offered is accepted, and each choice has a name; its record, read again, is decided again to the same events and folds to the live game.
 *
 * @throws {Error} that names the game's seed and what is wrong
 */
export function playChecked(run: Run, plan: RandomGame): Game {
  try {
    return played(run, plan);
  } catch (error) {
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
    throw new Error(`random game ${plan.seed} (${plan.bots.join(', ')}): ${why}`, { cause: error });
  }
}

function played({ judgeOf, hash, coverage, counts }: Run, plan: RandomGame): Game {
  const { seed, decks, bots } = plan;
  const judge = judgeOf(plan);
  const random = seededRandom(seed * 3 + 2);
  const players = ([0, 1] as const).map((seat): Player => {
    const player = seated(BOTS[bots[seat]], seededRandom(seed * 3 + seat), secretOf(seed, seat));
    return { ...player, memory: { ...player.memory, counts } };
  }) as unknown as [Player, Player];
  const { edition } = judge.rules;
  const opening = openingOf({ game: `random ${seed}`, edition, decks, hash, seed });
  const record: RecordedCommit[] = [];
  let game = NO_GAME;
  let turn = 0;
  for (const { before, command, options, verdict } of selfPlay(judge, opening, players)) {
    if (options !== null && random.oneIn(TRY_ONE_IN)) {
      tryEverything(judge, before, random, seed);
      tryNothing(judge, before, coverage);
      checkLabels(judge, before);
    }
    let now = before;
    for (const event of verdict.events) {
      const next = evolve(now, event);
      count(coverage, judge, event, now, next);
      now = next;
    }
    record.push({ command, events: JSON.stringify(verdict.events) });
    game = verdict.game;
    if (game.turn.number !== turn || random.oneIn(8)) {
      checkCards(game, decks);
      checkRecord(verdict.events, game);
    }
    turn = game.turn.number;
  }
  const difference = differenceOf(decideAgain(judge, record), game);
  if (difference !== null) throw new Error(`the fold of all events differs at ${difference}`);
  checkCards(game, decks);
  const { outcome } = game;
  if (outcome === null || !BY_A_RULE.has(outcome.reason)) {
    throw new Error(`it ended by ${String(outcome?.reason)}`);
  }
  return game;
}

/** Everything that is offered is accepted, however it is filled; and looking at it changes nothing. */
function tryEverything(judge: Judge, game: Game, random: Random, seed: number): void {
  const { decision } = game;
  if (decision === null || decision.kind === 'disclose') return;
  const { seat } = decision;
  for (const legal of judge.legalCommands(game, seat)) {
    // A payment is drawn by taking whatever fits, taking back seldom: a few tries may draw nothing.
    const body = drawCommand([legal], game, random, secretOf(seed, seat));
    const verdict = judge.decide({ id: 'try', seat, at: game.clock.settled, body }, game);
    if (!verdict.accepted) {
      const { rule, reason } = verdict.refusal;
      throw new Error(`offered and refused by ${rule} (${reason}): ${JSON.stringify(body)}`);
    }
  }
}

/** What is refused changes nothing, and is told. */
function tryNothing(judge: Judge, game: Game, coverage: Coverage): void {
  const { decision } = game;
  if (decision === null) return;
  const body = { type: 'PlayLand', object: game.objects.length } as const;
  const { seat } = decision;
  const verdict = judge.decide({ id: 'try', seat, at: game.clock.settled, body }, game);
  if (verdict.accepted) throw new Error('a land that is not there was played');
  const difference = differenceOf(fold(game, verdict.events), game);
  if (difference !== null) throw new Error(`a refusal changed ${difference}`);
  for (const event of verdict.events) count(coverage, judge, event, game, game);
}

import {
  chanceText,
  commitmentTo,
  type Game,
  type GameEvent,
  type ObjectId,
} from '@arbiter/engine';
import { chanceStream, shuffledOrder } from '@arbiter/kernel';
import { shake256 } from '@arbiter/protocol';

type CoinEvent = Extract<GameEvent, { readonly type: 'CoinFlipped' | 'CoinTossed' }>;

/** How many random outcomes of a record were recomputed. */
export interface Recomputed {
  shuffles: number;
  others: number;
}

/**
 * Recomputes what came of chance in an event: the order of a shuffle, a lot, a card at random, from everybody's
 * secrets and the outcome's number, and whether a secret is what was promised. It needs no engine, so it holds
 * under any build.
 *
 * @param game the game before the event
 * @returns what is wrong; undefined if nothing is
 */
export function chanceFault(
  game: Game,
  event: GameEvent,
  recomputed: Recomputed,
): string | undefined {
  switch (event.type) {
    case 'GameStarted':
      return commitmentTo(shake256, event.serverSecret) === event.serverCommitment
        ? undefined
        : 'the server’s secret is not the one that it promised';
    case 'SecretDisclosed':
      return commitmentTo(shake256, event.secret) === game.players[event.seat].commitment
        ? undefined
        : 'the secret is not the one that this seat promised';
    case 'LibraryShuffled': {
      const { library } = game.players[event.seat];
      const order = shuffledOrder(streamOf(game, event.roll), library.length);
      recomputed.shuffles += 1;
      return outOfTurn(game, event.roll) ?? sameOrder(order, event.order, event.roll);
    }
    case 'LotDrawn':
      recomputed.others += 1;
      return (
        outOfTurn(game, event.roll) ??
        (streamOf(game, event.roll).below(2) === event.seat
          ? undefined
          : `the lot (random outcome ${event.roll}) is not what follows from the secrets`)
      );
    case 'CoinFlipped':
    case 'CoinTossed':
      recomputed.others += 1;
      return (
        outOfTurn(game, event.roll) ??
        ((streamOf(game, event.roll).below(2) === 0) === hasFallenWell(event)
          ? undefined
          : `the coin (random outcome ${event.roll}) is not what follows from the secrets`)
      );
    case 'CardChosenAtRandom':
      recomputed.others += 1;
      return outOfTurn(game, event.roll) ?? sameCard(game, event.roll, event.object);
    default:
      return undefined;
  }
}

/** Of two ways to fall the one that chance gives first. */
const hasFallenWell = (event: CoinEvent): boolean =>
  event.type === 'CoinFlipped' ? event.won : event.side === 'heads';

const streamOf = (game: Game, roll: number) => chanceStream(shake256, chanceText(game, roll));

function outOfTurn(game: Game, roll: number): string | undefined {
  const due = game.rolls + 1;
  return roll === due ? undefined : `random outcome ${roll} stands where ${due} is due`;
}

function sameOrder(
  order: readonly number[],
  recorded: readonly number[],
  roll: number,
): string | undefined {
  const same = order.length === recorded.length && order.every((from, i) => from === recorded[i]);
  return same
    ? undefined
    : `the order of the shuffle (random outcome ${roll}) is not what follows from the secrets`;
}

function sameCard(game: Game, roll: number, object: ObjectId): string | undefined {
  const hand = game.players.find((player) => player.hand.includes(object))?.hand ?? [];
  if (hand.length > 0 && hand[streamOf(game, roll).below(hand.length)] === object) return undefined;
  return `the card at random (random outcome ${roll}) is not what follows from the secrets`;
}

import type { Writable } from '@arbiter/kernel';
import type { Happened } from '@arbiter/cards';
import { isPlayer, seatOf, type ObjectId, type Recipient } from '../state/basics.ts';
import type { Turn } from '../state/game.ts';
import type { Draft } from './draft.ts';
import { turnLike } from './copies.ts';

/** The turn remembers that it happened to this object or player, each once. */
export function remember(
  { game }: Draft,
  what: Exclude<Happened, 'attacked'>,
  to: Recipient,
): void {
  const { happened } = game.turn;
  const known = happened?.[what] ?? [];
  if (known.includes(to)) return;
  const turn = turnLike(game.turn);
  const more: Writable<NonNullable<Turn['happened']>> = { ...happened };
  more[what] = [...known, to];
  turn.happened = more;
  game.turn = turn;
}

/** The turn remembers what has dealt damage to whom, each pair once, and how much a player was dealt. */
export function rememberDamage(
  { game }: Draft,
  source: ObjectId,
  to: Recipient,
  amount: number,
): void {
  const turn = turnLike(game.turn);
  if (isPlayer(to)) {
    const [first, second] = turn.damageTaken ?? [0, 0];
    turn.damageTaken = seatOf(to) === 0 ? [first + amount, second] : [first, second + amount];
  }
  const known = turn.damage ?? [];
  if (!known.some(([by, whom]) => by === source && whom === to)) {
    turn.damage = [...known, [source, to]];
  }
  game.turn = turn;
}

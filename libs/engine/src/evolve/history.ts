import type { Happened } from '@arbiter/cards';
import { isPlayer, seatOf, type ObjectId, type Recipient } from '../state/basics.ts';
import type { Turn } from '../state/game.ts';
import type { Draft } from './draft.ts';

/** The turn remembers that it happened to this object or player, each once. */
export function remember(
  { game }: Draft,
  what: Exclude<Happened, 'attacked'>,
  to: Recipient,
): void {
  const { happened } = game.turn;
  const known = happened?.[what] ?? [];
  if (known.includes(to)) return;
  const turn: Turn = { ...game.turn, happened: { ...happened, [what]: [...known, to] } };
  game.turn = turn;
}

/** The turn remembers what has dealt damage to whom, each pair once, and how much a player was dealt. */
export function rememberDamage(
  { game }: Draft,
  source: ObjectId,
  to: Recipient,
  amount: number,
): void {
  if (isPlayer(to)) {
    const [first, second] = game.turn.damageTaken ?? [0, 0];
    const damageTaken: readonly [number, number] =
      seatOf(to) === 0 ? [first + amount, second] : [first, second + amount];
    game.turn = { ...game.turn, damageTaken };
  }
  const known = game.turn.damage ?? [];
  if (known.some(([by, whom]) => by === source && whom === to)) return;
  game.turn = { ...game.turn, damage: [...known, [source, to]] };
}

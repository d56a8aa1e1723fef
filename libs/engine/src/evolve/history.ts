import type { Happened } from '@arbiter/cards';
import type { ObjectId, Recipient } from '../state/basics.ts';
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

/** The turn remembers what has dealt damage to whom, each pair once. */
export function rememberDamage({ game }: Draft, source: ObjectId, to: Recipient): void {
  const known = game.turn.damage ?? [];
  if (known.some(([by, whom]) => by === source && whom === to)) return;
  game.turn = { ...game.turn, damage: [...known, [source, to]] };
}

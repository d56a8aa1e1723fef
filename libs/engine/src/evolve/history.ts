import type { Happened } from '@arbiter/cards';
import type { ObjectId, Recipient } from '../state/basics.ts';
import type { Turn } from '../state/game.ts';
import type { Draft } from './draft.ts';

/** The turn remembers what dealt damage to what, each pair once. */
export function rememberDealing({ game }: Draft, source: ObjectId, to: Recipient): void {
  const dealt = game.turn.dealt ?? [];
  if (dealt.some(([by, whom]) => by === source && whom === to)) return;
  const turn: Turn = { ...game.turn, dealt: [...dealt, [source, to]] };
  game.turn = turn;
}

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

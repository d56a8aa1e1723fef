import { makeMana, manaTotal, parseMana, symbols } from '@arbiter/cards';
import type { GameEvent, ObjectId, Seat } from '@arbiter/engine';

/** How something is paid for: what is tapped and so on for mana, and what of the mana was there before. */
export interface PaidView {
  readonly mana: readonly { readonly object: ObjectId; readonly ability: number }[];
  /** Mana of the pool, as symbols; empty if none. */
  readonly pool: string;
}

/**
 * How what a seat has announced was paid for in these events; null if it has not been, or if it costs no mana. Under rules by
 * which mana comes first, its abilities are played before it is announced (5ED Mana Sources.2).
 */
export function paidIn(events: readonly GameEvent[], seat: Seat): PaidView | null {
  const at = events.findIndex((event) => event.type === 'ManaSpent' && event.seat === seat);
  const spent = events[at];
  const before = events.slice(0, at < 0 ? events.length : at);
  const played = before.flatMap((event) =>
    event.type === 'ManaAbilityPlayed' ? [{ object: event.object, ability: event.ability }] : [],
  );
  const settled = before.flatMap((event) =>
    event.type === 'PaymentSettled' ? event.payment.mana : [],
  );
  // Creatures that are tapped for convoke play no mana ability (TSP 502.46a).
  const others = settled.filter(({ object }) => !played.some((one) => one.object === object));
  if (spent?.type !== 'ManaSpent') return others.length === 0 ? null : { mana: others, pool: '' };
  const made = before.flatMap((event) =>
    event.type === 'ManaAdded' && event.seat === seat ? [parseMana(event.mana)] : [],
  );
  const pool = parseMana(spent.mana).map((amount, kind) =>
    Math.max(
      0,
      made.reduce((left, one) => left - (one[kind] ?? 0), amount),
    ),
  );
  const mana = [...played, ...others];
  return { mana, pool: manaTotal(pool) === 0 ? '' : symbols(makeMana(pool)) };
}

import { computed, type ReadonlySignal } from '@preact/signals';
import type { WireClock } from '@arbiter/client';
import type { VNode } from 'preact';
import { LOW, minutes, timeLeft } from '../state/clock.ts';

/** What is left to a seat. As the clock ticks its digits alone are changed, where they do. */
export function Clock({
  clock,
  seat,
  receivedAt,
  now,
}: {
  readonly clock: WireClock;
  readonly seat: 0 | 1;
  /** When the clock was told, in milliseconds of this machine. */
  readonly receivedAt: number;
  /** Null: it stands. */
  readonly now: ReadonlySignal<number> | null;
}): VNode {
  const left = computed(() => timeLeft(clock, seat, Math.max(0, (now?.value ?? 0) - receivedAt)));
  const look = computed(() => (clock.running === seat && left.value < LOW ? 'low' : undefined));
  return <span class={look}>{computed(() => minutes(left.value))}</span>;
}

/** How long it is until a time. */
export function Countdown({
  until,
  now,
}: {
  readonly until: number;
  readonly now: ReadonlySignal<number>;
}): VNode {
  return <>{computed(() => minutes(Math.max(0, until - now.value)))}</>;
}

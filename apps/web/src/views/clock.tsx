import type { ReadonlySignal } from '@preact/signals';
import type { WireClock } from '@arbiter/client';
import type { VNode } from 'preact';
import { LOW, minutes, timeLeft } from '../state/clock.ts';

/** What is left to a seat. It is drawn again each time the clock ticks, and nothing else is. */
export function Clock(props: {
  readonly clock: WireClock;
  readonly seat: 0 | 1;
  /** When the clock was told, in milliseconds of this machine. */
  readonly receivedAt: number;
  /** Null: it stands. */
  readonly now: ReadonlySignal<number> | null;
}): VNode {
  const { clock, seat, receivedAt, now } = props;
  const left = timeLeft(clock, seat, Math.max(0, (now?.value ?? 0) - receivedAt));
  const isLow = clock.running === seat && left < LOW;
  return <span class={isLow ? 'low' : undefined}>{minutes(left)}</span>;
}

/** How long it is until a time. */
export function Countdown(props: {
  readonly until: number;
  readonly now: ReadonlySignal<number>;
}): VNode {
  return <>{minutes(Math.max(0, props.until - props.now.value))}</>;
}

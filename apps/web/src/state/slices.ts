import { computed, type ReadonlySignal } from '@preact/signals';
import type { AppState } from './state.ts';

/** Each part of what the page shows by itself: who reads one is not drawn again for another. */
export type Slices = { readonly [K in keyof AppState]: ReadonlySignal<AppState[K]> } & {
  /** This machine's time in milliseconds; apart, since it changes all the time and nothing else does. */
  readonly now: ReadonlySignal<number>;
};

export function slicesOf(state: ReadonlySignal<AppState>, now: ReadonlySignal<number>): Slices {
  const slice = <K extends keyof AppState>(key: K): ReadonlySignal<AppState[K]> =>
    computed(() => state.value[key]);
  return {
    me: slice('me'),
    route: slice('route'),
    online: slice('online'),
    problem: slice('problem'),
    missing: slice('missing'),
    inviter: slice('inviter'),
    books: slice('books'),
    lobby: slice('lobby'),
    ticket: slice('ticket'),
    table: slice('table'),
    replay: slice('replay'),
    why: slice('why'),
    now,
  };
}

import { signal, type ReadonlySignal } from '@preact/signals';

/** Holds a state; everything that reads its signal is told of each change. */
export interface Store<T> {
  readonly state: ReadonlySignal<T>;
  get(): T;
  /** Changes some of it. */
  set(change: Partial<T> | ((now: T) => Partial<T>)): void;
}

export function makeStore<T extends object>(initial: T): Store<T> {
  const state = signal(initial);
  return {
    state,
    get: () => state.peek(),
    set(change) {
      const now = state.peek();
      state.value = { ...now, ...(typeof change === 'function' ? change(now) : change) };
    },
  };
}

/** Holds a state and tells of each change; what is told is put together until `schedule` calls back. */
export interface Store<T> {
  get(): T;
  /** Changes some of it. */
  set(change: Partial<T> | ((now: T) => Partial<T>)): void;
}

/** @param schedule runs what it is given soon, once for any number of changes in between */
export function makeStore<T extends object>(
  initial: T,
  show: (state: T) => void,
  schedule: (act: () => void) => void,
): Store<T> {
  let state = initial;
  let due = false;
  return {
    get: () => state,
    set(change) {
      state = { ...state, ...(typeof change === 'function' ? change(state) : change) };
      if (due) return;
      due = true;
      schedule(() => {
        due = false;
        show(state);
      });
    },
  };
}

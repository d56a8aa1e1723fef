/** Who listens for the changes of what, by its id: thousands listen, each for one thing. */
export class Changes<T> {
  readonly #listeners = new Map<string, Set<(changed: T) => void>>();

  /** Listens from now on. @returns how to end that */
  on(id: string, heard: (changed: T) => void): () => void {
    let listeners = this.#listeners.get(id);
    if (listeners === undefined) this.#listeners.set(id, (listeners = new Set()));
    listeners.add(heard);
    return () => {
      listeners.delete(heard);
      if (listeners.size === 0 && this.#listeners.get(id) === listeners) this.#listeners.delete(id);
    };
  }

  tell(id: string, changed: T): void {
    for (const heard of [...(this.#listeners.get(id) ?? [])]) heard(changed);
  }

  /**
   * What `look` finds, as soon as it finds something after a change; undefined if that takes too long.
   *
   * @param patience milliseconds
   */
  until<F>(id: string, patience: number, look: () => F | undefined): Promise<F | undefined> {
    const now = look();
    if (now !== undefined) return Promise.resolve(now);
    return new Promise((resolve) => {
      const end = (found: F | undefined): void => {
        clearTimeout(timer);
        off();
        resolve(found);
      };
      const off = this.on(id, () => {
        const found = look();
        if (found !== undefined) end(found);
      });
      const timer = setTimeout(end, patience, undefined);
    });
  }
}

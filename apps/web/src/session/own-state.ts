import { signal, type Signal } from '@preact/signals';
import { said } from './said.ts';

/** What each of these screens shows: whether the server is being asked, and what went wrong. */
export interface Asking {
  readonly asking: boolean;
  readonly problem: string | null;
}

/** A screen that keeps what it shows to itself. */
export abstract class OwnState<T extends Asking> {
  readonly state: Signal<T>;

  protected constructor(first: T) {
    this.state = signal(first);
  }

  protected set(change: Partial<T>): void {
    this.state.value = { ...this.state.peek(), ...change };
  }

  /** Does something that may fail, and shows why it did. @param more what else changes as it begins */
  protected async doing(act: () => Promise<void>, more: Partial<T> = {}): Promise<void> {
    this.state.value = { ...this.state.peek(), asking: true, problem: null, ...more };
    try {
      await act();
    } catch (error) {
      this.state.value = { ...this.state.peek(), problem: said(error) };
    }
    this.state.value = { ...this.state.peek(), asking: false };
  }
}

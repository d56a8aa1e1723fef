import { signal } from '@preact/signals';
import { tipFor, type Moment, type Tip } from './tips.ts';

/** What a guide needs of its window. */
export interface Kept {
  /** The tips that were told in this browser, under an edition. */
  readonly seen: (edition: string) => readonly string[];
  readonly keep: (edition: string, seen: readonly string[]) => void;
}

/** A tip as it is told under an edition. */
export interface Told {
  readonly tip: Tip;
  readonly edition: string;
}

/** Tells a newcomer each thing the first time that it comes up, and keeps it until it is read. */
export class Guide {
  /** What was told and not yet waved away, the newest last. */
  readonly told = signal<readonly Told[]>([]);
  readonly #kept: Kept;

  constructor(kept: Kept) {
    this.#kept = kept;
  }

  /** Looks at the table, and tells what is new on it. */
  look(moment: Moment): void {
    const { edition } = moment.view;
    const seen = this.#kept.seen(edition);
    const tip = tipFor(moment, new Set(seen));
    if (tip === null) return;
    this.#kept.keep(edition, [...seen, tip.id]);
    this.told.value = [...this.told.peek(), { tip, edition }];
  }

  /** The newest has been read: the one before it is shown again, if it hasn't. */
  gotIt(): void {
    this.told.value = this.told.peek().slice(0, -1);
  }
}

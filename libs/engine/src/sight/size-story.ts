import type { Board, ContinuousEffect } from '../rules/continuous-effects/question.ts';
import type { ObjectId } from '../state/basics.ts';

/** What gave a creature its size, or a part of it. */
export type SizeOrigin =
  | { readonly kind: 'printed' }
  | { readonly kind: 'counters' }
  /** The permanent whose static ability it is. */
  | { readonly kind: 'static'; readonly source: ObjectId }
  /** An effect that a spell or ability left behind, by its number. */
  | { readonly kind: 'effect'; readonly effect: number };

/** One step on the way to a creature's size: power and toughness after it. */
export interface SizeStep {
  readonly origin: SizeOrigin;
  readonly power: number;
  readonly toughness: number;
  /** It says what the size is, not what is added to it. */
  readonly sets: boolean;
}

/** Notes how the size of one permanent comes about, while the whole table is worked out. */
export class SizeStory {
  readonly steps: SizeStep[] = [];
  readonly #object: ObjectId;
  #origin: SizeOrigin = { kind: 'printed' };
  #sets = true;

  constructor(object: ObjectId) {
    this.#object = object;
  }

  /** From here on, what is written to the permanent on this board is noted. */
  watch(board: Board): void {
    const on = board.get(this.#object);
    if (on === undefined) return;
    let { power, toughness } = on;
    const note = (): void => {
      const last = this.steps.at(-1);
      const changes = power !== last?.power || toughness !== last.toughness;
      if (last?.origin === this.#origin) this.steps.pop();
      else if (!changes && !this.#sets) return;
      this.steps.push({ origin: this.#origin, power, toughness, sets: this.#sets });
    };
    note();
    Object.defineProperties(on, {
      power: {
        enumerable: true,
        get: () => power,
        set(value: number) {
          power = value;
          note();
        },
      },
      toughness: {
        enumerable: true,
        get: () => toughness,
        set(value: number) {
          toughness = value;
          note();
        },
      },
    });
  }

  counters(): void {
    this.#origin = { kind: 'counters' };
    this.#sets = false;
  }

  /** The effect as it is, noted when it works out an amount for this board: it is written right after that. */
  noting(effect: ContinuousEffect, board: Board): ContinuousEffect {
    const { source, lasting, by } = effect;
    const origin: SizeOrigin =
      lasting === 0 ? { kind: 'static', source } : { kind: 'effect', effect: lasting };
    return {
      ...effect,
      amount: (amount, of, on) => {
        if (on === board && of === this.#object) {
          this.#origin = origin;
          this.#sets = by.is !== undefined || by.becomes?.power !== undefined;
        }
        return effect.amount(amount, of, on);
      },
    };
  }
}

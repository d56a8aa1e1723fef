/** Who has signed in to watch over games, in this window. */
export interface Operator {
  readonly operator: string;
  readonly role: 'judge' | 'operator' | 'auditor';
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

const KEY = 'arbiter operator';
const WANTED = 'arbiter operator wants';

/** Keeps who has signed in here, until the window is closed: no other window is to rule by mistake. */
export class Operators {
  readonly #kept: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

  constructor(kept: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
    this.#kept = kept;
  }

  get(): Operator | null {
    const text = this.#kept.getItem(KEY);
    const found = text === null ? null : (JSON.parse(text) as Operator);
    return found !== null && found.until > Date.now() ? found : null;
  }

  get token(): string {
    return this.get()?.token ?? '';
  }

  /** Where in the console somebody wanted to go who has to sign in first. */
  get wanted(): readonly string[] {
    return JSON.parse(this.#kept.getItem(WANTED) ?? '[]') as readonly string[];
  }

  want(path: readonly string[]): void {
    this.#kept.setItem(WANTED, JSON.stringify(path));
  }

  keep(operator: Operator | null): void {
    if (operator === null) this.#kept.removeItem(KEY);
    else this.#kept.setItem(KEY, JSON.stringify(operator));
  }
}

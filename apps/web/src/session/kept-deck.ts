/** What the browser keeps of the deck in the form, so that a reload loses neither the choice nor a pasted list. */
export class KeptDeck {
  readonly #local: Pick<Storage, 'getItem' | 'setItem'>;

  constructor(local: Pick<Storage, 'getItem' | 'setItem'>) {
    this.#local = local;
  }

  /** Name of the deck that was chosen; `''`: the list; null: none yet. */
  get chosen(): string | null {
    return this.#local.getItem(CHOSEN);
  }

  choose(deck: string): void {
    this.#local.setItem(CHOSEN, deck);
  }

  get list(): string {
    return this.#local.getItem(LIST) ?? '';
  }

  keep(list: string): void {
    this.#local.setItem(LIST, list);
  }
}

const CHOSEN = 'arbiter deck';
const LIST = 'arbiter list';

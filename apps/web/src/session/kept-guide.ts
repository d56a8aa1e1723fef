/** What the browser keeps of the guide: whether it is wanted, and which tips were told under which edition. */
export class KeptGuide {
  readonly #local: Pick<Storage, 'getItem' | 'setItem'>;

  constructor(local: Pick<Storage, 'getItem' | 'setItem'>) {
    this.#local = local;
  }

  get isOn(): boolean {
    return this.#local.getItem(ON) === 'yes';
  }

  /** Tips are wanted, and those of an edition from the first one on. */
  begin(edition: string): void {
    this.#local.setItem(ON, 'yes');
    this.keep(edition, []);
  }

  end(): void {
    this.#local.setItem(ON, 'no');
  }

  seen(edition: string): readonly string[] {
    return (this.#local.getItem(SEEN + edition) ?? '').split(' ').filter((id) => id !== '');
  }

  keep(edition: string, seen: readonly string[]): void {
    this.#local.setItem(SEEN + edition, seen.join(' '));
  }
}

const ON = 'arbiter guide';
const SEEN = 'arbiter guide ';

/** What the browser keeps of chats: whether a player wants any, and in which matches this window hears nothing of the other. */
export class KeptChat {
  readonly #local: Pick<Storage, 'getItem' | 'setItem'>;
  readonly #window: Pick<Storage, 'getItem' | 'setItem'>;

  constructor(
    local: Pick<Storage, 'getItem' | 'setItem'>,
    window: Pick<Storage, 'getItem' | 'setItem'>,
  ) {
    this.#local = local;
    this.#window = window;
  }

  /** Nobody wants one who has not said so. */
  isOn(player: string): boolean {
    return this.#local.getItem(CHAT + player) === 'on';
  }

  turn(player: string, on: boolean): void {
    this.#local.setItem(CHAT + player, on ? 'on' : 'off');
  }

  isMuted(match: string): boolean {
    return this.#window.getItem(MUTED + match) === 'yes';
  }

  mute(match: string, muted: boolean): void {
    this.#window.setItem(MUTED + match, muted ? 'yes' : 'no');
  }
}

const CHAT = 'arbiter chat ';
const MUTED = 'arbiter muted ';

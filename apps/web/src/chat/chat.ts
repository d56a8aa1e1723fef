import { ProblemError, type ChatLine, type Client, type Emote, type Saying } from '@arbiter/client';
import type { KeptChat } from '../session/kept-chat.ts';
import { OwnState, type Asking } from '../session/own-state.ts';
import { Unusable } from '../session/said.ts';
import { say, type Plain } from '../words/say.ts';

/** What is said by a key, in the order in which it is offered. */
export const EMOTES: Readonly<Record<Emote, Plain>> = {
  hello: 'Hello!',
  goodLuck: 'Good luck!',
  nicePlay: 'Nice play!',
  thinking: 'Let me think.',
  oops: 'Oops!',
  sorry: 'Sorry.',
  thanks: 'Thank you.',
  goodGame: 'Good game!',
};

/** How many lines the page shows. */
const SHOWN = 50;

/** What can't be said is the only fault of form that somebody at the page can make. */
const inOurWords = (error: unknown): never => {
  const isForm = error instanceof ProblemError && error.status === 422;
  throw isForm ? new Unusable(say('Only plain text on one line can be said.')) : error;
};

/** A line's words; what somebody has typed stays as it is. */
export const wordsOf = (said: Saying): string =>
  'emote' in said ? say(EMOTES[said.emote]) : said.text;

export interface Chatting extends Asking {
  readonly lines: readonly ChatLine[];
  /** The other player has chat on, too. */
  readonly other: boolean;
  /** Nothing is heard of the other player. */
  readonly muted: boolean;
  /** Lines that this player has reported. */
  readonly reported: ReadonlySet<string>;
  /** Nothing can be heard, as in a match against a bot. */
  readonly closed: boolean;
}

/** What both players of a match say to each other, for one who wants to hear it. */
export class Chat extends OwnState<Chatting> {
  readonly #client: Client;
  readonly #match: string;
  readonly #kept: KeptChat;
  #end: () => void;

  constructor(client: Client, match: string, kept: KeptChat) {
    super({
      ...{ lines: [], reported: new Set(), muted: kept.isMuted(match) },
      ...{ other: false, closed: false, asking: false, problem: null },
    });
    this.#client = client;
    this.#match = match;
    this.#kept = kept;
    this.#end = this.#follow();
  }

  end(): void {
    this.#end();
  }

  /** @returns whether it was said */
  async say(said: Saying): Promise<boolean> {
    await this.doing(async () => {
      this.#hear([await this.#client.say(this.#match, said).catch(inOurWords)]);
    });
    return this.state.peek().problem === null;
  }

  /** Hears nothing of the other player in this match, or hears them again. */
  mute(muted: boolean): void {
    this.#kept.mute(this.#match, muted);
    this.set({ muted });
    this.#end();
    this.#end = this.#follow();
  }

  async report(line: string): Promise<void> {
    await this.doing(async () => {
      await this.#client.reportLine(this.#match, line);
      this.set({ reported: new Set([...this.state.peek().reported, line]) });
    });
  }

  #follow(): () => void {
    return this.#client.followChat(
      this.#match,
      this.state.peek().muted,
      (lines, other) => {
        this.set({ other });
        this.#hear(lines);
      },
      () => {
        this.set({ closed: true });
      },
    );
  }

  /** The last lines come again after each reconnect. */
  #hear(heard: readonly ChatLine[]): void {
    const { lines } = this.state.peek();
    const known = new Set(lines.map(({ line }) => line));
    const fresh = heard.filter(({ line }) => !known.has(line));
    this.set({ lines: [...lines, ...fresh].slice(-SHOWN) });
  }
}

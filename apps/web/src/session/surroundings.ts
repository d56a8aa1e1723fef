import type { Identities } from './identity.ts';
import type { KeptChat } from './kept-chat.ts';
import type { KeptDeck } from './kept-deck.ts';
import type { KeptGuide } from './kept-guide.ts';
import type { KeptOrders } from './kept-orders.ts';

/** What the session needs of its window. */
export interface Surroundings {
  readonly url: string;
  readonly identities: Identities;
  readonly kept: KeptDeck;
  readonly orders: KeptOrders;
  /** What this window alone keeps, until it is closed. */
  readonly ofWindow: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly guide: KeptGuide;
  readonly chat: KeptChat;
  /** Copies a text to the clipboard. */
  readonly copy: (text: string) => Promise<void>;
  readonly location: Pick<Location, 'hash'>;
  /** Changes the address without going anywhere. */
  readonly replace: (hash: string) => void;
  /** The whole address of the page. */
  readonly address: () => string;
  /** Saves a text as a file. */
  readonly save: (name: string, text: string) => void;
  /** Asks whether something is meant. */
  readonly confirm: (question: string) => boolean;
}

import type { Client } from '@arbiter/client';
import type { KeptChat } from '../session/kept-chat.ts';
import { screens } from '../state/screens.ts';
import { chatView } from './chat-view.tsx';
import { Chat } from './chat.ts';

/** Shows the chat of a match beside its table (`later.ts`): nobody loads it who has not turned it on. @returns its end */
export function openChat(client: Client, match: string, kept: KeptChat): () => void {
  const chat = new Chat(client, match, kept);
  screens.value = {
    ...screens.peek(),
    chat: (shown) => chatView(chat, shown),
  };
  return () => {
    chat.end();
    screens.value = { ...screens.peek(), chat: undefined };
  };
}

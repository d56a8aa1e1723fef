import type { Client } from '@arbiter/client';
import { onKey } from '../dom/keys.ts';
import { ReplaySession, replayView } from '../replay/index.ts';
import type { ReplayWindow } from '../replay/replay-session.ts';
import { screens } from '../state/screens.ts';
import { findPictures } from '../views/picture.tsx';
import type { Desk } from './desk.ts';

/** Opens a finished game to be stepped through, where it was left. */
export function openReplay(
  { store, around }: Desk,
  client: Client,
  game: string,
  where: string,
  how: Pick<ReplayWindow, 'read' | 'here' | 'patient'>,
): ReplaySession {
  findPictures(client);
  screens.value = { ...screens.peek(), onKey, replay: replayView };
  const { copy, address } = around;
  const window: ReplayWindow = {
    ...how,
    copy,
    address,
    why: (why) => {
      store.set({ why });
    },
    store: {
      get: () => store.get().replay,
      begin: (replay) => {
        store.set({ replay });
      },
      set: (change) => {
        store.set(({ replay }) => ({ replay: replay && { ...replay, ...change } }));
      },
    },
  };
  return new ReplaySession(client, window, game, where);
}

import type { Client } from '@arbiter/client';
import { keptText } from '@arbiter/client/kept';

/** What this browser kept of a game, as a file. */
export function keptOf(client: Client, game: string, seat: 0 | 1 | null): string {
  return keptText({ game, seat, tips: client.tipsOf(game), told: client.toldOf(game) });
}

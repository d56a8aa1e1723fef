import { keptOf } from '../replay/kept.ts';
import type { Actions } from './actions.ts';
import type { Desk } from './desk.ts';

/** Saving what proves a game. */
export const recordActions = (desk: Desk) =>
  ({
    downloadRecord: (game) => {
      desk.withClient(async (client) => {
        desk.around.save(`${game}.ndjson`, await client.record(game));
      });
    },
    downloadKept: (game) => {
      desk.withClient((client) => {
        const seat = desk.store.get().table?.match.seat ?? null;
        desk.around.save(`${game}-kept.ndjson`, keptOf(client, game, seat));
        return Promise.resolve();
      });
    },
  }) satisfies Partial<Actions>;

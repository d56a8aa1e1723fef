import type { Actions } from './actions.ts';
import type { AtTable } from './at-table.ts';
import type { Desk } from './desk.ts';
import { playActions } from './play-actions.ts';
import { touchActions } from './touch-actions.ts';

/**
 * What is done at a table.
 *
 * @param at the table at which one is; null: at none
 */
export function tableActions(desk: Desk, at: () => AtTable | null) {
  const play = playActions(desk, at);
  return { ...play, ...touchActions(desk, at, play), ...besideActions(desk, at) };
}

/** What is ordered beside what is played. */
function besideActions(desk: Desk, at: () => AtTable | null) {
  const { store, around } = desk;
  return {
    holdPriority: (on) => at()?.match.passer.hold(on),
    passUntil: (until) => at()?.match.passer.until(until),
    orderPasses: (change) => at()?.match.passer.order(change),
    stopPassing: () => {
      const { match, position: now } = store.get().table ?? {};
      if (match === undefined || match.seat === null) return;
      at()?.match.passer.stop();
      desk.setTable({ open: null, fields: null, selected: null });
      for (const to of now?.view.players[match.seat].yields ?? [])
        void at()?.match.send({ type: 'Yield', to, on: false });
    },
    guide: (on) => {
      const { guide: kept } = around;
      if (on) kept.begin(store.get().table?.position?.view.edition ?? '');
      else kept.end();
      void at()?.guide();
    },
    chat: (on) => {
      around.chat.turn(desk.client?.player ?? '', on);
      void at()?.chat();
    },
  } satisfies Partial<Actions>;
}

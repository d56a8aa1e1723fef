import type { CommandBody } from '@arbiter/client';
import { answered, taken, takingBack, type Option } from '../play/answers.ts';
import type { TableState } from '../state/state.ts';
import { say } from '../words/say.ts';
import type { Actions } from './actions.ts';
import type { AtTable } from './at-table.ts';
import type { Desk } from './desk.ts';

/** A cost with mana in it, which is not nothing; `{T}` is none. */
const COSTS_MANA = /\{[1-9WUBRGXS(]/u;

/**
 * What is played at a table.
 *
 * @param at the table at which one is; null: at none
 */
export function playActions(desk: Desk, at: () => AtTable | null) {
  const { store } = desk;
  const { confirm } = desk.around;
  const send = (body: CommandBody): void => void at()?.match.send(body);
  const position = (): TableState['position'] => store.get().table?.position ?? null;

  /** Whether the player, who controls everything, is to see first what pays for it. */
  const wantsToSee = (option: Option): boolean => {
    const { holding = false, orders } = store.get().table ?? {};
    if (!holding && orders?.fullControl !== true) return false;
    return 'plans' in option && option.plans.some(({ cost }) => COSTS_MANA.test(cost));
  };

  const take = (index: number): void => {
    const asked = position()?.options;
    const option = asked?.commands[index];
    if (option === undefined || asked?.decision == null) return;
    // What is done with a card is no reading of it any more.
    if ('object' in option) desk.setTable({ selected: null });
    const body = wantsToSee(option) ? null : taken(option);
    if (body !== null) send(body);
    else {
      const { number: decision } = asked.decision;
      desk.setTable({ open: { decision, index, plan: 0 }, fields: null });
    }
  };

  const submit: Actions['submit'] = (index, fields) => {
    const option = position()?.options?.commands[index];
    if (option === undefined) return;
    const body = answered(option, store.get().table?.open?.plan ?? 0, fields);
    if (body !== null) send(body);
  };

  return {
    send,
    take,
    submit,
    explain: (body) => void at()?.match.explain(body),
    takeBack: () => {
      const asked = position()?.options;
      const command = asked == null ? null : takingBack(asked);
      if (command !== null) send(command);
    },
    choosePlan: (plan) => {
      store.set(({ table }) => ({
        table: table?.open ? { ...table, open: { ...table.open, plan }, fields: null } : table,
      }));
    },
    closeOption: () => {
      desk.setTable({ open: null, fields: null });
    },
    begin: (object, ability) => {
      send({ type: 'Begin', object, ...(ability !== undefined && { ability }) });
    },
    sideboard: (fields) => void at()?.sideboard(fields),
    concedeGame: () => {
      if (confirm(say('Concede this game?'))) send({ type: 'Concede' });
    },
    concedeMatch: () => {
      if (confirm(say('Concede the whole match?'))) void at()?.match.concede();
    },
  } satisfies Partial<Actions>;
}

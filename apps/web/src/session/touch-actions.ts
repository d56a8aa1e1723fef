import { deedOf } from '../play/deeds.ts';
import type { Actions } from './actions.ts';
import type { AtTable } from './at-table.ts';
import type { Desk } from './desk.ts';

type Play = Pick<Actions, 'send' | 'take' | 'submit'>;

/** What is done on the cards themselves, and in the form of an answer. */
export function touchActions(desk: Desk, at: () => AtTable | null, { send, take, submit }: Play) {
  const { store } = desk;
  return {
    fill: (fields) => {
      desk.setTable({ fields });
    },
    list: (listed) => {
      desk.setTable({ listed });
    },
    touch: (what) => {
      const { table } = store.get();
      const deed = table === null ? ({ do: 'read' } as const) : deedOf(table, what);
      switch (deed.do) {
        case 'fill':
          desk.setTable({ fields: deed.fields });
          break;
        case 'submit':
          submit(deed.index, table?.fields ?? {});
          break;
        case 'answer':
          send({ type: 'Choose', answer: what });
          break;
        case 'take':
          take(deed.index);
          break;
        case 'swap':
          void at()?.swap(deed.object);
          break;
        case 'read':
          if (typeof what === 'number') readCard(desk, what);
          break;
        default:
          deed satisfies never;
      }
    },
    select: (selected) => {
      select(desk, selected);
    },
  } satisfies Partial<Actions>;
}

/** Shows a card in full, at a table or in a replay. */
function select({ store }: Desk, selected: number | null): void {
  store.set(({ table, replay }) => ({
    table: table && { ...table, selected },
    replay: replay && { ...replay, selected },
  }));
}

/** Shows a card in full, or no longer. */
function readCard(desk: Desk, card: number): void {
  const { table, replay } = desk.store.get();
  select(desk, (table ?? replay)?.selected === card ? null : card);
}

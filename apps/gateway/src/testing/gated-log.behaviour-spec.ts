import { openMemoryLog, type EventLog } from '@arbiter/event-log';
import type { Stoppable } from '../intake.behaviour-spec.ts';

/** A log in memory whose appends can be stalled; everything else continues. */
export function gatedLog(): Stoppable {
  const log = openMemoryLog();
  let gate: Promise<void> = Promise.resolve();
  let open = (): void => undefined;
  const append: EventLog['append'] = async (records) => {
    await gate;
    return log.append(records);
  };
  return {
    log: new Proxy(log, {
      get(target, name) {
        if (name === 'append') return append;
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    }),
    halt: () => {
      gate = new Promise((resolve) => {
        open = resolve;
      });
    },
    goOn: () => {
      open();
    },
    close: () => log.close(),
  };
}

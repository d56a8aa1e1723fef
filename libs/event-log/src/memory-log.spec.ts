import { eventLogBehaviour, BEHAVIOUR_TOPICS } from './event-log.behaviour-spec.ts';
import { openMemoryLog } from './open-log.ts';

eventLogBehaviour('memory', () =>
  Promise.resolve({
    open: () => Promise.resolve(openMemoryLog({ topics: BEHAVIOUR_TOPICS })),
    startWriter: null,
    compacting: null,
    remove: () => Promise.resolve(),
  }),
);

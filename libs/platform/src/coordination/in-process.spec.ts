import { coordinationBehaviour } from './coordination.behaviour-spec.ts';
import { inProcessCoordination } from './in-process.ts';

coordinationBehaviour('one process', () => {
  let now = 1_000_000;
  return Promise.resolve({
    coordination: inProcessCoordination({ now: () => now }),
    pass: (millis) => {
      now += millis;
      return Promise.resolve();
    },
  });
});

import { inProcessCoordination } from '@arbiter/platform';
import { watchersBehaviour } from './watchers.behaviour-spec.ts';

watchersBehaviour('one process', () => {
  const shared = inProcessCoordination();
  return [shared, shared];
});

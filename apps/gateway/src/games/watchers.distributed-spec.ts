import { redisCoordination } from '@arbiter/platform';
import { watchersBehaviour } from './watchers.behaviour-spec.ts';

const url = process.env['ARBITER_TEST_REDIS'] ?? '';
let tests = 0;

watchersBehaviour('Redis', () => {
  const prefix = `watchers-${process.pid}-${Date.now()}-${tests++}`;
  return [redisCoordination({ url, prefix }), redisCoordination({ url, prefix })];
});

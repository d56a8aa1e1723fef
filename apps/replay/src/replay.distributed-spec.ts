import { replayBehaviour } from './testing/replay.behaviour-spec.ts';

const url = process.env['ARBITER_TEST_POSTGRES'] ?? '';

replayBehaviour('PostgreSQL', () => ({ url }));

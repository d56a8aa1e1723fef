import { reshapedBehaviour } from './testing/reshaped.behaviour-spec.ts';

const url = process.env['ARBITER_TEST_POSTGRES'] ?? '';

reshapedBehaviour('PostgreSQL', () => ({ url }));

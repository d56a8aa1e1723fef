import { disputesBehaviour } from '../testing/disputes.behaviour-spec.ts';

const url = process.env['ARBITER_TEST_POSTGRES'] ?? '';

disputesBehaviour('PostgreSQL', () => ({ url }));

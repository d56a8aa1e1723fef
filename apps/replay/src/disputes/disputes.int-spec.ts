import { disputesBehaviour } from '../testing/disputes.behaviour-spec.ts';

disputesBehaviour('PGlite', (folder) => ({ folder }));

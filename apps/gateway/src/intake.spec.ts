import { intakeBehaviour } from './intake.behaviour-spec.ts';
import { gatedLog } from './testing/gated-log.behaviour-spec.ts';

intakeBehaviour('a log in memory that waits', 300, () => Promise.resolve(gatedLog()));

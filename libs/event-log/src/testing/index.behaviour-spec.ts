export { BEHAVIOUR_TOPICS, eventLogBehaviour } from '../event-log.behaviour-spec.ts';

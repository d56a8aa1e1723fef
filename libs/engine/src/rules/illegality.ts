import type { Citation } from '../state/basics.ts';
import type { CitedTopic } from './citations.ts';

/** Why something that a player wants to do is illegal: the rule's topic, and the reason in our words. */
export interface Illegality {
  readonly topic: CitedTopic;
  /** The rule itself, where it is not the one of the topic. */
  readonly rule?: Citation;
  readonly reason: string;
}

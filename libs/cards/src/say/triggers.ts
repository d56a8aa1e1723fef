import { TRIGGERS, type Trigger } from '../triggers/index.ts';
import type { Noun } from './noun.ts';
import type { Terms } from './terms.ts';
import type { Saying, TriggerWord } from './trigger.ts';

const wordOf = ({ when }: Trigger): TriggerWord<Trigger> => TRIGGERS[when];

/** What triggers an ability, as the beginning of its sentence. */
export const triggerText = (trigger: Trigger, terms: Terms, say: Saying): string =>
  wordOf(trigger).text(trigger, say, terms);

/** What `event` stands for in the effect. */
export const eventOf = (trigger: Trigger): Noun => wordOf(trigger).event(trigger);

/** What a trigger gives names to. */
export const bindingsOf = (trigger: Trigger): readonly string[] => [
  'event',
  ...(wordOf(trigger).binds ?? []),
];

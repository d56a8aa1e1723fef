import type { StepName, WhoseStep } from '../language.ts';
import { YOU } from '../say/noun.ts';
import { stepText } from '../say/steps.ts';
import { THAT_PLAYER, type TriggerWord } from '../say/trigger.ts';

/** `event` is the player whose turn it is (6ED 300.5). */
export interface StepBegins {
  readonly when: 'step begins';
  readonly step: StepName;
  readonly whose: WhoseStep;
}

export const stepBegins = (step: StepName, whose: WhoseStep): StepBegins => ({
  when: 'step begins',
  step,
  whose,
});

const word: TriggerWord<StepBegins> = {
  text({ step, whose }, say) {
    const of =
      whose === 'controller of enchanted'
        ? `${say.noun('enchanted').text}’s controller’s`
        : WHOSE[whose];
    if (step === 'end of turn') {
      return whose === 'you' ? 'At the end of your turn' : `At the end of ${of} turn`;
    }
    if (step === 'end of upkeep') return `At the end of ${of} upkeep`;
    if (step === 'end of combat') return `At the end of combat on ${of} turn`;
    if (step === 'beginning of combat') return `At the beginning of combat on ${of} turn`;
    return `At the beginning of ${of} ${stepText(step)}`;
  },
  event: ({ whose }) => (whose === 'you' ? YOU : THAT_PLAYER),
};
export default word;

const WHOSE = {
  you: 'your',
  opponent: 'your opponent’s',
  'each player': 'each player’s',
  'chosen player': 'the chosen player’s',
} as const;

import type { StepName, WhoseStep } from '@arbiter/cards';
import { playerRef, type Seat } from '../state/basics.ts';
import { eventsOf, type TriggerMeaning, type TriggerOf, type Watcher } from './meaning.ts';

/** 6ED 300.5, 410.2. The turn begins with its first step. */
const stepBegins: TriggerMeaning<TriggerOf<'step begins'>> = {
  events: ['StepBegan'],
  occurrences(happened) {
    const { active } = happened.sight.game.turn;
    return eventsOf(happened, 'StepBegan').map(({ step, index }) => ({
      bindings: { event: playerRef(active) },
      fits: ({ step: wanted, whose }, watcher) =>
        begins(wanted, step, index) && isTurnOf(whose, active, watcher),
    }));
  },
  topic: () => 'stepTriggers',
};
export default stepBegins;

const begins = (wanted: StepName, step: string, index: number): boolean =>
  wanted === step || (wanted === 'turn' && index === 0);

function isTurnOf(whose: WhoseStep, active: Seat, { sight, source, means }: Watcher): boolean {
  if (whose === 'chosen player') return sight.object(source).chosen?.opponent === playerRef(active);
  if (whose !== 'controller of enchanted') return means(whose, active);
  const { attachedTo } = sight.object(source);
  return sight.inPlay(attachedTo) && sight.object(attachedTo).controller === active;
}

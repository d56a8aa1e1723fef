import type { Trigger } from '@arbiter/cards';
import { eventsOf, type TriggerMeaning, type TriggerOf } from './meaning.ts';

type HowMany = Extract<Trigger, { readonly when: 'attacks' }>['others'];

/** Whether so many others do it together with it. */
export function withOthers(wanted: HowMany, others: number): boolean {
  const { atLeast = 0, atMost = Infinity } = wanted ?? {};
  return others >= atLeast && others <= atMost;
}

const attacks: TriggerMeaning<TriggerOf<'attacks'>> = {
  events: ['AttackersDeclared'],
  occurrences: (happened) =>
    eventsOf(happened, 'AttackersDeclared').flatMap(({ bands }) => {
      const all = bands.flat();
      return all.map((id) => ({
        bindings: { event: id },
        fits: ({ what, others }, { watches }) =>
          watches(what, id) && withOthers(others, all.length - 1),
      }));
    }),
};
export default attacks;

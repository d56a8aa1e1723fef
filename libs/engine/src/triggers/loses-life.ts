import { isPlayer, playerRef, seatOf, type Seat } from '../state/basics.ts';
import { eventsOf, type TriggerMeaning, type TriggerOf } from './meaning.ts';

/** Life that is lost, paid, or taken away by damage: whatever makes a life total smaller (TSP Glossary: Life Total). */
const losesLife: TriggerMeaning<TriggerOf<'loses life'>> = {
  events: ['LifeLost', 'DamageDealt'],
  occurrences(happened) {
    const lost = new Map<Seat, number>();
    const add = (seat: Seat, amount: number): void => {
      lost.set(seat, (lost.get(seat) ?? 0) + amount);
    };
    for (const { seat, amount } of eventsOf(happened, 'LifeLost')) add(seat, amount);
    for (const { to, amount, lifeLost = amount } of eventsOf(happened, 'DamageDealt')) {
      if (isPlayer(to) && lifeLost > 0) add(seatOf(to), lifeLost);
    }
    return [...lost].map(([seat, amount]) => ({
      bindings: { event: playerRef(seat), amount },
      fits: ({ who }, { means }) => means(who, seat),
    }));
  },
};
export default losesLife;

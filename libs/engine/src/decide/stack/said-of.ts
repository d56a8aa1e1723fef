import { makeMana } from '@arbiter/cards';
import type { AnnouncementStep } from '../../rules/rules.ts';
import type { AnnounceFrame, AnnouncedChoices, SettledPayment } from '../../state/frames.ts';
import { announcementOf } from './announcement-order.ts';
import type { Work } from '../work.ts';

/** Everything that has been said about an announcement, with the payment less its mana abilities: so it is begun again. */
export function saidOf(
  work: Work,
  frame: AnnounceFrame,
  payment: SettledPayment,
): AnnouncedChoices {
  const { sacrifice, discard, exile = [], tap = [], return: returned = [] } = payment;
  const ways = Object.entries({ sacrifice, discard, exile, tap, return: returned });
  const paid = {
    pool: makeMana(payment.spend),
    ...(payment.snow === undefined ? {} : { snow: makeMana(payment.snow) }),
    ...Object.fromEntries(ways.filter(([, objects]) => objects.length > 0)),
  };
  if (frame.brought !== null) return { ...frame.brought, payment: paid };
  const { mode, x, targets, division, alternative = 0, buyback } = frame.choices;
  const steps = announcementOf(work, frame).slice(0, frame.at);
  const isSaid = (step: AnnouncementStep): boolean => steps.includes(step);
  return {
    payment: paid,
    ...(isSaid('alternative') ? { alternative } : {}),
    ...(isSaid('buyback') ? { buyback } : {}),
    ...(isSaid('mode') ? { mode } : {}),
    ...(isSaid('x') ? { x } : {}),
    ...(isSaid('targets') ? { targets } : {}),
    ...(isSaid('division') ? { division } : {}),
  };
}

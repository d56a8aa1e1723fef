import type { MatchState } from '@arbiter/client';
import { timeText } from '../state/clock.ts';
import { say } from '../words/say.ts';

/** On which terms two play. */
export type Offer = MatchState['offer'];

/** `rated, best of 3, 8:00 + 0:10 a turn each`. */
export const termsText = ({
  rated,
  ante,
  bestOf,
  time,
}: Omit<Offer, 'edition' | 'format'>): string =>
  [
    rated === true ? say('rated') : '',
    ante === true ? say('for ante') : '',
    say('best of {games}', { games: bestOf }),
  ]
    .filter((part) => part !== '')
    .join(', ') + timeText(time);

/** `best of 3 under 6ED, freeform`. */
export function offerText({ edition, format, time, ...terms }: Offer): string {
  return `${say('{terms} under {edition}, {format}', { terms: termsText(terms), edition, format })}${timeText(time)}`;
}

import { openEffect } from '../reading/program.ts';
import { amountNow } from '../reading/amounts.ts';
import { referTo, seatsAmong } from '../reading/references.ts';
import type { Reading } from '../reading/reading.ts';
import type { EffectOf } from '../reading/program.ts';
import type { Sight } from '../sight/sight.ts';
import type { ObjectId, Seat } from '../state/basics.ts';
import { isObjects } from './answers.ts';
import { decision } from './decision.ts';

/** In which order cards go back on top of the library that they were looked at in: the first one lies lowest. */
export const topCards = decision({
  kind: 'topCards',
  frames: ['resolve'],
  asks: 'libraryOrder',
  isAnswer: isObjects,
  space({ sight, frame }) {
    const top = topOf(sight, openEffect(sight, frame, 'orderTop'), frame);
    return { shape: 'order', of: top?.cards ?? [] };
  },
});

/** The cards on top that the effect speaks of, the lowest first, and whose library it is; `null` without a player. */
export function topOf(
  sight: Sight,
  { of, count }: EffectOf<'orderTop'>,
  text: Reading,
): { readonly seat: Seat; readonly cards: readonly ObjectId[] } | null {
  const [seat] = seatsAmong(referTo(sight, of, text));
  if (seat === undefined) return null;
  const { library } = sight.game.players[seat];
  const wanted = Math.max(0, amountNow(sight, count, text));
  return { seat, cards: library.slice(Math.max(0, library.length - wanted)) };
}

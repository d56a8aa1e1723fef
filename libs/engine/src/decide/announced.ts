import type { Cost } from '@arbiter/cards';
import type { Sight } from '../sight/sight.ts';
import type { AnnounceFrame } from '../state/frames.ts';
import type { CompiledText } from '../text/printed.ts';
import { totalOf, type TotalCost } from './costs.ts';

/** The text whose modes and targets are announced. */
export function announcedText(sight: Sight, frame: AnnounceFrame): CompiledText {
  if (frame.ability !== null) return sight.cards.ability(frame.ability);
  const { modes } = sight.printed(sight.object(frame.object));
  return modes[frame.choices.mode] as CompiledText;
}

/** Everything that has to be paid for what is announced (6ED 409.1f). */
export function announcedCost(sight: Sight, frame: AnnounceFrame): TotalCost {
  const { seat, source, choices } = frame;
  if (frame.ability !== null) {
    const { activation } = sight.cards.ability(frame.ability);
    return totalOf(activation === null ? [] : [activation.cost], source, seat, choices.x);
  }
  const printed = sight.printed(sight.object(frame.object));
  const extra: Cost[] = choices.buyback && printed.buyback !== null ? [printed.buyback] : [];
  return totalOf(extra, source, seat, choices.x, printed.cost);
}

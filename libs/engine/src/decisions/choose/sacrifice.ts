import { amountNow } from '../../reading/amounts.ts';
import { openEffect, type EffectOf } from '../../reading/program.ts';
import { readFor, type Reading } from '../../reading/reading.ts';
import { permanentsOf } from '../../reading/references.ts';
import type { Sight } from '../../sight/sight.ts';
import type { Seat } from '../../state/basics.ts';
import { choice, type Among } from './choice.ts';
import { brokenByPicks, picksFor } from './paid-with.ts';

/** Permanents that a player sacrifices: because a text says so, or to pay a cost. */
export const chooseToSacrifice = choice({
  purpose: 'sacrifice',
  frames: ['resolve', 'announce', 'pay'],
  asks: 'pay',
  among: ({ sight, frame, seat }) =>
    frame.kind === 'resolve'
      ? sacrificesOf(sight, openEffect(sight, frame, 'sacrifice'), frame, seat)
      : picksFor(sight, frame),
  brokenRule: ({ frame }) =>
    frame.kind === 'resolve' ? 'choiceOnResolution' : brokenByPicks(frame),
});

/** What a player may sacrifice: only what that player controls (6ED Glossary: Sacrifice). */
export function sacrificesOf(
  sight: Sight,
  { what, count, each }: EffectOf<'sacrifice'>,
  text: Reading,
  seat: Seat,
): Among {
  const from = permanentsOf(sight, what, text).filter((id) => sight.object(id).controller === seat);
  const wanted =
    count === undefined
      ? from.length
      : Math.max(0, amountNow(sight, count, readFor(text, each, seat)));
  const most = Math.min(wanted, from.length);
  return { from, least: most, most };
}

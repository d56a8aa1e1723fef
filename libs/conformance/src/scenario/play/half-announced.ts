import { WAYS_TO_PAY_WITH, type WayToPayWith } from '@arbiter/cards';
import type { Decision, Game } from '@arbiter/engine';
import type { Match } from './match.ts';
import { optionsNow } from './answer-of.ts';

/**
 * How many spells and abilities are being announced by players; triggered abilities announce themselves, and so does
 * what an effect has played from exile.
 */
function announcements({ agenda }: Game): number {
  return agenda.filter(
    (frame) => frame.kind === 'announce' && frame.start !== null && frame.from !== 'exile',
  ).length;
}

/** The decision at which a spell or ability stops that was announced since `before`; `null` if it was played. */
export function halfAnnounced({ game }: Match, before: Game): Decision | null {
  return announcements(game) > announcements(before) ? game.decision : null;
}

/** What is still to be chosen, and how a scenario says it. */
export function leftToAnnounce(match: Match, decision: Decision): string {
  const { game, names } = match;
  const options = [...optionsNow(match, decision.seat)].map((one) =>
    typeof one === 'number' ? names.nameOf(game, one) : String(one),
  );
  const among = options.length === 0 ? '' : ` (${[...new Set(options)].join(', ')})`;
  const way = wayToPay(decision);
  const [what, key] =
    way === null ? [decision.kind, 'choose: […]'] : [`what to ${way}`, `pay: [{ ${way}: … }]`];
  return `still to be chosen is ${what}${among}: \`${key}\` beside it, or \`stops at: ${decision.kind}\``;
}

function wayToPay(decision: Decision): WayToPayWith | null {
  if (decision.kind !== 'choose') return null;
  return WAYS_TO_PAY_WITH.find((way) => way === decision.purpose) ?? null;
}

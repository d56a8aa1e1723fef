import type { Filter, Keyword } from '@arbiter/cards';
import { isPlayer, type ObjectId, type Recipient } from '../state/basics.ts';
import type { Characteristics } from '../text/printed.ts';
import { matches } from './filters.ts';
import { seeing, type Seen } from './seen.ts';

/** Whether a permanent has protection from a quality of the spell, ability, permanent or source (6ED 502.7b). */
export function isProtectedFrom(table: Seen, what: Recipient, source: ObjectId): boolean {
  const { sight } = table;
  if (isPlayer(what) || !table.anyProtection || !sight.inPlay(what)) return false;
  const { keywords } = table.characteristics(what);
  const qualities = qualitiesKeptOff(keywords);
  if (qualities.length === 0) return false;
  const own = qualitiesOf(table, source);
  const seen = seeing(table, (id) => (id === source ? own : table.characteristics(id)));
  const here = { source: what, controller: sight.object(what).controller };
  return qualities.some((quality) => matches(seen, quality, source, here));
}

/**
 * What a source is. An ability on the stack has a colour of its own, if the edition gives it one; all else is its
 * source's (6ED 217.6b; silent on the rest, TSP 502.7b).
 */
function qualitiesOf(seen: Seen, source: ObjectId): Characteristics {
  const { stack, colors } = seen.sight.object(source);
  if (stack === null) return seen.characteristics(source);
  const from = seen.characteristics(stack.source);
  return colors === null || colors.length === 0 ? from : { ...from, colors };
}

/** What these keywords protect from. */
export function qualitiesKeptOff(keywords: readonly Keyword[]): readonly Filter[] {
  return keywords.flatMap(({ ability }) =>
    ability.keyword === 'protection' ? [qualityOf(ability)] : NO_QUALITIES,
  );
}

function qualityOf({ from, spares }: Protection): Filter {
  if (spares === undefined) return from;
  return { all: [from, { not: { all: [{ named: spares }, { attachedTo: { is: 'self' } }] } }] };
}

type Protection = Extract<Keyword['ability'], { readonly keyword: 'protection' }>;

const NO_QUALITIES: readonly Filter[] = [];

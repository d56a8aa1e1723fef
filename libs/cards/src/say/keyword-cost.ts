import type { OnCard } from '../keywords/keyword.ts';
import { costText, type Cost } from '../costs.ts';
import type { Terms } from './terms.ts';

/** A keyword with what it costs: `cycling {2}`, `cycling—Pay 2 life`. */
export function keywordWithCost(
  keyword: string,
  cost: Cost,
  on: OnCard | null,
  terms: Terms,
): string {
  const said = costText(cost, on?.name, terms);
  return `${keyword}${said.startsWith('{') ? ' ' : '—'}${said}`;
}

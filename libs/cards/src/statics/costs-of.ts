import { filterText, qualityText } from '../filter-text.ts';
import type { Filter } from '../language.ts';
import { upper } from '../say/grammar.ts';
import type { StaticWord } from '../say/static.ts';
import { symbols } from '../say/symbols.ts';

/** What it costs to play spells, or activated abilities of objects, of a kind (6ED 409.1f). */
export interface CostChange {
  readonly costsOf: 'spells' | 'abilities';
  readonly what: Filter;
  /** Mana that is to be paid in addition. */
  readonly more?: string;
  /** By how much the generic part is reduced, at most to nothing. */
  readonly less?: number;
}

/** `Red spells you play cost {1} less to play.` */
const word: StaticWord<CostChange> = {
  text({ costsOf, what, more, less }) {
    const asked = 'all' in what ? what.all : [what];
    const parts = asked.filter((part) => !isInOthersTurn(part));
    const isLimited = parts.length < asked.length;
    const by = parts.find((part) => 'controlledBy' in part);
    const kind: Filter = { all: parts.filter((part) => part !== by) };
    const whose =
      by === undefined || !('controlledBy' in by)
        ? ''
        : by.controlledBy === 'you'
          ? ' you play'
          : ' your opponent plays';
    const change =
      more === undefined ? `${symbols(String(less ?? 0))} less` : `${symbols(more)} more`;
    const quality = qualityText(kind);
    const subject =
      costsOf === 'spells'
        ? `${quality.replace(/ ?spell$/u, '')} spells${whose}`.trim()
        : quality === ''
          ? `activated abilities${whose}`
          : `activated abilities of ${filterText(what, 'many')}`;
    const when = isLimited ? ' except during their controllers’ turns' : '';
    return `${upper(subject)} cost ${change} to play${when}.`;
  },
};
export default word;

/** Whether it asks that the player whose turn it is doesn't control it. */
const isInOthersTurn = (filter: Filter): boolean =>
  'not' in filter && 'controlledBy' in filter.not && filter.not.controlledBy === 'active player';

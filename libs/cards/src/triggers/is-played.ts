import { filterText, headText } from '../filter-text.ts';
import type { Filter, Watched, Whose } from '../language.ts';
import { article } from '../say/grammar.ts';
import { one } from '../say/noun.ts';
import { watched, whoDoes, type TriggerWord } from '../say/trigger.ts';

/**
 * A spell, once it has been played, whatever becomes of it (6ED 410.2); with `targeting`, one that targets such a
 * thing. `event` is the spell, `who` the player who plays it.
 */
export interface IsPlayed {
  readonly when: 'is played';
  /** `self`: the spell with the ability, on the stack (TSP 502.30a). */
  readonly what: 'self' | Filter;
  /** Anybody, unless it says who. */
  readonly who?: Whose;
  readonly targeting?: Watched;
}

export const isPlayed = (what: Filter, who: Whose = 'each player'): IsPlayed => ({
  when: 'is played',
  what,
  ...(who === 'each player' ? {} : { who }),
});

const word: TriggerWord<IsPlayed> = {
  text({ what, who = 'each player', targeting }, say) {
    const aimed = targeting === undefined ? '' : ` that targets ${watched(targeting, say)}`;
    if (what === 'self') {
      return `When ${whoDoes(who, 'play', 'plays')} ${say.noun(what).text}${aimed}`;
    }
    const [kind, by] = player(what, who);
    return `Whenever ${whoDoes(by, 'play', 'plays')} ${article(spell(kind))}${aimed}`;
  },
  event: () => one('that spell'),
  binds: ['who'],
};
export default word;

/** A filter of spells, which need not say that they are. */
function spell(filter: Filter): string {
  if ('all' in filter && filter.all.length === 0) return 'spell';
  const said = filterText(filter);
  if (headText(filter) === 'spell') return said;
  return `${said.replace(/ permanent$/u, '')} spell`;
}

/** The player who controls a spell as it has been played is the one who plays it. */
function player(what: Filter, who: Whose): readonly [Filter, Whose] {
  const parts = 'all' in what ? what.all : [what];
  const by = parts.find((one) => 'controlledBy' in one);
  if (by === undefined || !('controlledBy' in by)) return [what, who];
  const { controlledBy } = by;
  if (controlledBy !== 'you' && controlledBy !== 'opponent') return [what, who];
  return [{ all: parts.filter((one) => one !== by) }, controlledBy];
}

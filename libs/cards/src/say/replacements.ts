import { filterText } from '../filter-text.ts';
import type { Replacement, Watched } from '../language.ts';
import { goesElsewhere } from './elsewhere.ts';
import { article } from './grammar.ts';
import type { Terms } from './terms.ts';
import type { Say } from './word.ts';

/** What a static ability puts in the place of an event. */
export function replacementText(replacement: Replacement, say: Say, terms: Terms): string {
  switch (replacement.would) {
    case 'be put into a graveyard': {
      const { what, goes } = replacement;
      const which = what === 'any card' ? 'a card' : watched(what, say);
      return `If ${which} would be put into a ${terms.graveyard}, ${goesElsewhere(goes, terms)} instead.`;
    }
    case 'draw':
    case 'gain life': {
      const { would, who, effect } = replacement;
      const verb = would === 'draw' ? 'draw a card' : would;
      const whose = { you: 'you', opponent: 'your opponent', 'each player': 'a player' }[who];
      return `If ${whose} would ${verb}, instead ${say.effects(effect)}.`;
    }
    case 'be dealt damage': {
      const { what, from: source, combat, onto } = replacement;
      const kind = combat === true ? 'combat damage' : 'damage';
      const by = source === undefined ? '' : ` by ${article(filterText(source))}`;
      const event = `${kind} that would be dealt to ${watched(what, say)}${by}`;
      return onto === undefined
        ? `Prevent all ${event}.`
        : `All ${event} is dealt to ${say.noun(onto).text} instead.`;
    }
    default:
      return replacement satisfies never;
  }
}

function watched(what: Watched, say: Say): string {
  if (what === 'self' || what === 'enchanted') return say.noun(what).text;
  return 'is' in what && what.is === 'you' ? 'you' : article(filterText(what));
}

import { qualityText } from '../filter-text.ts';
import type { Filter } from '../language.ts';
import type { Color } from '../mana.ts';
import { colorsText } from '../say/colors.ts';
import { upper } from '../say/grammar.ts';
import type { StaticWord } from '../say/static.ts';

/** What is so of such cards that its controller owns and that aren't in play, and of such spells that he or she controls. */
export interface Elsewhere {
  readonly elsewhere: Filter;
  /** In place of the colours that they have. */
  readonly colors?: readonly Color[];
  /** When they may be played: as if they were of that type (6ED Glossary: Type). */
  readonly playedAs?: 'Instant';
}

const word: StaticWord<Elsewhere> = {
  text({ elsewhere, colors, playedAs }) {
    const kind = qualityText(elsewhere).replace(/ ?(?:card|permanent|spell)s?$/u, '');
    const cards = `${kind} cards you own that aren’t in play`;
    const said = [
      ...(colors === undefined
        ? []
        : [`${cards} and ${kind} spells you control are ${colorsText(colors)}`]),
      ...(playedAs === undefined ? [] : [`you may play ${cards} as instants`]),
    ];
    return said.map((one) => `${upper(one)}.`).join(' ');
  },
};
export default word;

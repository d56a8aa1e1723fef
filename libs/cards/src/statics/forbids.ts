import { qualityText } from '../filter-text.ts';
import type { Filter, Whose } from '../language.ts';
import { WHO, type StaticWord } from '../say/static.ts';

/** Nothing lets them do it, whatever says that they do (6ED 103.2). */
export interface Forbids {
  readonly forbids: 'gaining life' | 'playing spells' | 'playing lands';
  /** Spells or lands of this kind alone. */
  readonly what?: Filter;
  readonly who: Whose;
}

const DOES: Readonly<Record<Forbids['forbids'], readonly [verb: string, what: string]>> = {
  'gaining life': ['gain', 'life'],
  'playing spells': ['play', 'spells'],
  'playing lands': ['play', 'lands'],
};

const word: StaticWord<Forbids> = {
  text({ forbids, what, who }) {
    const [verb, of] = DOES[forbids];
    const quality = what === undefined ? '' : qualityText(what).replace(/ ?(?:spell|land)$/u, '');
    return `${WHO[who]} can’t ${verb} ${`${quality} ${of}`.trim()}.`;
  },
};
export default word;

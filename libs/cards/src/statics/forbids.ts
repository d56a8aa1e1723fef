import { filterText, qualityText } from '../filter-text.ts';
import type { Filter, Whose } from '../language.ts';
import { WHO, type StaticWord } from '../say/static.ts';

/** Nothing lets them do it, whatever says that they do (6ED 103.2). */
export interface Forbids {
  readonly forbids: 'gaining life' | 'playing spells' | 'playing lands' | 'playing abilities';
  /** Spells or lands of this kind alone, or activated abilities of such permanents. */
  readonly what?: Filter;
  /** Cycling alone, whatever it finds (TSP 502.18c). */
  readonly keyword?: 'cycling';
  /** Abilities with {T} in their cost alone. */
  readonly costing?: 'tap';
  /** Mana abilities may be played all the same. */
  readonly exceptMana?: true;
  /** Whenever a sorcery could be played, they may be played all the same. */
  readonly exceptAsSorcery?: true;
  /** In their own turns they may play them all the same. */
  readonly exceptOnOwnTurn?: true;
  readonly who: Whose;
}

const DOES: Readonly<
  Record<Exclude<Forbids['forbids'], 'playing abilities'>, readonly [verb: string, what: string]>
> = {
  'gaining life': ['gain', 'life'],
  'playing spells': ['play', 'spells'],
  'playing lands': ['play', 'lands'],
};

const word: StaticWord<Forbids> = {
  text({ forbids, what, who, keyword, costing, exceptMana, exceptAsSorcery, exceptOnOwnTurn }) {
    if (keyword === 'cycling') return `${WHO[who]} can’t cycle cards.`;
    if (exceptOnOwnTurn === true) {
      const deed =
        forbids === 'playing abilities' ? 'play activated abilities' : DOES[forbids].join(' ');
      return `${WHO[who]} can ${deed} only during ${who === 'you' ? 'your own turn' : 'their own turns'}.`;
    }
    if (forbids === 'playing abilities') {
      const whose = what === undefined ? '' : ` of ${filterText(what, 'many')}`;
      const of = `${whose}${costing === undefined ? '' : ' with {T} in their costs'}`;
      const except = exceptMana === true ? ' unless they’re mana abilities' : '';
      return who === 'each player'
        ? `Activated abilities${of} can’t be played${except}.`
        : `${WHO[who]} can’t play activated abilities${of}${except}.`;
    }
    const [verb, of] = DOES[forbids];
    if (exceptAsSorcery === true) {
      const kind = what === undefined ? of : filterText(what, 'many');
      const they = { you: 'you', opponent: 'he or she', 'each player': 'they' }[who];
      return `${WHO[who]} may ${verb} ${kind} only any time ${they} could play a sorcery.`;
    }
    const quality = what === undefined ? '' : qualityText(what).replace(/ ?(?:spell|land)$/u, '');
    if (quality.startsWith('that shares')) {
      return `${WHO[who]} can’t ${verb} ${of} ${quality.replace('shares', 'share')}.`;
    }
    const which = quality.startsWith('with ') ? `${of} ${quality}` : `${quality} ${of}`;
    return `${WHO[who]} can’t ${verb} ${which.trim()}.`;
  },
};
export default word;

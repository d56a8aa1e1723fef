import type { Effect, Reference } from '../language.ts';
import { listed } from '../say/grammar.ts';
import { afterFound, isFound } from '../say/found.ts';
import { isShuffledInto } from './shuffle.ts';
import { many, one, ownersZone, type Noun } from '../say/noun.ts';
import type { Terms } from '../say/terms.ts';
import type { Say, Sentence, Word } from '../say/word.ts';

/** Moves cards that are still where the text looks for them (6ED 410.10). */
export interface Move {
  readonly do: 'move';
  readonly what: Reference;
  /** `library`: on top of it, in an order that their owner chooses (6ED 217.2d). */
  readonly to: 'hand' | 'exile' | 'library' | 'graveyard';
  readonly faceDown?: true;
  /** You may look at it all the same, for as long as it lies there (newer than TSP). */
  readonly knownToYou?: true;
  /** Into exile, to come back by the same text: older rules say who may look at it (5ED Zones of Play.5). */
  readonly setAside?: true;
  /** How many counters of each kind lie on it in exile. */
  readonly counters?: Readonly<Record<string, number>>;
  /**
   * Into exile, where other abilities of the same object find it: `exiledWith` (TSP 217.7d). Those of the same text, or `'object'`:
   * any that the object has, as a keyword hides a card of which the permanent speaks.
   */
  readonly linked?: true | 'object';
  /** Into exile, where it haunts this creature from then on (TSP 502.51a). */
  readonly haunting?: Reference;
  /** On the bottom of the library, in an order that their owner chooses. */
  readonly bottom?: true;
  /** In a random order that nobody learns, with `bottom`. */
  readonly atRandom?: true;
  /** Bound to the card as it is where it went. */
  readonly as?: string;
}

export const move = (what: Reference, to: Move['to']): Move => ({ do: 'move', what, to });
export const putOnTheBottom = (what: Reference): Move => ({
  ...move(what, 'library'),
  bottom: true,
});
export const returnToHand = (what: Reference): Move => move(what, 'hand');

const word: Word<Move> = {
  text(effect, say, terms) {
    const noun = say.noun(effect.what);
    const said = moves(effect, isRest(effect, noun, say) ? REST(noun) : noun, say, terms);
    return typeof said === 'string' && isFound(effect.what, say)
      ? { joins: `${afterFound(say)}${said}` }
      : said;
  },
  aim: ({ what }) => what,
  binds: ({ what, as = '' }, say) => ({
    name: as,
    noun:
      what === 'self'
        ? one(say.self.text, { later: say.self.text, isPut: true })
        : areSeveral(what) || isOfMany(what, say)
          ? many('those cards', { later: 'those cards', isPut: true, ...ownerOf(what) })
          : one('that card', { later: 'that card', isPut: true, ...ownerOf(what) }),
  }),
};
export default word;

/** Whether some of those cards have just been put elsewhere: what is moved now are the others. */
const isRest = ({ what }: Move, { text }: Noun, { previous }: Pick<Say, 'previous'>): boolean =>
  areNotFound(what, previous) ||
  (text === 'those cards' &&
    previous?.do === 'move' &&
    typeof previous.what === 'object' &&
    ('bound' in previous.what || isSomeOf(previous.what, what)) &&
    JSON.stringify(previous.what) !== JSON.stringify(what));

/** Whether they are what a search of several zones has just left there. */
function areNotFound(what: Reference, previous: Effect | null): boolean {
  if (previous?.do !== 'search' || typeof what !== 'object' || !('several' in what)) return false;
  const { zones = ['library'], as } = previous;
  const left = zones.map((zone) => ({
    cards: { not: { among: { bound: as } } },
    in: zone,
    of: 'you',
  }));
  return JSON.stringify(what.several) === JSON.stringify(left);
}

/** Whether some of those were meant. */
const isSomeOf = (some: Reference, what: Reference): boolean =>
  typeof some === 'object' &&
  'cards' in some &&
  JSON.stringify(some).includes(JSON.stringify({ among: what }));

const REST = (noun: Noun): Noun => ({ ...noun, text: 'the rest' });

/** Whether all cards of a kind are meant, however many there are. */
const areSeveral = (what: Reference): boolean =>
  typeof what === 'object' && ('cards' in what || 'every' in what);

const isOfMany = (what: Reference, say: Say): boolean =>
  typeof what === 'object' && 'bound' in what && say.asLater(what).number === 'many';

/** Where the text itself says whose card it is. */
function ownerOf(what: Reference): { readonly owner?: 'your' } {
  const isYours =
    typeof what === 'object' && ('top' in what || 'cards' in what) && what.of === 'you';
  return isYours ? { owner: 'your' } : {};
}

function moves(effect: Move, noun: Noun, say: Say, terms: Terms): Sentence {
  const { to, faceDown, bottom, atRandom, counters = {} } = effect;
  const objects = noun.all ?? noun.text;
  const owned = noun.all === undefined ? noun : { ...noun, number: 'many' as const };
  switch (to) {
    case 'hand':
      return `${noun.isPut === true ? 'put' : 'return'} ${objects} ${noun.isPut === true ? 'into' : 'to'} ${ownersZone(owned, 'hand')}`;
    case 'graveyard':
      return `put ${objects} into ${ownersZone(owned, terms.graveyard)}`;
    case 'library': {
      if (say.next?.do === 'shuffle' && isShuffledInto(effect, say.next.who)) {
        return `shuffle ${objects} into ${ownersZone(owned, 'library')}`;
      }
      if (say.next?.do === 'shuffle') return `put ${objects} into ${ownersZone(owned, 'library')}`;
      const order =
        atRandom === true
          ? ' in a random order'
          : owned.number === 'many' && noun.owner !== undefined
            ? ' in any order'
            : '';
      if (bottom === true)
        return `put ${objects} on the bottom of ${ownersZone(owned, 'library')}${order}`;
      if (say.previous?.do === 'shuffle') return { joins: `, then put ${objects} on top of it` };
      return `put ${objects} on top of ${ownersZone(owned, 'library')}${order}`;
    }
    case 'exile': {
      if (effect.setAside === true) return `set ${objects} aside`;
      const [verb, where] = terms.exile;
      const lie = Object.entries(counters).map(([kind, count]) =>
        say.count(count, `${kind} counter`),
      );
      const more = lie.length === 0 ? '' : ` with ${listed(lie)} on it`;
      const haunting =
        effect.haunting === undefined ? '' : ` haunting ${say.noun(effect.haunting).text}`;
      return `${verb} ${objects} ${where}${faceDown === true ? ' face down' : ''}${more}${haunting}`;
    }
    default:
      return to satisfies never;
  }
}

import type { View } from '@arbiter/client';
import { nameOf } from '../play/groups.ts';
import { sizeText } from '../play/words.ts';
import { say, tell } from '../words/say.ts';

/** Something that is otherwise at one moment of a game than at another. */
export interface Difference {
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

type Facts = ReadonlyMap<string, readonly [what: string, value: string]>;
type Permanent = View['permanents'][number];

const NOTHING = '–';

/** What is otherwise at the second of two moments, in the order of the table: turn, players, permanents, stack. */
export function differences(
  before: View,
  after: View,
  names: readonly [string, string],
): Difference[] {
  const [one, other] = [factsOf(before, names), factsOf(after, names)];
  return [...new Map([...one, ...other])].flatMap(([key, [what]]) => {
    const [then, now] = [one, other].map((facts) => facts.get(key)?.[1] ?? NOTHING);
    return then === now ? [] : [{ what, before: then ?? '', after: now ?? '' }];
  });
}

function factsOf(view: View, names: readonly [string, string]): Facts {
  const facts = new Map<string, readonly [string, string]>();
  const { turn, players, permanents, stack } = view;
  facts.set('turn', [say('Turn'), `${turn.number}, ${tell(turn.step)}`]);
  for (const { seat, life, libraryCount, handCount, hand, graveyard, exile, counters } of players) {
    const lists: (readonly [string, string, string])[] = [
      ['life', say('Life'), String(life)],
      ['counters', say('Counters'), countersText(counters)],
      ['library', say('Library'), String(libraryCount)],
      ['hand', say('Hand'), hand === null ? String(handCount) : cardsText(hand)],
      ['graveyard', say('Graveyard'), cardsText(graveyard)],
      ['exile', say('Exile'), cardsText(exile)],
    ];
    for (const [key, what, value] of lists) {
      if (value !== '') facts.set(`${seat} ${key}`, [`${names[seat]}: ${what}`, value]);
    }
  }
  for (const one of permanents) {
    facts.set(`permanent ${one.id}`, [one.name, permanentText(view, one, names)]);
  }
  const lying = stack.toReversed().map(({ name }) => name);
  if (lying.length > 0) facts.set('stack', [say('Stack'), lying.join(', ')]);
  return facts;
}

type Cards = View['players'][number]['exile'];

const cardsText = (cards: Cards): string =>
  cards.map((card) => ('hidden' in card ? '?' : card.name)).join(', ');

const countersText = (counters: Readonly<Record<string, number>>): string =>
  Object.entries(counters)
    .filter(([, count]) => count !== 0)
    .map(([kind, count]) => `${count} × ${tell(kind)}`)
    .join(', ');

/** A permanent as far as it changes while it is in play. */
function permanentText(view: View, one: Permanent, names: readonly [string, string]): string {
  const { controller, tapped, damage, counters, attachedTo } = one;
  return [
    names[controller],
    sizeText(one),
    tapped ? say('tapped') : '',
    damage === 0 ? '' : say('{damage} damage', { damage }),
    countersText(counters),
    attachedTo === 0 ? '' : `→ ${nameOf(view, attachedTo)}`,
  ]
    .filter((text) => text !== '')
    .join(', ');
}

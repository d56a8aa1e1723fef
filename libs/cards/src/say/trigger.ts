import { filterText, headText } from '../filter-text.ts';
import type { Watched, Whose } from '../language.ts';
import { article } from './grammar.ts';
import { one, YOU, type Noun } from './noun.ts';
import type { Terms } from './terms.ts';
import type { Say } from './word.ts';

/** What the texts of triggers need of what is around them. */
export type Saying = Pick<Say, 'noun' | 'condition'>;

/**
 * What one trigger word is, apart from its type: each file in `triggers/` exports one by default. What it watches stands
 * in the engine, in a file of the same name.
 */
export interface TriggerWord<T> {
  /** The beginning of the sentence: `Whenever you draw a card`. */
  text(trigger: T, say: Saying, terms: Terms): string;
  /** What `event` stands for in the effect. */
  event(trigger: T): Noun;
  /** The names that it binds beside `event`. */
  readonly binds?: readonly string[];
}

/** What is watched, as the subject of the sentence. */
export function watched(what: Watched, say: Pick<Say, 'noun'>): string {
  if (what === 'self' || what === 'enchanted') return say.noun(what).text;
  return 'is' in what && what.is === 'you' ? 'you' : article(filterText(what));
}

/** Once in its life, or every time. */
export const when = (what: Watched): string => (what === 'self' ? 'When' : 'Whenever');

/** What a later sentence calls something that was watched. */
export function that(what: Watched): Noun {
  if (what === 'self' || what === 'enchanted') return one('it');
  const head = headText(what);
  const isPlayer = head === 'player' || head === 'opponent';
  if (head === 'you') return YOU;
  return one(`that ${head}`, { later: `that ${head}`, ...(isPlayer ? { isPlayer } : {}) });
}

export const THAT_PLAYER = one('that player', { isPlayer: true, later: 'that player' });

/** `you draw`, `your opponent draws`, `a player draws`. */
export function whoDoes(who: Whose, verb: string, thirdPerson: string): string {
  if (who === 'you') return `you ${verb}`;
  return `${who === 'opponent' ? 'your opponent' : 'a player'} ${thirdPerson}`;
}

/** The player of the event. */
export const playerOf = (who: Whose): Noun => (who === 'you' ? YOU : THAT_PLAYER);

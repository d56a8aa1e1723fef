import {
  filterText,
  headText,
  isOfNoKind,
  naming,
  qualityText,
  sourceText,
} from '../filter-text.ts';
import type { Filter, Watched, Whose } from '../language.ts';
import type { HowMany } from '../triggers/attacks.ts';
import { article, numberWord } from './grammar.ts';
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
  const [first, ...others] = 'any' in what ? what.any : [what];
  const isSelf = first !== undefined && 'is' in first && first.is === 'self';
  if (isSelf) return [say.noun('self').text, ...others.map(another)].join(' or ');
  return 'is' in what && what.is === 'you'
    ? 'you'
    : article(filterText(what, 'one', naming(say.noun('self'))));
}

/** Of the same kind, beside the object itself. */
const another = (what: Filter): string => `another ${filterText(what)}`;

/** What deals damage: `a red source`, where the text asks for no kind of permanent. */
export function dealer(source: Watched, say: Pick<Say, 'noun'>): string {
  if (typeof source !== 'object') return watched(source, say);
  if (isOfNoKind(source)) return sourceText(source, '', naming(say.noun('self')));
  if ('not' in source && 'controlledBy' in source.not && source.not.controlledBy === 'you') {
    return 'a source you don’t control';
  }
  const [kind, whose, ...more] = 'all' in source ? source.all : [];
  if (kind === undefined || whose === undefined || more.length > 0) return watched(source, say);
  const isYours = 'controlledBy' in whose && whose.controlledBy === 'you';
  const isSpell = 'any' in kind && kind.any.every((one) => 'type' in one && PLAYED.has(one.type));
  return isYours && isSpell
    ? `${article(qualityText(kind))} source you control`
    : watched(source, say);
}

/** Types of which nothing is ever in play. */
const PLAYED: ReadonlySet<string> = new Set(['Instant', 'Sorcery', 'Interrupt']);

/** `a Wall`, or `one or more Walls` where several at one time are as good as one. */
export function severalOf(what: Watched, once: true | undefined, say: Pick<Say, 'noun'>): string {
  return once === true && typeof what === 'object'
    ? `one or more ${filterText(what, 'many')}`
    : watched(what, say);
}

/** `two or more creatures`, `at most one Wall`, `exactly two creatures`. */
export function soMany({ atLeast, atMost }: HowMany, what: Watched): string {
  const of = (count: number): string =>
    typeof what === 'object' ? filterText(what, count === 1 ? 'one' : 'many') : what;
  if (atLeast === undefined) {
    const most = atMost ?? 0;
    return `at most ${numberWord(most)} ${of(most)}`;
  }
  if (atMost === undefined) return `${numberWord(atLeast)} or more ${of(2)}`;
  return atLeast === atMost
    ? `exactly ${numberWord(atLeast)} ${of(atLeast)}`
    : `${numberWord(atLeast)} to ${numberWord(atMost)} ${of(atMost)}`;
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

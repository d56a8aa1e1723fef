import { eitherOrBoth, filterText, headText, qualityText } from '../filter-text.ts';
import type { Amount } from '../amounts.ts';
import type { Condition } from '../conditions.ts';
import type { Cost } from '../costs.ts';
import type {
  Ability,
  Duration,
  Effect,
  Effects,
  Filter,
  Reference,
  TargetSpec,
} from '../language.ts';
import { EFFECT_WORDS } from '../words/index.ts';
import { countText, forEachText, muchText } from './amounts.ts';
import { conditionText } from './conditions.ts';
import { payText } from './costs.ts';
import { listed, numberWord, stopped, upper } from './grammar.ts';
import { clauseText } from './modification.ts';
import { laterOn, many, one, possessive, verbFor, YOU, type Noun } from './noun.ts';
import type { Terms } from './terms.ts';
import type { Clause, Say, Sentence, Word } from './word.ts';

/** What the words of a text refer to. */
export interface Situation {
  /** What the object calls itself: its name. */
  readonly name: string;
  /** Its card types, in lower case. */
  readonly types: readonly string[];
  /** What it can be attached to. */
  readonly enchants?: Filter | undefined;
  readonly targets?: readonly TargetSpec[];
  /** What `event` stands for. */
  readonly event?: Noun;
  /** Where its card is as the text is followed. */
  readonly from?: 'hand' | 'graveyard' | undefined;
  /** What it is called after it has been named in the same sentence. */
  readonly isNamed?: boolean;
  /** An ability in quotation marks. */
  readonly quote: (ability: Ability, by: Noun) => string;
}

/** Says the effects of one text one after the other, and remembers what has been spoken of. */
export class Speaker implements Say {
  previous: Effect | null = null;
  next: Effect | null = null;
  readonly #situation: Situation;
  readonly #terms: Terms;
  readonly #spokenOf = new Set<string>();
  readonly #bound = new Map<string, Noun>();

  constructor(situation: Situation, terms: Terms) {
    this.#situation = situation;
    this.#terms = terms;
  }

  get self(): Noun {
    const { name, isNamed, from } = this.#situation;
    return one(isNamed === true ? 'it' : name, from === undefined ? {} : { owner: 'your' });
  }

  get ownTypes(): readonly string[] {
    return this.#situation.types;
  }

  /** Whole sentences, with capitals and stops. */
  sentences(effects: Effects): string {
    return this.#said(effects)
      .map((sentence) => stopped(upper(plain(sentence))))
      .join(' ');
  }

  /** What somebody may do, after a comma: `you may return it to your hand.` */
  optional(who: Reference, effects: Effects): string {
    const asked = this.noun(who);
    const [first = '', ...rest] = this.#said(effects);
    const more = rest.map((sentence) => ` ${stopped(upper(plain(sentence)))}`).join('');
    return `${asked.text} may ${choice(first, asked)}.${more}`;
  }

  effects(effects: Effects): string {
    const { previous, next } = this;
    const said = listed(this.#said(effects).map(plain));
    Object.assign(this, { previous, next });
    return said;
  }

  noun(what: Reference): Noun {
    if (what === 'self') return this.self;
    if (what === 'you') return YOU;
    const key = JSON.stringify(what);
    const noun = this.#nounFor(what);
    if (this.#spokenOf.has(key)) return laterOn(noun);
    this.#spokenOf.add(key);
    return noun;
  }

  /** `its`, where nothing else has been spoken of. */
  #possessive(what: Reference): string {
    const isAlone = this.#spokenOf.size === 1 && this.#spokenOf.has(JSON.stringify(what));
    return isAlone ? 'its' : possessive(this.noun(what));
  }

  act(who: Reference, verb: string, rest: string): Sentence {
    return who === 'you' ? `${verb} ${rest}` : this.states(this.noun(who), verb, rest);
  }

  states(subject: Noun, verb: string, rest: string): Clause {
    return { subject, does: [[verb, rest]] };
  }

  kind(filter: Filter, number: 'one' | 'many' = 'one'): string {
    return filterText(filter, number);
  }

  quality(filter: Filter): string {
    return qualityText(filter);
  }

  count(amount: Amount, noun: string): string {
    return countText(amount, noun, this);
  }

  much(amount: Amount, unit: string): string {
    return muchText(amount, unit, this);
  }

  forEach(amount: Amount): string {
    return forEachText(amount, this);
  }

  condition(condition: Condition): string {
    const said = conditionText(condition, this, this.#terms);
    if (condition === 'a player has the most life') this.#spokenOf.add(MOST_LIFE);
    return said;
  }

  pays(who: Reference, cost: Cost): string {
    const noun = this.noun(who);
    const verbs = payText(cost, this.self.text, this.#terms, (verb) => verbFor(noun, verb));
    return `${noun.text} ${verbs}`;
  }

  duration(until: Duration | undefined): string {
    if (until === undefined) return '';
    if (typeof until === 'string') return ` until ${until}`;
    const self = this.#situation.name;
    const tapped = until.asLongAs === 'you control this' ? '' : ` and ${self} remains tapped`;
    return ` for as long as you control ${self}${tapped}`;
  }

  quoted(ability: Ability, by: Noun): string {
    return this.#situation.quote(ability, by);
  }

  #said(effects: Effects): Sentence[] {
    const said: Sentence[] = [];
    effects.forEach((effect, i) => {
      this.previous = effects[i - 1] ?? null;
      this.next = effects[i + 1] ?? null;
      const word: Word<Effect> = EFFECT_WORDS[effect.do];
      const binding = word.binds?.(effect, this);
      const isLeftToSay =
        binding?.isSaidLater === true && refersTo(effects.slice(i + 1), binding.name);
      if (binding !== undefined) this.#bound.set(binding.name, binding.noun);
      if (isLeftToSay) return;
      const sentence = word.text(effect, this, this.#terms);
      const last = said.length - 1;
      const before = said[last];
      if (typeof sentence === 'string' || 'subject' in sentence) said.push(sentence);
      else if (before !== undefined) said[last] = joined(before, sentence.joins);
    });
    return said;
  }

  #nounFor(what: Exclude<Reference, 'self' | 'you'>): Noun {
    if (typeof what === 'string') return this.#named(what);
    if ('target' in what) return targetNoun(this.#situation.targets?.[what.target]);
    if ('bound' in what) {
      return this.#bound.get(what.bound) ?? (what.bound === 'player' ? THAT_PLAYER : one('it'));
    }
    if ('controllerOf' in what) {
      const text = `${this.#possessive(what.controllerOf)} controller`;
      return one(text, { isPlayer: true, later: 'that player' });
    }
    if ('every' in what) return everyNoun(what.every);
    if ('cardsIn' in what) {
      const owner = possessive(this.noun(what.of));
      const zone = what.cardsIn === 'graveyard' ? this.#terms.graveyard : what.cardsIn;
      return many(`all cards in ${owner} ${zone}`, {
        owner: owner === 'your' ? owner : 'that player’s',
        isPut: true,
      });
    }
    if ('topOfLibrary' in what || 'topOfGraveyard' in what) {
      const isLibrary = 'topOfLibrary' in what;
      const owner = possessive(this.noun(isLibrary ? what.topOfLibrary : what.topOfGraveyard));
      const zone = isLibrary ? 'library' : this.#terms.graveyard;
      const card = one(`the top card of ${owner} ${zone}`, { later: 'that card' });
      return owner === 'your' ? { ...card, owner, isPut: true } : card;
    }
    if ('otherHostsOf' in what) return many('the other permanents that it can enchant');
    return many(listed(what.several.map((part) => this.noun(part).text)));
  }

  #named(what: Exclude<Reference, object | 'self' | 'you'>): Noun {
    switch (what) {
      case 'opponent':
        return one('your opponent', { isPlayer: true, later: 'that player' });
      case 'enchanted':
        return one(`enchanted ${headText(this.#situation.enchants ?? { is: 'permanent' })}`);
      case 'event':
        return this.#situation.event ?? one('it');
      case 'player with the most life':
        return one('the player with the most life', { isPlayer: true, later: 'that player' });
      case 'each player':
        return one('each player', { isPlayer: true, later: 'each player' });
      default:
        return what satisfies never;
    }
  }
}

const MOST_LIFE = JSON.stringify('player with the most life');

const THAT_PLAYER = one('that player', { isPlayer: true, later: 'that player' });

function everyNoun(filter: Filter): Noun {
  const kinds = filterText(filter, 'many');
  const noun = one(`each ${filterText(filter)}`, {
    all: `all ${kinds}`,
    plural: kinds,
    kind: headText(filter),
    later: `those ${headText(filter, 'many')}`,
  });
  return headText(filter) === 'player' ? { ...noun, isPlayer: true } : noun;
}

function targetNoun(spec: TargetSpec | undefined): Noun {
  if (spec === undefined) return one('the target');
  const { what, least = 1, most = 1 } = spec;
  const head = headText(what);
  if (most === 1) {
    const isPlayer = head === 'player' || head === 'opponent';
    const later = head.includes(' or ') ? 'it' : `that ${head === 'opponent' ? 'player' : head}`;
    const text = `${least === 0 ? 'up to one ' : ''}target ${filterText(what)}`;
    return one(text, { later, ...(isPlayer ? { isPlayer } : {}), ...ownedBy(what) });
  }
  const later = `those ${headText(what, 'many')}`;
  if (spec.divided !== undefined)
    return many(`any number of target ${eitherOrBoth(what)}`, { later });
  const range =
    least === most
      ? numberWord(most)
      : least === 0
        ? `up to ${numberWord(most)}`
        : `${numberWord(least)} to ${numberWord(most)}`;
  return many(`${range} target ${filterText(what, 'many')}`, { later, ...ownedBy(what) });
}

/** Whose cards they are, if the text lets only one's own be chosen. */
function ownedBy(filter: Filter): { readonly owner?: string } {
  const parts = 'all' in filter ? filter.all : [filter];
  const isOwn = parts.some(
    (part) =>
      ('is' in part && part.is === 'yours') || ('all' in part && ownedBy(part).owner !== undefined),
  );
  return isOwn ? { owner: 'your' } : {};
}

/** A sentence without its stop. */
export function plain(sentence: Sentence): string {
  if (typeof sentence === 'string') return sentence;
  return 'subject' in sentence ? clauseText(sentence) : sentence.joins;
}

/** After "may": what is done, or had done by another. */
function choice(sentence: Sentence, asked: Noun): string {
  if (typeof sentence === 'string') {
    return /^(?:if|when|at|after|the|in) /u.test(sentence)
      ? `have this happen: ${sentence}`
      : sentence;
  }
  if (!('subject' in sentence)) return sentence.joins;
  const { subject, does } = sentence;
  const what = does.map(([verb, rest]) => `${verb} ${rest}`).join(' and ');
  return subject.text === asked.text ? what : `have ${subject.text} ${what}`;
}

function joined(before: Sentence, more: string): Sentence {
  if (typeof before === 'string') return `${before}${more}`;
  if (!('subject' in before)) return { joins: `${before.joins}${more}` };
  const last = before.does.length - 1;
  return {
    ...before,
    does: before.does.map(([verb, rest], i) => [verb, i === last ? `${rest}${more}` : rest]),
  };
}

/** Whether one of these speaks of what is bound to the name. */
function refersTo(node: unknown, name: string): boolean {
  if (Array.isArray(node)) return node.some((item) => refersTo(item, name));
  if (typeof node !== 'object' || node === null) return false;
  if ('bound' in node && node.bound === name) return true;
  return Object.values(node).some((value) => refersTo(value, name));
}

import { cardsText, filterText, headText, isAnyCard, qualityText } from '../filter-text.ts';
import type { Amount } from '../amounts.ts';
import type {
  Ability,
  CardsInZone,
  Duration,
  Effect,
  Effects,
  Filter,
  Reference,
  TargetSpec,
  TopCards,
} from '../language.ts';
import { EFFECT_WORDS } from '../words/index.ts';
import { countText, forEachText, muchText, numeralText } from './amounts.ts';
import { conditionText, type Condition } from '../conditions.ts';
import { payText, type Cost } from '../costs.ts';
import type { WayToPayWith } from '../picked-costs.ts';
import { clashAt, CLASHING } from './clash.ts';
import { asSpoken } from './as-spoken.ts';
import { eachChoosesAt, eachChoosesText } from './each-chooses.ts';
import { listed, stopped, upper } from './grammar.ts';
import { clauseText } from './modification.ts';
import { laterOn, many, one, possessive, verbFor, YOU, type Noun } from './noun.ts';
import { ofEachPlayerAt } from './of-each-player.ts';
import { targetNoun } from './targets.ts';
import { exiled, type Terms } from './terms.ts';
import type { Clause, Say, Sentence, Word } from './word.ts';

/** What the words of a text refer to. */
export interface Situation {
  /** What the object calls itself: its name. */
  readonly name: string;
  /** Its card types, in lower case. */
  readonly types: readonly string[];
  /** What it can be attached to. */
  readonly enchants?: Filter | undefined;
  /** It is an Equipment: what it is attached to is equipped. */
  readonly equips?: boolean;
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
  #spokenOf = new Set<string>();
  readonly #bound = new Map<string, Noun>();
  /** Of an object: "it" would be that one, and the text's own object is called by its name. */
  #hasSpokenOfAnother = false;

  constructor(situation: Situation, terms: Terms) {
    this.#situation = situation;
    this.#terms = terms;
  }

  get self(): Noun {
    const { name, isNamed, from } = this.#situation;
    const isIt = isNamed === true && !this.#hasSpokenOfAnother;
    return one(isIt ? 'it' : name, from === undefined ? {} : { owner: 'your' });
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

  /** What somebody may do, after a comma: `you may return it to your hand`. */
  optional(who: Reference, effects: Effects): string {
    const { previous, next } = this;
    const asked = this.noun(who);
    const later = this.asLater(who);
    this.#bound.set('player', later);
    const [first = '', ...rest] = this.#said(effects);
    Object.assign(this, { previous, next });
    const others = [asked, later];
    return `${asked.text} may ${choice(first, others)}${alsoDone(first, rest, who, others)}`;
  }

  asLater(what: Reference): Noun {
    if (what === 'you') return YOU;
    if (what === 'self') return this.self;
    // It is not said here, nor is what its noun speaks of.
    const [spokenOf, ofAnother] = [new Set(this.#spokenOf), this.#hasSpokenOfAnother];
    const noun = laterOn(this.#nounFor(what));
    this.#spokenOf = spokenOf;
    this.#hasSpokenOfAnother = ofAnother;
    return noun;
  }

  about(event: Noun): Speaker {
    const speaker = new Speaker({ ...this.#situation, event }, this.#terms);
    for (const [name, noun] of this.#bound) speaker.#bound.set(name, noun);
    return speaker;
  }

  effects(effects: Effects): string {
    const { previous, next } = this;
    const said = inOneSentence(this.#said(effects));
    Object.assign(this, { previous, next });
    return said;
  }

  noun(what: Reference): Noun {
    if (what === 'self') return this.self;
    if (what === 'you') return YOU;
    const target = this.#unnamedTarget(what);
    if (target !== null) return this.noun(target);
    const key = JSON.stringify(what);
    const noun = this.#nounFor(what);
    if (noun.isPlayer !== true && what !== 'event') this.#hasSpokenOfAnother = true;
    if (this.#spokenOf.has(key)) return laterOn(noun);
    this.#spokenOf.add(key);
    return noun;
  }

  /** The target that something delayed keeps, where no sentence before has named it. */
  #unnamedTarget(what: Reference): Reference | null {
    if (typeof what !== 'object' || !('bound' in what) || what.bound !== 'target') return null;
    const target: Reference = { target: 0 };
    const isNamed = this.#bound.has('target') || this.#spokenOf.has(JSON.stringify(target));
    return isNamed || this.#situation.targets?.length !== 1 ? null : target;
  }

  /** `its`, where nothing else has been spoken of. */
  #possessive(what: Reference): string {
    const isAlone = this.#spokenOf.size === 1 && this.#spokenOf.has(JSON.stringify(what));
    if (!isAlone) return possessive(this.noun(what));
    return this.noun(what).number === 'many' ? 'their' : 'its';
  }

  act(who: Reference, verb: string, rest: string | (() => string)): Sentence {
    const subject = who === 'you' ? null : this.noun(who);
    const said = typeof rest === 'string' ? rest : rest();
    return subject === null ? `${verb} ${said}` : this.states(subject, verb, said);
  }

  states(subject: Noun, verb: string, rest: string): Clause {
    return { subject, does: [[verb, rest]] };
  }

  kind(of: Filter | CardsInZone, number: 'one' | 'many' = 'one'): string {
    return 'cards' in of ? cardsText(of, number, this, this.#terms) : filterText(of, number, this);
  }

  quality(filter: Filter): string {
    return qualityText(filter, this);
  }

  count(amount: Amount, noun: string): string {
    return countText(amount, noun, this);
  }

  numeral(amount: Amount): string {
    return numeralText(amount, this);
  }

  much(amount: Amount, unit: string): string {
    return muchText(amount, unit, this);
  }

  forEach(amount: Amount): string {
    return forEachText(amount, this);
  }

  condition(condition: Condition): string {
    const did = typeof condition === 'object' && 'did' in condition;
    const didnt = typeof condition === 'object' && 'not' in condition && isDid(condition.not);
    const player = this.#bound.get('player');
    if ((did || didnt) && player?.isPlayer === true && player.number === 'one') {
      return did ? 'that player does' : 'that player doesn’t';
    }
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
    switch (until.asLongAs) {
      case 'you control this':
        return ` for as long as you control ${self}`;
      case 'you control this and it stays tapped':
        return ` for as long as you control ${self} and ${self} remains tapped`;
      case 'this is in play':
        return ` until ${self} leaves play`;
      case 'this stays tapped':
        return ` for as long as ${self} remains tapped`;
      default:
        return until.asLongAs satisfies never;
    }
  }

  quoted(ability: Ability, by: Noun): string {
    const isItself = by.kind === undefined && by.text === this.self.text;
    const kind = this.ownTypes.at(-1);
    return this.#situation.quote(ability, isItself && kind !== undefined ? { ...by, kind } : by);
  }

  #said(followed: Effects): Sentence[] {
    const effects = asSpoken(followed);
    const said: Sentence[] = [];
    let saidUntil = 0;
    effects.forEach((effect, i) => {
      if (i < saidUntil) return;
      const chosen = eachChoosesAt(effects, i);
      if (chosen !== null) {
        saidUntil = i + chosen.length;
        this.previous = effects[saidUntil - 1] ?? null;
        said.push(eachChoosesText(chosen, this));
        return;
      }
      const each = ofEachPlayerAt(effects, i, this);
      if (each !== null) {
        saidUntil = i + each.length;
        this.previous = effects[saidUntil - 1] ?? null;
        said.push(each.text);
        for (const [name, noun] of each.bound) this.#bound.set(name, noun);
        return;
      }
      const clash = clashAt(effects, i);
      if (clash === 'goes on') return;
      if (clash !== null) {
        said.push(CLASHING);
        this.#bound.set(clash.yours, one('your card', { isPut: true, owner: 'your' }));
        this.#bound.set(clash.theirs, one('your opponent’s card', { isPut: true }));
        return;
      }
      this.previous = effects[i - 1] ?? null;
      this.next = effects[i + 1] ?? null;
      const word: Word<Effect> = EFFECT_WORDS[effect.do];
      const spokenOf = new Set(this.#spokenOf);
      const binding = word.binds?.(effect, this);
      const isLeftToSay =
        binding?.isSaidLater === true && refersTo(effects.slice(i + 1), binding.name);
      if (binding !== undefined) {
        this.#bound.set(binding.name, binding.noun);
        // What had the name before was something else.
        this.#spokenOf.delete(JSON.stringify({ bound: binding.name }));
      }
      if (binding !== undefined && binding.name !== '' && binding.noun.isPlayer !== true) {
        this.#hasSpokenOfAnother = true;
      }
      for (const { name, noun } of binding?.more ?? []) this.#bound.set(name, noun);
      if (isLeftToSay) {
        this.#spokenOf = spokenOf;
        return;
      }
      if (binding?.isSaidLater === true) {
        // What its noun speaks of is said by the sentence.
        this.#spokenOf = spokenOf;
        this.#spokenOf.add(JSON.stringify({ bound: binding.name }));
      }
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
    if ('target' in what)
      return targetNoun(this.#situation.targets?.[what.target], this, this.#terms);
    if ('bound' in what) {
      return this.#bound.get(what.bound) ?? (PLAYERS.has(what.bound) ? THAT_PLAYER : one('it'));
    }
    if ('controllerOf' in what) {
      const text = `${this.#possessive(what.controllerOf)} controller`;
      return one(text, { isPlayer: true, later: 'that player' });
    }
    if ('ownerOf' in what) {
      const owned = this.#possessive(what.ownerOf);
      if (owned === 'their')
        return many('their owners', { isPlayer: true, later: 'those players' });
      return one(`${owned} owner`, { isPlayer: true, later: 'that player' });
    }
    if ('makerOf' in what) return one(`what has made ${this.noun(what.makerOf).text}`);
    if ('sourceOf' in what) return one(`the source of ${this.noun(what.sourceOf).text}`);
    if ('every' in what) return this.#every(what.every);
    if ('cards' in what) {
      const { of = 'each player', in: zone } = what;
      if (zone === 'hand' && isAnyCard(what.cards) && typeof of === 'object' && 'target' in of) {
        return one(`${possessive(this.noun(of))} hand`, { isPut: true });
      }
      const isOfThose =
        'among' in what.cards &&
        typeof what.cards.among === 'object' &&
        'bound' in what.cards.among;
      const kinds = this.kind(what, 'many');
      return many(isOfThose ? 'the rest' : `all ${kinds}`, {
        plural: kinds,
        ...(of === 'you' ? { owner: 'your' } : {}),
        ...(of === 'you' || of === 'each player' ? {} : { owner: 'that player’s' }),
        ...(zone === 'exile' ? {} : { isPut: true }),
      });
    }
    if ('top' in what) return this.#top(what);
    if ('paidWith' in what) return paidNoun(what.paidWith);
    if ('exiledWith' in what) {
      return many(`the cards ${exiled(this.#terms)} with ${this.noun(what.exiledWith).text}`);
    }
    if ('playedBefore' in what) return many('spells played before it this turn');
    if ('otherHostsOf' in what) return many('the other permanents that it can enchant');
    const parts = what.several.map((part) => this.noun(part));
    const [first] = parts;
    if (first !== undefined && parts.every(({ text }) => text === 'that card')) {
      const text = 'those cards';
      return { ...first, number: 'many', text, later: text };
    }
    return many(listed(parts.map(({ text }) => text)));
  }

  #enchanted(): Noun {
    if (this.#situation.equips === true) return one('equipped creature', { kind: 'creature' });
    const kind = headText(this.#situation.enchants ?? { is: 'permanent' });
    return one(`enchanted ${kind}`, { kind });
  }

  #every(filter: Filter): Noun {
    const shared = sharedWithEnchanted(filter);
    if (shared !== null) {
      const { text } = this.noun('enchanted');
      return many(`${text} and other ${headText(filter, 'many')} that share a ${shared} with it`);
    }
    // Only one of the two will stand in the text, and names whom it speaks of.
    const spokenOf = new Set(this.#spokenOf);
    const kind = this.kind(filter);
    this.#spokenOf = spokenOf;
    const kinds = this.kind(filter, 'many');
    const noun = one(`each ${kind}`, {
      all: `all ${kinds}`,
      plural: kinds,
      kind: headText(filter),
      later: `those ${headText(filter, 'many')}`,
    });
    return headText(filter) === 'player' ? { ...noun, isPlayer: true } : noun;
  }

  #top({ top, in: zone, of, that, bottom }: TopCards): Noun {
    const end = bottom === true ? 'bottom' : 'top';
    const card = that === undefined ? 'card' : `${this.quality(that)} card`;
    const owner = possessive(this.noun(of));
    const where = `${owner} ${zone === 'library' ? zone : this.#terms.graveyard}`;
    const more = owner === 'your' ? ({ owner, isPut: true } as const) : {};
    if (top === 1) return one(`the ${end} ${card} of ${where}`, { later: 'that card', ...more });
    const isNumber = typeof top !== 'object';
    const count = this.count(top, card);
    const cards = isNumber ? `the ${end} ${count} of` : `${count} from the ${end} of`;
    return many(`${cards} ${where}`, {
      later: 'those cards',
      ...more,
    });
  }

  #named(what: Exclude<Reference, object | 'self' | 'you'>): Noun {
    switch (what) {
      case 'opponent':
        if (isOneOpponent(this.#situation.targets)) return this.noun({ target: 0 });
        return one('your opponent', { isPlayer: true, later: 'that player' });
      case 'active player':
        return one('the active player', { isPlayer: true, later: 'that player' });
      case 'defending player':
        return one('defending player', { isPlayer: true, later: 'that player' });
      case 'enchanted':
        return this.#enchanted();
      case 'this in the graveyard':
        return this.self;
      case 'event':
        return this.#situation.event ?? one('it');
      case 'player with the most life':
        return one('the player with the most life', { isPlayer: true, later: 'that player' });
      case 'last spell':
        return one('the spell played most recently this turn');
      case 'each player':
        return one('each player', { isPlayer: true, later: 'each player' });
      default:
        return what satisfies never;
    }
  }
}

/** What others share with the enchanted permanent, where it and they are meant; `null` for anything else. */
function sharedWithEnchanted(filter: Filter): string | null {
  const all = 'all' in filter ? filter.all : [filter];
  const [one, other] = all.flatMap((each) => ('any' in each ? each.any : []));
  if (one === undefined || other === undefined || !('among' in one)) return null;
  const isIt = one.among === 'enchanted' && 'shares' in other && other.with === 'enchanted';
  return isIt ? other.shares : null;
}

/** Whether the text has a single target, which is an opponent. */
function isOneOpponent(targets: readonly TargetSpec[] = []): boolean {
  const [first, ...more] = targets;
  return (
    first !== undefined && more.length === 0 && 'is' in first.what && first.what.is === 'opponent'
  );
}

const MOST_LIFE = JSON.stringify('player with the most life');

/** Names that always stand for a player. */
const PLAYERS: ReadonlySet<string> = new Set(['player', 'who']);

const THAT_PLAYER = one('that player', { isPlayer: true, later: 'that player' });

/** What was given up or used for a cost. */
function paidNoun(way: WayToPayWith): Noun {
  const text = PAID[way];
  return one(text, { later: text });
}

const PAID: Readonly<Record<WayToPayWith, string>> = {
  sacrifice: 'the sacrificed permanent',
  discard: 'the discarded card',
  exile: 'the exiled card',
  tap: 'the tapped permanent',
  return: 'the returned permanent',
};

/** A sentence without its stop. */
export function plain(sentence: Sentence): string {
  if (typeof sentence === 'string') return sentence;
  return 'subject' in sentence ? clauseText(sentence) : sentence.joins;
}

const isDid = (condition: Condition): boolean =>
  typeof condition === 'object' && 'did' in condition;

/** Several in one sentence; after what somebody does, an instruction would be read as done by the same. */
function inOneSentence(sentences: readonly Sentence[]): string {
  const [first, second] = sentences;
  if (sentences.length === 2 && typeof second === 'string' && second.startsWith('if ')) {
    const before = plain(first ?? '');
    // Two conditions in a row are one sentence's, and so is what a pause divides already.
    if (!/^if |[.;]/u.test(before)) return `${before}. ${upper(second)}`;
  }
  const isMixed =
    sentences.length === 2 &&
    typeof first === 'object' &&
    'subject' in first &&
    typeof second === 'string' &&
    !/^(?:if|when|at|after|the|in|each|you) /u.test(second);
  return isMixed ? `${plain(first)}, then ${second}` : listed(sentences.map(plain));
}

/** After "may": what is done, or had done by another. */
function choice(sentence: Sentence, asked: readonly Noun[]): string {
  if (typeof sentence === 'string') {
    return /^(?:if|when|at|after|the|in) /u.test(sentence)
      ? `have this happen: ${sentence}`
      : sentence;
  }
  if (!('subject' in sentence)) return sentence.joins;
  const { subject, does } = sentence;
  const what = does.map(([verb, rest]) => `${verb} ${rest}`).join(' and ');
  const isTheirs = asked.some(({ text }) => text === subject.text);
  if (does.some(([verb]) => verb === 'can’t')) return `choose that ${subject.text} ${what}`;
  return isTheirs ? what : `have ${subject.text} ${what}`;
}

/** What is done as well if the player does so: the second of two instructions, or a sentence of its own. */
function alsoDone(
  first: Sentence,
  rest: readonly Sentence[],
  who: Reference,
  asked: readonly Noun[],
): string {
  const [second, ...more] = rest.map(plain);
  const [also, ...others] = rest;
  if (second === undefined || also === undefined) return '';
  const isTheirs = [first, also].every((one) => isDoneBy(one, asked));
  if (isTheirs && others.length === 0) return ` and ${choice(also, asked)}`;
  const isSimple = [first, ...rest].every((one) => typeof one === 'string' && !/[,.]/u.test(one));
  if (isSimple && more.length === 0 && !isConditional(second)) return ` and ${second}`;
  // "If you do" says it already.
  if (isConditional(second)) return [second, ...more].map((one) => `. ${upper(one)}`).join('');
  const does = who === 'you' ? 'If you do' : 'If that player does';
  return `. ${does}, ${listed([second, ...more])}`;
}

const isDoneBy = (sentence: Sentence, players: readonly Noun[]): boolean =>
  typeof sentence === 'object' &&
  'subject' in sentence &&
  players.some(({ text }) => text === sentence.subject.text);

const isConditional = (text: string): boolean => /^(?:if|otherwise|when|at) /u.test(text);

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
  // That it is called the same doesn't say what it is.
  if ('sameNameAs' in node) return false;
  return Object.values(node).some((value) => refersTo(value, name));
}

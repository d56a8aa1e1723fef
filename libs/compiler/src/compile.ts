/** From a card's facts and text to its definition, or to the reason why there is none. */
import {
  faultsOf,
  inOrder,
  type Ability,
  type CardDefinition,
  type Cost,
  type SpellText,
} from '@arbiter/cards';
import type { Category, CardPart, Meanings } from './categories.ts';
import { readFacts, type CardFacts } from './facts.ts';
import { announced } from './rules/abilities.ts';
import { instructed } from './rules/flow.ts';
import { notePaid } from './rules/paid-with.ts';
import { aimedOnlyIfPaid } from './rules/named-costs.ts';
import { GRAMMAR } from './rules/index.ts';
import { saysSize } from './rules/sizes.ts';
import { sameSaid, withLinks, withoutIdleNames } from './names.ts';
import { Nonsense, Pointless, Refused, Scope, type OnCard } from './scope.ts';
import { normalise, tokensOf } from './tokens.ts';

/** Why a card is not compiled. */
export type Refusal =
  /** Words that no rule reads: the clause up to there, the word, and what would have gone on. */
  | {
      readonly why: 'not read';
      readonly clause: string;
      readonly at: number;
      readonly nearest: readonly string[];
    }
  /** It means two things, or points at something that it doesn't make clear. */
  | { readonly why: 'ambiguous'; readonly clause: string; readonly says: string }
  /** Understood, and without words in the language. */
  | { readonly why: 'missing words'; readonly words: readonly string[] }
  /** The compiled card can't be played. */
  | { readonly why: 'faulty'; readonly says: string };

export type Compiled =
  | { readonly definition: CardDefinition }
  /** What else is in the way, beside the first. */
  | { readonly refusals: readonly [Refusal, ...Refusal[]] };

/** Compiles one card. Its text has the words of 2018. */
export function compile(card: CardFacts): Compiled {
  const { definition: facts, needs } = readFacts(card);
  const on: OnCard = {
    name: facts.name,
    cost: facts.cost ?? '',
    isWall: facts.subtypes?.includes('Wall') === true,
    types: facts.types,
    isAttached: /\b(?:Aura|Equipment)\b/u.test(card.type),
  };
  const lines = normalise(card.name, equipped(card));
  const isSpell = facts.types.some((type) => type === 'Instant' || type === 'Sorcery');
  const reader = new Reader(on);
  const parts = isSpell ? reader.spell(lines) : reader.permanent(lines);
  const words = [...new Set([...needs, ...reader.needs])].sort();
  const refusals: Refusal[] = [...reader.refusals];
  if (words.length > 0) refusals.push({ why: 'missing words', words });
  const [first, ...rest] = refusals;
  if (first !== undefined) return { refusals: [first, ...rest] };
  const definition = joined(facts, parts);
  const [unsaid] = sides(card).filter((side) => !saysSize(definition.abilities ?? [], side));
  if (unsaid !== undefined)
    return { refusals: [{ why: 'faulty', says: `nothing says its ${unsaid}` }] };
  return checked(definition);
}

/** What an Equipment is attached to is read like what an Aura is on. */
const equipped = ({ type, text }: CardFacts): string =>
  /\bEquipment\b/u.test(type)
    ? text.replaceAll(/\b([Ee])quipped creature\b/gu, '$1nchanted creature')
    : text;

/** Modes in their order, as one: each use of "target" has its place behind those of the modes before it. */
function together(modes: readonly SpellText[]): SpellText {
  const all = modes.reduce<SpellText>(
    ({ targets = [], effect }, mode, i) => ({
      targets: [...targets, ...movedTargets(mode.targets ?? [], targets.length, i)],
      effect: [...effect, ...movedTargets(mode.effect, targets.length, i)],
    }),
    { effect: [] },
  );
  const { targets = [], effect } = all;
  return { ...(targets.length > 0 ? { targets } : {}), effect };
}

/** Each choice of two of these modes is a mode. */
const pairs = (modes: readonly SpellText[]): readonly SpellText[] =>
  modes.flatMap((one, i) => modes.slice(i + 1).map((other) => together([one, other])));

/** The same text with targets counted from there on, and with names of its own. */
function movedTargets<T>(text: T, by: number, mode: number): T {
  return JSON.parse(
    JSON.stringify(text, (key, value: unknown) => {
      if (key === 'target' && typeof value === 'number') return value + by;
      const names = key === 'as' || key === 'bound' || key === 'did';
      return names && typeof value === 'string' && mode > 0 && value !== 'player'
        ? `${value} of mode ${String(mode + 1)}`
        : value;
    }),
  ) as T;
}

/** The sides of a size for which a `*` stands. */
const sides = (card: CardFacts): readonly ('power' | 'toughness')[] =>
  (['power', 'toughness'] as const).filter((side) => card[side] === '*');

/** The facts, and what each line adds to them. */
function joined(facts: CardDefinition, parts: readonly CardPart[]): CardDefinition {
  const alternativeCosts = parts.flatMap((part) => part.alternativeCosts ?? []);
  const abilities = parts.flatMap((part) => part.abilities ?? []);
  const isSpell = parts.some((part) => part.spell !== undefined);
  const said = parts.reduce<CardPart>((before, part) => ({ ...before, ...part }), {});
  return {
    ...facts,
    ...said,
    ...(alternativeCosts.length > 0 ? { alternativeCosts } : {}),
    ...(abilities.length > 0 || !isSpell ? { abilities } : {}),
  };
}

function checked(definition: CardDefinition): Compiled {
  const ordered = inOrder(withLinks(withoutIdleNames(definition)));
  if (ordered === null) {
    return { refusals: [{ why: 'faulty', says: 'it does not keep to the schema' }] };
  }
  const [fault] = faultsOf(ordered);
  if (fault !== undefined) {
    const says = `${fault.path.join('.')}: ${fault.found}, expected ${fault.expected}`;
    return { refusals: [{ why: 'faulty', says }] };
  }
  // A spell is nothing in play that others could be other than.
  if (JSON.stringify(ordered.spell ?? []).includes('{"not":{"is":"self"}}')) {
    return { refusals: [{ why: 'faulty', says: '"other" than nothing that was spoken of' }] };
  }
  if (ordered.types.length === 0) return { refusals: [{ why: 'faulty', says: 'no type' }] };
  return { definition: ordered };
}

const CHOOSE_ONE = 'choose one —';
const MODE = '• ';

/** The ability as if this mode were all that it does. */
const withMode = (line: string, mode: string): string =>
  `${line.slice(0, -CHOOSE_ONE.length)}${mode.slice(MODE.length)}`;

/**
 * An ability with modes, of which each was read as if there were no other. An activated ability for each comes to the same; of
 * a triggered one the mode is chosen as it goes on the stack.
 *
 * @returns null if they differ in more than what they do
 */
function withModes(parts: readonly CardPart[]): CardPart | null {
  const read = parts.map(({ abilities = [] }) => abilities);
  const [first = []] = read;
  if (first.every(({ kind }) => kind === 'activated')) return { abilities: read.flat() };
  // A line may be about several events, and says the same of each.
  const abilities = first.flatMap((_, at): Ability[] => {
    const each = read.flatMap((one) => one[at] ?? []).filter((one) => one.kind === 'triggered');
    const [whole, ...others] = each.map(({ targets: _, effect: __, ...rest }) => rest);
    const isSame = others.every((one) => JSON.stringify(one) === JSON.stringify(whole));
    if (whole === undefined || !isSame || each.length < parts.length) return [];
    const modes = each.map(({ targets, effect }) => ({
      ...(targets === undefined ? {} : { targets }),
      effect,
    }));
    return [{ ...whole, effect: [], modes }];
  });
  return abilities.length < first.length ? null : { abilities };
}

class Reader {
  readonly needs = new Set<string>();
  readonly refusals: Refusal[] = [];
  readonly #on: OnCard;

  constructor(on: OnCard) {
    this.#on = on;
  }

  line(text: string): CardPart {
    return this.#read('line', text, (part) => part) ?? {};
  }

  /** Lines of a permanent; those of modes belong to the line before them. */
  permanent(lines: readonly string[]): CardPart[] {
    const parts: CardPart[] = [];
    lines.forEach((line, i) => {
      if (line.startsWith(MODE)) return;
      const end = lines.findIndex((one, at) => at > i && !one.startsWith(MODE));
      const modes = lines.slice(i + 1, end < 0 ? lines.length : end);
      if (modes.length === 0 || !line.endsWith(CHOOSE_ONE)) {
        parts.push(this.line(line));
        return;
      }
      const part = withModes(modes.map((mode) => this.line(withMode(line, mode))));
      if (part === null) this.needs.add('ability: modes that differ in more than what they do');
      else parts.push(part);
    });
    return parts;
  }

  /** Lines of a spell: what is no line of any card is what it does. */
  spell(lines: readonly string[]): CardPart[] {
    const parts: CardPart[] = [];
    const rest: string[] = [];
    for (const line of lines) {
      if (GRAMMAR.read('line', tokensOf(line)).all.length > 0) parts.push(this.line(line));
      else rest.push(line);
    }
    const [first = '', ...modes] = rest;
    const isTwo = first === 'choose two —';
    const texts =
      first === CHOOSE_ONE || isTwo
        ? modes.map((mode) => mode.slice(MODE.length))
        : [rest.join(' ')];
    const additional = parts.map(({ additionalCost }) => additionalCost);
    const each = texts.map((text) => this.#spellText(text, additional));
    const spell = isTwo ? pairs(each) : each;
    const [entwine] = parts.flatMap((part) => part.entwine ?? []);
    const all = entwine === undefined ? [] : [{ ...together(spell), entwine }];
    return [...parts.map(({ entwine: _, ...part }) => part), { spell: [...spell, ...all] }];
  }

  /** @param additional what is paid beside the mana cost: an X may be announced there */
  #spellText(text: string, additional: readonly (Cost | undefined)[]): SpellText {
    const read = this.#read(
      'text',
      text,
      (said, scope): SpellText => {
        const effects = instructed(said);
        const x = JSON.stringify(additional).includes('"X"') ? 'X' : undefined;
        announced(this.#on.cost, x, [effects, scope.targets]);
        const targets = scope.targets.map((target, i) => {
          const paid = aimedOnlyIfPaid(effects, i);
          if (paid === null) return target;
          // There is one if the cost was paid, and none otherwise (TSP 502.21d).
          if (target.least !== undefined || target.most !== undefined) {
            scope.need('target: only where a cost was paid');
          }
          const many = { timesPaid: paid };
          return { ...target, least: many, most: many };
        });
        return { ...(targets.length > 0 ? { targets } : {}), effect: effects };
      },
      (scope) => {
        for (const cost of additional) if (cost !== undefined) notePaid(cost, scope);
      },
    );
    return read ?? { effect: [] };
  }

  /** The one meaning of a clause; undefined, with a refusal or missing words, if there is not exactly one. */
  #read<C extends Category, T>(
    category: C,
    clause: string,
    use: (meaning: Meanings[C], scope: Scope) => T,
    prepare: (scope: Scope) => void = () => undefined,
  ): T | undefined {
    const tokens = tokensOf(clause);
    const { all, isTooMany, reach } = GRAMMAR.read(category, tokens);
    const found = new Map<string, { readonly value: T; readonly scope: Scope }>();
    let unclear: string | null = isTooMany ? 'too many readings' : null;
    let pointless: string | null = null;
    for (const reading of all) {
      const scope = new Scope(this.#on);
      prepare(scope);
      try {
        const value = use(reading(scope), scope);
        const key = JSON.stringify([sameSaid(value), [...scope.needs].sort()]);
        if (!found.has(key)) found.set(key, { value, scope });
      } catch (error) {
        if (error instanceof Nonsense) continue;
        if (error instanceof Pointless) {
          pointless = error.message;
          continue;
        }
        if (!(error instanceof Refused)) throw error;
        unclear = error.message;
      }
    }
    const [one] = found.values();
    if (one === undefined) unclear ??= pointless;
    if (unclear !== null) {
      this.refusals.push({ why: 'ambiguous', clause, says: unclear });
    } else if (one === undefined) {
      const { position, nearest } = reach;
      const at = all.length > 0 ? tokens.length : position;
      this.refusals.push({ why: 'not read', clause, at, nearest });
    } else if (found.size > 1) {
      const clear = [...found.values()].filter(({ scope }) => scope.needs.size === 0);
      const says = `${String(found.size)} meanings, ${String(clear.length)} of them in words`;
      this.refusals.push({ why: 'ambiguous', clause, says });
    } else {
      for (const need of one.scope.needs) this.needs.add(need);
      return one.value;
    }
    return undefined;
  }
}

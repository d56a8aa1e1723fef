import { INNER_EFFECTS } from './inner-effects.ts';
import type { Ability, CardDefinition, StaticAbility, TargetSpec, Trigger } from './language.ts';
import { REPLACEMENTS, type Replacement } from './replacements/index.ts';
import type { ReplacementWord } from './say/replacement.ts';
import { bindingsOf } from './say/triggers.ts';

/** Something in a definition that the types allow and that can't be played. */
export interface CardFault {
  /** Keys and places that lead to it from the definition, as `['spell', 0, 'effect', 1]`. */
  readonly path: Path;
  /** What would do there. */
  readonly expected: string;
  readonly found: string;
}

type Path = readonly (string | number)[];

/** What a text may speak of: so many uses of the word "target", and what has been given a name. */
interface Scope {
  readonly targets: number;
  /** Grows as instructions give names. */
  readonly bound: Set<string>;
  /** A text that is followed later remembers its targets as a list of its own. */
  readonly isLater?: true;
  /** Characteristics are worked out all the time: nothing is announced for them. */
  readonly isStatic?: true;
}

/**
 * What can't be played of a card, found out by reading it: references to targets that it doesn't have and to names that
 * nothing binds, an X that nobody announces, creatures without a size. Empty for a card that can be played.
 */
export function faultsOf(card: CardDefinition): readonly CardFault[] {
  const reader = new Reader();
  reader.card(card, []);
  return reader.faults;
}

const nothing = (): Scope => ({ targets: 0, bound: new Set() });

class Reader {
  readonly faults: CardFault[] = [];

  card(card: CardDefinition, path: Path): void {
    const { types, power, toughness, abilities = [], spell = [], halves = [], ...rest } = card;
    // What combines definitions is known by their names with `@` between them (decision 39).
    if (card.name.includes('@')) this.#fault([...path, 'name'], 'a name without @', card.name);
    halves.forEach((half, i) => {
      this.card(half, [...path, 'halves', i]);
    });
    if (types.includes('Creature') && (power === undefined || toughness === undefined)) {
      const missing = power === undefined ? 'power' : 'toughness';
      this.#fault(path, 'power: and toughness: of a creature', `no ${missing}:`);
    }
    abilities.forEach((ability, i) => this.#ability(ability, [...path, 'abilities', i]));
    spell.forEach((mode, i) => {
      this.#order(mode.targets, [...path, 'spell', i, 'targets']);
      const scope = { targets: mode.targets?.length ?? 0, bound: new Set<string>() };
      this.#text(mode, [...path, 'spell', i], scope);
    });
    this.#text(rest, path, nothing());
  }

  #ability(ability: Ability, path: Path): void {
    switch (ability.kind) {
      case 'activated': {
        const { targets = [], effect, ...rest } = ability;
        this.#order(targets, [...path, 'targets']);
        this.#text(rest, path, nothing());
        this.#text({ targets, effect }, path, { targets: targets.length, bound: new Set() });
        return;
      }
      case 'triggered': {
        const { trigger, condition, counting, may, targets = [], effect, modes = [] } = ability;
        const bound = [...bindingsOf(trigger)];
        const isOffered = may !== undefined;
        this.#order(targets, [...path, 'targets'], isOffered);
        this.#text({ trigger }, path, nothing());
        this.#text({ condition, may }, path, { targets: 0, bound: new Set(bound) });
        this.#text({ counting }, path, { targets: 0, bound: new Set(bound) });
        if (counting !== undefined) bound.push(counting.as);
        if (isOffered) bound.push('player');
        const scope = { targets: targets.length, bound: new Set(bound) };
        this.#text({ targets, effect }, path, scope);
        modes.forEach((mode, i) => {
          this.#order(mode.targets, [...path, 'modes', i, 'targets'], isOffered);
          const own = { targets: mode.targets?.length ?? 0, bound: new Set(bound) };
          this.#text(mode, [...path, 'modes', i], own);
        });
        return;
      }
      case 'static':
        this.#asLongAs(ability, path);
        this.#static(ability.effect, [...path, 'effect']);
        return;
      default:
        this.#text(ability, path, nothing());
    }
  }

  #asLongAs({ asLongAs }: StaticAbility, path: Path): void {
    if (typeof asLongAs === 'object' && 'couldProduce' in asLongAs) {
      const expected = 'another condition: mana is not asked for all the time';
      this.#fault([...path, 'asLongAs'], expected, 'couldProduce');
    }
    this.#text({ asLongAs }, path, { ...nothing(), isStatic: true });
  }

  #static(effect: StaticAbility['effect'], path: Path): void {
    if ('modifies' in effect) {
      const { grants, ...by } = effect.by;
      this.#text({ modifies: effect.modifies, by }, path, { ...nothing(), isStatic: true });
      grants?.forEach((one, i) => this.#ability(one, [...path, 'by', 'grants', i]));
      return;
    }
    const bound = 'replaces' in effect ? boundBy(effect.replaces) : [];
    this.#text(effect, path, { targets: 0, bound: new Set(bound) });
  }

  /** Anything inside a text, in the order in which it is followed. */
  #text(value: unknown, path: Path, scope: Scope): void {
    if (Array.isArray(value)) {
      value.forEach((one, i) => this.#text(one, [...path, i], scope));
    } else if (value === 'X' && scope.isStatic === true) {
      this.#fault(path, 'another amount: no X is announced for a static ability', value);
    } else if (value === 'event' && !NAMES.has(String(path.at(-1)))) {
      if (!scope.bound.has('event')) {
        this.#fault(path, 'another word: only a triggered ability has an event', value);
      }
    } else if (isRecord(value)) this.#record(value, path, scope);
  }

  #record(record: Readonly<Record<string, unknown>>, path: Path, scope: Scope): void {
    if (record['do'] === 'standing' && 'about' in record) scope.bound.add('about');
    if (typeof record['each'] === 'string' && 'do' in record && record['do'] !== 'forEach') {
      scope.bound.add(record['each']);
    }
    if (typeof record['target'] === 'number') this.#target(record['target'], path, scope);
    if (typeof record['bound'] === 'string') this.#name(record['bound'], path, scope);
    if (typeof record['did'] === 'string') this.#name(record['did'], path, scope);
    if (typeof record['by'] === 'string' && 'preventedOf' in record) {
      this.#name(record['by'], path, scope);
    }
    if (typeof record['inTurn'] === 'string') this.#name(record['inTurn'], path, scope);
    if (typeof record['won'] === 'string') this.#name(record['won'], path, scope);
    if (typeof record['under'] === 'string' && 'chosen' in record) {
      this.#name(record['under'], path, scope);
    }
    if (typeof record['pay'] === 'string' && mentionsX(record['what'])) {
      const expected = 'what is picked for a cost by something that is known before X is';
      this.#fault([...path, 'what'], expected, 'X');
    }
    if (Array.isArray(record['sameName'])) {
      record['sameName'].forEach((name) => this.#name(String(name), path, scope));
    }
    for (const [key, one] of Object.entries(record)) {
      const at = [...path, key];
      if (key === 'token') this.card(one as CardDefinition, at);
      else if (key === 'grants' || (key === 'abilities' && Array.isArray(one))) {
        (one as readonly Ability[]).forEach((ability, i) => this.#ability(ability, [...at, i]));
      } else if (isInner(key)) this.#text(one, at, within(record, scope));
      else this.#text(one, at, scope);
    }
    for (const key of ['others', 'bid', 'winner', 'loser']) {
      const name = record[key];
      if (typeof name === 'string') scope.bound.add(name);
    }
    const isKept = typeof record['as'] === 'string' && record['do'] !== 'forEach';
    if (isKept) scope.bound.add(String(record['as']));
  }

  /**
   * Who plays it chooses before the opponent does (6ED 409.1c), and targets are chosen in the order of the text.
   *
   * @param isOffered whether some player may have it done
   */
  #order(targets: readonly TargetSpec[] = [], path: Path, isOffered = false): void {
    const offered = targets.findIndex(({ chosenBy }) => chosenBy === 'player');
    if (offered >= 0 && !isOffered) {
      const expected = 'may: who chooses the targets that "player" chooses';
      this.#fault([...path, offered], expected, 'no may:');
    }
    const first = targets.findIndex(({ chosenBy }) => chosenBy === 'opponent');
    const late = targets.findIndex(({ chosenBy }, i) => i > first && chosenBy === undefined);
    if (first < 0 || late < 0) return;
    const expected = 'targets that the opponent chooses after those that the player chooses';
    this.#fault([...path, late], expected, 'one that the player chooses');
  }

  #target(n: number, path: Path, { targets, isLater }: Scope): void {
    if (n >= 0 && n < targets) return;
    const expected =
      isLater === true
        ? '{ bound: target }: what is done later remembers its targets so'
        : targets === 0
          ? 'targets: beside the effect, since it speaks of one'
          : `a target from 0 to ${targets - 1}`;
    this.#fault(path, expected, `{ target: ${n} }`);
  }

  #name(name: string, path: Path, { bound }: Scope): void {
    if (bound.has(name)) return;
    const known = bound.size === 0 ? '' : `, or ${[...bound].join(', ')}`;
    const expected = `a name that an instruction before it binds with as:${known}`;
    this.#fault(path, expected, `'${name}'`);
  }

  #fault(path: Path, expected: string, found: string): void {
    this.faults.push({ path, expected, found });
  }
}

/** Under these keys stand names that somebody gave. */
const NAMES: ReadonlySet<string> = new Set(['as', 'name', 'named', 'counter', 'did', 'subtype']);

const isInner = (key: string): boolean => INNER_EFFECTS.some((inner) => inner === key);

/** What instructions may speak of that stand within another one. */
function within({ do: word, until, as }: Readonly<Record<string, unknown>>, scope: Scope): Scope {
  if (word === 'may') scope.bound.add('player');
  if (word === 'forEach') return { ...scope, bound: new Set([...scope.bound, String(as)]) };
  if (word !== 'delay') return scope;
  const bound = new Set([...scope.bound, 'target']);
  if (isRecord(until) && isRecord(until['trigger'])) {
    for (const name of bindingsOf(until['trigger'] as unknown as Trigger)) bound.add(name);
  }
  return { targets: 0, bound, isLater: true };
}

/** What a replacement gives names to. */
function boundBy(replacement: Replacement): readonly string[] {
  const word: ReplacementWord<Replacement> = REPLACEMENTS[replacement.would];
  return word.binds ?? [];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function mentionsX(value: unknown): boolean {
  return value === 'X' || (isRecord(value) && Object.values(value).some(mentionsX));
}

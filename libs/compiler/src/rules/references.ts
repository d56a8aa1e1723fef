/** Objects and players that a text points at. */
import { words, type Amount, type Filter, type Reference, type TargetSpec } from '@arbiter/cards';
import type { Noun } from '../categories.ts';
import { lacks, rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense, type Mentioned, type Scope } from '../scope.ts';
import { filterOf, kindOf, others, permanentsOf } from './nouns.ts';

/** A target, which must be something that a target can be. */
function target(noun: Noun, scope: Scope, more: Omit<TargetSpec, 'what'> = {}): Reference {
  const { lies } = noun;
  if (noun.realm === 'card' && lies === undefined) throw new Nonsense();
  if (noun.realm === 'source') throw new Nonsense();
  const kind = kindOf(noun);
  const what = 'all' in kind && kind.all.length === 0 ? words.anyCard : kind;
  if (JSON.stringify([what, lies]).includes('{"target":')) {
    scope.need('target: of another target');
  }
  return scope.target({ what, ...whereTargeted(noun), ...more }, noun.sorts, noun.realm);
}

/** Cards that others don't see can't be targets. */
function whereTargeted({ lies }: Noun): Pick<TargetSpec, 'in' | 'of'> {
  if (lies === undefined) return {};
  if (lies.in === 'hand' || lies.in === 'library') throw new Nonsense();
  return { in: lies.in, ...(lies.of === undefined ? {} : { of: lies.of }) };
}

/** Everything of a kind in play. */
function every(noun: Noun, scope: Scope): Reference {
  if (noun.realm === 'card' && noun.lies !== undefined) {
    const cards: Reference = { cards: kindOf(noun), ...noun.lies };
    scope.mention(cards, noun.sorts, { isMany: true, realm: 'card' });
    return cards;
  }
  if (noun.realm !== 'play') throw new Nonsense();
  const reference: Reference = { every: filterOf(noun) };
  scope.mention(reference, noun.sorts, { isMany: true });
  return reference;
}

const isPlayer = (sorts: readonly string[]): boolean => sorts.includes('player');

/** What "it" is. */
const it = (scope: Scope): Mentioned => scope.back('it', (sorts) => !isPlayer(sorts));
/** What "that creature" is: never the text's own object. */
const that = (word: string, scope: Scope): Mentioned =>
  scope.back(`that ${word}`, (sorts) => sorts.includes(word));

const SORTS = ['creature', 'permanent', 'land', 'artifact', 'enchantment', 'card', 'spell', 'aura'];

/** Cards that lie on top of a library. */
function onTop(top: Amount, of: Reference, scope: Scope, sorts: readonly string[]): Reference {
  const reference: Reference = { top, in: 'library', of };
  scope.mention(reference, sorts, { realm: 'card', isMany: top !== 1 });
  return reference;
}

/** Whom it belongs to: "that player" from here on, where nobody else was spoken of. */
function controllerOf(what: Reference, scope: Scope): Reference {
  const player: Reference = { controllerOf: what };
  scope.mention(player, ['player'], { realm: 'player', isWeak: true });
  return player;
}

/** Of two players one is the other's opponent. */
export function theOpponent(scope: Scope): Reference {
  scope.mention('opponent', ['player', 'opponent'], { realm: 'player', isWeak: true });
  return 'opponent';
}

/** All of a kind, which the ability is about. */
function all(noun: Noun, scope: Scope): Filter {
  const every = permanentsOf(noun);
  scope.subject = { every };
  return every;
}

export const references: readonly Rule[] = [
  ...SORTS.map((word) => rule('sort', word, () => word)),
  rule('object', '~', (_, scope) => {
    scope.mention(scope.me, ['~'], { realm: scope.me === 'self' ? 'play' : 'card' });
    return scope.me;
  }),
  rule('object', 'target <noun>', ({ noun }, scope) => {
    if (noun.realm === 'player') throw new Nonsense();
    return target(noun, scope);
  }),
  rule('object', 'another target <noun>', ({ noun }, scope) => {
    // Another than a target that was named before would have to be said otherwise.
    if (scope.targets.length > 0) return target(noun, scope, { other: true });
    return target(others(noun, scope), scope);
  }),
  rule('object', '<number> target <nouns>', ({ number, nouns }, scope) =>
    target(nouns, scope, { least: number, most: number }),
  ),
  rule('object', 'up to <number> target <nouns>', ({ number, nouns }, scope) =>
    target(nouns, scope, { least: 0, most: number }),
  ),
  rule('object', 'up to one target <noun>', ({ noun }, scope) =>
    target(noun, scope, { least: 0, most: 1 }),
  ),
  rule('object', 'one or two target <nouns>', ({ nouns }, scope) =>
    target(nouns, scope, { least: 1, most: 2 }),
  ),
  rule('object', 'x target <nouns>', ({ nouns }, scope) => {
    const x = scope.x();
    return target(nouns, scope, { least: x, most: x });
  }),
  rule('object', 'up to x target <nouns>', ({ nouns }, scope) =>
    target(nouns, scope, { least: 0, most: scope.x() }),
  ),
  rule('object', 'any number of target <nouns>', ({ nouns }, scope) =>
    target(nouns, scope, { least: 0, most: 'any number' }),
  ),
  rule('object', 'each of <number> target <nouns>', ({ number, nouns }, scope) =>
    target(nouns, scope, { least: number, most: number }),
  ),
  rule('object', 'each of up to <number> target <nouns>', ({ number, nouns }, scope) =>
    target(nouns, scope, { least: 0, most: number }),
  ),
  rule('object', 'each of x target <nouns>', ({ nouns }, scope) => {
    const x = scope.x();
    return target(nouns, scope, { least: x, most: x });
  }),
  rule('object', 'the top card of <whose> library', ({ whose }, scope) =>
    onTop(1, whose, scope, ['card']),
  ),
  rule('object', 'the top <number> cards of <whose> library', ({ number, whose }, scope) =>
    onTop(number, whose, scope, ['card']),
  ),
  rule('object', 'the top x cards of <whose> library', ({ whose }, scope) =>
    onTop(scope.x(), whose, scope, ['card']),
  ),
  rule('whose', 'your', () => 'you'),
  rule('whose', 'their', (_, scope) => scope.back('their', isPlayer).reference),
  rule('whose', "<player> 's", ({ player }) => {
    if (player === 'you') throw new Nonsense();
    return player;
  }),
  rule('object', 'all <nouns>', ({ nouns }, scope) => every(nouns, scope)),
  rule('object', 'all other <nouns>', ({ nouns }, scope) => every(others(nouns, scope), scope)),
  rule('object', 'each <noun>', ({ noun }, scope) => every(noun, scope)),
  rule('object', 'each other <noun>', ({ noun }, scope) => every(others(noun, scope), scope)),
  rule(
    'object',
    'enchanted (creature|land|artifact|permanent|enchantment|forest|wall)',
    (_, scope) => {
      scope.mention('enchanted', ['enchanted', 'creature', 'land', 'artifact', 'permanent']);
      return 'enchanted';
    },
  ),
  rule('object', 'it', (_, scope) => it(scope).reference),
  ...SORTS.map((word) =>
    rule('object', `that ${word}`, (_, scope) => {
      const { reference } = that(word, scope);
      scope.focus(reference);
      return reference;
    }),
  ),
  ...SORTS.map((word) =>
    rule(
      'object',
      `those ${word}s`,
      (_, scope) => scope.back(`those ${word}s`, (sorts) => sorts.includes(word), true).reference,
    ),
  ),
  rule(
    'object',
    '(them|they)',
    (_, scope) => scope.back('them', (sorts) => !isPlayer(sorts), true).reference,
  ),
  lacks('object', 'equipped creature', 'keyword: equip'),

  rule('player', 'you', () => 'you'),
  rule('player', 'target <noun>', ({ noun }, scope) => {
    if (noun.realm !== 'player') throw new Nonsense();
    return target(noun, scope);
  }),
  rule('player', 'each player', (_, scope) => {
    scope.mention('each player', ['each player']);
    return 'each player';
  }),
  rule('player', 'each opponent', (_, scope) => theOpponent(scope)),
  rule('player', 'that player', (_, scope) => scope.back('that player', isPlayer).reference),
  rule('player', 'its controller', (_, scope) => controllerOf(it(scope).former, scope)),
  rule('player', "enchanted (creature|land|artifact|permanent) 's controller", (_, scope) =>
    controllerOf('enchanted', scope),
  ),
  ...SORTS.map((word) =>
    rule('player', `that ${word} 's controller`, (_, scope) =>
      controllerOf(that(word, scope).former, scope),
    ),
  ),
  rule('player', 'defending player', () => 'defending player'),
  // Of two players one is the other's opponent: there is nobody to choose from.
  rule('player', 'an opponent', () => 'opponent'),
  rule('player', 'each other player', () => 'opponent'),
  rule('player', 'another player', () => 'opponent'),
  rule('player', "target <noun> 's controller", ({ noun }, scope) => {
    if (noun.realm === 'player') throw new Nonsense();
    return controllerOf(target(noun, scope), scope);
  }),
  rule('player', '(its|their) owner', (_, scope) => ({ ownerOf: it(scope).former })),

  rule('recipient', 'any target', (_, scope) =>
    scope.target({ what: { any: [{ type: 'Creature' }, { is: 'player' }] } }, [
      'creature or player',
    ]),
  ),
  rule('recipient', 'target creature or player', (_, scope) =>
    scope.target({ what: { any: [{ type: 'Creature' }, { is: 'player' }] } }, [
      'creature or player',
    ]),
  ),
  rule('recipient', '<object>', ({ object }) => object),
  rule('recipient', '<player>', ({ player }) => player),
  rule('recipient', 'each <noun> and each player', ({ noun }, scope) => ({
    several: [every(noun, scope), 'each player'],
  })),
  rule('recipient', 'each <noun> and <player>', ({ noun, player }, scope) => {
    if (player === 'each player') throw new Nonsense();
    return { several: [every(noun, scope), player] };
  }),
  rule('recipient', '<player> and each <noun>', ({ player, noun }, scope) => ({
    several: [player, every(noun, scope)],
  })),

  rule('subject', '~', (_, scope) => {
    scope.subject = 'self';
    return 'self';
  }),
  rule(
    'subject',
    'enchanted (creature|land|artifact|permanent|enchantment|wall|forest)',
    (_, scope) => {
      scope.subject = 'enchanted';
      return 'enchanted';
    },
  ),
  rule('subject', '<nouns>', ({ nouns }, scope) => all(nouns, scope)),
  rule('subject', 'other <nouns>', ({ nouns }, scope) => permanentsOf(others(nouns, scope))),
  rule('subject', 'all <nouns>', ({ nouns }, scope) => all(nouns, scope)),
  rule('subject', 'all other <nouns>', ({ nouns }, scope) => permanentsOf(others(nouns, scope))),
  rule('subject', 'each <noun>', ({ noun }, scope) => all(noun, scope)),
  rule('subject', 'each other <noun>', ({ noun }, scope) => permanentsOf(others(noun, scope))),
];

/** Abilities, and what else a line of a card says. */
import {
  COLORS,
  type Ability,
  type ActivatedAbility,
  type Condition,
  type Effects,
  type EntersAbility,
  type StaticAbility,
  type Trigger,
} from '@arbiter/cards';
import type { Limits, Noun, Subject, Text, Traits } from '../categories.ts';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense, Refused, type Scope } from '../scope.ts';
import { produced } from './deeds.ts';
import { instructed } from './flow.ts';
import { filterOf, permanentsOf, spellsOf } from './nouns.ts';
import { partOf } from './keywords.ts';
import { notePaid } from './paid-with.ts';

export const always = (effect: StaticAbility['effect']): StaticAbility => ({
  kind: 'static',
  effect,
});

/** A static ability for each of the things said. */
export function standing(
  subject: Subject,
  { by, rules, statics = [] }: Traits,
): readonly Ability[] {
  return [
    ...(Object.keys(by).length > 0 ? [always({ modifies: subject, by })] : []),
    ...rules.map((inCombat) => always({ inCombat, who: subject })),
    ...statics.map(always),
  ];
}

const targetsOf = (scope: Scope): Pick<ActivatedAbility, 'targets'> =>
  scope.targets.length > 0 ? { targets: scope.targets } : {};

/** @throws Refused if the text speaks of an X that nothing announces */
export function announced(mana: string | undefined, life: unknown, said: unknown): void {
  if (mana?.includes('X') === true || life === 'X') return;
  if (JSON.stringify(said).includes('"X"')) throw new Refused('no X is announced');
}

export function activated(
  cost: ActivatedAbility['cost'],
  effect: Effects,
  scope: Scope,
  limits: Limits = {},
): ActivatedAbility {
  // What makes mana is followed at once, before anybody could choose (6ED 411).
  const said = effect.map((one) => one.do);
  if (said.includes('addMana') && (said.includes('choose') || said.includes('chooseWord')))
    scope.need('mana: after a choice');
  const { removeCounters, picks = [] } = cost;
  const counts = [...picks, ...(removeCounters === undefined ? [] : [removeCounters])];
  announced(cost.mana, cost.life ?? counts.find(({ count }) => count === 'X')?.count, [
    effect,
    scope.targets,
  ]);
  return {
    kind: 'activated',
    cost,
    ...targetsOf(scope),
    effect,
    ...(cost.discard === 'self' ? { from: 'hand' as const } : {}),
    ...(scope.isBuried ? { from: 'graveyard' as const } : {}),
    ...(limits.onlyIf?.some(isOfTheSuspended) === true ? { from: 'exile' as const } : {}),
    ...limits,
  };
}

/** What works only while its card is suspended works from exile (TSP 402.8, 502.59). */
const isOfTheSuspended = (condition: Condition): boolean =>
  typeof condition === 'object' &&
  'object' in condition &&
  condition.object === 'self' &&
  typeof condition.is === 'object' &&
  'is' in condition.is &&
  condition.is.is === 'suspended';

/** One for each of the events. @throws Nonsense of what would watch from a graveyard for what happens to it in play */
export function triggered(
  event: readonly Trigger[],
  text: Text,
  scope: Scope,
  condition?: Condition,
): readonly Ability[] {
  announced(undefined, undefined, [text.effects, scope.targets]);
  const isAboutItself = event.some(
    (one) => 'what' in one && (one.what === 'self' || one.what === 'enchanted'),
  );
  if (scope.isBuried && isAboutItself) throw new Nonsense();
  return event.map((trigger) => ({
    kind: 'triggered' as const,
    ...(scope.isBuried ? { from: 'graveyard' as const } : {}),
    ...(isOfTheHaunted(trigger) || (condition !== undefined && isOfTheSuspended(condition))
      ? { from: 'exile' as const }
      : {}),
    trigger,
    ...(condition === undefined ? {} : { condition }),
    ...(text.may === undefined ? {} : { may: text.may }),
    ...targetsOf(scope),
    effect: text.effects,
  }));
}

/** What watches the creature that its card haunts does so from exile (TSP 502.51c). */
const isOfTheHaunted = (trigger: Trigger): boolean =>
  'what' in trigger &&
  typeof trigger.what === 'object' &&
  'is' in trigger.what &&
  trigger.what.is === 'haunted by this';

const ENTERS_AS_COPY =
  'you may have ~ enter the battlefield as a copy of any <noun> on the battlefield';

/**
 * What comes into play as a copy of something that is there, if its controller likes (6ED 410.10e). Nothing asks yet what
 * a copy of a local enchantment comes into play on.
 */
function copyOf(noun: Noun): EntersAbility {
  if (!noun.sorts.some((sort) => sort === 'artifact' || sort === 'creature')) throw new Nonsense();
  return { kind: 'enters', asCopyOf: permanentsOf(noun), optional: true };
}

const LIFE_FLOOR =
  'damage that would reduce your life total to less than <number> reduces it to <number:same> instead';

function damageLeaves(least: number, same: number): StaticAbility {
  if (least !== same) throw new Nonsense();
  return always({ damageLeaves: least, who: 'you' });
}

export const abilities: readonly Rule[] = [
  // Activated abilities.
  rule('ability', '<cost> : <later text>', ({ cost, text }, scope) => {
    notePaid(cost, scope);
    return [activated(cost, instructed(text(scope)), scope)];
  }),
  rule('ability', '<cost> : <later text> <later limit>', ({ cost, text, limit }, scope) => {
    notePaid(cost, scope);
    const effect = instructed(text(scope));
    return [activated(cost, effect, scope, limit(scope))];
  }),
  // TSP 502.53b: in the upkeep of the card's owner, once a turn, with the card shown.
  rule('ability', 'forecast — <cost> , reveal ~ from your hand : <later text>', (slots, scope) => {
    const { cost, text } = slots;
    notePaid(cost, scope);
    const effect = instructed(text(scope));
    const forecast = activated({ ...cost, reveal: 'self' }, effect, scope, {
      onlyIf: [{ step: 'upkeep', of: 'you' }],
      timesEachTurn: 1,
    });
    return [{ ...forecast, from: 'hand' }];
  }),
  rule('or mana', '<mana:one> or <mana:two>', ({ one, two }) => [one, two]),
  rule('or mana', '<mana:one> , <mana:two> , or <mana:three>', ({ one, two, three }) => [
    one,
    two,
    three,
  ]),
  rule('or mana', 'one mana of any color', () => COLORS),
  rule('or mana', '<number> mana of any one color', ({ number }) =>
    COLORS.map((color) => color.repeat(number)),
  ),
  rule(
    'or mana',
    '<mana:one> , <mana:two> , <mana:three> , <mana:four> , or <mana:five>',
    (slots) => [slots.one, slots.two, slots.three, slots.four, slots.five],
  ),
  // Each way to combine two letters.
  rule(
    'or mana',
    '<number> mana in any combination of <mana symbol:one> and/or <mana symbol:two>',
    (slots) => {
      const { number, one, two } = slots;
      return Array.from({ length: number + 1 }, (_, i) => one.repeat(number - i) + two.repeat(i));
    },
  ),
  // A choice of mana is an ability for each.
  rule('ability', '<cost> : add <or mana:choices> .', ({ cost, choices }, scope) =>
    choices.map((mana) => activated(cost, [{ do: 'addMana', mana: produced(mana) }], scope)),
  ),
  rule('ability', '<cost> : add <or mana:choices> . <limit>', ({ cost, choices, limit }, scope) => {
    // So many times for each of them would be too many times.
    if (limit.timesEachTurn !== undefined) throw new Nonsense();
    return choices.map((mana) =>
      activated(cost, [{ do: 'addMana', mana: produced(mana) }], scope, limit),
    );
  }),
  rule('ability', '<cost> : add <or mana:choices> . <text>', ({ cost, choices, text }, scope) =>
    choices.map((mana) =>
      activated(cost, [{ do: 'addMana', mana: produced(mana) }, ...instructed(text)], scope),
    ),
  ),

  // Triggered abilities.
  rule('ability', '<event> , <text>', ({ event, text }, scope) => {
    if (text.beginsWithIf === true) throw new Nonsense();
    return triggered(event, text, scope);
  }),
  rule('ability', '<event> , if <condition> , <text>', ({ event, condition, text }, scope) =>
    triggered(event, text, scope, condition),
  ),

  // Static abilities.
  rule('ability', '<static> .', (slots) => slots.static),
  rule('static', '<subject> <traits>', ({ subject, traits }) => standing(subject, traits)),
  rule('static', 'you control enchanted (creature|land|artifact|permanent|enchantment)', () => [
    always({ controls: 'enchanted' }),
  ]),
  rule('static', 'all creatures able to block ~ do so', () => [
    always({ inCombat: { must: 'be blocked by all' }, who: 'self' }),
  ]),
  rule('static', 'all creatures able to block enchanted creature do so', () => [
    always({ inCombat: { must: 'be blocked by all' }, who: 'enchanted' }),
  ]),
  rule('static', 'skip your draw step', () => [always({ skips: 'draw', who: 'you' })]),
  rule('static', 'you have no maximum hand size', () => [
    always({ maximumHandSize: null, who: 'you' }),
  ]),
  rule('static', 'players have no maximum hand size', () => [
    always({ maximumHandSize: null, who: 'each player' }),
  ]),
  rule('static', "(this spell|~) can't be countered", () => [always({ cantBeCountered: true })]),
  rule('static', "players can't cycle cards", () => [
    always({ forbids: 'playing abilities', keyword: 'cycling', who: 'each player' }),
  ]),
  rule('static', "players can't gain life", () => [
    always({ forbids: 'gaining life', who: 'each player' }),
  ]),
  rule(
    'static',
    "activated abilities of sources with the chosen name can't be activated unless they're mana abilities",
    () => [
      always({
        forbids: 'playing abilities',
        what: { chosen: 'card name' },
        exceptMana: true,
        who: 'each player',
      }),
    ],
  ),
  rule('static', LIFE_FLOOR, ({ number, same }) => [damageLeaves(number, same)]),
  rule('static', `if <condition> , ${LIFE_FLOOR}`, ({ number, same, condition }) => [
    { ...damageLeaves(number, same), asLongAs: condition },
  ]),
  rule('static', "untap all <nouns> during each other player 's untap step", ({ nouns }) => {
    if (nouns.realm !== 'play') throw new Nonsense();
    return [always({ untapsAlso: filterOf(nouns) })];
  }),
  rule('static', '<nouns> cost <mana> more to cast', ({ nouns, mana }) => [
    always({ costsOf: 'spells', what: spellsOf(nouns), more: mana }),
  ]),
  rule('static', '<nouns> you cast cost <mana> more to cast', ({ nouns, mana }) => [
    always({
      costsOf: 'spells',
      what: { all: [...flatten(spellsOf(nouns)), { controlledBy: 'you' }] },
      more: mana,
    }),
  ]),
  rule('static', '<nouns> you cast cost <mana> less to cast', ({ nouns, mana }) => [
    always({
      costsOf: 'spells',
      what: { all: [...flatten(spellsOf(nouns)), { controlledBy: 'you' }] },
      less: generic(mana),
    }),
  ]),
  rule('static', '<nouns> cost <mana> less to cast', ({ nouns, mana }) => [
    always({ costsOf: 'spells', what: spellsOf(nouns), less: generic(mana) }),
  ]),

  // How it enters.
  rule('static', '~ enters the battlefield tapped', () => [{ kind: 'enters', tapped: true }]),
  rule('static', 'as ~ enters the battlefield , choose a (color)', () => [
    { kind: 'enters', choosing: 'color' },
  ]),
  rule('static', 'as ~ enters the battlefield , choose a basic land type', () => [
    { kind: 'enters', choosing: 'basic land type' },
  ]),
  rule('static', 'as ~ enters the battlefield , choose a card name', () => [
    { kind: 'enters', choosing: 'card name' },
  ]),
  rule('static', 'as ~ enters the battlefield , choose a nonland card name', () => [
    { kind: 'enters', choosing: 'nonland card name' },
  ]),
  rule('static', "activated abilities of <nouns> can't be activated", ({ nouns }) => [
    always({ forbids: 'playing abilities', what: filterOf(nouns), who: 'each player' }),
  ]),
  // Copies of what is in play.
  rule('static', ENTERS_AS_COPY, ({ noun }) => [copyOf(noun)]),
  rule(
    'static',
    `${ENTERS_AS_COPY} , except it 's an enchantment in addition to its other types`,
    ({ noun }) => [{ ...copyOf(noun), except: { types: ['Enchantment'] } }],
  ),
  rule('static', 'enchanted land is the chosen type', () => [
    always({ modifies: 'enchanted', by: { becomes: { land: 'chosen' } } }),
  ]),
  rule('static', 'as ~ enters the battlefield , choose a creature type', () => [
    { kind: 'enters', choosing: 'creature type' },
  ]),

  // Lines.
  rule('line', '<keyword line:all> [.]', ({ all }, scope) => partOf(all, scope.card.isWall)),
  rule('line', '<ability>', ({ ability }) => ({ abilities: ability })),
  rule('line', 'flash', () => ({ playedAs: 'Instant' })),
  rule('line', 'enchant <noun>', ({ noun }) => {
    if (noun.realm !== 'play') throw new Nonsense();
    return { enchants: filterOf(noun) };
  }),
  rule('line', 'buyback <mana>', ({ mana }) => ({ buyback: { mana } })),
  rule('line', 'buyback — <cost> .', ({ cost }) => ({ buyback: cost })),
  rule('line', 'as an additional cost to cast (this spell|~) , <cost> .', ({ cost }) => ({
    additionalCost: cost,
  })),
  rule('line', "you may <cost> rather than pay (this spell|~) 's mana cost .", ({ cost }) => ({
    alternativeCosts: [{ cost }],
  })),
  rule(
    'line',
    "if you control <a noun:one> , you may <cost> rather than pay (this spell|~) 's mana cost .",
    ({ one, cost }) => ({
      alternativeCosts: [
        {
          cost,
          onlyIf: { exists: { all: [...flatten(filterOf(one)), { controlledBy: 'you' }] } },
        },
      ],
    }),
  ),
];

const flatten = (filter: ReturnType<typeof filterOf>): readonly ReturnType<typeof filterOf>[] =>
  'all' in filter ? filter.all : [filter];

function generic(mana: string): number {
  if (!/^\d+$/u.test(mana)) throw new Nonsense();
  return Number(mana);
}

/** What triggers watch for beside what permanents do: steps, players, mana, targets, cards anywhere. */
import type { Filter, Trigger, Whose } from '@arbiter/cards';
import type { Noun } from '../categories.ts';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense, type Scope } from '../scope.ts';
import { player, watched, whatLeft } from './events.ts';
import { theOpponent } from './references.ts';
import { allOf, filterOf, filtersOf } from './nouns.ts';

const permanents: readonly Rule[] = [
  ...watched('becomes tapped', (what) => [{ when: 'becomes tapped', what }]),
  ...watched('becomes untapped', (what) => [{ when: 'becomes untapped', what }]),
  ...watched("attacks and isn't blocked", (what, scope) => {
    scope.mention('defending player', ['player', 'opponent'], { realm: 'player' });
    return [{ when: 'attacks and is not blocked', what }];
  }),
  ...watched('attacks alone', (what) => [{ when: 'attacks', what, others: { atMost: 0 } }]),
];

/** In the words of each: whose it is, and whether somebody else than you can be pointed at. */
const WHO: readonly (readonly [words: string, verb: 'you' | 'other', Whose])[] = [
  ['you', 'you', 'you'],
  ['an opponent', 'other', 'opponent'],
  ['a player', 'other', 'each player'],
];

/** A player does something: `event`, or what else is bound to who does it. */
function does(
  you: string,
  others: string,
  build: (who: Whose, scope: Scope) => readonly Trigger[],
): readonly Rule[] {
  return WHO.map(([words, verb, who]) =>
    rule(
      'event',
      `(when|whenever) ${words} ${verb === 'you' ? you : others}` as 'event',
      (_, scope) => build(who, scope),
    ),
  );
}

/** Who did it, where that is bound beside the card. */
function actor(who: Whose, scope: Scope): void {
  if (who !== 'you') scope.mention({ bound: 'who' }, ['player'], { realm: 'player' });
}

const players: readonly Rule[] = [
  ...does('draw a card', 'draws a card', (who, scope) => {
    if (who !== 'you') player(scope);
    return [{ when: 'draws', who }];
  }),
  ...does('gain life', 'gains life', (who, scope) => {
    if (who !== 'you') player(scope);
    scope.much({ bound: 'amount' });
    return [{ when: 'gains life', who }];
  }),
  ...does('lose life', 'loses life', (who, scope) => {
    if (who !== 'you') player(scope);
    scope.much({ bound: 'amount' });
    return [{ when: 'loses life', who }];
  }),
  ...does('discard a card', 'discards a card', (who, scope) => {
    scope.mention('event', ['card'], { realm: 'card' });
    actor(who, scope);
    return [{ when: 'discards', who }];
  }),
  ...does('cycle a card', 'cycles a card', (who, scope) => {
    scope.mention('event', ['card'], { realm: 'card' });
    actor(who, scope);
    return [{ when: 'cycles', who }];
  }),
  rule('event', 'when you cycle ~', (_, scope) => {
    scope.me = 'event';
    scope.mention('event', ['~', 'card'], { realm: 'card' });
    return [{ when: 'cycles', who: 'you', what: 'self' }];
  }),
  rule('event', 'whenever you cycle or discard a card', (_, scope) => {
    scope.need('trigger: cycle or discard');
    return [];
  }),
];

const steps: readonly Rule[] = [
  ...(
    [
      ['upkeep', 'upkeep'],
      ['draw step', 'draw'],
      ['end step', 'end of turn'],
    ] as const
  ).flatMap(([words, step]) => [
    rule(
      'event',
      `at the beginning of the ${words} of enchanted (creature|land|artifact|permanent|enchantment) 's controller`,
      (_, scope) => {
        player(scope);
        scope.mention('enchanted', ['enchanted', 'creature', 'land', 'artifact', 'permanent']);
        return [{ when: 'step begins', step, whose: 'controller of enchanted' }];
      },
    ),
  ]),
  rule('event', 'at the beginning of your precombat main phase', () => [
    { when: 'step begins', step: 'precombat main', whose: 'you' },
  ]),
  rule('event', "at the beginning of (each|each player 's) precombat main phase", (_, scope) => {
    player(scope);
    return [{ when: 'step begins', step: 'precombat main', whose: 'each player' }];
  }),
  rule('event', 'at the beginning of combat on your turn', () => [
    { when: 'step begins', step: 'beginning of combat', whose: 'you' },
  ]),
];

/** A land is tapped for mana: `event` is the player who did so. */
const mana: readonly Rule[] = [
  rule('event', 'whenever a player taps <a noun:one> for mana', ({ one }, scope) => {
    if (one.realm !== 'play') throw new Nonsense();
    player(scope);
    return [{ when: 'is tapped for mana', what: filterOf(one) }];
  }),
  rule('event', 'whenever you tap <a noun:one> for mana', ({ one }) => {
    if (one.realm !== 'play') throw new Nonsense();
    return [{ when: 'is tapped for mana', what: yours(one) }];
  }),
  rule('event', 'whenever enchanted land is tapped for mana', (_, scope) => {
    scope.mention('enchanted', ['enchanted', 'land', 'permanent']);
    return [{ when: 'is tapped for mana', what: 'enchanted' }];
  }),
];

const yours = (noun: Noun): Filter => allOf([...filtersOf(noun), { controlledBy: 'you' }]);

/** Something becomes the target of a spell or ability, which is the event. */
function onStack(scope: Scope): void {
  scope.mention('event', ['spell', 'ability'], { realm: 'stack', isAside: true });
}

const targeted: readonly Rule[] = (
  [
    ['a spell or ability', {}],
    ['a spell', { only: 'spell' }],
    ['a spell or ability an opponent controls', { who: 'opponent' }],
    ['a spell an opponent controls', { only: 'spell', who: 'opponent' }],
    ['a spell or ability you control', { who: 'you' }],
  ] as const
).flatMap(([words, by]) => {
  return [
    rule('event', `(when|whenever) ~ becomes the target of ${words}`, (_, scope) => {
      scope.mention('self', ['~']);
      onStack(scope);
      if ('who' in by && by.who === 'opponent') theOpponent(scope);
      return [{ when: 'becomes the target', what: 'self', ...by }];
    }),
    rule(
      'event',
      `(when|whenever) enchanted creature becomes the target of ${words}`,
      (_, scope) => {
        scope.mention('enchanted', ['enchanted', 'creature', 'permanent']);
        return [{ when: 'becomes the target', what: 'enchanted', ...by }];
      },
    ),
    rule(
      'event',
      `(when|whenever) <a noun:one> becomes the target of ${words}`,
      ({ one }, scope) => {
        if (one.realm !== 'play') throw new Nonsense();
        scope.mention({ bound: 'targeted' }, one.sorts);
        return [{ when: 'becomes the target', what: filterOf(one), ...by }];
      },
    ),
  ];
});

/** A card goes to a graveyard: the card there is the event. */
const graveyards: readonly Rule[] = [
  rule('event', 'when ~ is put into a graveyard from anywhere', (_, scope) => {
    scope.me = 'event';
    scope.mention('event', ['~', 'card'], { realm: 'card' });
    return [{ when: 'is put into a graveyard', what: 'self' }];
  }),
  rule(
    'event',
    'whenever <a noun:one> is put into your graveyard from the battlefield',
    ({ one }, scope) => {
      if (one.realm !== 'play') throw new Nonsense();
      scope.mention('event', [...one.sorts, 'card'], { realm: 'card', former: { bound: 'was' } });
      const what = allOf([whatLeft(one), { ownedBy: 'you' }]);
      return [{ when: 'is put into a graveyard', what, from: 'play' }];
    },
  ),
  rule(
    'event',
    "whenever <a noun:one> is put into an opponent 's graveyard from the battlefield",
    ({ one }, scope) => {
      if (one.realm !== 'play') throw new Nonsense();
      scope.mention('event', [...one.sorts, 'card'], { realm: 'card', former: { bound: 'was' } });
      const what = allOf([whatLeft(one), { ownedBy: 'opponent' }]);
      return [{ when: 'is put into a graveyard', what, from: 'play' }];
    },
  ),
];

export const happenings: readonly Rule[] = [
  ...permanents,
  ...players,
  ...steps,
  ...mana,
  ...targeted,
  ...graveyards,
];

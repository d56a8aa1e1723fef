/** Kinds of texts that a further reader found to mislead or to read badly. */
import { describe, expect, test } from '@jest/globals';
import { rulesText, spellText } from '../rules-text.ts';
import type { Ability, Effect, Filter, TargetSpec } from '../language.ts';
import type { Condition } from '../conditions.ts';
import * as words from '../words.ts';

const { bound, creature, player, target, theTarget } = words;

const said = (effect: readonly Effect[], targets: readonly TargetSpec[] = []): string =>
  spellText({ effect, targets }, { name: 'Example' });

const says = (ability: Ability): string[] =>
  rulesText(words.creatureCard('Example', '1', 'Elf', '1/1', [ability]));

describe('an instruction', () => {
  test.each<readonly [string, readonly Effect[], readonly TargetSpec[], string]>([
    [
      'what is delayed names its target, where nothing before has',
      [words.delay({ step: 'end of combat' }, words.destroy(bound('target')))],
      [target(creature)],
      'At end of combat, destroy target creature.',
    ],
    [
      'what has been named is not named again',
      [
        words.tap(theTarget),
        words.delay({ step: 'end of combat' }, words.destroy(bound('target'))),
      ],
      [target(creature)],
      'Tap target creature. At end of combat, destroy it.',
    ],
    [
      'several cards with the name of a target',
      [words.search({ sameNameAs: theTarget }, 'it', 3)],
      [target(creature)],
      'Search your library for up to three cards with the same name as target creature.',
    ],
    [
      'you sacrifice your own, however many others there are',
      [words.sacrifice({ every: { all: [creature, { not: { subtype: 'Ogre' } }] } })],
      [],
      'Sacrifice all non-Ogre creatures you control.',
    ],
    [
      'the one card that was put into a graveyard, and its name',
      [
        { do: 'nameCard', as: 'name' },
        { do: 'mill', who: theTarget, amount: 1, as: 'it' },
        {
          do: 'if',
          condition: { object: bound('it'), is: { chosen: 'name', under: 'name' } },
          effect: [words.draw('you', 2)],
        },
      ],
      [target(player)],
      'Name a card. Target player puts the top card of his or her library into his or her graveyard. If that card has the chosen name, draw two cards.',
    ],
    [
      'that something can’t be regenerated follows what keeps it from being destroyed',
      [words.unless('you', { mana: 'U' }, words.bury(theTarget))],
      [target(creature)],
      'Destroy target creature unless you pay {U}. It can’t be regenerated.',
    ],
    [
      'who does something is named before how much',
      [
        {
          do: 'forEach',
          each: 'each player',
          as: 'one',
          effect: [
            {
              do: 'draw',
              who: bound('one'),
              amount: {
                count: { cards: creature, in: 'graveyard', of: bound('one') },
              },
            },
          ],
        },
      ],
      [],
      'Each player draws a number of cards equal to the number of creature cards in that player’s graveyard.',
    ],
    [
      'whose permanents they may be follows what they are',
      [words.destroy(theTarget)],
      [
        target({
          all: [{ is: 'permanent' }, { any: [{ ownedBy: 'you' }, { controlledBy: 'you' }] }],
        }),
      ],
      'Destroy target permanent you own or control.',
    ],
    [
      'permanents that are no tokens',
      [words.destroy({ every: { all: [{ is: 'card' }, creature] } })],
      [],
      'Destroy all nontoken creatures.',
    ],
    [
      'sources that are no permanents, too',
      [
        {
          do: 'standing',
          effect: {
            replaces: {
              would: 'be dealt damage',
              what: { all: [] },
              from: { any: [{ color: 'B' }, { color: 'R' }] },
            },
          },
          until: 'end of turn',
        },
      ],
      [],
      'Prevent all damage that would be dealt by a black or red source until end of turn.',
    ],
  ])('%s', (_, effect, targets, text) => {
    expect(said(effect, targets)).toBe(text);
  });
});

describe('a source of damage', () => {
  test.each<readonly [string, Filter, string]>([
    ['a color', { color: 'R' }, 'a red source of your choice'],
    ['the chosen color', { chosen: 'color' }, 'a source of your choice of the chosen color'],
    [
      'creatures of a kind',
      { all: [creature, { keyword: 'shadow' }] },
      'a creature of your choice with shadow',
    ],
  ])('of %s', (_, which, source) => {
    const effect: readonly Effect[] = [
      words.chooseSource(which, 'it'),
      { do: 'preventNextDamage', from: bound('it'), to: 'you' },
    ];
    expect(said(effect)).toBe(
      `The next time ${source} would deal damage to you this turn, prevent that damage.`,
    );
  });
});

describe('what isn’t so', () => {
  test.each<readonly [string, Condition, string]>([
    ['nothing has happened', { thisTurn: 'died', what: creature }, 'if no creature died this turn'],
    [
      'somebody has played nothing',
      { thisTurn: 'was played', what: { all: [{ is: 'spell' }, { controlledBy: 'opponent' }] } },
      'if your opponent played no spell this turn',
    ],
    [
      'a number is not as large',
      { amount: { powerOf: 'self' }, atLeast: 4 },
      'if Example’s power is less than 4',
    ],
    [
      'neither of two things is so',
      {
        any: [{ thisTurn: 'died', what: creature }, { exists: creature }],
      },
      'if no creature died this turn and there are no creatures in play',
    ],
  ])('%s', (_, not, text) => {
    const effect: readonly Effect[] = [
      { do: 'if', condition: { not }, effect: [words.draw('you', 1)] },
    ];
    expect(said(effect)).toBe(`${text.replace(/^if/u, 'If')}, draw a card.`);
  });

  test('a creature can’t fight unless something is so', () => {
    const lands: Filter = { all: [words.land, { controlledBy: 'you' }] };
    const theirs: Filter = { all: [words.land, { controlledBy: 'defending player' }] };
    const more: Condition = { amount: { count: lands }, moreThan: { count: theirs } };
    const ability: Ability = {
      kind: 'static',
      asLongAs: { not: more },
      effect: { inCombat: { cant: 'attack' }, who: 'self' },
    };
    expect(says(ability)).toEqual([
      'Example can’t attack unless you control more lands than defending player.',
    ]);
  });
});

test('spells cost more in the turns of others', () => {
  const what: Filter = { not: { controlledBy: 'active player' } };
  expect(says(words.always({ costsOf: 'spells', what, more: '3' }))).toEqual([
    'Spells cost {3} more to play except during their controllers’ turns.',
  ]);
});

test('what has left play returns another card', () => {
  const ability: Ability = {
    kind: 'triggered',
    trigger: { when: 'is put into a graveyard', what: 'self', from: 'play' },
    targets: [
      {
        what: { all: [creature, { not: { among: 'event' } }] },
        in: 'graveyard',
        of: 'you',
      },
    ],
    effect: [words.move(theTarget, 'hand')],
  };
  expect(says(ability)).toEqual([
    'When Example is put into a graveyard from play, return target other creature card in your graveyard to your hand.',
  ]);
});

test('colors are said where the mana cost shows others', () => {
  const artifact = { name: 'Example', cost: '4', types: ['Artifact'] } as const;
  expect(rulesText({ ...artifact, colors: ['W', 'U', 'B', 'R', 'G'] })).toEqual([
    'Example is all colors.',
  ]);
  expect(rulesText({ ...artifact, cost: '0', colors: ['U'] })).toEqual(['Example is blue.']);
  expect(rulesText({ ...artifact, cost: '1U', colors: ['U'] })).toEqual([]);
});

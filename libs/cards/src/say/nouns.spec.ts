import { describe, expect, test } from '@jest/globals';
import { faultsOf } from '../faults.ts';
import { filterText } from '../filter-text.ts';
import type { Effect, Filter, TargetSpec } from '../language.ts';
import { spellText } from '../rules-text.ts';
import * as words from '../words.ts';

const { bound, creature, land, theTarget } = words;

const said = (effect: Effect, ...targets: TargetSpec[]): string =>
  spellText({ targets, effect: [effect] }, { name: 'Example' });

describe('a filter as a noun', () => {
  test.each<[string, Filter]>([
    ['creature with power 2 or less', words.both(creature, { power: { atMost: 2 } })],
    ['creature with toughness 4 or greater', words.both(creature, { toughness: { atLeast: 4 } })],
    [
      'spell with converted mana cost X',
      { all: [{ is: 'spell' }, { manaValue: { equals: 'X' } }] },
    ],
    ['nontoken creature', words.both(words.not({ is: 'token' }), creature)],
    ['enchanted land', words.both({ is: 'enchanted' }, land)],
    ['creature with a +1/+1 counter on it', words.both(creature, { hasCounter: '+1/+1' })],
    [
      'creature defending player controls',
      words.both(creature, { controlledBy: 'defending player' }),
    ],
    [
      'creature other than the enchanted permanent',
      words.both(words.not({ among: 'enchanted' }), creature),
    ],
    ['spell that targets this', { all: [{ is: 'spell' }, { targeting: { is: 'self' } }] }],
    ['spell that targets you', { all: [{ is: 'spell' }, { targeting: { is: 'you' } }] }],
    ['permanent you own', { all: [{ is: 'permanent' }, { ownedBy: 'you' }] }],
  ])('%s', (text, filter) => {
    expect(filterText(filter)).toBe(text);
  });
});

describe('what is targeted', () => {
  const player: TargetSpec = { what: words.player };
  test.each<[string, readonly TargetSpec[]]>([
    ['target creature card in your graveyard', [words.inYourGraveyard(creature)]],
    ['target card in a graveyard', [{ what: words.anyCard, in: 'graveyard' }]],
    ['any number of target creatures', [{ what: creature, least: 0, most: 'any number' }]],
    ['X target creatures', [{ what: creature, least: 'X', most: 'X' }]],
    [
      'target Goblin permanent card in your graveyard',
      [
        words.inYourGraveyard({
          all: [
            { subtype: 'Goblin' },
            { not: { any: [{ type: 'Instant' }, { type: 'Sorcery' }] } },
          ],
        }),
      ],
    ],
    ['another target creature', [{ what: creature, other: true }]],
  ])('%s', (text, targets) => {
    expect(said(words.reveal(theTarget), ...targets)).toBe(`Reveal ${text}.`);
  });

  test('what target player controls', () => {
    const whose = words.both(creature, { controlledBy: theTarget });
    expect(said(words.tap(words.nthTarget(1)), player, { what: whose })).toBe(
      'Tap target creature target player controls.',
    );
  });
});

test('whom many belong to is named where they are first spoken of', () => {
  const theirs = words.both(creature, { controlledBy: theTarget });
  expect(said({ do: 'destroy', what: { every: theirs } }, { what: words.player })).toBe(
    'Destroy all creatures target player controls.',
  );
  const effect: Effect = { do: 'dealDamage', amount: 1, to: { every: theirs } };
  expect(said(effect, { what: words.player })).toBe(
    'Example deals 1 damage to each creature target player controls.',
  );
});

test('what counts for power and toughness need not be as much for both', () => {
  const count = { count: creature };
  const by = { power: { times: -2, of: count }, toughness: { times: -1, of: count } };
  expect(
    said({ do: 'modify', what: theTarget, by, until: 'end of turn' }, { what: creature }),
  ).toMatch(/-2\/-1/u);
});

test('who chooses is named before what is chosen', () => {
  const among = { cards: creature, in: 'graveyard', of: 'opponent' } as const;
  expect(said({ do: 'choose', who: 'opponent', among, as: 'it' })).toMatch(
    /^Your opponent chooses/u,
  );
});

describe('who does it', () => {
  test.each<[string, Effect]>([
    ['Each player sacrifices a creature.', words.sacrificeOf('each player', creature)],
    ['Your opponent sacrifices two lands.', words.sacrificeOf('opponent', land, 2)],
    [
      'Your opponent searches his or her library for a land card.',
      { ...words.search(land, 'it'), who: 'opponent' },
    ],
    [
      'Your opponent chooses up to two creatures.',
      { do: 'choose', who: 'opponent', among: { every: creature }, as: 'it', count: 2, upTo: true },
    ],
    ['Your opponent adds {G} to his or her mana pool.', words.addManaFor('opponent', 'G')],
  ])('%s', (text, effect) => {
    expect(said(effect)).toBe(text);
  });
});

test('what is bound for each is bound there and nowhere else', () => {
  const within = words.forEach('each player', 'one', words.loseLife(bound('one'), 1));
  const card = (...effect: Effect[]) => words.sorcery('Example', '0', { effect });
  expect(faultsOf(card(within))).toEqual([]);
  expect(faultsOf(card(within, words.loseLife(bound('one'), 1)))).toMatchObject([
    { path: ['spell', 0, 'effect', 1, 'who'], found: "'one'" },
  ]);
});

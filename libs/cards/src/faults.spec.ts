import type { Amount } from './amounts.ts';
import { describe, expect, it } from '@jest/globals';
import {
  faultsOf,
  type Ability,
  type CardDefinition,
  type Effects,
  type Filter,
  type TriggeredAbility,
} from './index.ts';

const spell = (effect: Effects, more: Partial<CardDefinition> = {}): CardDefinition => ({
  name: 'Test',
  types: ['Instant'],
  spell: [{ effect }],
  ...more,
});

const permanent = (...abilities: Ability[]): CardDefinition => ({
  name: 'Test',
  types: ['Artifact'],
  abilities,
});

const sized = (power: number | undefined, toughness: number | undefined): CardDefinition => ({
  name: 'Test',
  types: ['Creature'],
  ...(power === undefined ? {} : { power }),
  ...(toughness === undefined ? {} : { toughness }),
});

const A_TARGET = [{ what: { is: 'player' } }] as const;
const toTarget = { do: 'dealDamage', amount: 1, to: { target: 0 } } as const;
const toBound = { do: 'dealDamage', amount: 1, to: { bound: 'it' } } as const;
const bindIt = { do: 'choose', among: { every: { is: 'permanent' } }, as: 'it' } as const;
const drawn = { do: 'draw', who: 'you', amount: { bound: 'amount' } } as const;
const ifDone = { do: 'if', condition: { did: 'cards' }, effect: [] } as const;
const onEvent = { do: 'gainLife', who: 'event', amount: 1 } as const;
const offering = (more: Partial<TriggeredAbility>): CardDefinition =>
  permanent({
    kind: 'triggered',
    trigger: { when: 'step begins', step: 'upkeep', whose: 'each player' },
    effect: [toTarget],
    ...more,
  });
const staticPower = (power: Amount) =>
  permanent({ kind: 'static', effect: { modifies: 'self', by: { power } } });
const later = (effect: Effects): Effects => [{ do: 'delay', until: { step: 'upkeep' }, effect }];

const theirGain = { do: 'gainLife', who: { bound: 'player' }, amount: 1 } as const;
const THEIRS = [{ what: { is: 'player' }, chosenBy: 'opponent' }] as const;

/** What can be played, and what differs from it in one thing and can't. */
const CASES: readonly (readonly [string, CardDefinition, CardDefinition, place: string])[] = [
  ['a creature without power', sized(0, 1), sized(undefined, 1), ''],
  ['a creature without toughness', sized(1, 0), sized(1, undefined), ''],
  [
    'a name with @, which stands between the names of two definitions that are combined',
    spell([]),
    spell([], { name: 'Test@+Clone' }),
    'name',
  ],
  [
    'a token without a size',
    spell([{ do: 'createTokens', token: sized(1, 1), amount: 1 }]),
    spell([{ do: 'createTokens', token: sized(1, undefined), amount: 1 }]),
    'spell.0.effect.0.token',
  ],
  [
    'the player who says so, where nobody is asked',
    spell([{ do: 'may', who: 'each player', effect: [theirGain] }]),
    spell([theirGain]),
    'spell.0.effect.0.who',
  ],
  [
    'a target that the opponent chooses before one that the player chooses',
    spell([], { spell: [{ targets: [...A_TARGET, ...THEIRS], effect: [toTarget] }] }),
    spell([], { spell: [{ targets: [...THEIRS, ...A_TARGET], effect: [toTarget] }] }),
    'spell.0.targets.1',
  ],
  [
    'a target that somebody chooses who may have it done, and nobody may',
    offering({ may: 'event', targets: [{ what: { is: 'player' }, chosenBy: 'player' }] }),
    offering({ targets: [{ what: { is: 'player' }, chosenBy: 'player' }] }),
    'abilities.0.targets.0',
  ],
  [
    'a target that is not there',
    spell([], { spell: [{ targets: A_TARGET, effect: [toTarget] }] }),
    spell([toTarget]),
    'spell.0.effect.0.to',
  ],
  [
    'a second target where there is one',
    permanent({ kind: 'activated', cost: {}, targets: A_TARGET, effect: [toTarget] }),
    permanent({
      kind: 'activated',
      cost: {},
      targets: A_TARGET,
      effect: [{ ...toTarget, to: { target: 1 } }],
    }),
    'abilities.0.effect.0.to',
  ],
  [
    'a target of what is done later',
    spell([], {
      spell: [{ targets: A_TARGET, effect: later([{ ...toTarget, to: { bound: 'target' } }]) }],
    }),
    spell([], { spell: [{ targets: A_TARGET, effect: later([toTarget]) }] }),
    'spell.0.effect.0.effect.0.to',
  ],
  [
    'a name that nothing binds',
    spell([bindIt, toBound]),
    spell([{ ...bindIt, as: 'that' }, toBound]),
    'spell.0.effect.1.to',
  ],
  [
    'a name that is bound too late',
    spell([bindIt, toBound]),
    spell([toBound, bindIt]),
    'spell.0.effect.0.to',
  ],
  [
    'the result of an instruction that has no name',
    spell([{ ...drawn, amount: 1, as: 'cards' }, ifDone]),
    spell([{ ...drawn, amount: 1 }, ifDone]),
    'spell.0.effect.1.condition',
  ],
  [
    'an event of what is done later where nothing triggers',
    spell([{ do: 'delay', until: { trigger: { when: 'draws', who: 'you' } }, effect: [onEvent] }]),
    spell([{ do: 'delay', until: { step: 'upkeep' }, effect: [onEvent] }]),
    'spell.0.effect.0.effect.0.who',
  ],
  [
    'a name that another ability binds',
    permanent({ kind: 'activated', cost: {}, effect: [bindIt, toBound] }),
    permanent(
      { kind: 'activated', cost: {}, effect: [bindIt] },
      { kind: 'activated', cost: {}, effect: [toBound] },
    ),
    'abilities.1.effect.0.to',
  ],
  [
    'an amount of damage where none is dealt',
    permanent({
      kind: 'triggered',
      trigger: { when: 'is dealt damage', what: 'self' },
      effect: [drawn],
    }),
    permanent({ kind: 'triggered', trigger: { when: 'attacks', what: 'self' }, effect: [drawn] }),
    'abilities.0.effect.0.amount',
  ],
  [
    'an event outside of a triggered ability',
    permanent({ kind: 'triggered', trigger: { when: 'draws', who: 'you' }, effect: [onEvent] }),
    permanent({ kind: 'activated', cost: {}, effect: [onEvent] }),
    'abilities.0.effect.0.who',
  ],
  [
    'X in a static ability',
    staticPower({ count: { type: 'Land' } }),
    staticPower('X'),
    'abilities.0.effect.by.power',
  ],
  [
    'a target in a static ability',
    staticPower({ lifeOf: 'you' }),
    staticPower({ lifeOf: { target: 0 } }),
    'abilities.0.effect.by.power.lifeOf',
  ],
  [
    'a target that a granted ability doesn’t have',
    granting({ kind: 'activated', cost: {}, targets: A_TARGET, effect: [toTarget] }),
    granting({ kind: 'activated', cost: {}, effect: [toTarget] }),
    'abilities.0.effect.by.grants.0.effect.0.to',
  ],
  [
    'X that what is picked for a cost has to have',
    rather({ color: 'G' }),
    rather({ manaValue: { equals: 'X' } }),
    'alternativeCosts.0.cost.picks.0.what',
  ],
];

function granting(ability: Ability): CardDefinition {
  const by = { grants: [ability] };
  return permanent({ kind: 'static', effect: { modifies: { type: 'Creature' }, by } });
}

function rather(what: Filter): CardDefinition {
  const picks = [{ pay: 'exile', what, from: 'hand' }] as const;
  return {
    name: 'Test Gift',
    cost: 'X',
    types: ['Instant'],
    alternativeCosts: [{ cost: { picks } }],
  };
}

describe.each(CASES)('%s can’t be played', (_, right, wrong, place) => {
  it('and is found where it stands', () => {
    expect(faultsOf(wrong).map(({ path }) => path.join('.'))).toEqual([place]);
  });

  it('unlike what differs in that alone', () => {
    expect(faultsOf(right)).toEqual([]);
  });
});

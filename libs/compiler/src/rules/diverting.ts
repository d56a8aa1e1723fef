/** Damage that is dealt to another, what is paid for each of several, and changes that count. */
import type { Amount, Effects, Filter, Reference } from '@arbiter/cards';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense, type Scope } from '../scope.ts';
import { withX } from './where-x.ts';
import { timesOf } from './amounts.ts';

type Recipients = Reference;

const redirected = (amount: Amount | 'all', to: Recipients, onto: Recipients): Effects => [
  { do: 'redirectDamage', amount, to, onto },
];

const redirections: readonly Rule[] = [
  rule(
    'simple',
    'the next <amount> damage that would be dealt to <recipient> this turn is dealt to <recipient:onto> instead',
    ({ amount, recipient, onto }) => redirected(amount, recipient, onto),
  ),
  rule(
    'simple',
    'the next <amount> damage that would be dealt this turn to <recipient> is dealt to <recipient:onto> instead',
    ({ amount, recipient, onto }) => redirected(amount, recipient, onto),
  ),
  rule(
    'simple',
    'all damage that would be dealt to <recipient> this turn is dealt to <recipient:onto> instead',
    ({ recipient, onto }) => redirected('all', recipient, onto),
  ),
  rule(
    'simple',
    'all damage that would be dealt this turn to <recipient> is dealt to <recipient:onto> instead',
    ({ recipient, onto }) => redirected('all', recipient, onto),
  ),
];

const payments: readonly Rule[] = [
  rule('effect', '<simple> unless <player> (pays|pay) <mana> <multiplier>', (slots) => [
    {
      do: 'pay',
      who: slots.player,
      cost: { mana: slots.mana },
      times: slots.multiplier,
      otherwise: slots.simple,
    },
  ]),
];

/** "Until end of turn" stands before what is counted. */
const counting: readonly Rule[] = [
  rule(
    'simple',
    '<object> (gets|get) <signed size> until end of turn <multiplier>',
    (slots, scope) => resized(slots.object, slots['signed size'], slots.multiplier, scope),
  ),
  rule(
    'simple',
    '<subject> (gets|get) <signed size> until end of turn <multiplier>',
    (slots, scope) => {
      if (typeof slots.subject === 'string') throw new Nonsense();
      return resized({ every: slots.subject }, slots['signed size'], slots.multiplier, scope);
    },
  ),
];

function resized(
  what: Reference,
  size: { readonly power: Amount; readonly toughness: Amount },
  each: Amount,
  scope: Scope,
): Effects {
  if (scope.realmOf(what) !== 'play') throw new Nonsense();
  const by = {
    ...(size.power === 0 ? {} : { power: timesOf(size.power, each) }),
    ...(size.toughness === 0 ? {} : { toughness: timesOf(size.toughness, each) }),
  };
  return [{ do: 'modify', what, by, until: 'end of turn' }];
}

/** A source that is chosen, and whom its next damage would hurt. */
const SOURCES: readonly (readonly [string, Filter])[] = [
  ['a source of your choice', { all: [] }],
  ['an artifact source of your choice', { type: 'Artifact' }],
  ['a colorless source of your choice', { is: 'colorless' }],
];

const circles: readonly Rule[] = [
  ...SOURCES.flatMap(([source, which]) => [
    rule(
      'simple',
      `the next time ${source as ''} would deal damage to <object> this turn , prevent that damage`,
      ({ object }, scope) => circle(which, object, scope),
    ),
    rule(
      'simple',
      `the next time ${source as ''} would deal damage to any target this turn , prevent that damage`,
      (_, scope) => {
        const what: Filter = { any: [{ type: 'Creature' }, { is: 'player' }] };
        return circle(which, scope.target({ what }, ['creature or player']), scope);
      },
    ),
  ]),
  rule('effect', '<simple> unless <player> (pays|pay) {x} , where x is <measure>', (slots) => [
    {
      do: 'pay',
      who: slots.player,
      cost: { mana: '1' },
      times: slots.measure,
      otherwise: slots.simple,
    },
  ]),
  rule(
    'effect',
    '<later simple> and <later simple:then> , where x is <later measure>',
    ({ simple, then, measure }, scope) => withX([simple, then], measure, scope),
  ),
];

function circle(which: Filter, to: Reference, scope: Scope): Effects {
  const source = scope.name();
  return [
    { do: 'chooseSource', which, as: source },
    { do: 'preventNextDamage', from: { bound: source }, to },
  ];
}

export const diverting: readonly Rule[] = [...redirections, ...payments, ...counting, ...circles];

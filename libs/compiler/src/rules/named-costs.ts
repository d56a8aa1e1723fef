/** Keywords that name a cost for which a spell may be played, and what is said of one that was played so. */
import type { Ability, Condition, Cost, Effects, NamedCost, PickedCost } from '@arbiter/cards';
import type { CardPart } from '../categories.ts';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Refused } from '../scope.ts';

const paidFor = (keyword: NamedCost, cost: Cost): CardPart => ({
  alternativeCosts: [{ cost, keyword }],
});

/** @throws Refused if an X is to be announced for it that the mana cost doesn't have */
function kicker(cost: Cost): CardPart {
  if (JSON.stringify(cost).includes('X')) throw new Refused('the X of a kicker');
  return paidFor('kicker', cost);
}

/** Newer than TSP: for its evoke cost it comes into play, and is sacrificed. */
const EVOKED: Ability = {
  kind: 'triggered',
  trigger: { when: 'comes into play', what: 'self' },
  condition: { paid: 'evoke' },
  effect: [{ do: 'sacrifice', what: 'self' }],
};

/** Newer than TSP: two creatures that share a color with it are tapped, and it is copied once. */
const CONSPIRING: PickedCost = {
  pay: 'tap',
  what: { all: [{ type: 'Creature' }, { shares: 'color', with: 'self' }] },
  count: 2,
};
const CONSPIRED: Ability = {
  kind: 'triggered',
  trigger: { when: 'is played', what: 'self' },
  condition: { paid: 'conspire' },
  effect: [{ do: 'copySpell', what: 'event' }],
};

/** TSP 502.26a: it may be played face down for {3}, and turned up for what stands there. */
const morph = (cost: Cost): CardPart => ({
  ...paidFor('morph', { mana: '3' }),
  abilities: [{ kind: 'keyword', keyword: 'morph', cost }],
});

/** TSP 502.24a: what is discarded may be played for this cost. */
const madness = (cost: Cost): CardPart => ({
  ...paidFor('madness', cost),
  abilities: [{ kind: 'keyword', keyword: 'madness', cost }],
});

/** What is played so is sacrificed as the turn is cleaned up. */
const PASSING: Ability = {
  kind: 'triggered',
  trigger: { when: 'step begins', step: 'cleanup', whose: 'each player' },
  condition: { paid: 'flash' },
  effect: [{ do: 'sacrifice', what: 'self' }],
};

const KICKED: Condition = { paid: 'kicker' };

export const namedCosts: readonly Rule[] = [
  rule('line', 'flashback <mana>', ({ mana }) => paidFor('flashback', { mana })),
  rule('line', 'flashback — <cost> .', ({ cost }) => paidFor('flashback', cost)),
  rule('line', 'entwine <mana>', ({ mana }) => ({ entwine: { mana } })),
  rule('line', 'entwine — <cost> .', ({ cost }) => ({ entwine: cost })),
  rule('line', 'suspend <number> — <mana>', ({ number, mana }) => ({
    ...paidFor('suspend', {}),
    abilities: [{ kind: 'keyword', keyword: 'suspend', amount: number, cost: { mana } }],
  })),
  rule('line', 'ripple <number>', ({ number }) => ({
    ...paidFor('ripple', {}),
    abilities: [{ kind: 'keyword', keyword: 'ripple', amount: number }],
  })),
  rule('line', '<subtype> offering', ({ subtype }) =>
    paidFor('offering', { sacrifice: { subtype } }),
  ),
  rule('line', 'madness <mana>', ({ mana }) => madness({ mana })),
  rule('line', 'madness — <cost> .', ({ cost }) => madness(cost)),
  rule('condition', '(~|it) is suspended', () => ({ object: 'self', is: { is: 'suspended' } })),
  rule('condition', 'its madness cost was paid', () => ({ paid: 'madness' })),
  rule('line', 'morph <mana>', ({ mana }) => morph({ mana })),
  rule('line', 'morph — <cost> .', ({ cost }) => morph(cost)),
  rule('line', 'retrace', () =>
    paidFor('retrace', { picks: [{ pay: 'discard', what: { type: 'Land' } }] }),
  ),
  rule('line', 'evoke <mana>', ({ mana }) => ({
    ...paidFor('evoke', { mana }),
    abilities: [EVOKED],
  })),
  rule(
    'line',
    "you may cast ~ as though it had flash . if you cast it any time a sorcery couldn't have been cast , the controller of the permanent it becomes sacrifices it at the beginning of the next cleanup step .",
    () => ({ ...paidFor('flash', {}), abilities: [PASSING] }),
  ),
  rule(
    'line',
    'you may cast ~ as though it had flash if you pay <mana> more to cast it .',
    ({ mana }) => paidFor('flash', { mana }),
  ),
  rule('line', 'conspire', () => ({
    ...paidFor('conspire', { picks: [CONSPIRING] }),
    abilities: [CONSPIRED],
  })),
  rule('line', 'kicker <mana>', ({ mana }) => kicker({ mana })),
  rule('line', 'kicker — <cost> .', ({ cost }) => kicker(cost)),
  rule('condition', '(~|this spell) was kicked', (_, scope) => {
    scope.mention('self', ['~']);
    return KICKED;
  }),
  rule('condition', 'it was kicked', (_, scope) => {
    const { reference } = scope.back('it', (sorts) => !sorts.includes('player'));
    if (reference !== 'self') scope.need('condition: a cost was paid for another');
    return KICKED;
  }),
  rule(
    'static',
    'if ~ was kicked , it enters the battlefield with <counted> <counter name> (counter|counters) on it',
    (slots) => [
      {
        kind: 'enters',
        counters: { [slots['counter name']]: slots.counted },
        unless: { not: KICKED },
      },
    ],
  ),
];

/** The cost that has to be paid for something to be a target at all; `null` where it is one in any case. */
export function aimedOnlyIfPaid(effects: Effects, target: number): NamedCost | null {
  let always = false as boolean;
  let only: NamedCost | null = null;
  const walk = (node: unknown, paid: NamedCost | null): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('target' in node && node.target === target) {
      if (paid === null) always = true;
      else only = paid;
    }
    for (const [key, part] of Object.entries(node)) {
      walk(part, key === 'effect' ? (paid ?? costOf(node)) : paid);
    }
  };
  walk(effects, null);
  return always ? null : only;
}

/** What an instruction asks to have been paid. */
function costOf(node: object): NamedCost | null {
  const { condition } = node as { readonly condition?: Condition };
  return typeof condition === 'object' && 'paid' in condition ? condition.paid : null;
}

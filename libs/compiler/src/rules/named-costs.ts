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

/** Whether something is a target only where a cost was paid: every use of "target" is announced otherwise. */
export function aimsOnlyIfPaid(effects: Effects): boolean {
  const always = new Set<unknown>();
  const ifPaid = new Set<unknown>();
  const walk = (node: unknown, into: Set<unknown>): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('target' in node) into.add(node.target);
    const condition = 'condition' in node ? node.condition : undefined;
    const asksForCost = typeof condition === 'object' && condition !== null && 'paid' in condition;
    for (const part of Object.values(node)) walk(part, asksForCost ? ifPaid : into);
  };
  walk(effects, always);
  return [...ifPaid].some((target) => !always.has(target));
}

/** What creatures may, can't or must do in combat, in the words of texts about this turn. */
import type { Ability, CombatRule, Effects, Reference } from '@arbiter/cards';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense } from '../scope.ts';
import { always } from './abilities.ts';
import { filterOf } from './nouns.ts';

const thisTurn = (what: Reference, one: CombatRule): Effects => [
  { do: 'inCombat', what, rule: one, until: 'end of turn' },
];

/** Generic mana is all that a declaration can cost (6ED 308.2). */
function generic(mana: string): number {
  if (!/^\d+$/u.test(mana)) throw new Nonsense();
  return Number(mana);
}

const ATTACKS_THOUGH: CombatRule = { attacksAsThough: 'no Wall' };

const AS_UNBLOCKED: CombatRule = { assignsAsUnblocked: true };

/** All of its damage goes where it would if it weren't blocked, if its controller likes (TSP 310.2e). */
const asUnblocked: readonly Rule[] = [
  ...(
    [
      "you may have ~ assign its combat damage as though it weren't blocked",
      "~ may assign its combat damage as though it weren't blocked",
    ] as const
  ).map((text) => rule('static', text, () => [always({ inCombat: AS_UNBLOCKED, who: 'self' })])),
  rule(
    'simple',
    "you may have <object> assign its combat damage this turn as though it weren't blocked",
    ({ object }, scope) => thisTurn(scope.permanent(object), AS_UNBLOCKED),
  ),
  rule(
    'simple',
    "you may have <nouns> assign their combat damage this turn as though they weren't blocked",
    ({ nouns }) => thisTurn({ every: filterOf(nouns) }, AS_UNBLOCKED),
  ),
];

const attacking: readonly Rule[] = [
  rule(
    'simple',
    "<object> can attack this turn as though it didn't have defender",
    ({ object }, scope) => thisTurn(scope.permanent(object), ATTACKS_THOUGH),
  ),
  rule(
    'simple',
    "<object> <changes> until end of turn and can attack this turn as though it didn't have defender",
    ({ object, changes }, scope) => {
      const { by, rules, statics = [] } = changes;
      if (rules.length > 0 || statics.length > 0) throw new Nonsense();
      const what = scope.permanent(object);
      return [{ do: 'modify', what, by, until: 'end of turn' }, ...thisTurn(what, ATTACKS_THOUGH)];
    },
  ),
  // Of two players one attacks the other: what attacks you is your opponent's (6ED 308.1).
  rule(
    'static',
    "creatures can't attack you unless their controller pays <mana> for each creature they control that 's attacking you",
    ({ mana }) => [
      always({
        inCombat: { costsTo: 'attack', pay: { mana: generic(mana) } },
        who: { all: [{ type: 'Creature' }, { controlledBy: 'opponent' }] },
      }),
    ],
  ),
  rule(
    'static',
    "creatures can't attack unless their controller pays <mana> for each creature they control that 's attacking",
    ({ mana }) => [
      always({
        inCombat: { costsTo: 'attack', pay: { mana: generic(mana) } },
        who: { type: 'Creature' },
      }),
    ],
  ),
];

const blocking: readonly Rule[] = [
  rule('simple', "<object> can't block ~ this turn", ({ object }, scope) => {
    if (scope.me !== 'self') throw new Nonsense();
    return thisTurn(scope.permanent(object), { cantBlock: { is: 'self' } });
  }),
  rule('trait', "can't be blocked except by three or more creatures", () => ({
    by: {},
    rules: [{ blockedBy: { least: 3 } }],
  })),
];

/** What can't attack or block, and does nothing else either. */
const pacified: readonly Rule[] = (
  [
    ["can't be activated", {}],
    ["can't be activated unless they're mana abilities", { exceptMana: true }],
    ["with {t} in their costs can't be activated", { costing: 'tap' }],
  ] as const
).flatMap(([words, except]) => {
  const shutOff: Ability = always({
    forbids: 'playing abilities',
    what: { among: 'enchanted' },
    who: 'each player',
    ...except,
  });
  return [
    rule(
      'static',
      `enchanted (creature|permanent|artifact) <trait> , and its activated abilities ${words}`,
      ({ trait }) => {
        if (Object.keys(trait.by).length > 0) throw new Nonsense();
        return [
          ...trait.rules.map((inCombat) => always({ inCombat, who: 'enchanted' as const })),
          shutOff,
        ];
      },
    ),
    rule(
      'static',
      `enchanted (creature|permanent|artifact) 's activated abilities ${words as ''}`,
      () => [shutOff],
    ),
  ];
});

export const combatPhrases: readonly Rule[] = [
  ...asUnblocked,
  ...attacking,
  ...blocking,
  ...pacified,
];

/** What is said of an object: as long as a permanent is there ("has"), or by an effect ("gains"). */
import type { Amount, CombatRule, Modification } from '@arbiter/cards';
import type { Keyword, Size, Traits } from '../categories.ts';
import { lacks, rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense, type Scope } from '../scope.ts';
import { timesOf } from './amounts.ts';
import { filterOf } from './nouns.ts';

const resized = (size: Size, scope: Scope): Traits => {
  const [power, toughness] = [known(size.power, scope), known(size.toughness, scope)];
  const by = {
    ...(power === 0 ? {} : { power }),
    ...(toughness === 0 ? {} : { toughness }),
  };
  return { by, rules: [] };
};

/** An X whose value the text says. */
function known(amount: Amount, scope: Scope): Amount {
  if (amount === 'X') return scope.x();
  const isLess = typeof amount === 'object' && 'times' in amount && amount.of === 'X';
  return isLess ? { ...amount, of: scope.x() } : amount;
}

export function having(keywords: readonly Keyword[]): Traits {
  const gains = keywords.flatMap(({ plain }) => (plain === undefined ? [] : [plain]));
  const grants = keywords.flatMap(({ plain, ability }) =>
    plain === undefined && ability !== undefined ? [ability] : [],
  );
  return {
    by: {
      ...(grants.length > 0 ? { grants } : {}),
      ...(gains.length > 0 ? { gains } : {}),
    },
    rules: keywords.flatMap((keyword) => (keyword.rule === undefined ? [] : [keyword.rule])),
  };
}

const ruled = (...rules: readonly CombatRule[]): Traits => ({ by: {}, rules });

/** Both. @throws Nonsense if they say the same thing twice */
function together(one: Traits, two: Traits): Traits {
  const by: Modification = { ...one.by, ...two.by };
  const count = Object.keys(one.by).length + Object.keys(two.by).length;
  if (Object.keys(by).length !== count) throw new Nonsense();
  return {
    by,
    rules: [...one.rules, ...two.rules],
    statics: [...(one.statics ?? []), ...(two.statics ?? [])],
  };
}

const COMBAT: readonly (readonly [string, ...CombatRule[]])[] = [
  ["can't attack", { cant: 'attack' }],
  ["can't block", { cant: 'block' }],
  ["can't attack or block", { cant: 'attack' }, { cant: 'block' }],
  ["can't be blocked", { cant: 'be blocked' }],
];

export const traits: readonly Rule[] = [
  ...(
    [
      ['trait', 'traits', '(has|have)'],
      ['change', 'changes', '(gains|gain)'],
    ] as const
  ).flatMap(([one, several, has]) => [
    rule(one, '(gets|get) <signed size>', (slots, scope) => resized(slots['signed size'], scope)),
    rule(one, '(gets|get) <signed size> <multiplier>', (slots, scope) => {
      const { power, toughness } = slots['signed size'];
      const each = {
        power: timesOf(power, slots.multiplier),
        toughness: timesOf(toughness, slots.multiplier),
      };
      return resized(each, scope);
    }),
    rule(one, `${has} <keywords>`, (slots) => having(slots.keywords)),
    rule(several, `<${one}:first>`, ({ first }) => first),
    rule(several, `<${one}:first> and <${one}:second>`, ({ first, second }) =>
      together(first, second),
    ),
    rule(
      several,
      `<${one}:first> , <${one}:second> , and <${one}:third>`,
      ({ first, second, third }) => together(together(first, second), third),
    ),
  ]),
  ...COMBAT.map(([words, ...rules]) => rule('trait', words, () => ruled(...rules))),
  rule('trait', "can't be blocked by <nouns>", ({ nouns }) =>
    ruled({ cantBeBlockedBy: filterOf(nouns) }),
  ),
  rule('trait', "can't be blocked except by <nouns>", ({ nouns }) =>
    ruled({ cantBeBlockedBy: { not: filterOf(nouns) } }),
  ),
  rule('trait', "can't be blocked by more than one creature", () =>
    ruled({ blockedBy: { most: 1 } }),
  ),
  rule('trait', "can't be blocked except by two or more creatures", () =>
    ruled({ blockedBy: { least: 2 } }),
  ),
  rule('trait', 'can block only <nouns>', ({ nouns }) =>
    ruled({ cantBlock: { not: filterOf(nouns) } }),
  ),
  rule('trait', "can't block <nouns>", ({ nouns }) => ruled({ cantBlock: filterOf(nouns) })),
  rule('trait', '(attacks|attack) each (turn|combat) if able', () => ruled({ must: 'attack' })),
  rule('trait', '(attacks|attack) if able', () => ruled({ must: 'attack' })),
  rule('trait', '(blocks|block) if able', () => ruled({ must: 'block' })),
  rule('trait', 'can block an additional creature', () => ruled({ mayBlock: 2 })),
  rule('trait', 'can block an additional creature each combat', () => ruled({ mayBlock: 2 })),
  rule('trait', "can attack as though it didn't have defender", () =>
    ruled({ attacksAsThough: 'no Wall' }),
  ),
  rule('trait', '(loses|lose) all abilities', () => ({
    by: { losesAllAbilities: true as const },
    rules: [],
  })),
  rule('trait', '(is|are) <color>', ({ color }) => ({ by: { colors: [color] }, rules: [] })),
  rule('trait', '(is|are) snow', () => ({
    by: { becomes: { addSupertypes: ['Snow-Covered'] } },
    rules: [],
  })),
  ...['indestructible'].map((word) => lacks('trait', `(is|are) ${word}`, `keyword: ${word}`)),

  rule('change', '(loses|lose) <keywords>', (slots) => {
    const loses = slots.keywords.map(({ plain }) => {
      if (plain === undefined) throw new Nonsense();
      return plain;
    });
    return { by: { loses }, rules: [] };
  }),
  rule('change', '(becomes|become) <color>', ({ color }) => ({
    by: { colors: [color] },
    rules: [],
  })),
];

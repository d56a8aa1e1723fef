/** Mana that depends on lands: what they could produce, and whether others of a set are there. */
import { COLORS, type ActivatedAbility, type Condition, type Filter } from '@arbiter/cards';
import { rule, type Rule } from '../grammar/pattern.ts';
import { produced } from './deeds.ts';

const OPPONENTS: Filter = { all: [{ type: 'Land' }, { controlledBy: 'opponent' }] };
const YOURS: Filter = { all: [{ type: 'Land' }, { controlledBy: 'you' }] };

/** An ability for each kind of mana, which can be played only where a land could produce that. */
const couldBe = (
  cost: ActivatedAbility['cost'],
  kinds: readonly ('W' | 'U' | 'B' | 'R' | 'G' | 'C')[],
  by: Filter,
): readonly ActivatedAbility[] =>
  kinds.map((mana) => ({
    kind: 'activated',
    cost,
    effect: [{ do: 'addMana', mana }],
    onlyIf: [{ couldProduce: mana, by }],
  }));

/** The lands that make more mana together. */
const PARTS = ['mine', 'power-plant', 'tower'] as const;

const subtypeOf = (word: string): string =>
  word.replaceAll(/(?<=^|-)[a-z]/gu, (letter) => letter.toUpperCase());

const youControlPart = (word: string): Condition => ({
  exists: { all: [{ subtype: 'Urza’s' }, { subtype: subtypeOf(word) }, { controlledBy: 'you' }] },
});

const tapFor = (
  cost: ActivatedAbility['cost'],
  mana: string,
  onlyIf: Condition,
): ActivatedAbility => ({
  kind: 'activated',
  cost,
  effect: [{ do: 'addMana', mana: produced(mana) }],
  onlyIf: [onlyIf],
});

export const manaOfLands: readonly Rule[] = [
  rule(
    'ability',
    '<cost> : add one mana of any color that a land an opponent controls could produce .',
    ({ cost }) => couldBe(cost, COLORS, OPPONENTS),
  ),
  rule(
    'ability',
    '<cost> : add one mana of any color that a land you control could produce .',
    ({ cost }) => couldBe(cost, COLORS, YOURS),
  ),
  rule(
    'ability',
    '<cost> : add one mana of any type that a land you control could produce .',
    ({ cost }) => couldBe(cost, [...COLORS, 'C'], YOURS),
  ),
  ...PARTS.flatMap((one) =>
    PARTS.filter((other) => other !== one).map((other) =>
      // Mana comes as the ability is played (6ED 411.1), so it is one ability with the others and one without.
      rule(
        'ability',
        `<cost> : add <mana> . if you control an urza 's ${one} and an urza 's ${other} , add <mana:more> instead .`,
        ({ cost, mana, more }) => {
          const both: Condition = { all: [youControlPart(one), youControlPart(other)] };
          return [tapFor(cost, mana, { not: both }), tapFor(cost, more, both)];
        },
      ),
    ),
  ),
];

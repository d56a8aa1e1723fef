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
      rule(
        'text',
        `add <mana> . if you control an urza 's ${one} and an urza 's ${other} , add <mana:more> instead .`,
        ({ mana, more }) => ({
          effects: [
            {
              do: 'if',
              condition: { all: [youControlPart(one), youControlPart(other)] },
              effect: [{ do: 'addMana', mana: produced(more) }],
              otherwise: [{ do: 'addMana', mana: produced(mana) }],
            },
          ],
        }),
      ),
    ),
  ),
];

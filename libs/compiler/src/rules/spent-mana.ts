/** What is done where mana of a colour was spent to play the spell. */
import { COLORS, type Color, type Condition } from '@arbiter/cards';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense } from '../scope.ts';

function spent(mana: string): Condition {
  const color = COLORS.find((one) => one === mana);
  if (color === undefined) throw new Nonsense();
  return { manaSpent: color satisfies Color };
}

export const spentMana: readonly Rule[] = [
  rule('condition', '<mana symbol> was spent to cast (~|this spell)', (slots, scope) => {
    scope.mention('self', ['~']);
    return spent(slots['mana symbol']);
  }),
  rule('condition', '<mana symbol> was spent to cast it', (slots, scope) => {
    const { reference } = scope.back('it', (sorts) => sorts.includes('~'));
    if (reference !== 'self') throw new Nonsense();
    return spent(slots['mana symbol']);
  }),
  rule('sentence', '<later effect> unless <later condition> .', ({ effect, condition }, scope) => {
    const done = effect(scope);
    return { effects: [{ do: 'if', condition: { not: condition(scope) }, effect: done }] };
  }),
  rule(
    'sentence',
    '<effect> if <condition> and <effect:other> if <condition:second> .',
    ({ effect, condition, other, second }) => ({
      effects: [
        { do: 'if', condition, effect },
        { do: 'if', condition: second, effect: other },
      ],
    }),
  ),
];

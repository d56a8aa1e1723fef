/** Mana that is good for one use only. */
import { rule, type Rule } from '../grammar/pattern.ts';
import { activated } from './abilities.ts';
import { Nonsense } from '../scope.ts';
import { produced } from './deeds.ts';
import { instructed } from './flow.ts';
import { filterOf, spellsOf } from './nouns.ts';

export const limitedMana: readonly Rule[] = [
  rule(
    'ability',
    '<cost> : add <or mana:choices> . spend this mana only to <mana use> .',
    (slots, scope) => {
      const { cost, choices, 'mana use': only } = slots;
      return choices.map((mana) =>
        activated(cost, [{ do: 'addMana', mana: produced(mana), only }], scope),
      );
    },
  ),
  rule(
    'ability',
    '<cost> : add <mana> . spend this mana only to <mana use> .',
    ({ cost, mana, 'mana use': only }, scope) => [
      activated(cost, [{ do: 'addMana', mana: produced(mana), only }], scope),
    ],
  ),
  rule(
    'ability',
    '<cost> : <later text> spend only <color> mana on x .',
    ({ cost, text, color }, scope) => {
      if (cost.mana?.includes('X') !== true) throw new Nonsense();
      return [activated({ ...cost, xPaidWith: [color] }, instructed(text(scope)), scope)];
    },
  ),
  rule('line', 'spend only <color> mana on x .', ({ color }) => ({ xPaidWith: [color] })),
  rule('line', 'spend only <color:one> and/or <color:two> mana on x .', ({ one, two }) => ({
    xPaidWith: [one, two],
  })),
  rule('mana use', 'cast <nouns>', ({ nouns }) => ({ spells: spellsOf(nouns) })),
  rule('mana use', 'cast <a noun:one>', ({ one }) => ({ spells: spellsOf(one) })),
  rule('mana use', 'activate abilities of <nouns>', ({ nouns }) => ({
    abilities: filterOf(nouns),
  })),
  rule(
    'mana use',
    'cast <nouns:spells> or activate abilities of <nouns:objects>',
    ({ spells, objects }) => ({ spells: spellsOf(spells), abilities: filterOf(objects) }),
  ),
  rule(
    'mana use',
    'cast <a noun:spell> or activate an ability of <a noun:object>',
    ({ spell, object }) => ({ spells: spellsOf(spell), abilities: filterOf(object) }),
  ),
];

/** What happens as lands and other permanents are tapped for mana. */
import type { Trigger } from '@arbiter/cards';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense, type Scope } from '../scope.ts';
import { produced } from './deeds.ts';
import { filterOf } from './nouns.ts';

/** The event is about the player who taps it. */
function tapped(what: Trigger & { when: 'is tapped for mana' }, scope: Scope): readonly Trigger[] {
  scope.mention('event', ['player'], { realm: 'player' });
  return [what];
}

export const manaTriggers: readonly Rule[] = [
  rule(
    'event',
    'whenever enchanted (land|artifact|creature|permanent|forest|island|mountain|plains|swamp) is tapped for mana',
    (_, scope) => {
      scope.mention('enchanted', ['land', 'permanent']);
      return [{ when: 'is tapped for mana', what: 'enchanted' }];
    },
  ),
  rule('event', 'whenever a player taps <a noun:one> for mana', ({ one }, scope) => {
    if (one.realm !== 'play') throw new Nonsense();
    return tapped({ when: 'is tapped for mana', what: filterOf(one) }, scope);
  }),
  rule('event', 'whenever you tap <a noun:one> for mana', ({ one }) => {
    if (one.realm !== 'play') throw new Nonsense();
    const what = { all: [filterOf(one), { controlledBy: 'you' as const }] };
    return [{ when: 'is tapped for mana', what }];
  }),
  rule('simple', 'add one mana of any type that (land|creature|permanent) produced', () => [
    { do: 'addProducedMana', who: 'you' },
  ]),
  rule(
    'simple',
    '<player> adds (one|an additional one) mana of any type that (land|creature|permanent) produced',
    ({ player }) => [{ do: 'addProducedMana', who: player }],
  ),
  rule('simple', '<player> adds [an additional] <mana>', ({ player, mana }) => [
    { do: 'addMana', mana: produced(mana), who: player },
  ]),
];

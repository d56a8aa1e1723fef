/** What nobody may do or must skip, and what it costs to do something. */
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense } from '../scope.ts';
import { permanentsOf, spellsOf } from './nouns.ts';

export const prohibitions: readonly Rule[] = [
  rule('static', "<nouns> can't be cast", ({ nouns }) => [
    {
      kind: 'static',
      effect: { forbids: 'playing spells', what: spellsOf(nouns), who: 'each player' },
    },
  ]),
  rule('static', 'players skip their untap steps', () => [
    { kind: 'static', effect: { skips: 'untap', who: 'each player' } },
  ]),
  rule('static', 'activated abilities of <nouns> cost <mana> more to activate', (slots) => [
    {
      kind: 'static',
      effect: { costsOf: 'abilities', what: permanentsOf(slots.nouns), more: slots.mana },
    },
  ]),
  // Generic mana is all that a declaration can cost (6ED 308.2, 309.2).
  ...(['attack', 'block'] as const).map((deed) =>
    rule('trait', `can't ${deed} unless its controller pays <mana>`, ({ mana }) => {
      if (!/^\d+$/u.test(mana)) throw new Nonsense();
      return { by: {}, rules: [{ costsTo: deed, pay: { mana: Number(mana) } }] };
    }),
  ),
  rule('simple', "<object> can't be blocked this turn except by <nouns>", ({ object, nouns }) => [
    {
      do: 'inCombat',
      what: object,
      rule: { cantBeBlockedBy: { not: permanentsOf(nouns) } },
      until: 'end of turn',
    },
  ]),
  rule('limit', 'any player may activate this ability .', () => ({ byAnyone: true })),
  rule('limit', 'any player may activate this ability but only during any upkeep step .', () => ({
    byAnyone: true,
    onlyIf: [{ step: 'upkeep', of: 'each player' }],
  })),
  rule('limit', 'activate this ability only during your turn and only once each turn .', () => ({
    onlyIf: [{ step: 'turn', of: 'you' }],
    timesEachTurn: 1,
  })),
];

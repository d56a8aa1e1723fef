/** What each player does by itself: "their" and "they" are that player. */
import type { Effects } from '@arbiter/cards';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense } from '../scope.ts';
import { timesOf } from './amounts.ts';

export const eachPlayer: readonly Rule[] = [
  rule('simple', 'each player <later deeds>', ({ deeds }, scope): Effects => {
    const as = scope.name();
    const who = { bound: as };
    scope.mention(who, ['player'], { realm: 'player' });
    const effect = deeds(scope)(who);
    // Where nothing is each player's own, "each player" does it as one.
    if (!usesBeyondWho(effect, as)) throw new Nonsense();
    return [{ do: 'forEach', each: 'each player', as, effect }];
  }),
  rule('deeds', 'untaps <object>', ({ object }) => () => [{ do: 'untap', what: object }]),
  rule('deeds', 'taps <object>', ({ object }) => () => [{ do: 'tap', what: object }]),
  rule('deeds', 'creates <counted> <token>', ({ counted, token }) => (who) => [
    { do: 'createTokens', token, amount: counted, who },
  ]),
  rule(
    'deeds',
    'creates <counted> <token> <multiplier>',
    ({ counted, token, multiplier }) =>
      (who) => [{ do: 'createTokens', token, amount: timesOf(counted, multiplier), who }],
  ),
];

/** Whether something else than who does it is that player's. */
const usesBeyondWho = (effects: Effects, name: string): boolean =>
  effects.some((effect) => {
    const rest = Object.entries(effect).filter(([key]) => key !== 'who');
    return JSON.stringify(rest).includes(`{"bound":"${name}"}`);
  });

/** Abilities that work while their card lies in the graveyard (6ED 402.8), and say so one way or another. */
import type { Effects, Reference } from '@arbiter/cards';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense, type Scope } from '../scope.ts';
import { triggered } from './abilities.ts';

/** Where the card goes from there, and what it is then. */
function leaving(scope: Scope, build: (as: string) => Effects[number]): Effects {
  if (scope.me !== 'self') throw new Nonsense();
  scope.isBuried = true;
  const as = scope.result();
  scope.mention('self', ['~'], { realm: 'card' });
  return [build(as)];
}

const self: Reference = 'self';

export const buried: readonly Rule[] = [
  rule('simple', 'return ~ from your graveyard to your hand', (_, scope) =>
    leaving(scope, (as) => {
      scope.move(self, { reference: { bound: as }, realm: 'card' });
      return { do: 'move', what: self, to: 'hand', as };
    }),
  ),
  ...(
    [
      ['', {}],
      ['tapped', { tapped: true }],
    ] as const
  ).map(([how, more]) =>
    rule(
      'simple',
      `(return|put) ~ from your graveyard (to|onto) the battlefield ${how as 'tapped'}`,
      (_, scope) =>
        leaving(scope, (as) => {
          scope.move(self, { reference: { bound: as }, realm: 'play' });
          return { do: 'putIntoPlay', what: self, ...more, as };
        }),
    ),
  ),
  rule(
    'simple',
    'return ~ from your graveyard to the battlefield attached to that creature',
    (_, scope) => {
      const host = scope.back('that creature', (sorts) => sorts.includes('creature')).reference;
      return leaving(scope, (as) => {
        scope.move(self, { reference: { bound: as }, realm: 'play' });
        return { do: 'putIntoPlay', what: self, on: host, as };
      });
    },
  ),
  rule('cost part', 'exile ~ from your graveyard', (_, scope) => {
    scope.isBuried = true;
    return { exile: 'self' };
  }),
  rule('limit', 'activate this ability only if ~ is in your graveyard .', () => ({
    from: 'graveyard',
  })),
  // What is said of it from here on is said of the card.
  rule('ability', '<event> , if ~ is in your graveyard , <later text>', (slots, scope) => {
    scope.isBuried = true;
    scope.mention('self', ['~'], { realm: 'card' });
    return triggered(slots.event, slots.text(scope), scope);
  }),
];

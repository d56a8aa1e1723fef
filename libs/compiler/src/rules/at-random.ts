/** Cards of a hand that chance chooses and that are shown: "that card" and "the revealed card" from here on. */
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense } from '../scope.ts';

const isRevealed = (sorts: readonly string[]): boolean => sorts.includes('revealed');

export const atRandom: readonly Rule[] = [
  rule('simple', '<player> reveals a card at random from their hand', ({ player }, scope) => {
    if (player === 'you' || player === 'each player') throw new Nonsense();
    const as = scope.name();
    scope.mention({ bound: as }, ['card', 'revealed'], { realm: 'card' });
    return [{ do: 'cardAtRandom', of: player, as }];
  }),
  rule('simple', 'reveal a card at random from your hand', (_, scope) => {
    const as = scope.name();
    scope.mention({ bound: as }, ['card', 'revealed'], { realm: 'card' });
    return [{ do: 'cardAtRandom', of: 'you', as }];
  }),
  rule(
    'object',
    'the revealed card',
    (_, scope) => scope.back('the revealed card', isRevealed).reference,
  ),
  rule('simple', '<player> discards the revealed card', ({ player }, scope) => {
    const { reference } = scope.back('the revealed card', isRevealed);
    scope.move(reference);
    return [{ do: 'discardCards', who: player, what: reference }];
  }),
];

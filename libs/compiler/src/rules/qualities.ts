/** What is said after a noun: what it measures, whose it is, where it lies. */
import type { Amount, Comparison, Filter, Reference } from '@arbiter/cards';
import type { Place } from '../categories.ts';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense } from '../scope.ts';

const SIZES: readonly (readonly [string, (range: Comparison) => Filter])[] = [
  ['power', (power) => ({ power })],
  ['toughness', (toughness) => ({ toughness })],
  ['converted mana cost', (manaValue) => ({ manaValue })],
];

const LIMITS: readonly (readonly [string, (amount: Amount) => Comparison])[] = [
  ['<amount>', (equals) => ({ equals })],
  ['<amount> or less', (atMost) => ({ atMost })],
  ['<amount> or greater', (atLeast) => ({ atLeast })],
  ['<amount> or more', (atLeast) => ({ atLeast })],
];

const measured: readonly Rule[] = SIZES.flatMap(([size, filter]) => [
  ...LIMITS.map(([limit, range]) =>
    rule('quality', `with ${size} ${limit as '<amount>'}`, ({ amount }) => [filter(range(amount))]),
  ),
  rule('quality', `with ${size} less than or equal to <measure>`, ({ measure }) => [
    filter({ atMost: measure }),
  ]),
  // Of whole numbers, one less or one more.
  rule('quality', `with ${size} less than <measure>`, ({ measure }) => [
    filter({ atMost: { difference: [measure, 1] } }),
  ]),
  rule('quality', `with ${size} greater than <measure>`, ({ measure }) => [
    filter({ atLeast: { sum: [measure, 1] } }),
  ]),
  rule('quality', `with ${size} equal to <measure>`, ({ measure }) => [
    filter({ equals: measure }),
  ]),
]);

const lies = (place: Place): readonly { lies: Place }[] => [{ lies: place }];

/** One zone of one player: a text that speaks of "each" player's needs words of its own. */
function of(player: Reference): Reference {
  if (player === 'each player') throw new Nonsense();
  return player;
}

const zones: readonly Rule[] = (['graveyard', 'hand'] as const).flatMap((zone) => [
  rule('quality', `(in|from) <whose> ${zone}`, ({ whose }) => lies({ in: zone, of: of(whose) })),
  rule('quality', `(in|from) (a ${zone}|all ${zone}s|any ${zone})`, () => lies({ in: zone })),
]);

export const qualities: readonly Rule[] = [
  ...measured,
  ...zones,
  rule('quality', 'in exile', () => lies({ in: 'exile' })),
  rule('quality', '(that player|they|he or she) (controls|control)', (_, scope) => [
    { controlledBy: scope.back('that player', (sorts) => sorts.includes('player')).reference },
  ]),
  rule('quality', 'defending player controls', () => [{ controlledBy: 'defending player' }]),
  rule('quality', 'target player controls', (_, scope) => [
    { controlledBy: scope.target({ what: { is: 'player' } }, ['player'], 'player') },
  ]),
  rule('quality', 'target opponent controls', (_, scope) => [
    { controlledBy: scope.target({ what: { is: 'opponent' } }, ['player', 'opponent'], 'player') },
  ]),
  rule('quality', '(its|their) controller controls', (_, scope) => [
    {
      controlledBy: {
        controllerOf: scope.back('its', (sorts) => !sorts.includes('player')).former,
      },
    },
  ]),
  rule('quality', 'you own', () => [{ ownedBy: 'you' }]),
  rule('quality', 'named ~', (_, scope) => [{ named: scope.card.name }]),
  rule('quality', 'with (a|an) <counter name> counter on (it|them)', (slots) => [
    { hasCounter: slots['counter name'] },
  ]),
  rule('quality', 'with <counter name> counters on (it|them)', (slots) => [
    { hasCounter: slots['counter name'] },
  ]),
  rule('quality', 'blocking it', (_, scope) => {
    if (scope.back('it', (sorts) => !sorts.includes('player')).reference !== 'self') {
      throw new Nonsense();
    }
    return [{ is: 'blocking this' }];
  }),
  rule('quality', "(that 's|that are) <adjective>", ({ adjective }) => [...adjective]),
];

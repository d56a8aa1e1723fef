import type { Reference } from '../language.ts';
import type { KeywordWord } from './keyword.ts';

/** Stands beside an alternative cost `{ keyword: ripple, cost: {} }`, for which the cards of its name are played. */
export interface Ripple {
  readonly kind: 'keyword';
  readonly keyword: 'ripple';
  readonly amount: number;
}

const revealed: Reference = { bound: 'revealed' };
const card: Reference = { bound: 'card' };

export const rippleWord: KeywordWord<Ripple> = {
  text: ({ amount }) => `ripple ${amount}`,
  parameter: ({ amount }) => String(amount),
  /** TSP 502.56a: of the top cards those of its name may be played for nothing; the others go to the bottom. */
  ability: ({ amount }) => ({
    kind: 'triggered',
    trigger: { when: 'is played', what: 'self' },
    may: 'you',
    effect: [
      { do: 'lookAtTop', of: 'you', amount, as: 'revealed' },
      { do: 'reveal', what: revealed },
      {
        do: 'forEach',
        each: revealed,
        as: 'card',
        effect: [
          {
            do: 'if',
            condition: { object: card, is: { sameNameAs: 'event' } },
            effect: [{ do: 'may', effect: [{ do: 'playFor', what: card, cost: 'ripple' }] }],
          },
        ],
      },
      { do: 'move', what: revealed, to: 'library', bottom: true },
    ],
  }),
};

import type { KeywordWord } from './keyword.ts';

export interface Rampage {
  readonly kind: 'keyword';
  readonly keyword: 'rampage';
  readonly amount: number;
}

export const rampage = (amount: number): Rampage => ({
  kind: 'keyword',
  keyword: 'rampage',
  amount,
});

export const rampageWord: KeywordWord<Rampage> = {
  text: ({ amount }) => `rampage ${amount}`,
  parameter: ({ amount }) => String(amount),
  /** As it becomes blocked it gets +1/+1, so many times, for each blocker beyond the first (6ED Glossary: Rampage). */
  abilities({ amount }) {
    const bonus = {
      times: amount,
      of: { count: { is: 'assigned to block this' } },
      less: 1,
    } as const;
    return [
      {
        kind: 'triggered',
        trigger: { when: 'becomes blocked', what: 'self' },
        effect: [
          {
            do: 'modify',
            what: 'self',
            by: { power: bonus, toughness: bonus },
            until: 'end of turn',
          },
        ],
      },
    ];
  },
};

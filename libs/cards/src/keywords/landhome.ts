import type { BasicLandType } from '../language.ts';
import type { KeywordWord } from './keyword.ts';

export interface Landhome {
  readonly kind: 'keyword';
  readonly keyword: 'landhome';
  readonly land: BasicLandType;
}

export const landhomeWord: KeywordWord<Landhome> = {
  text: ({ land }) => `${land.toLowerCase()}home`,
  parameter: ({ land }) => land,
  /** 6ED Glossary: Landhome: without a land of its type it goes, neither destroyed nor sacrificed. */
  abilities({ land }) {
    const count = { all: [{ type: 'Land' }, { subtype: land }, { controlledBy: 'you' }] } as const;
    return [
      {
        kind: 'triggered',
        trigger: { when: 'state', condition: { amount: { count }, atMost: 0 } },
        effect: [{ do: 'move', what: 'self', to: 'graveyard' }],
      },
    ];
  },
};

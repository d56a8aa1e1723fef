import type { CopyExceptions } from '../copies.ts';
import type { Reference } from '../language.ts';
import type { Word } from '../say/word.ts';

/**
 * A permanent in play has the copiable values of another from then on, with what the text says otherwise; what else
 * affects it goes on, and nothing comes into play or leaves it (TSP 503.4).
 */
export interface BecomeCopy {
  readonly do: 'becomeCopy';
  readonly what: Reference;
  readonly of: Reference;
  readonly except?: CopyExceptions;
}

export const becomeCopy = (
  what: Reference,
  of: Reference,
  except?: CopyExceptions,
): BecomeCopy => ({ do: 'becomeCopy', what, of, ...(except === undefined ? {} : { except }) });

const word: Word<BecomeCopy> = {
  text({ what, of, except }, say) {
    const noun = say.noun(what);
    const copy = `a copy of ${say.noun(of).text}`;
    const also = except?.abilities === 'this one';
    const but = except?.color === 'its own' ? `, except for its color${also ? ',' : ''}` : '';
    const { subject, does } = say.states(noun, 'become', `${copy}${but}`);
    return { subject, does: [...does, ...(also ? ([['gain', 'this ability']] as const) : [])] };
  },
  aim: ({ of }) => of,
};
export default word;

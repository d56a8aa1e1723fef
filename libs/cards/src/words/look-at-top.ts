import type { Amount } from '../amounts.ts';
import type { Reference } from '../language.ts';
import { topText } from '../say/amounts.ts';
import { many, one, possessive } from '../say/noun.ts';
import type { Say, Word } from '../say/word.ts';

/**
 * A player, and nobody else, looks at the top cards of a player's library, as many as there are; they
 * stay where they are, in their order (6ED 217.2b, 416.3).
 */
export interface LookAtTop {
  readonly do: 'lookAtTop';
  /** You, unless it says otherwise. */
  readonly who?: Reference;
  /** Whose library; that of one player. */
  readonly of: Reference;
  readonly amount: Amount;
  /** Bound to the list of those cards, the top one first; to nothing, if there is none. */
  readonly as?: string;
}

export const lookAtTop = (of: Reference, amount: Amount, as?: string): LookAtTop =>
  as === undefined ? { do: 'lookAtTop', of, amount } : { do: 'lookAtTop', of, amount, as };

const word: Word<LookAtTop> = {
  text({ who = 'you', of, amount, as }, say) {
    // Who has just revealed them sees them.
    if (who === 'you' && isJustRevealed(amount, of, say)) return { joins: '' };
    const library = `${possessive(say.noun(of))} library`;
    const { cards, where } = topText(amount, library, say);
    return isRevealedNext(as, say)
      ? say.act(who, 'reveal', `${cards}${where}`)
      : say.act(who, 'look', `at ${cards}${where}`);
  },
  aim: ({ of }) => of,
  binds({ as = '', amount, of }) {
    const more = { isPut: true, ...(of === 'you' ? { owner: 'your' } : {}) } as const;
    const noun =
      amount === 1
        ? one('that card', { later: 'that card', ...more })
        : many('those cards', { later: 'those cards', ...more });
    return { name: as, noun };
  },
};
export default word;

/** Whether they were revealed by the instruction before. */
const isJustRevealed = (amount: Amount, of: Reference, { previous }: Pick<Say, 'previous'>) =>
  previous?.do === 'reveal' &&
  JSON.stringify(previous.what) === JSON.stringify({ top: amount, in: 'library', of });

/** Whether all see them at once: who reveals them has looked. */
const isRevealedNext = (as: string | undefined, { next }: Pick<Say, 'next'>): boolean =>
  next?.do === 'reveal' && next.who === undefined && isBoundTo(next.what, as);

const isBoundTo = (what: Reference, name: string | undefined): boolean =>
  typeof what === 'object' && 'bound' in what && what.bound === name;

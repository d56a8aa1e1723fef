import type { Reference } from '../language.ts';
import { ownPossessive } from '../say/noun.ts';
import type { Word } from '../say/word.ts';

/** All cards of one zone of a player change places with all cards of another, even if one is empty (TSP Glossary: Exchange). */
export interface ExchangeZones {
  readonly do: 'exchangeZones';
  /** Whose; you, unless it says otherwise. */
  readonly who?: Reference;
  readonly zones: readonly [ExchangedZone, ExchangedZone];
}

export type ExchangedZone = 'graveyard' | 'hand' | 'library';

export const exchangeZones = (one: ExchangedZone, other: ExchangedZone): ExchangeZones => ({
  do: 'exchangeZones',
  zones: [one, other],
});

const word: Word<ExchangeZones> = {
  text({ who = 'you', zones: [one, other] }, say) {
    const noun = who === 'you' ? say.noun('you') : say.asLater(who);
    return say.act(who, 'exchange', `${ownPossessive(noun)} ${one} and ${other}`);
  },
  aim: ({ who }) => who,
};
export default word;

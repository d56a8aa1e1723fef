import type { FollowedEffect } from '../../text/printed.ts';
import type { Reversal } from './question.ts';

/** 6ED 422.1: mana abilities are taken back as the player likes. */
export const anyManaAbilityMayBeReversed: Reversal = () => false;

/** TSP 422.1: what moved cards to a library or from it is not taken back. */
export const librariesStayAsTheyAre: Reversal = ({ program, activation }) =>
  activation?.cost.exileTop !== undefined ||
  program.some((step) => step.op === 'effect' && movesCardsOfLibrary(step.effect));

function movesCardsOfLibrary(effect: FollowedEffect): boolean {
  switch (effect.do) {
    case 'draw':
    case 'mill':
      return true;
    case 'move':
      return effect.to === 'library';
    default:
      return false;
  }
}

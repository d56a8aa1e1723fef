import type { InsteadOfGraveyard } from '../language.ts';
import type { Terms } from './terms.ts';

/** What is done with a card that would go to a graveyard. */
export function goesElsewhere(goes: InsteadOfGraveyard, { exile: [verb, where] }: Terms): string {
  switch (goes) {
    case 'exile':
      return `${verb} it ${where}`;
    case 'hand':
      return 'return it to its owner’s hand';
    case 'library':
      return 'put it on top of its owner’s library';
    case 'shuffled into the library':
      return 'shuffle it into its owner’s library';
    default:
      return goes satisfies never;
  }
}

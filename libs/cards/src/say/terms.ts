/** The words of an edition's rulebook in which texts are written: the same ability reads differently in each. */
export interface Terms {
  /** Of what comes: `comes into play`. */
  readonly entersPlay: string;
  /** Where permanents are put. */
  readonly intoPlay: string;
  /** Where they are. */
  readonly inPlay: string;
  /** Where they come from. */
  readonly fromPlay: string;
  readonly graveyard: string;
  /** What is done with a card that is exiled: `remove … from the game`. */
  readonly exile: readonly [verb: string, where: string];
  /** The word for destroying what then can't be regenerated; null where that takes a second sentence. */
  readonly bury: string | null;
  /** What an older word reads as, where the rulebook has a newer one: `local enchantment` is `Aura`. */
  readonly newer?: readonly (readonly [older: string, newer: string])[];
}

/** The words that the older rulebooks have in common. */
export const COMMON_TERMS: Terms = {
  entersPlay: 'comes into play',
  intoPlay: 'into play',
  inPlay: 'in play',
  fromPlay: 'from play',
  graveyard: 'graveyard',
  exile: ['remove', 'from the game'],
  bury: null,
};

/** What has been done with it: `removed from the game`. */
export const exiled = ({ exile: [verb, away] }: Pick<Terms, 'exile'>): string =>
  away === '' ? `${verb}d` : `${verb}d ${away}`;

/** A text with the rulebook's newer words in place of the common ones. */
export const inNewerWords = (text: string, { newer = [] }: Terms): string =>
  newer.reduce((said, [older, word]) => said.replaceAll(older, word), text);

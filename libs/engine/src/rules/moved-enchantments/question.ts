/**
 * What a local enchantment that is moved to another permanent keeps: all that it was, or nothing that was done to it.
 * @param playAnew chooses for it again, as though it were played
 * @returns what is chosen again
 */
export type MovedEnchantments = <Chosen>(playAnew: () => Chosen) => Chosen | Nothing;

/** Nothing is chosen again. */
export interface Nothing {
  readonly anew?: never;
}

import type { CardType } from '@arbiter/cards';

/** What a tapped artifact can still do. */
export interface TappedArtifacts {
  /** Types that keep a tapped artifact working; `null` if it works in any case. */
  readonly workOnlyAs: readonly CardType[] | null;
}

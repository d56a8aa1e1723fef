/** Keywords that name a cost for which a spell may be played, and what each makes of playing it. */
export type NamedCost =
  | 'flashback'
  | 'retrace'
  | 'evoke'
  | 'flash'
  | 'kicker'
  | 'first kicker'
  | 'second kicker'
  | 'both kickers'
  | 'conspire'
  | 'morph'
  | 'suspend'
  | 'madness'
  | 'ripple'
  | 'offering';

interface NamedCostRules {
  /** Who pays it has paid these costs (TSP 502.21a). */
  readonly includes?: readonly NamedCost[];
  /** It is paid beside the mana cost, and not rather than it. */
  readonly beside?: true;
  /** The card is played from there, and for no other cost. */
  readonly from?: 'graveyard' | 'exile' | 'library';
  /** Wherever the spell would go from the stack, it is exiled. */
  readonly thenExiled?: true;
  /** The spell is played for it alone when it could not be played otherwise, as if it were an instant. */
  readonly asInstant?: true;
  /** It may be paid at any time, also when the spell could be played without it. */
  readonly atAnyTime?: true;
  /** The card is turned face down before it goes on the stack. */
  readonly faceDown?: true;
}

export const NAMED_COSTS: Readonly<Record<NamedCost, NamedCostRules>> = {
  /** TSP 502.21a: it may be paid beside the mana cost as the spell is played. */
  kicker: { beside: true },
  /** TSP 502.21a: of "kicker {R} and/or {W}" either cost may be paid, or both. */
  'first kicker': { beside: true, includes: ['kicker'] },
  /** The other of them. */
  'second kicker': { beside: true, includes: ['kicker'] },
  /** Both of them at once. */
  'both kickers': { beside: true, includes: ['kicker', 'first kicker', 'second kicker'] },
  /** Newer than TSP: what is played so is copied, which an ability of its own says. */
  conspire: { beside: true },
  /** TSP 502.22a: it is played from the graveyard, and then exiled. */
  flashback: { from: 'graveyard', thenExiled: true },
  /** Newer than TSP: a land card is discarded beside the mana cost. */
  retrace: { from: 'graveyard', beside: true },
  /** Newer than TSP: what enters for it is sacrificed, which an ability of its own says. */
  evoke: {},
  /** Newer than TSP as a word: what is paid beside the mana cost for playing it as if it were an instant. */
  flash: { beside: true, asInstant: true },
  /** TSP 502.26b: what it costs to play it face down; what it costs to turn it up stands with the keyword. */
  morph: { faceDown: true },
  /** TSP 502.59a: nothing, as the last counter is removed. */
  suspend: { from: 'exile' },
  /** TSP 502.24a: what it costs to play it as it is discarded. */
  madness: { from: 'exile' },
  /** TSP 502.56a: nothing, for cards of its name that it has revealed. */
  ripple: { from: 'library' },
  /** TSP 502.42a: a permanent is sacrificed, whose mana cost the spell costs less. */
  offering: { beside: true, asInstant: true, atAnyTime: true },
};

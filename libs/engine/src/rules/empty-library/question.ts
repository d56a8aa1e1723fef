/**
 * How many of the cards that a player is to draw are drawn, and whether that player has lost by it.
 * @param wanted how many are to be drawn
 * @param left how many there are
 */
export type LibraryOverdraw = (
  wanted: number,
  left: number,
) => { readonly draws: number; readonly loses: boolean };

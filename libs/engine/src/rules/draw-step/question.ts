/** What becomes of the draw in the draw step. */
export type DrawStep = 'onTheStack' | 'atOnce';

/** How a card lies that is drawn, or comes to lie on top of its library, while something is still being played. */
export interface WhilePlaying {
  /** Whether nobody sees it yet. @param isPlaying whether something is being played */
  readonly hides: (isPlaying: () => boolean) => boolean;
  /** Whether what was hidden is seen now. @param isPlaying as above */
  readonly uncovers: (isPlaying: () => boolean) => boolean;
}

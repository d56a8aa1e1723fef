/** How a card lies that is drawn, or comes to lie on top of its library, while something is still being played. */
export type WhilePlaying = 'as ever' | 'unseen until it is played';

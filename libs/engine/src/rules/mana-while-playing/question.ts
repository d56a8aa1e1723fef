/** When mana may be made for what is played: while that is announced, too, or before it is begun. */
export type ManaWhilePlaying = 'on the way' | 'beforehand';

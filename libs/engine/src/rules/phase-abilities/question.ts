/**
 * How what happens in a certain phase comes about: by itself as the phase begins, or played by its controller in the
 * course of it.
 */
export type PhaseAbilities = 'trigger' | 'are played';

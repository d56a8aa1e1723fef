import type { AbilityRef } from './objects.ts';

/** An ability by its definition and its place there, `Card#1`: what players yield to, and what is counted by ability. */
export const keyOfAbility = ({ of, index }: AbilityRef): string => `${of}#${String(index)}`;

import type { WaitingTrigger } from './effects.ts';
import type { AbilityRef } from './objects.ts';

/** An ability by its definition and its place there, `Card#1`: what players yield to, and what is counted by ability. */
export const keyOfAbility = ({ of, index }: AbilityRef): string => `${of}#${String(index)}`;

/** An ability of a permanent that is played in the course of a phase, `12 Card#1`. */
export const keyInPhase = ({
  source,
  ability,
}: Pick<WaitingTrigger, 'source' | 'ability'>): string =>
  `${String(source)} ${keyOfAbility(ability)}`;

import type { CardDefinition } from '@arbiter/cards';
import type { GameObject } from './objects.ts';

/** What a face-down spell or permanent is, whatever card it is (TSP 502.26b), and what it costs to play one. */
export const FACE_DOWN: CardDefinition = {
  name: 'Face-down creature',
  types: ['Creature'],
  power: 2,
  toughness: 2,
  alternativeCosts: [{ cost: { mana: '3' }, keyword: 'morph' }],
};

/** Whether it is a spell or permanent that lies face down, or was one: a card in exile or in a hand that does is still what it is. */
export const isFaceDown = ({ faceDown, zone }: GameObject): boolean =>
  faceDown && zone !== 'exile' && zone !== 'hand';

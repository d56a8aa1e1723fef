import { many, type Noun } from './noun.ts';
import type { Binding } from './word.ts';

/** What a word has really done, under the name that it binds: `destroyed this way`. */
export const thisWay = (name: string | undefined, done: string, noun: Noun = CARDS): Binding => ({
  name: name ?? '',
  noun: { ...noun, way: `${done} this way` },
});

const CARDS = many('those cards', { kind: 'card', later: 'those cards', isPut: true });
export const PERMANENTS = many('those permanents', {
  kind: 'permanent',
  later: 'those permanents',
});
export const SPELLS = many('those spells', { kind: 'spell', later: 'those spells' });

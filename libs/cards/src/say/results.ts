import type { Amount } from '../amounts.ts';
import type { Reference } from '../language.ts';
import { many, one, type Noun } from './noun.ts';
import type { Binding, Say } from './word.ts';

/** What a word has really done, under the name that it binds: `destroyed this way`. */
export const thisWay = (name: string | undefined, done: string, noun: Noun = CARDS): Binding => ({
  name: name ?? '',
  noun: { ...noun, way: `${done} this way` },
});

/** The same of cards that somebody has put somewhere: of one player a single one is `that card`. */
export function cardsThisWay(
  name: string | undefined,
  done: string,
  who: Reference,
  amount: Amount | 'all',
  say: Say,
): Binding {
  const isOne = amount === 1 && who !== 'each player' && say.asLater(who).number !== 'many';
  return thisWay(name, done, isOne ? CARD : CARDS);
}

const CARD = one('that card', { kind: 'card', later: 'that card', isPut: true });
const CARDS = many('those cards', { kind: 'card', later: 'those cards', isPut: true });
export const PERMANENTS = many('those permanents', {
  kind: 'permanent',
  later: 'those permanents',
});
export const SPELLS = many('those spells', { kind: 'spell', later: 'those spells' });

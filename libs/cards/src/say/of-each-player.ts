/** What both players do alike, one after the other, said once: instruction by instruction nobody could tell whose is whose. */
import type { Effects } from '../language.ts';
import { article, numberWord } from './grammar.ts';
import { many, type Noun } from './noun.ts';
import type { Say } from './word.ts';

/** How many instructions are said so, how, and what names stand for from there on. */
export interface OfEachPlayer {
  readonly length: number;
  readonly text: string;
  readonly bound: readonly (readonly [name: string, noun: Noun])[];
}

/** What is said so from an instruction on; `null` where nothing is. */
export function ofEachPlayerAt(effects: Effects, from: number, say: Say): OfEachPlayer | null {
  const rest = effects.slice(from);
  return discards(rest) ?? isDamaged(rest, say) ?? paysOrSacrifices(rest, say);
}

/** Both choose first what they discard: `each player may discard up to three cards`. */
function discards([yours, theirs, yourDiscard, theirDiscard]: Effects): OfEachPlayer | null {
  if (yours?.do !== 'choose' || theirs?.do !== 'choose') return null;
  if (yourDiscard?.do !== 'discardCards' || theirDiscard?.do !== 'discardCards') return null;
  if (!areAlike([yours, yourDiscard], [theirs, theirDiscard])) return null;
  const { among, count = 1, upTo } = yours;
  const isOwnHand = typeof among === 'object' && 'cards' in among && among.in === 'hand';
  if (!isOwnHand || upTo !== true || typeof count !== 'number') return null;
  const names = [yourDiscard.as, theirDiscard.as].filter((name) => name !== undefined);
  return {
    length: 4,
    text: `each player may discard up to ${numberWord(count)} ${count === 1 ? 'card' : 'cards'}`,
    bound: names.map((name) => [name, THEIR_DISCARDS]),
  };
}

const THEIR_DISCARDS = many('cards that he or she discarded this way');

/** Damage that is reckoned by what each has done: `deals damage to each player equal to 3 minus …`. */
function isDamaged([yours, theirs]: Effects, say: Say): OfEachPlayer | null {
  if (yours?.do !== 'dealDamage' || theirs?.do !== 'dealDamage') return null;
  if (yours.to !== 'you' || yours.by !== undefined || !areAlike([yours], [theirs])) return null;
  if (JSON.stringify(yours.amount) === JSON.stringify(theirs.amount)) return null;
  const [unit, ...equal] = say.much(yours.amount, 'damage').split(/(?= equal to )/u);
  const text = `${say.self.text} deals ${unit} to each player${equal.join('')}`;
  return { length: 2, text, bound: [] };
}

/** Both choose, and pay for it or mark it; what is marked is sacrificed: `each player sacrifices it unless he or she pays …`. */
function paysOrSacrifices([yours, theirs, sacrifice]: Effects, say: Say): OfEachPlayer | null {
  if (yours?.do !== 'if' || theirs?.do !== 'if' || sacrifice?.do !== 'sacrifice') return null;
  if (sacrifice.who !== 'each player' || !areAlike([yours], [theirs])) return null;
  const [choice, pay, ...more] = yours.effect;
  if (choice?.do !== 'choose' || pay?.do !== 'pay' || more.length > 0) return null;
  const [mark] = pay.otherwise ?? [];
  const { among } = choice;
  if (mark?.do !== 'choose' || typeof among !== 'object' || !('every' in among)) return null;
  const price = { cost: { mana: '1' }, times: { manaValueOf: { bound: choice.as } } };
  const isItsPrice = JSON.stringify({ cost: pay.cost, times: pay.times }) === JSON.stringify(price);
  if (!isItsPrice || !JSON.stringify(sacrifice.what).includes(JSON.stringify({ bound: mark.as })))
    return null;
  const kind = say.kind(among.every).replace('you control', 'he or she controls');
  const text = `each player chooses ${article(kind)}. Each player sacrifices the one he or she chose unless he or she pays mana equal to its converted mana cost`;
  return { length: 3, text, bound: [] };
}

/** Whether one player does what the other does, with names of its own for it. */
const areAlike = (yours: Effects, theirs: Effects): boolean =>
  JSON.stringify(yours).includes('"you"') && neutral(yours) === neutral(theirs);

/** With one word for either player, and with numbers for the names in the order in which they come. */
function neutral(effects: Effects): string {
  const names: string[] = [];
  return JSON.stringify(effects)
    .replaceAll('"opponent"', '"you"')
    .replaceAll('"who":"you",', '')
    .replaceAll(/"(as|bound)":"([^"]*)"/gu, (_, word: string, name: string) => {
      if (!names.includes(name)) names.push(name);
      return `"${word}":${names.indexOf(name)}`;
    });
}

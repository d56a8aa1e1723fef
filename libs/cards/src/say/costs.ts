import type { Cost, PickedCost } from '../language.ts';
import { filterText, qualityText } from '../filter-text.ts';
import { article, listed, numberWord, upper } from './grammar.ts';
import { symbols } from './symbols.ts';
import { COMMON_TERMS, type Terms } from './terms.ts';

/** A cost before a colon: `{1}{G}, {T}, Sacrifice this`. @param name what the text calls its own object */
export const costText = (cost: Cost, name = 'this', terms: Terms = COMMON_TERMS): string =>
  partsOf(cost, name, terms)
    .map(({ verb, rest }) => (verb === '' ? rest : upper(`${verb} ${rest}`)))
    .join(', ');

/** A cost as what somebody does: `pay {2} and sacrifice a land`. @param inflect the form of the verbs */
export function payText(
  cost: Cost,
  name: string,
  terms: Terms,
  inflect: (verb: string) => string = (verb) => verb,
): string {
  const parts = partsOf(cost, name, terms).map(({ verb, rest }) => {
    if (verb !== '') return `${inflect(verb)} ${rest}`;
    return rest === '{T}' ? `${inflect('tap')} ${name}` : `${inflect('pay')} ${rest}`;
  });
  return listed(parts.length === 0 ? [`${inflect('pay')} {0}`] : parts);
}

interface Part {
  /** Empty before symbols. */
  readonly verb: string;
  readonly rest: string;
}

function partsOf(cost: Cost, name: string, terms: Terms): Part[] {
  const parts: Part[] = [];
  const [exile, away] = terms.exile;
  if (cost.mana !== undefined) parts.push({ verb: '', rest: symbols(cost.mana) });
  if (cost.tap === true) parts.push({ verb: '', rest: '{T}' });
  if (cost.life !== undefined) parts.push({ verb: 'pay', rest: `${cost.life} life` });
  if (cost.sacrifice !== undefined) {
    const rest = cost.sacrifice === 'self' ? name : article(filterText(cost.sacrifice));
    parts.push({ verb: 'sacrifice', rest });
  }
  if (cost.exile !== undefined) parts.push({ verb: exile, rest: `${name} ${away}` });
  if (cost.discard === 'self') parts.push({ verb: 'discard', rest: 'this card' });
  if (cost.discard === 'random') parts.push({ verb: 'discard', rest: 'a card at random' });
  if (cost.discard === 'choice') parts.push({ verb: 'discard', rest: 'a card' });
  for (const pick of cost.picks ?? []) parts.push(picked(pick, terms));
  return parts;
}

function picked({ pay, what, from, count = 1 }: PickedCost, terms: Terms): Part {
  const isAny = 'all' in what && what.all.length === 0;
  const areCards = pay === 'discard' || from !== undefined;
  const where =
    from === undefined ? '' : ` in your ${from === 'graveyard' ? terms.graveyard : from}`;
  const kinds = (number: 'one' | 'many'): string => {
    if (!areCards)
      return isAny ? (number === 'one' ? 'permanent' : 'permanents') : filterText(what, number);
    const cards = number === 'one' ? 'card' : 'cards';
    return isAny ? cards : `${qualityText(what)} ${cards}`;
  };
  const several = count === 'X' ? 'X' : numberWord(count);
  const objects = count === 1 ? article(kinds('one')) : `${several} ${kinds('many')}`;
  const untapped =
    count === 1 ? `an untapped ${kinds('one')}` : `${several} untapped ${kinds('many')}`;
  const owners = count === 1 ? 'its owner’s hand' : 'their owner’s hand';
  switch (pay) {
    case 'exile':
      return { verb: terms.exile[0], rest: `${objects}${where} ${terms.exile[1]}` };
    case 'return':
      return { verb: 'return', rest: `${objects} you control to ${owners}` };
    case 'tap':
      return { verb: 'tap', rest: `${untapped} you control` };
    case 'sacrifice':
    case 'discard':
      return { verb: pay, rest: objects };
    default:
      return pay satisfies never;
  }
}

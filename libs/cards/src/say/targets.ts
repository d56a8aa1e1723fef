import { eitherOrBoth, filterText, headText, kindOfCards, whereText } from '../filter-text.ts';
import type { Filter, TargetSpec } from '../language.ts';
import { amountText } from '../amounts.ts';
import type { Saying } from './filters.ts';
import { listed, numberWord } from './grammar.ts';
import { many, one, type Noun } from './noun.ts';
import type { Terms } from './terms.ts';

/** What one use of the word "target" is called: `target creature`, `up to two target cards in your graveyard`. */
export function targetNoun(spec: TargetSpec | undefined, say: Saying, terms: Terms): Noun {
  if (spec === undefined) return one('the target');
  const { what, least = 1, most = 1, divided } = spec;
  const word = spec.other === true ? 'other target' : 'target';
  const more = ownedBy(spec);
  const head = spec.in === undefined ? headText(what) : 'card';
  if (most === 1) {
    const isPlayer = head === 'player' || head === 'opponent';
    const isEither = head.includes(' or ') && !head.endsWith(' or player');
    // Beside it a card of one's own goes into the ante, which would be "that card" as well.
    const isAtStake = spec.in === 'ante';
    const that = `that ${head === 'opponent' ? 'player' : head}`;
    const later = isEither ? 'it' : isAtStake ? `the target ${head}` : that;
    const before = least === 0 ? 'up to one ' : '';
    const { isOther, rest } = withoutOther(what);
    const isAnother = spec.other === true || (isOther && spec.in === undefined);
    const target = isAnother && least !== 0 ? 'another target' : word;
    const left = isAnother ? { ...spec, what: rest } : spec;
    const text = `${before}${target} ${kindOf(left, 'one', say, terms)}${ofWhoseChoice(spec)}`;
    return one(text, { later, ...(isPlayer ? { isPlayer } : {}), ...more });
  }
  if (typeof most === 'object' && 'timesPaid' in most) {
    const which = spec.other === true ? 'another target' : word;
    const text = `${which} ${kindOf(spec, 'one', say, terms)} if the ${most.timesPaid} cost was paid`;
    return one(text, { later: 'it', ...more });
  }
  const later = `those ${spec.in === undefined ? headText(what, 'many') : 'cards'}`;
  if (divided !== undefined) {
    return many(`${someOf(least, most)} ${word} ${eitherOrBoth(what)}`, { later });
  }
  const kinds =
    spec.together === true && spec.in !== undefined
      ? `${kindOfCards(what, 'many', say)} from a single ${spec.in === 'graveyard' ? terms.graveyard : spec.in}`
      : kindOf(spec, 'many', say, terms);
  const either = head.endsWith(' or player') ? eitherOrBoth(what) : kinds;
  const text = `${howMany(least, most, say)} ${word} ${either}${ofWhoseChoice(spec)}`;
  return many(text, { later, ...more });
}

/** What is asked of it besides that it is not the object whose text it is. */
function withoutOther(what: Filter): { readonly isOther: boolean; readonly rest: Filter } {
  const all = 'all' in what ? what.all : [what];
  const rest = all.filter((one) => !('not' in one && 'is' in one.not && one.not.is === 'self'));
  return rest.length === all.length
    ? { isOther: false, rest: what }
    : { isOther: true, rest: { all: rest } };
}

const ofWhoseChoice = ({ chosenBy }: TargetSpec): string =>
  chosenBy === undefined
    ? ''
    : chosenBy === 'opponent'
      ? ' of an opponent’s choice'
      : ' of that player’s choice';

function kindOf(
  { what, in: zone, of }: TargetSpec,
  number: 'one' | 'many',
  say: Saying,
  terms: Terms,
): string {
  if (zone === undefined) return filterText(what, number, say);
  const where = { in: zone, ...(of === undefined ? {} : { of }) };
  // However many cards there are, each lies in one graveyard.
  const inOne = of === undefined || of === 'each player' ? 'one' : number;
  return `${kindOfCards(what, number, say)} ${whereText(where, inOne, say, terms)}`;
}

/** Among how many something is divided: `one, two, or three`; `any number of`, where that is too long to say. */
function someOf(least: TargetSpec['least'], most: TargetSpec['most']): string {
  if (least !== 1 || typeof most !== 'number' || most > 3) return 'any number of';
  const numbers = Array.from({ length: most }, (_, i) => numberWord(i + 1));
  return listed(numbers, 'or');
}

function howMany(
  least: NonNullable<TargetSpec['least']>,
  most: NonNullable<TargetSpec['most']>,
  say: Saying,
): string {
  if (most === 'any number') return least === 0 ? 'any number of' : `${count(least, say)} or more`;
  if (JSON.stringify(least) === JSON.stringify(most)) return count(most, say);
  return least === 0 ? `up to ${count(most, say)}` : `${count(least, say)} to ${count(most, say)}`;
}

const count = (amount: NonNullable<TargetSpec['least']>, say: Saying): string =>
  typeof amount === 'number' ? numberWord(amount) : amountText(amount, say);

/** Whose cards they are, if the text lets only one's own be chosen. */
function ownedBy({ what, of }: TargetSpec): { readonly owner?: string } {
  const parts = 'all' in what ? what.all : [what];
  const isOwn = of === 'you' || parts.some((part) => 'ownedBy' in part && part.ownedBy === 'you');
  return isOwn ? { owner: 'your' } : {};
}

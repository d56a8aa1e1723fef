/** What is paid. */
import type { Amount, Cost, PickedCost } from '@arbiter/cards';
import type { Noun } from '../categories.ts';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense } from '../scope.ts';
import { TOP } from './exiled-with.ts';
import { filterOf, filtersOf } from './nouns.ts';

const PARTS = [
  'mana',
  'tap',
  'sacrifice',
  'exile',
  'life',
  'discard',
  'removeCounters',
  'putCounters',
  'reveal',
  'return',
  'untap',
  'exileTop',
] as const;

/** Both costs. @throws Nonsense if the language has one place for two of its parts */
function together(one: Cost, two: Cost): Cost {
  const picks = [...(one.picks ?? []), ...(two.picks ?? [])];
  for (const part of PARTS) {
    if (one[part] !== undefined && two[part] !== undefined) throw new Nonsense();
  }
  return { ...one, ...two, ...(picks.length > 0 ? { picks } : {}) };
}

type CountersToPay = NonNullable<Cost['removeCounters']>;

const picks = (pay: PickedCost['pay'], noun: Noun, more: Partial<PickedCost> = {}): Cost => ({
  picks: [{ pay, what: filterOf(noun), ...more }],
});

/** Costs speak of what the player controls, or has in hand, whether they say so or not. */
function own(noun: Noun): Noun {
  const filters = filtersOf(noun).filter(
    (one) => !('controlledBy' in one && one.controlledBy === 'you'),
  );
  if (filters.some((one) => 'controlledBy' in one)) throw new Nonsense();
  return { realm: noun.realm, sorts: noun.sorts, filters };
}

function inPlay(noun: Noun): Noun {
  if (noun.realm !== 'play') throw new Nonsense();
  return own(noun);
}

function cards(noun: Noun): Noun {
  if (noun.realm !== 'card') throw new Nonsense();
  return noun;
}

/** Cards in the player's own graveyard. */
function ofYours(noun: Noun): Noun {
  const { lies, ...kind } = noun;
  if (noun.realm !== 'card' || lies?.in !== 'graveyard' || lies.of !== 'you') throw new Nonsense();
  return kind;
}

function counters(counter: string, count: Amount): CountersToPay {
  if (count !== 'X' && typeof count !== 'number') throw new Nonsense();
  return { counter, ...(count === 1 ? {} : { count }) };
}

export const costs: readonly Rule[] = [
  rule('cost', '<cost part:one>', ({ one }) => one),
  rule('cost', '<cost part:one> , <cost:rest>', ({ one, rest }) => together(one, rest)),
  rule('cost', '<cost part:one> and <cost:rest>', ({ one, rest }) => together(one, rest)),
  rule('cost part', '<mana>', ({ mana }) => ({ mana })),
  rule('cost part', 'pay <mana>', ({ mana }) => ({ mana })),
  rule('cost part', '{t}', () => ({ tap: true })),
  rule('cost part', 'sacrifice ~', (_, scope) => {
    scope.mention('self', ['~'], { isWeak: true });
    return { sacrifice: 'self' };
  }),
  rule('cost part', 'sacrifice <a noun>', (slots) => ({
    sacrifice: filterOf(inPlay(slots['a noun'])),
  })),
  rule('cost part', 'sacrifice <number> <nouns>', ({ number, nouns }) =>
    picks('sacrifice', inPlay(nouns), { count: number }),
  ),
  rule('cost part', 'pay <number> life', ({ number }) => ({ life: number })),
  rule('cost part', 'pay x life', () => ({ life: 'X' })),
  rule('cost part', 'discard ~', (_, scope) => {
    scope.mention('self', ['~'], { isWeak: true });
    return { discard: 'self' };
  }),
  rule('cost part', 'discard a card', () => ({ discard: 'choice' })),
  rule('cost part', 'discard a card at random', () => ({ discard: 'random' })),
  rule('cost part', 'discard <a noun>', (slots) => {
    const noun = cards(slots['a noun']);
    if (filtersOf(noun).length === 0) throw new Nonsense();
    return picks('discard', noun);
  }),
  rule('cost part', 'discard <number> cards', ({ number }) => ({
    picks: [{ pay: 'discard', what: { all: [] }, count: number }],
  })),
  rule('cost part', 'discard x cards', () => ({
    picks: [{ pay: 'discard', what: { all: [] }, count: 'X' }],
  })),
  rule('cost part', 'exile ~', () => ({ exile: 'self' })),
  rule('cost part', 'tap an untapped <noun> you control', ({ noun }) => picks('tap', inPlay(noun))),
  rule('cost part', 'tap <number> untapped <nouns> you control', ({ number, nouns }) =>
    picks('tap', inPlay(nouns), { count: number }),
  ),
  rule('cost part', "return <a noun> to its owner 's hand", (slots, scope) => {
    const noun = slots['a noun'];
    // What is picked to pay is the player's own.
    if (!filtersOf(noun).some((one) => 'controlledBy' in one)) scope.need("cost: return anybody's");
    return picks('return', inPlay(noun));
  }),
  rule('cost part', 'exile a <noun> from your hand', ({ noun }) =>
    picks('exile', cards(noun), { from: 'hand' }),
  ),
  rule('cost part', '{q}', () => ({ untap: true })),
  rule('cost part', 'remove <counted> <counter name> (counter|counters) from ~', (slots) => ({
    removeCounters: counters(slots['counter name'], slots.counted),
  })),
  rule('cost part', 'put <counted> <counter name> (counter|counters) on ~', (slots) => ({
    putCounters: counters(slots['counter name'], slots.counted),
  })),
  rule('cost part', "return ~ to its owner 's hand", (_, scope) => {
    scope.mention('self', ['~'], { isWeak: true });
    return { return: 'self' };
  }),
  rule('cost part', 'exile the top card of your library', (_, scope) => {
    scope.mention({ top: 1, in: 'library', of: 'you' }, [TOP], { realm: 'stack', isAside: true });
    return { exileTop: 1 };
  }),
  rule('cost part', 'exile the top <number> cards of your library', ({ number }) => ({
    exileTop: number,
  })),
  rule('cost part', 'discard your hand', () => ({ discard: 'hand' })),
  rule('cost part', 'reveal your hand', () => ({ reveal: 'hand' })),
  rule('cost part', 'sacrifice x <nouns>', ({ nouns }) =>
    picks('sacrifice', inPlay(nouns), { count: 'X' }),
  ),
  rule('cost part', 'exile <a noun:one>', ({ one }) =>
    picks('exile', ofYours(one), { from: 'graveyard' }),
  ),
  rule('cost part', 'exile <number> <nouns>', ({ number, nouns }) =>
    picks('exile', ofYours(nouns), { from: 'graveyard', count: number }),
  ),
  rule('cost part', 'discard <number> <nouns>', ({ number, nouns }) => {
    const noun = cards(nouns);
    if (filtersOf(noun).length === 0) throw new Nonsense();
    return picks('discard', noun, { count: number });
  }),
  rule('cost part', 'discard x <nouns>', ({ nouns }) => {
    const noun = cards(nouns);
    if (filtersOf(noun).length === 0) throw new Nonsense();
    return picks('discard', noun, { count: 'X' });
  }),
  rule('cost part', 'exile x <nouns>', ({ nouns }) =>
    picks('exile', ofYours(nouns), { from: 'graveyard', count: 'X' }),
  ),
  rule('cost part', 'exile <number> <nouns> from your hand', ({ number, nouns }) =>
    picks('exile', cards(nouns), { from: 'hand', count: number }),
  ),
  rule(
    'cost part',
    "return <number> <nouns> to their owner 's hand",
    ({ number, nouns }, scope) => {
      if (!filtersOf(nouns).some((one) => 'controlledBy' in one))
        scope.need("cost: return anybody's");
      return picks('return', inPlay(nouns), { count: number });
    },
  ),
  rule('cost part', 'tap x untapped <nouns> you control', ({ nouns }) =>
    picks('tap', inPlay(nouns), { count: 'X' }),
  ),
  // What another player pays.
  rule('their cost', '(pays|pay) <number> life', ({ number }) => ({ life: number })),
  rule('their cost', 'discards a card', () => ({ discard: 'choice' })),
  rule('their cost', 'discards <a noun:one>', ({ one }) => {
    const noun = cards(one);
    if (filtersOf(noun).length === 0) throw new Nonsense();
    return picks('discard', noun);
  }),
  rule('their cost', 'discards <number> cards', ({ number }) => ({
    picks: [{ pay: 'discard', what: { all: [] }, count: number }],
  })),
  rule('their cost', 'sacrifices <a noun:one>', ({ one }) => ({
    sacrifice: filterOf(inPlay(one)),
  })),
  rule('their cost', 'sacrifices <number> <nouns>', ({ number, nouns }) =>
    picks('sacrifice', inPlay(nouns), { count: number }),
  ),
];

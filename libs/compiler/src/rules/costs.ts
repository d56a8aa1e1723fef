/** What is paid. */
import type { Cost, PickedCost } from '@arbiter/cards';
import type { Noun } from '../categories.ts';
import { lacks, rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense } from '../scope.ts';
import { filterOf, filtersOf } from './nouns.ts';

/** Both costs. @throws Nonsense if the language has one place for two of its parts */
function together(one: Cost, two: Cost): Cost {
  const picks = [...(one.picks ?? []), ...(two.picks ?? [])];
  for (const part of ['mana', 'tap', 'sacrifice', 'exile', 'life', 'discard'] as const) {
    if (one[part] !== undefined && two[part] !== undefined) throw new Nonsense();
  }
  return { ...one, ...two, ...(picks.length > 0 ? { picks } : {}) };
}

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

export const costs: readonly Rule[] = [
  rule('cost', '<cost part:one>', ({ one }) => one),
  rule('cost', '<cost part:one> , <cost:rest>', ({ one, rest }) => together(one, rest)),
  rule('cost', '<cost part:one> and <cost:rest>', ({ one, rest }) => together(one, rest)),
  rule('cost part', '<mana>', ({ mana }) => ({ mana })),
  rule('cost part', 'pay <mana>', ({ mana }) => ({ mana })),
  rule('cost part', '{t}', () => ({ tap: true })),
  rule('cost part', 'sacrifice ~', (_, scope) => {
    scope.mention('self', ['~']);
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
  rule('cost part', 'discard ~', () => ({ discard: 'self' })),
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
  lacks('cost part', '{q}', 'cost: untap'),
  lacks(
    'cost part',
    '(put|remove) <counted> <counter name> (counter|counters) (on|from) ~',
    'cost: counters',
  ),
  lacks('cost part', "return ~ to its owner 's hand", 'cost: return this'),
  lacks('cost part', 'exile the top card of your library', 'cost: top of the library'),
  lacks('cost part', 'exile ~ from your graveyard', 'cost: exile this from the graveyard'),
  lacks('cost part', 'discard your hand', 'cost: discard the hand'),
];

import type { Ability, Filter } from '@arbiter/cards';

/** What an enchantment with fading says that exiles things for as long as it stays. */
export const parallax = (what: Filter): readonly Ability[] => [
  { kind: 'keyword', keyword: 'fading', amount: 5 },
  {
    kind: 'activated',
    cost: { removeCounters: { counter: 'fade' } },
    targets: [{ what }],
    effect: [{ do: 'move', what: { target: 0 }, to: 'exile', linked: true }],
  },
  {
    kind: 'triggered',
    trigger: { when: 'leaves play', what: 'self' },
    effect: [{ do: 'putIntoPlay', what: { exiledWith: 'self' }, under: 'owner' }],
  },
];

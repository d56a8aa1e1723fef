import type { CardDefinition } from '@arbiter/cards';

/** The flip cards of 2004 and 2005, as they lie first: two texts on one card (TSP 508.1). */
export const FLIP_CARDS: readonly (readonly [upper: string, lower: string])[] = [
  // Champions of Kamigawa
  ['Akki Lavarunner', 'Tok-Tok, Volcano Born'],
  ['Budoka Gardener', 'Dokai, Weaver of Life'],
  ['Bushi Tenderfoot', 'Kenzo the Hardhearted'],
  ['Jushi Apprentice', 'Tomoya the Revealer'],
  ['Kitsune Mystic', 'Autumn-Tail, Kitsune Sage'],
  ['Nezumi Graverobber', 'Nighteyes the Desecrator'],
  ['Nezumi Shortfang', 'Stabwhisker the Odious'],
  ['Orochi Eggwatcher', 'Shidako, Broodmistress'],
  ['Student of Elements', 'Tobita, Master of Winds'],
  // Betrayers of Kamigawa
  ['Budoka Pupil', 'Ichiga, Who Topples Oaks'],
  ['Callow Jushi', 'Jaraku the Interloper'],
  ['Cunning Bandit', 'Azamuki, Treachery Incarnate'],
  ['Faithful Squire', 'Kaiso, Memory of Loyalty'],
  ['Hired Muscle', 'Scarmaker'],
  // Saviors of Kamigawa
  ['Erayo, Soratami Ascendant', "Erayo's Essence"],
  ['Homura, Human Ascendant', "Homura's Essence"],
  ['Kuon, Ogre Ascendant', "Kuon's Essence"],
  ['Rune-Tail, Kitsune Ascendant', "Rune-Tail's Essence"],
  ['Sasaya, Orochi Ascendant', "Sasaya's Essence"],
];

/** Whether this is the upper half of a flip card: without its lower half it is no card. */
export const isFlipCard = (name: string): boolean => FLIP_CARDS.some(([upper]) => upper === name);

/** The whole cards of which both halves are known. */
export function flipCardsOf(halves: readonly CardDefinition[]): readonly CardDefinition[] {
  const byName = new Map(halves.map((half) => [half.name, half]));
  return FLIP_CARDS.flatMap(([upper, lower]) => {
    const [card, other] = [byName.get(upper), byName.get(lower)];
    if (card === undefined || other === undefined) return [];
    // TSP 508.1c: the cost is that of the card, whichever way it lies.
    const flipsTo: Omit<CardDefinition, 'cost'> & { cost?: string } = { ...other };
    delete flipsTo.cost;
    return [{ ...card, flipsTo }];
  });
}

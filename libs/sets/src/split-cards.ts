import { colorsOfCost, parseManaCost, type CardDefinition } from '@arbiter/cards';
import { FLIP_CARDS } from './flip-cards.ts';

/** The split cards of 1993 to 2008, left half first. Two halves make one card with one name. */
export const SPLIT_CARDS: readonly (readonly [left: string, right: string])[] = [
  // Invasion
  ['Assault', 'Battery'],
  ['Pain', 'Suffering'],
  ['Spite', 'Malice'],
  ['Stand', 'Deliver'],
  ['Wax', 'Wane'],
  // Apocalypse
  ['Fire', 'Ice'],
  ['Illusion', 'Reality'],
  ['Life', 'Death'],
  ['Night', 'Day'],
  ['Order', 'Chaos'],
  // Dissension
  ['Bound', 'Determined'],
  ['Crime', 'Punishment'],
  ['Hide', 'Seek'],
  ['Hit', 'Run'],
  ['Odds', 'Ends'],
  ['Pure', 'Simple'],
  ['Research', 'Development'],
  ['Rise', 'Fall'],
  ['Supply', 'Demand'],
  ['Trial', 'Error'],
  // Planar Chaos
  ['Boom', 'Bust'],
  ['Dead', 'Gone'],
  ['Rough', 'Tumble'],
];

/** The name of the card that has this name or this half. */
export const wholeCard = (name: string): string => WHOLE.get(name) ?? name;

const WHOLE = new Map([
  ...SPLIT_CARDS.flatMap(([left, right]) =>
    [left, right].map((half) => [half, `${left} // ${right}`] as const),
  ),
  // The lower half of a flip card is found under the name of the card (TSP 508.2).
  ...FLIP_CARDS.map(([upper, lower]) => [lower, upper] as const),
]);

/** The whole cards of which both halves are known. */
export function splitCardsOf(halves: readonly CardDefinition[]): readonly CardDefinition[] {
  const byName = new Map(halves.map((half) => [half.name, half]));
  return SPLIT_CARDS.flatMap(([left, right]) => {
    const both = [left, right].flatMap((name) => byName.get(name) ?? []);
    return both.length === 2 && both.every(isPlain) ? [splitCard(both)] : [];
  });
}

/** Whether a half has nothing beside its cost and its one text. */
const isPlain = ({
  spell = [],
  abilities,
  alternativeCosts,
  additionalCost,
}: CardDefinition): boolean =>
  spell.length === 1 && (abilities ?? alternativeCosts ?? additionalCost) === undefined;

function splitCard(halves: readonly CardDefinition[]): CardDefinition {
  const colors = halves.flatMap(({ cost = '' }) => colorsOfCost(parseManaCost(cost)));
  return {
    name: halves.map(({ name }) => name).join(' // '),
    types: [...new Set(halves.flatMap(({ types }) => types))],
    colors: [...new Set(colors)],
    spell: halves.flatMap(({ spell = [] }) => spell),
    halves,
  };
}

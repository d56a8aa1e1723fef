import type { Amount, CardsInZone, Filter, TargetSpec } from '@arbiter/cards';
import { amountNow } from '../reading/amounts.ts';
import { cardsNow } from '../reading/references.ts';
import { subsetsOf } from '../spaces/subsets.ts';
import { isPlayer, type ObjectId, type Recipient } from '../state/basics.ts';
import { fits, heldAs, matches, type Viewpoint } from './filters.ts';
import { readingFrom } from './filter-words.ts';
import { mentions } from './mentions.ts';
import { isKeptFromTargeting } from '../statics/cant-be-the-target.ts';
import { isProtectedFrom } from './protection.ts';
import type { Sight } from './sight.ts';

/** Whether a filter speaks of spells on the stack, or of damage that waits, so that targets are looked for there. */
const speaksOf = (filter: Filter, word: string): boolean => wordsOf(filter).has(word);

/** Whether it speaks of spells or abilities on the stack: what answers them (5ED Interrupts.1). */
export const speaksOfTheStack = (filter: Filter): boolean =>
  STACK_WORDS.some((word) => speaksOf(filter, word));
const STACK_WORDS = ['spell', 'ability', 'activated ability'] as const;

const WORDS = new WeakMap<Filter, ReadonlySet<string>>();

/** What a filter says that something is, all together; found once for each. */
function wordsOf(filter: Filter): ReadonlySet<string> {
  let words = WORDS.get(filter);
  if (words === undefined) WORDS.set(filter, (words = new Set(wordsIn(filter))));
  return words;
}

function wordsIn(filter: Filter): readonly string[] {
  if ('all' in filter) return filter.all.flatMap(wordsIn);
  if ('any' in filter) return filter.any.flatMap(wordsIn);
  return 'is' in filter ? [filter.is] : [];
}

/** Whether it speaks of something else as well, as in "spell or permanent". */
export function speaksOfOthers(filter: Filter): boolean {
  if ('any' in filter)
    return filter.any.some((one) => speaksOfOthers(one) || !speaksOfTheStack(one));
  return 'all' in filter && filter.all.some(speaksOfOthers);
}

/** Whether an object on the stack can be targeted now, whatever the text asks for. */
export function canBeTargetedOnStack(sight: Sight, id: ObjectId): boolean {
  return sight.rules.timing.untargetable(sight, id) === null;
}

/**
 * Everything that one use of the word "target" may mean now, players first: nothing that is protected from what
 * targets it (6ED 502.7b).
 * @param source what targets, where that is not yet the object that the text is read from
 */
export function targetsFor(
  sight: Sight,
  spec: TargetSpec,
  from: Viewpoint,
  source: ObjectId = from.source,
): readonly Recipient[] {
  const earlier = spec.other === true ? (from.choices?.targets ?? []).flat() : [];
  const found = cardsOrOthers(sight, spec, from, source);
  return earlier.length === 0 ? found : found.filter((one) => !earlier.includes(one));
}

function cardsOrOthers(
  sight: Sight,
  spec: TargetSpec,
  from: Viewpoint,
  source: ObjectId,
): readonly Recipient[] {
  // What keeps it from being targeted works only in play (6ED 402.8).
  if (spec.in !== undefined)
    return cardsNow(sight, cardsOf(spec, spec.in), readingFrom(sight, from));
  const { what: filter } = spec;
  const found: Recipient[] = [];
  for (const ref of ['p0', 'p1'] as const) {
    if (matches(sight, filter, ref, from) && !isKeptFromTargeting(sight, ref, source))
      found.push(ref);
  }
  for (const id of sight.game.battlefield) {
    if (!matches(sight, filter, id, from) || isProtectedFrom(sight, id, source)) continue;
    if (!isKeptFromTargeting(sight, id, source)) found.push(id);
  }
  if (speaksOfTheStack(filter)) {
    for (const id of sight.game.stack) {
      // A spell on the stack can't target itself (6ED Glossary: Target).
      if (id === from.source || !canBeTargetedOnStack(sight, id)) continue;
      if (matches(sight, filter, id, from)) found.push(id);
    }
  }
  if (speaksOf(filter, 'assigned damage')) {
    for (const { object } of sight.game.held) {
      if (matches(sight, filter, object, from)) found.push(object);
    }
  }
  return found;
}

/** Whether a target that was chosen is still legal (6ED 413.2a). */
export function isLegalTarget(
  sight: Sight,
  spec: TargetSpec,
  what: Recipient,
  from: Viewpoint,
): boolean {
  const { what: filter } = spec;
  if (spec.in !== undefined) {
    const cards = cardsNow(sight, cardsOf(spec, spec.in), readingFrom(sight, from));
    return !isPlayer(what) && cards.includes(what);
  }
  if (isKeptFromTargeting(sight, what, from.source)) return false;
  if (isPlayer(what)) return fits(sight, filter, what, from);
  if (heldAs(sight, what) !== null) {
    return speaksOf(filter, 'assigned damage') && fits(sight, filter, what, from);
  }
  const zone = sight.game.objects[what]?.zone;
  const isThere =
    zone === 'battlefield' ||
    (zone === 'stack' &&
      speaksOfTheStack(filter) &&
      what !== from.source &&
      canBeTargetedOnStack(sight, what));
  return isThere && fits(sight, filter, what, from) && !isProtectedFrom(sight, what, from.source);
}

const cardsOf = ({ what, of }: TargetSpec, zone: NonNullable<TargetSpec['in']>): CardsInZone => ({
  cards: what,
  in: zone,
  ...(of === undefined ? {} : { of }),
});

/** Between how many and how many targets one use of the word asks for, of so many that there are. */
export function rangeOfTargets(
  { least = 1, most = 1, divided }: TargetSpec,
  there: number,
  now: (amount: Amount) => number,
): { readonly least: number; readonly most: number } {
  const limit = most === 'any number' ? there : now(most);
  // 6ED 409.1e: each of them gets at least one of what is divided.
  const shares = divided === undefined ? there : now(divided);
  // 6ED Glossary: Number: whole numbers from zero up are chosen; of fewer than none there are none.
  return {
    least: Math.max(0, now(least)),
    most: Math.max(0, Math.min(limit, shares, there)),
  };
}

export interface TargetSpace {
  readonly shape: 'subset';
  readonly from: readonly Recipient[];
  readonly least: number;
  readonly most: number;
  readonly groups?: readonly (readonly Recipient[])[];
}

/** Those that may be chosen together, where all of them lie in the zone of one player. */
export function togetherIn(
  sight: Sight,
  { together }: TargetSpec,
  from: readonly Recipient[],
): { readonly groups?: readonly (readonly Recipient[])[] } {
  if (together !== true) return {};
  const groups = ([0, 1] as const)
    .map((seat) => from.filter((id) => !isPlayer(id) && sight.object(id).owner === seat))
    .filter(({ length }) => length > 0);
  return groups.length > 1 ? { groups } : {};
}

/**
 * Every way to have targets for all uses of the word: one list of spaces or, where a use depends on what the uses before
 * it chose, one for each choice of those. Empty where there aren't enough targets.
 * @param spaceOf the targets of a use, after these were chosen for the uses before it
 * @param last the last use that depends on others
 * @param earlier what has been chosen for uses before these
 */
export function spacesOfTargets(
  specs: readonly TargetSpec[],
  spaceOf: (spec: TargetSpec, earlier: readonly (readonly Recipient[])[]) => TargetSpace,
  last = specs.findLastIndex(dependsOnTargets),
  earlier: readonly (readonly Recipient[])[] = [],
): readonly (readonly TargetSpace[])[] {
  let ways: readonly Way[] = [{ spaces: [], chosen: earlier }];
  specs.forEach((spec, i) => {
    const next: Way[] = [];
    for (const { spaces, chosen } of ways) {
      const space = spaceOf(spec, chosen);
      if (space.most < space.least) continue;
      if (i >= last) next.push({ spaces: [...spaces, space], chosen: [...chosen, []] });
      else {
        for (const from of choicesOf(space)) {
          const fixed = { ...space, from, least: from.length, most: from.length };
          next.push({ spaces: [...spaces, fixed], chosen: [...chosen, from] });
        }
      }
    }
    ways = next;
  });
  return ways.map(({ spaces }) => spaces);
}

/** Whether there are enough targets for all uses of the word. */
export function canBeTargeted(
  sight: Sight,
  specs: readonly TargetSpec[],
  from: Viewpoint,
  source: ObjectId = from.source,
): boolean {
  const text = readingFrom(sight, from);
  const ways = spacesOfTargets(specs, (spec, targets) => {
    const choices = { x: text.choices.x, targets };
    const found = targetsFor(sight, spec, { ...from, choices }, source);
    const range = rangeOfTargets(spec, found.length, (amount) => amountNow(sight, amount, text));
    return { shape: 'subset', from: found, ...range, ...togetherIn(sight, spec, found) };
  });
  return ways.length > 0;
}

interface Way {
  readonly spaces: readonly TargetSpace[];
  readonly chosen: readonly (readonly Recipient[])[];
}

/** Whether a use of the word speaks of what the uses before it chose. */
export const dependsOnTargets = ({ what, of, other }: TargetSpec): boolean =>
  other === true || mentions(what, TARGET) || mentions(of, TARGET);

/** Every choice that a space allows. */
const choicesOf = ({ from, least, most, groups }: TargetSpace): readonly (readonly Recipient[])[] =>
  subsetsOf(from, least, most).filter(
    (set) =>
      groups === undefined || groups.some((group) => set.every((one) => group.includes(one))),
  );

const TARGET: ReadonlySet<unknown> = new Set(['target']);

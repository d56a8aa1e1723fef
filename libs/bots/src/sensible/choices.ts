import { replacementOf, type Answer, type Recipient } from '@arbiter/engine';
import type { Random } from '@arbiter/kernel';
import type { CommandOption, DeedView, SpaceView, View } from '@arbiter/view';
import { anyAnswer, namesInSight } from '../answers.ts';
import { worthAsTarget, worthBeside } from './aim.ts';
import { dividedDamage } from './division.ts';
import { worthOfDeed } from './deeds.ts';
import { isBadHand } from './lands.ts';
import { best, powerOf, type Table } from './table.ts';
import { missed, worthOf, worthOfCard } from './worth.ts';

type Choice = Extract<CommandOption, { type: 'Choose' }>;

/** The answer to a decision that comes up on the way; null if there is none. */
export function answerTo(table: Table, option: Choice, random: Random): Answer | null {
  const { kind, space } = option;
  switch (kind) {
    case 'playFirst':
      return table.myFace;
    case 'mulligan':
      return isBadHand(table);
    case 'pay':
    case 'payment':
      return space.shape === 'payment' && space.isPayable;
    case 'may':
      return isWelcome(table, option.does);
    case 'buyback':
      return false;
    case 'name':
      return mostCommon(namesInSight(table.view));
    case 'number':
      return space.shape === 'number' ? Math.min(space.most, SOME) : null;
    case 'x':
    case 'repetitions':
      return space.shape === 'number' ? space.most : null;
    case 'targets':
    case 'newTarget':
    case 'choose':
      return chosen(table, option) ?? anyAnswer(space, table.view, random);
    case 'word':
      return commonWord(table, space) ?? anyAnswer(space, table.view, random);
    case 'assignDamage':
    case 'division':
      return space.shape === 'division' ? dividedDamage(table, space) : null;
    case 'alternative':
    case 'orderTriggers':
    case 'mode':
    case 'landWords':
    case 'colorWords':
    case 'order':
    case 'replacement':
      return discardedElsewhere(table, space) ?? anyAnswer(space, table.view, random);
    case 'topCards':
    case 'priority':
    case 'attack':
    case 'block':
    case 'disclose':
      return anyAnswer(space, table.view, random);
    default:
      return kind satisfies never;
  }
}

/** Whether what may be done does more good than harm, as far as it can be told; targets will be the best ones. */
function isWelcome(table: Table, does: readonly DeedView[]): boolean {
  return does.reduce((sum, deed) => sum + worthBeside(table, deed, 0, 0), 0) >= 0;
}

/** A card of my hand that says where it goes as it is discarded, as one with madness does: it knows best. */
function discardedElsewhere({ hand }: Table, space: SpaceView): Answer | null {
  if (space.shape !== 'word') return null;
  const saysSo = (key: string): boolean => {
    const by = replacementOf(key);
    return by?.by === 'static' && hand.some(({ id }) => id === by.source);
  };
  return space.options.find(saysSo) ?? null;
}

/** Of a number that may cost as much as it gives. */
const SOME = 4;

function mostCommon(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return best([...counts.keys()], (name) => counts.get(name) ?? 0) ?? 'Forest';
}

/** The colour, creature type or land type that the opponent has most of. */
function commonWord({ theirs }: Table, space: SpaceView): string | null {
  const words = space.shape === 'word' ? space.options : space.shape === 'name' ? space.some : [];
  const counted = (words ?? []).map((word) => ({
    word,
    count: theirs.filter(({ colors, subtypes }) => [...colors, ...subtypes].includes(word)).length,
  }));
  const most = best(counted, ({ count }) => count);
  return most === undefined || most.count === 0 ? null : most.word;
}

function chosen(table: Table, option: Choice): Answer | null {
  const { space } = option;
  const score = scoring(table, option);
  if (space.shape === 'oneOf') {
    const options = space.options.filter((one) => typeof one !== 'boolean');
    return best(options, score) ?? null;
  }
  if (space.shape !== 'subset') return null;
  const { groups } = space;
  if (groups !== undefined) {
    const ways = groups.map((from) => chosenOf({ ...space, from }, score));
    const worthOf = (way: readonly Recipient[]): number =>
      way.reduce((sum: number, one) => sum + score(one), 0);
    return best(ways, worthOf) ?? [];
  }
  return chosenOf(space, score);
}

/** The best of them: as many as have to be, and all that do good. */
function chosenOf(
  space: { readonly from: readonly Recipient[]; readonly least: number; readonly most: number },
  score: (one: Recipient) => number,
): readonly Recipient[] {
  const scored = space.from.map((one) => ({ one, worth: score(one) }));
  scored.sort((a, b) => b.worth - a.worth);
  return scored
    .filter(({ worth }, i) => i < space.least || (i < space.most && worth > 0))
    .map(({ one }) => one);
}

/** What it is worth to choose something, by what it is chosen for. */
function scoring(table: Table, { does }: Choice): (one: Recipient) => number {
  const { decision } = table.view;
  if (decision?.kind === 'targets') {
    return (one) => worthAsTarget(table, does, decision.spec, one, 0);
  }
  if (decision?.kind !== 'choose') return (one) => (table.isMine(one) ? 0 : 1);
  switch (decision.purpose) {
    case 'discard':
    case 'handSize':
    case 'sacrifice':
    case 'exile':
    case 'tap':
    case 'return':
      return (one) => -priceOf(table, one);
    case 'search':
    case 'copy':
    case 'enchant':
    case 'untap':
    case 'amplify':
    case 'splice':
      return (one) => priceOf(table, one);
    case 'stayTapped':
      return () => -1;
    case 'source':
      return (one) => (table.isMine(one) ? 0 : dangerOf(table.view, one));
    case 'object':
      return (one) => {
        const bound = does.filter(({ at }) => at === 'bound');
        return bound.reduce((sum, deed) => sum + worthOfDeed(table, deed, one, 0), 0);
      };
    default:
      return decision.purpose satisfies never;
  }
}

/** What I would miss of it, or have of it. */
function priceOf(table: Table, one: Recipient): number {
  const permanent = table.permanent(one);
  if (permanent !== undefined) return worthOf(permanent);
  const card = table.hand.find(({ id }) => id === one);
  if (card !== undefined) return missed(table, card);
  const other = table.cardOfMine(one);
  return other === undefined ? 1 : worthOfCard(other);
}

/** How much damage a source is about to deal. */
function dangerOf({ permanents, combat, stack }: View, one: Recipient): number {
  const attacks = combat?.attackers.some(({ object }) => object === one) === true;
  const found = permanents.find(({ id }) => id === one);
  if (found !== undefined) return powerOf(found) + (attacks ? 10 : 1);
  return stack.some(({ id }) => id === one) ? 12 : 1;
}

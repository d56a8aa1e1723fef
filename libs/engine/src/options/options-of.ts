import { cardsToArrange } from '../decide/happening/arrange.ts';
import { announcedCost, announcedText, settleAnnounced } from '../paying/announced-cost.ts';
import { holds } from '../reading/conditions.ts';
import { paidObjects } from '../paying/picks.ts';
import { isPayable, largestX, sourcesFor } from '../paying/total-cost.ts';
import { nextPicks } from '../paying/next-picks.ts';
import { isFault } from '../paying/settle-payment.ts';
import { amountNow } from '../reading/amounts.ts';
import { readFrom } from '../reading/reading.ts';
import { COLOR_WORD_PAIRS, LAND_WORD_PAIRS } from '../effects/change-word.ts';
import { orderOptions } from '../effects/put-into-play.ts';
import { wordSpace } from './words.ts';
import { newTargetOptions } from '../effects/change-target.ts';
import { searchOptions } from '../effects/hidden.ts';
import { sourceOptions } from '../effects/damage-shields.ts';
import { objectOptions } from '../effects/choose.ts';
import { handToDiscard } from '../effects/discard.ts';
import { copyOptions, enchantOptions, objectEntering } from '../decide/stack/enter.ts';
import { repetitionsOf } from '../decide/loops/propose-loop.ts';
import { costOfPayment, openCost, openPayment, settleOpen } from '../decide/paying/payment.ts';
import { applicable } from '../decide/happening/replacements.ts';
import { openAssigner } from '../decide/turn/combat-damage-step.ts';
import { attackSpace, blockSpace } from '../decide/turn/declare.ts';
import { speaksOfX, targetsFor } from '../sight/filters.ts';
import { maximumHandSizeOf } from '../sight/hand-size.ts';
import type { Sight } from '../sight/sight.ts';
import type { ObjectId, Recipient, Seat } from '../state/basics.ts';
import type { ChoicePurpose, Question } from '../state/decisions.ts';
import type {
  AnnounceFrame,
  ChangesFrame,
  Frame,
  PayFrame,
  ResolveFrame,
} from '../state/frames.ts';
import type { ProposedChange } from '../state/changes.ts';
import type { OptionSpace } from './spaces.ts';

const YES_OR_NO: OptionSpace = { shape: 'oneOf', options: [true, false] };
const NOTHING: OptionSpace = { shape: 'oneOf', options: [] };

/**
 * Everything that may be answered to a question that the top frame asks, or would ask. Never stored: it follows
 * from the game. Priority and disclosing are answered by commands of their own and have no space here.
 */
export function optionsOf(sight: Sight, question: Question, seat: Seat): OptionSpace {
  const frame = sight.game.agenda[sight.game.agenda.length - 1] as Frame;
  switch (question.kind) {
    case 'disclose':
    case 'priority':
      return NOTHING;
    case 'playFirst':
      return { shape: 'oneOf', options: ['p0', 'p1'] };
    case 'mulligan':
    case 'may':
      return YES_OR_NO;
    case 'repetitions': {
      const { loop } = sight.game;
      return loop === undefined ? NOTHING : { shape: 'number', ...repetitionsOf(loop) };
    }
    case 'attack':
      return attackSpace(sight);
    case 'block':
      return blockSpace(sight);
    case 'assignDamage':
      return openAssigner(sight, question.creature)?.space ?? NOTHING;
    case 'orderTriggers':
      return { shape: 'order', of: idsOfTriggers(sight, seat) };
    case 'mode': {
      const { modes } = sight.printed(sight.object((frame as AnnounceFrame).object));
      const possible = modes
        .map((_, mode) => mode)
        .filter((mode) => modePossible(sight, frame as AnnounceFrame, mode));
      return { shape: 'oneOf', options: possible };
    }
    case 'x':
      return xSpace(sight, frame as AnnounceFrame);
    case 'targets':
      return targetSpace(sight, frame as AnnounceFrame, question.spec);
    case 'division': {
      const { choices } = frame as AnnounceFrame;
      const spec = announcedText(sight, frame as AnnounceFrame).targets[question.spec];
      return {
        shape: 'division',
        total: amountOf(sight, spec?.divided ?? 0, frame as AnnounceFrame),
        among: choices.targets[question.spec] as readonly Recipient[],
        least: 1,
        all: true,
      };
    }
    case 'alternative':
      return { shape: 'oneOf', options: costsToChooseFrom(sight, frame as AnnounceFrame) };
    case 'buyback':
      return { shape: 'oneOf', options: [false, true] };
    case 'payment': {
      const cost = announcedCost(sight, frame as AnnounceFrame);
      return {
        shape: 'payment',
        sources: sourcesFor(sight, cost, (frame as AnnounceFrame).picked),
        pays: null,
        test: (payment) => !isFault(settleAnnounced(sight, frame as AnnounceFrame, payment)),
      };
    }
    case 'choose':
      return { shape: 'subset', ...choiceOf(sight, question.purpose, frame, seat) };
    case 'name':
      return { shape: 'name', known: (name) => sight.cards.has(name), some: sight.cards.names };
    case 'pay':
      return paySpace(sight, frame as PayFrame);
    case 'newTarget':
      return { shape: 'oneOf', options: newTargetOptions(sight, frame as ResolveFrame) };
    case 'landWords':
      return { shape: 'word', options: LAND_WORD_PAIRS };
    case 'colorWords':
      return { shape: 'word', options: COLOR_WORD_PAIRS };
    case 'word':
      return wordSpace(sight.cards, question.of);
    case 'order':
      return {
        shape: 'order',
        of:
          frame.kind === 'changes'
            ? cardsToArrange(sight, frame.changes, seat)
            : orderOptions(sight, frame as ResolveFrame),
      };
    case 'replacement': {
      const { changes, at } = frame as ChangesFrame;
      return {
        shape: 'word',
        options: applicable(sight, changes[at] as ProposedChange, changes),
      };
    }
    default:
      return question satisfies never;
  }
}

/** What can be paid; where the targets depend on it, only values for which there are some (6ED 409.1c). */
function xSpace(sight: Sight, frame: AnnounceFrame): OptionSpace {
  const most = largestX(sight, announcedCost(sight, frame));
  const { targets } = announcedText(sight, frame);
  if (!targets.some(({ what }) => speaksOfX(what))) return { shape: 'number', least: 0, most };
  const withTargets = Array.from({ length: most + 1 }, (_, x) => x).filter((x) => {
    const chosen = { ...frame, choices: { ...frame.choices, x } };
    return targets.every((spec, i) => {
      return targetSpace(sight, chosen, i).from.length >= (spec.least ?? 1);
    });
  });
  return { shape: 'oneOf', options: withTargets };
}

/** The targets that one use of the word "target" allows (6ED 409.1c). */
export function targetSpace(
  sight: Sight,
  frame: AnnounceFrame,
  index: number,
): Extract<OptionSpace, { shape: 'subset' }> {
  const spec = announcedText(sight, frame).targets[index];
  if (spec === undefined) return { shape: 'subset', from: [], least: 0, most: 0 };
  const from = targetsFor(sight, spec.what, {
    source: frame.object === 0 ? frame.source : frame.object,
    controller: frame.seat,
    choices: frame.choices,
  });
  const divided = spec.divided === undefined ? Infinity : amountOf(sight, spec.divided, frame);
  const most = Math.min(spec.most ?? 1, divided, from.length);
  return { shape: 'subset', from, least: spec.least ?? 1, most };
}

function amountOf(
  sight: Sight,
  amount: Parameters<typeof amountNow>[1],
  frame: AnnounceFrame,
): number {
  return amountNow(sight, amount, {
    source: frame.source,
    controller: frame.seat,
    choices: frame.choices,
    bindings: {},
  });
}

function modePossible(sight: Sight, frame: AnnounceFrame, mode: number): boolean {
  const chosen = { ...frame, choices: { ...frame.choices, mode } };
  return announcedText(sight, chosen).targets.every((_, spec) => {
    const space = targetSpace(sight, chosen, spec);
    return space.from.length >= space.least;
  });
}

function paySpace(sight: Sight, frame: PayFrame): OptionSpace {
  const cost = costOfPayment(frame);
  return {
    shape: 'payment',
    sources: sourcesFor(sight, cost, frame.picked),
    pays: paidObjects(sight, cost),
    test: (payment) => !isFault(settleOpen(sight, frame, payment)),
  };
}

function choiceOf(
  sight: Sight,
  purpose: ChoicePurpose,
  frame: Frame,
  seat: Seat,
): { readonly from: readonly ObjectId[]; readonly least: number; readonly most: number } {
  const one = (from: readonly ObjectId[]): ReturnType<typeof choiceOf> => ({
    from,
    least: 1,
    most: 1,
  });
  switch (purpose) {
    case 'discard':
      if (frame.kind === 'resolve') return handToDiscard(sight, frame, seat);
      return picksOfOpenCost(sight);
    case 'sacrifice':
    case 'exile':
    case 'tap':
    case 'return':
      return picksOfOpenCost(sight);
    case 'object':
      return objectOptions(sight, frame as ResolveFrame);
    case 'source':
      return one(sourceOptions(sight, frame as ResolveFrame));
    case 'copy':
      return one(copyOptions(sight, objectEntering(sight, frame as ResolveFrame)));
    case 'enchant':
      return one(
        enchantOptions(sight, objectEntering(sight, frame as ResolveFrame), frame as ResolveFrame),
      );
    case 'search':
      return searchOptions(sight, frame as ResolveFrame);
    case 'handSize': {
      const { hand } = sight.game.players[seat];
      const over = hand.length - maximumHandSizeOf(sight, seat);
      return { from: hand, least: over, most: over };
    }
    default:
      return purpose satisfies never;
  }
}

function picksOfOpenCost(sight: Sight): ReturnType<typeof choiceOf> {
  const cost = openCost(sight);
  if (cost === null) return { from: [], least: 0, most: 0 };
  const { from, count } = nextPicks(sight, cost, openPayment(sight)?.picked ?? []);
  return { from, least: count, most: count };
}

/** 0 is the mana cost, the others are counted from 1; those that could be paid now. */
function costsToChooseFrom(sight: Sight, frame: AnnounceFrame): number[] {
  const { alternativeCosts = [] } = sight.printed(sight.object(frame.object)).definition;
  const from = readFrom(frame.source, frame.seat);
  return [0, ...alternativeCosts.map((_, i) => i + 1)].filter((alternative) => {
    const onlyIf = alternativeCosts[alternative - 1]?.onlyIf;
    if (onlyIf !== undefined && !holds(sight, onlyIf, from)) return false;
    const chosen = { ...frame, choices: { ...frame.choices, alternative } };
    return isPayable(sight, announcedCost(sight, chosen));
  });
}

/** Triggers whose order the seat is asked for. */
function idsOfTriggers(sight: Sight, seat: Seat): number[] {
  return sight.game.waiting.filter(({ controller }) => controller === seat).map(({ id }) => id);
}

import {
  COLORS,
  type CardDefinition,
  type Color,
  type Cost,
  type TargetSpec,
} from '@arbiter/cards';
import { alternative } from '../../decisions/alternative.ts';
import { buyback } from '../../decisions/buyback.ts';
import { answerTo, type DecisionOf, type QuestionOf } from '../../decisions/decision.ts';
import { chooseToSplice } from '../../decisions/choose/splice.ts';
import { division } from '../../decisions/division.ts';
import { mode } from '../../decisions/mode.ts';
import { number } from '../../decisions/number.ts';
import { amountOf, targets } from '../../decisions/targets.ts';
import { x } from '../../decisions/x.ts';
import { announcedCost, announcedModes, announcedText } from '../../paying/announced-cost.ts';
import { readFrom } from '../../reading/reading.ts';
import { replicateCosts } from '../../reading/replicate.ts';
import { hasSplices } from '../../paying/splice-costs.ts';
import { spliceable } from '../../paying/splice.ts';
import { splicedKey } from '../../state/names.ts';
import { hasX, isPayable, type TotalCost } from '../../paying/total-cost.ts';
import { hasNoManaCost, waysToPay } from '../../paying/ways-to-pay.ts';
import { namedCostOf } from '../../sight/named-costs.ts';
import { isPaidAsPlayed, offersOf } from '../../sight/phase-costs.ts';
import { phaseCostNow } from '../../paying/phase-cost.ts';
import { mentions } from '../../sight/mentions.ts';
import type { CitedTopic } from '../../rules/citations.ts';
import type { AnnouncementStep } from '../../rules/rules.ts';
import type { Sight } from '../../sight/sight.ts';
import { admits, type OptionSpace } from '../../spaces/index.ts';
import { opponentOf, seatOf, type Recipient, type Seat } from '../../state/basics.ts';
import type { Answer, DecisionKind } from '../../state/decisions.ts';
import { frameLike } from '../../state/copied-frames.ts';
import { frameOf, type AnnounceFrame } from '../../state/frames.ts';
import type { AbilityRef, Choices } from '../../state/objects.ts';
import type { CompiledAbility } from '../../text/printed.ts';
import { addTime } from '../happening/add-time.ts';
import { lookAtDrawn } from '../happening/seen-once-played.ts';
import { keywordTopic } from '../happening/trigger.ts';
import { atOnce } from '../happening/triggers.ts';
import { offerPhaseCost } from '../paying/offer.ts';
import { payForAnnounced, pickForAnnounced } from '../paying/pay-announced.ts';
import type { Work } from '../work.ts';
import { announcementOf } from './announcement-order.ts';
import { gainHaste } from './gain-haste.ts';
import { hasNoAnswer, reasonAgainst } from './what-is-wrong.ts';
import { resolveManaAbility } from './mana-abilities.ts';
import { countUse } from './uses.ts';

/** Goes one step further with an announcement: the next one in which there is something to announce. */
export function advanceAnnounce(work: Work, frame: AnnounceFrame): void {
  const order = announcementOf(work, frame);
  const at = order.findIndex((one, i) => i >= frame.at && !nothingToAnnounce(work, frame, one));
  const step = order[at];
  if (step === undefined) finish(work, frame);
  else STEPS[step](work, at === frame.at ? frame : furtherOn(frame, at));
}

function furtherOn(frame: AnnounceFrame, at: number): AnnounceFrame {
  const next = frameLike(frame);
  next.at = at;
  return next;
}

/** The half of a split card has one mode, its own (TSP 505). */
const halfOrMode = (work: Work, frame: AnnounceFrame, mode: number): Partial<Choices> => ({
  mode: halvesOf(work, frame) === undefined ? mode : 0,
});

const halvesOf = (work: Work, { ability, object }: AnnounceFrame): CardDefinition['halves'] =>
  ability === null ? work.printed(work.object(object)).definition.halves : undefined;

/** Nothing of this concerns a triggered ability, which costs nothing. */
const PAYING: readonly AnnouncementStep[] = ['lockCost', 'payment'];

/**
 * What each of the targets gets where nobody chooses that: the same, rounded down. It is settled as it is announced, so
 * that one that becomes illegal makes nothing of it larger (6ED 413.2a; TSP 413.2f).
 */
function equalShares(
  work: Work,
  frame: AnnounceFrame,
  uses: readonly TargetSpec[],
  count: number,
): Pick<Partial<Choices>, 'division'> {
  const whole = uses[frame.part]?.dividedEvenly;
  if (whole === undefined || count === 0) return {};
  const share = Math.floor(amountOf(work, whole, frame) / count);
  const shares = Array.from({ length: count }, () => share);
  return { division: uses.map((_, use) => (use === frame.part ? shares : [])) };
}

type Announce = (work: Work, frame: AnnounceFrame) => void;

const STEPS: Readonly<Record<AnnouncementStep, Announce>> = {
  mode(work, frame) {
    const isOthers = isModeOfOpponent(work, frame);
    take(work, frame, mode, {
      question: { kind: 'mode' },
      by: isOthers ? opponentOf(frame.seat) : frame.seat,
      brought: isOthers ? undefined : frame.brought?.mode,
      choices: (one) => halfOrMode(work, frame, one),
      half: (one) => halvesOf(work, frame)?.[one]?.name,
    });
  },
  times(work, frame) {
    next(work, frame, 'announceTimes', { times: frame.brought?.times ?? 1 });
  },
  x(work, frame) {
    take(work, frame, x, {
      question: { kind: 'x' },
      // Before the opponent has chosen the mode, nobody can say it.
      brought: isModeOfOpponent(work, frame) ? undefined : frame.brought?.x,
      choices: (value) => ({ x: value }),
    });
  },
  targets(work, frame) {
    const { part: spec, choices } = frame;
    const uses = announcedText(work, frame).targets;
    const by = whoAims(work, frame, uses[spec]?.chosenBy);
    const isOthers = uses[spec]?.chosenBy !== undefined;
    take(work, frame, targets, {
      question: { kind: 'targets', spec },
      by,
      brought: isOthers ? undefined : frame.brought?.targets?.[spec],
      // Of several uses of the word, each says to whom what happens (6ED 409.1d).
      topic: spec === 0 ? 'announceTargets' : 'announceHow',
      choices: (chosen) => ({
        targets: [...choices.targets, chosen],
        ...equalShares(work, frame, uses, chosen.length),
      }),
      nextPart: spec + 1 < uses.length ? spec + 1 : null,
    });
  },
  division(work, frame) {
    const specs = announcedText(work, frame).targets;
    const spec = specs.findIndex((one) => one.divided !== undefined);
    const chosen = frame.choices.targets[spec] ?? [];
    const amounts = frame.brought?.division?.[spec];
    take(work, frame, division, {
      question: { kind: 'division', spec },
      // What is given to nobody is given to an object that there isn't.
      brought: amounts?.map((amount, i) => [chosen[i] ?? 0, amount] as const),
      choices: (answer) => ({
        division: specs.map((_, i) => (i === spec ? amountsFor(chosen, answer) : [])),
      }),
    });
  },
  alternative(work, frame) {
    take(work, frame, alternative, {
      question: { kind: 'alternative' },
      topic: announcementOf(work, frame)[frame.at + 1] === 'targets' ? 'announceTargets' : 'pay',
      brought: frame.brought === null ? undefined : (frame.brought.alternative ?? 0),
      choices: (one) => (one === 0 ? {} : { alternative: one }),
    });
  },
  buyback(work, frame) {
    const choices = { ...frame.choices, buyback: true };
    const payable = isPayable(work, announcedCost(work, { ...frame, choices }));
    if (!payable && frame.brought?.buyback !== true) {
      next(work, frame, 'pay');
      return;
    }
    take(work, frame, buyback, {
      question: { kind: 'buyback' },
      brought: frame.brought === null ? undefined : (frame.brought.buyback ?? false),
      choices: (one) => ({ buyback: one }),
    });
  },
  splice(work, frame) {
    const chosen = answerTo(frame, chooseToSplice.decision);
    if (chosen === null) {
      chooseToSplice.ask(work, frame.seat);
      return;
    }
    for (const object of chosen) work.emit('CardRevealed', 'splice', { object, to: 'all' });
    const { name } = work.object(frame.object);
    const known = chosen.reduce((whole, card) => splicedKey(whole, work.object(card).name), name);
    work.emit('ChoiceAnnounced', 'splice', {
      choices: {},
      at: frame.at + 1,
      part: 0,
      ...(known === name ? {} : { half: known }),
    });
  },
  replicate(work, frame) {
    const { at, part, choices, object } = frame;
    const most = mostReplicated(work, frame);
    const times = most === 0 ? 0 : answerTo(frame, number);
    if (times === null) {
      number.ask(work, frame.seat, { most }, 'replicate');
      return;
    }
    const isLast = part + 1 >= replicateCosts(work.printed(work.object(object))).length;
    work.emit('ChoiceAnnounced', 'replicate', {
      choices: { replicated: [...(choices.replicated ?? []), times] },
      at: isLast ? at + 1 : at,
      part: isLast ? 0 : part + 1,
    });
  },
  phaseCost(work, frame) {
    const { answer: paid, seat, source, ability, at, part } = frame;
    const others = offersOf(work.cards.ability(ability as AbilityRef)).slice(part + 1);
    if (typeof paid !== 'boolean') {
      offerPhaseCost(work, seat, source, phaseCostsOf(work, frame));
    } else if (paid || others.length === 0) {
      next(work, frame, 'phaseCostPaid', { paid });
    } else {
      work.emit('ChoiceAnnounced', 'phaseCostPaid', { choices: {}, at, part: part + 1 });
    }
  },
  picks(work, frame) {
    if (pickForAnnounced(work, frame) === 'done') next(work, frame, 'pay');
  },
  lockCost(work, frame) {
    work.emit('CostLockedIn', 'lockCost', { cost: recorded(announcedCost(work, frame)) });
  },
  payment(work, frame) {
    if (payForAnnounced(work, frame) !== 'done') return;
    // What is chosen after costs are paid (5ED Playing Spells and Abilities.2) is yet to come.
    const rest = announcementOf(work, frame).slice(frame.at + 1);
    const isAll = rest.every((one) => nothingToAnnounce(work, frame, one));
    if (isAll) finish(work, frameOf(work.top(), 'announce'));
    else next(work, frame, 'pay');
  },
};

/** Who chooses the targets of one use of the word (6ED 409.1c). */
function whoAims(
  work: Work,
  { object, seat }: AnnounceFrame,
  chosenBy: TargetSpec['chosenBy'],
): Seat {
  if (chosenBy === undefined) return seat;
  if (chosenBy === 'opponent') return opponentOf(seat);
  const player = work.object(object).stack?.bindings['player'];
  return player === 'p0' || player === 'p1' ? seatOf(player) : seat;
}

/** What the phase cost that is played comes to, and those that are one with it. */
function phaseCostsOf(
  work: Work,
  { object, source, ability, choices, part }: AnnounceFrame,
): readonly [Cost, ...Cost[]] {
  const { controller, stack } = work.object(object);
  const { bindings = {}, joined = [] } = stack ?? {};
  const text = { ...readFrom(source, controller, bindings), choices };
  const costOf = (ref: AbilityRef, which = 0): Cost =>
    phaseCostNow(work, work.cards.ability(ref), text, which);
  return [costOf(ability as AbilityRef, part), ...joined.map((ref) => costOf(ref))];
}

/** How often the replicate cost that is in turn could be paid. */
function mostReplicated(sight: Sight, frame: AnnounceFrame): number {
  const { choices } = frame;
  const isPayableWith = (times: number): boolean => {
    const replicated = [...(choices.replicated ?? []), times];
    return isPayable(
      sight,
      announcedCost(sight, { ...frame, choices: { ...choices, replicated } }),
    );
  };
  let most = 0;
  while (most < MOST_REPLICATED && isPayableWith(most + 1)) most += 1;
  return most;
}

/** A limit for what costs nothing. */
const MOST_REPLICATED = 100;

/** A cost as it is put on record: what is played for it, the frame and the object on the stack say. */
const recorded = ({ plays: _, as: __, ...cost }: TotalCost): TotalCost => cost;

function next(
  work: Work,
  { at }: AnnounceFrame,
  topic: CitedTopic,
  choices: Partial<Choices> = {},
): void {
  work.emit('ChoiceAnnounced', topic, { choices, at: at + 1, part: 0 });
}

function nothingToAnnounce(sight: Sight, frame: AnnounceFrame, step: AnnouncementStep): boolean {
  if (frame.start === null && PAYING.includes(step)) return true;
  const specs = announcedText(sight, frame).targets;
  const printed = frame.ability === null ? sight.printed(sight.object(frame.object)) : null;
  switch (step) {
    case 'mode':
      return announcedModes(sight, frame).length === 1;
    case 'times':
      return (frame.brought?.times ?? 1) === 1;
    case 'x':
      return !waysToPay(sight, frame).some(hasX);
    case 'targets':
      return specs.length === 0;
    case 'division':
      return specs.every((spec) => spec.divided === undefined);
    case 'alternative':
      return (
        printed === null ||
        (printed.definition.alternativeCosts === undefined && !hasNoManaCost(printed.definition))
      );
    case 'buyback':
      return printed === null || printed.buyback === null;
    case 'splice':
      return printed === null || spliceable(sight, frame).length === 0;
    case 'replicate':
      return printed === null || replicateCosts(printed).length === 0;
    case 'phaseCost':
      return (
        frame.ability === null ||
        frame.start !== null ||
        !isPaidAsPlayed(sight, sight.cards.ability(frame.ability))
      );
    case 'picks':
      return announcedCost(sight, frame).picks.length === 0;
    case 'lockCost':
    case 'payment':
      return false;
  }
}

/** Something that is chosen for what is announced. */
interface Taken<K extends DecisionKind, A extends Answer> {
  readonly question: QuestionOf<K>;
  /** Who chooses it, if not the player who announces. */
  readonly by?: Seat;
  /** What the command said about it. */
  readonly brought: Answer | undefined;
  /** What follows from the answer. */
  readonly choices: (answer: A) => Partial<Choices>;
  /** The rule by which it is asked, if there is a closer one than usual. */
  readonly topic?: CitedTopic;
  /** Where the step goes on, if it isn't done with this. */
  readonly nextPart?: number | null;
  /** The half of a split card that the spell is from then on. */
  readonly half?: (answer: A) => string | undefined;
}

/**
 * Takes a choice from the open answer, from what the command brought, or because there is only one; otherwise it
 * is asked for. A choice that lies outside its space is refused.
 */
function take<K extends DecisionKind, A extends Answer>(
  work: Work,
  frame: AnnounceFrame,
  decision: DecisionOf<K, A>,
  {
    question,
    by = frame.seat,
    brought,
    choices,
    topic = decision.asks,
    nextPart = null,
    half,
  }: Taken<K, A>,
): void {
  const isOthers = by !== frame.seat;
  let answer = answerTo(frame, decision);
  if (answer === null) {
    const space = decision.space(work, question, by);
    answer = readyAnswer(decision, space, brought);
    // What was said before the opponent chose, or before the player did what to pay with, may not do any more.
    const isSaid =
      !isOthers &&
      frame.opponentChose !== true &&
      frame.pickedByAnswer !== true &&
      !hasSplices(work, frame);
    if (answer === null && isSaid && (brought !== undefined || frame.brought !== null)) {
      const rule =
        brought === undefined
          ? work.rules.cite[topic]
          : decision.brokenRule(work, question, frame.seat, brought);
      work.refuseBy(rule, reasonAgainst(question, space, brought), [frame.source]);
      return;
    }
    if (answer === null) {
      // What was picked to pay with before has left none: a dead end, which can be taken back.
      const isDeadEnd = frame.pickedByAnswer === true;
      if (hasNoAnswer(space) && !isDeadEnd) {
        work.refuse(topic, 'there is no legal choice', [frame.source]);
      } else decision.ask(work, by, question, topic);
      return;
    }
  }
  const at = nextPart === null ? frame.at + 1 : frame.at;
  const name = half?.(answer);
  work.emit('ChoiceAnnounced', topic, {
    choices: choices(answer),
    at,
    part: nextPart ?? 0,
    ...(name === undefined ? {} : { half: name }),
    ...(isOthers ? { by } : {}),
  });
}

/** Whether the mode of the spell is for the opponent to choose (6ED 409.1b). */
function isModeOfOpponent(sight: Sight, { ability, object }: AnnounceFrame): boolean {
  if (ability !== null) return false;
  return sight.printed(sight.object(object)).definition.modeChosenBy === 'opponent';
}

/** What needs no asking: what was brought, if it is legal, or the only answer there is. */
function readyAnswer<A extends Answer>(
  decision: Pick<DecisionOf<DecisionKind, A>, 'isAnswer'>,
  space: OptionSpace,
  brought: Answer | undefined,
): A | null {
  const answer = brought === undefined ? onlyAnswer(space) : brought;
  if (answer === null || !admits(space, answer)) return null;
  return decision.isAnswer(answer) ? answer : null;
}

/** The answer, if there is no other. */
function onlyAnswer(space: OptionSpace): Answer | null {
  if (space.shape === 'subset') {
    return space.from.length === space.least && space.most >= space.least ? space.from : null;
  }
  if (space.shape === 'number') return space.least === space.most ? space.least : null;
  if (space.shape === 'division') {
    return space.among.length === 1 ? [[space.among[0] as Recipient, space.total]] : null;
  }
  return space.shape === 'oneOf' && space.options.length === 1
    ? (space.options[0] as Answer)
    : null;
}

function amountsFor(
  chosen: readonly Recipient[],
  answer: readonly (readonly [Recipient, number])[],
): number[] {
  const given = new Map(answer);
  return chosen.map((target) => given.get(target) ?? 0);
}

/** It is paid for, and done at once; who took it has priority again. */
function takeSpecialAction(
  work: Work,
  { seat, source, choices }: AnnounceFrame,
  ability: CompiledAbility,
): void {
  const facts = { object: source, ability: ability.number, seat };
  work.emit('SpecialActionTaken', keywordTopic(ability) ?? 'announce', facts);
  resolveManaAbility(work, seat, source, ability, choices);
}

/**
 * Of which colours the mana is that was spent, for a spell whose text asks for that; each as often as it was spent where
 * it asks how much that is.
 */
function colorsSpent(
  work: Work,
  { object, payment }: AnnounceFrame,
): { readonly manaSpent?: Color[] } {
  const { definition } = work.printed(work.object(object));
  const isCounted = mentions(definition, SPENT_ON_X);
  if (!isCounted && !mentions(definition, MANA_SPENT)) return {};
  const manaSpent = COLORS.flatMap((color, i) => {
    const spent = payment?.spend[i] ?? 0;
    return Array.from({ length: isCounted ? spent : Math.min(spent, 1) }, () => color);
  });
  return { manaSpent };
}

const SPENT_ON_X: ReadonlySet<unknown> = new Set(['spentOnX']);
const MANA_SPENT: ReadonlySet<unknown> = new Set(['manaSpent']);

function finish(work: Work, frame: AnnounceFrame): void {
  const { seat, object } = frame;
  if (object === 0) {
    const ability = work.cards.ability(frame.ability as AbilityRef);
    if (ability.activation?.special === true) {
      addTime(work, seat, 'decision');
      takeSpecialAction(work, frame, ability);
      return;
    }
    work.emit('FramePopped', 'manaAbility', {});
    countUse(work, frame.source, frame.ability as AbilityRef);
    if (work.game.agenda.at(-1)?.kind === 'priority') {
      // A player who has acted has ended a row of passes (6ED 408.1c).
      const played = { object: frame.source, ability: ability.number };
      work.emit('ManaAbilityPlayed', 'manaAbility', played);
    }
    resolveManaAbility(work, seat, frame.source, ability, frame.choices);
    lookAtDrawn(work);
    return;
  }
  if (frame.ability === null) {
    atOnce(work, () => {
      work.emit('SpellCast', 'announce', { object, seat, ...colorsSpent(work, frame) });
    });
    if (namedCostOf(work, work.object(object)) === 'suspend') gainHaste(work, object, seat);
  } else if (frame.start === null) {
    atOnce(work, () => {
      work.emit('TriggerChoicesMade', 'triggerChoices', { object, seat });
    });
  } else {
    atOnce(work, () => {
      work.emit('AbilityActivated', 'announce', { object, seat });
    });
    countUse(work, frame.source, frame.ability, frame.choices.times);
  }
  if (frame.start !== null) addTime(work, seat, 'decision');
  lookAtDrawn(work);
  work.rules.timing.afterAnnouncing(work, object, seat);
}

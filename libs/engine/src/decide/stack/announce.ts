import type { CitedTopic } from '../../rules/citations.ts';
import type { AnnouncementStep } from '../../rules/rules.ts';
import type { Sight } from '../../sight/sight.ts';
import { admits, type OptionSpace } from '../../spaces/index.ts';
import { optionsOf } from '../../options/options-of.ts';
import type { Citation, ObjectId, Recipient, Seat } from '../../state/basics.ts';
import type { Answer, Payment, Question } from '../../state/decisions.ts';
import type { AnnounceFrame, Brought } from '../../state/frames.ts';
import type { AbilityRef, Bindings, Choices } from '../../state/objects.ts';
import type { CompiledAbility } from '../../text/printed.ts';
import { brokenRule, type AskedOfOptions } from '../broken-rule.ts';
import { announcedCost, announcedText, settleAnnounced } from '../../paying/announced-cost.ts';
import { NO_CHOICES, stackItem } from '../../state/choices.ts';
import { asksForMana, hasX, isPayable } from '../../paying/total-cost.ts';
import { moveObject } from '../happening/moves.ts';
import { payCost } from '../paying/pay-cost.ts';
import { pickForCost } from '../paying/pick-for-cost.ts';
import { isFault } from '../../paying/settle-payment.ts';
import { resolveManaAbility } from './mana-abilities.ts';
import { atOnce } from '../happening/triggers.ts';
import { countUse } from './uses.ts';
import type { Work } from '../work.ts';

/** Begins to announce a spell: it goes on the stack at once (6ED 409.1a). */
export function announceSpell(
  work: Work,
  seat: Seat,
  card: ObjectId,
  brought: Brought | null,
): void {
  const object = work.nextObject();
  const frame = blankFrame(seat, object, object, null, brought);
  work.emit('AnnouncementBegan', 'announce', { frame });
  moveObject(work, card, 'stack', 'play', work.rules.cite.announce, {
    controller: seat,
    stack: stackItem(null, object, {}, false),
  });
}

/** Begins to announce an activated ability; only one that is no mana ability goes on the stack (6ED 411.1). */
export function announceAbility(
  work: Work,
  seat: Seat,
  source: ObjectId,
  { ref, isMana }: CompiledAbility,
  brought: Brought | null,
): void {
  const object = isMana ? 0 : work.nextObject();
  const frame = blankFrame(seat, object, source, ref, brought);
  work.emit('AnnouncementBegan', 'announce', { frame });
  if (!isMana) putAbilityOnStack(work, seat, source, ref, false, {});
}

/** Puts a pseudospell on the stack (6ED 217.6b). @returns its id. */
export function putAbilityOnStack(
  work: Work,
  controller: Seat,
  source: ObjectId,
  ability: AbilityRef | null,
  triggered: boolean,
  bindings: Bindings,
  topic: CitedTopic = triggered ? 'triggerChoices' : 'announce',
): ObjectId {
  const object = work.nextObject();
  const colors =
    source === 0 ? [] : work.rules.pseudospellColor(work.characteristics(source).colors);
  work.emit('AbilityPutOnStack', topic, {
    object,
    controller,
    item: stackItem(ability, source, bindings, triggered),
    colors,
  });
  return object;
}

function blankFrame(
  seat: Seat,
  object: ObjectId,
  source: ObjectId,
  ability: AbilityRef | null,
  brought: Brought | null,
): Omit<AnnounceFrame, 'start'> {
  return {
    kind: 'announce',
    seat,
    at: 0,
    part: 0,
    choices: NO_CHOICES,
    brought,
    answer: null,
    played: [],
    payment: null,
    object,
    source,
    ability,
  };
}

/** A triggered ability on the stack makes its choices like an activated one, but costs nothing (6ED 410.4). */
export function announceTrigger(
  work: Work,
  seat: Seat,
  object: ObjectId,
  source: ObjectId,
  ability: AbilityRef,
): void {
  const frame = blankFrame(seat, object, source, ability, null);
  work.push({ ...frame, start: null }, 'triggerChoices');
}

/** Goes one step further with an announcement: the next one in which there is something to announce. */
export function advanceAnnounce(work: Work, frame: AnnounceFrame): void {
  const order = work.rules.announcement;
  const at = order.findIndex((one, i) => i >= frame.at && !nothingToAnnounce(work, frame, one));
  const step = order[at];
  // A triggered ability costs nothing.
  if (step === undefined || (frame.start === null && PAYING.includes(step))) finish(work, frame);
  else STEPS[step](work, { ...frame, at });
}

/** Nothing of this concerns a triggered ability. */
const PAYING: readonly AnnouncementStep[] = ['lockCost', 'payment'];

type Announce = (work: Work, frame: AnnounceFrame) => void;

const STEPS: Readonly<Record<AnnouncementStep, Announce>> = {
  mode(work, frame) {
    take(work, frame, { kind: 'mode' }, frame.brought?.mode, 'announceMode', (mode) => ({
      mode: mode as number,
    }));
  },
  times(work, frame) {
    const next = { choices: { times: frame.brought?.times ?? 1 }, at: frame.at + 1, part: 0 };
    work.emit('ChoiceAnnounced', 'announceTimes', next);
  },
  x(work, frame) {
    take(work, frame, { kind: 'x' }, frame.brought?.x, 'announceX', (x) => ({ x: x as number }));
  },
  targets(work, frame) {
    const { targets } = announcedText(work, frame);
    const spec = frame.part;
    take(
      work,
      frame,
      { kind: 'targets', spec },
      frame.brought?.targets?.[spec],
      // Of several uses of the word, each says to whom what happens (6ED 409.1d).
      spec === 0 ? 'announceTargets' : 'announceHow',
      (chosen) => ({ targets: [...frame.choices.targets, chosen as readonly Recipient[]] }),
      spec + 1 < targets.length ? spec + 1 : null,
    );
  },
  division(work, frame) {
    const { targets } = announcedText(work, frame);
    const spec = targets.findIndex((one) => one.divided !== undefined);
    const chosen = frame.choices.targets[spec] as readonly Recipient[];
    const brought = frame.brought?.division?.[spec]?.map(
      (amount, i) => [chosen[i] as Recipient, amount] as const,
    );
    take(work, frame, { kind: 'division', spec }, brought, 'announceDivision', (answer) => ({
      division: targets.map((_, i) =>
        i === spec ? amountsFor(chosen, answer as readonly (readonly [Recipient, number])[]) : [],
      ),
    }));
  },
  alternative(work, frame) {
    const brought = frame.brought === null ? undefined : (frame.brought.alternative ?? 0);
    take(work, frame, { kind: 'alternative' }, brought, 'pay', (alternative) =>
      alternative === 0 ? {} : { alternative: alternative as number },
    );
  },
  buyback(work, frame) {
    const payable = isPayable(
      work,
      announcedCost(work, { ...frame, choices: { ...frame.choices, buyback: true } }),
    );
    if (!payable && frame.brought?.buyback !== true) {
      const next = { choices: {}, at: frame.at + 1, part: 0 };
      work.emit('ChoiceAnnounced', 'pay', next);
      return;
    }
    const brought = frame.brought === null ? undefined : (frame.brought.buyback ?? false);
    take(work, frame, { kind: 'buyback' }, brought, 'pay', (buyback) => ({
      buyback: buyback as boolean,
    }));
  },
  picks(work, frame) {
    const cost = announcedCost(work, frame);
    if (pickForCost(work, cost, frame, frame.brought?.payment ?? {}, 'pay') === 'done') {
      work.emit('ChoiceAnnounced', 'pay', { choices: {}, at: frame.at + 1, part: 0 });
    }
  },
  lockCost(work, frame) {
    work.emit('CostLockedIn', 'lockCost', { cost: announcedCost(work, frame) });
  },
  payment(work, frame) {
    const cost = announcedCost(work, frame);
    if (frame.payment !== null) {
      const done = frame.answer === true || payCost(work, cost, frame.payment, frame.part, 'pay');
      if (done) finish(work, work.top() as AnnounceFrame);
      return;
    }
    const asked = frame.answer;
    if (asked === null && frame.brought === null && asksForMana(cost)) {
      work.ask(frame.seat, { kind: 'payment' }, 'pay');
      return;
    }
    const wish: Payment =
      asked !== null && typeof asked === 'object' && !Array.isArray(asked)
        ? (asked as Payment)
        : (frame.brought?.payment ?? {});
    const payment = settleAnnounced(work, frame, wish);
    if (!isFault(payment)) {
      const topic = frame.ability === null ? 'pay' : 'activationCost';
      work.emit('PaymentSettled', topic, { payment });
    } else if (frame.pickedByAnswer === true) {
      // What was picked leaves no way to pay the rest: a dead end, which can be taken back.
      work.ask(frame.seat, { kind: 'payment' }, 'pay');
    } else work.refuse('pay', payment.reason, payment.objects);
  },
};

function nothingToAnnounce(sight: Sight, frame: AnnounceFrame, step: AnnouncementStep): boolean {
  const { targets } = announcedText(sight, frame);
  const printed = frame.ability === null ? sight.printed(sight.object(frame.object)) : null;
  switch (step) {
    case 'mode':
      return printed === null || printed.modes.length === 1;
    case 'times':
      return (frame.brought?.times ?? 1) === 1;
    case 'x':
      return !hasX(announcedCost(sight, frame));
    case 'targets':
      return targets.length === 0;
    case 'division':
      return targets.every((spec) => spec.divided === undefined);
    case 'alternative':
      return printed === null || printed.definition.alternativeCosts === undefined;
    case 'buyback':
      return printed === null || printed.buyback === null;
    case 'picks':
      return announcedCost(sight, frame).picks.length === 0;
    case 'lockCost':
    case 'payment':
      return false;
  }
}

/**
 * Takes a choice from the open answer, from what the command brought, or because there is only one; otherwise it
 * is asked for. A choice that lies outside its space is refused.
 */
function take(
  work: Work,
  frame: AnnounceFrame,
  question: AskedOfOptions,
  brought: unknown,
  topic: CitedTopic,
  choicesFrom: (answer: Answer) => Partial<Choices>,
  nextPart: number | null = null,
): void {
  let answer: Answer | null = frame.answer;
  if (answer === null) {
    const space = optionsOf(work, question, frame.seat);
    if (brought !== undefined) {
      if (!admits(space, brought)) {
        refuseChoice(work, frame, question, space, brokenRule(work, question, brought));
        return;
      }
      answer = brought;
    } else {
      answer = onlyAnswer(space);
      if (answer === null && frame.brought !== null) {
        refuseChoice(work, frame, question, space, work.rules.cite[topic]);
        return;
      }
    }
    if (answer === null) {
      if (isEmpty(space)) work.refuse(topic, 'nothing legal could be chosen', [frame.source]);
      else work.ask(frame.seat, question, topic);
      return;
    }
  }
  const at = nextPart === null ? frame.at + 1 : frame.at;
  const part = nextPart ?? 0;
  work.emit('ChoiceAnnounced', topic, { choices: choicesFrom(answer), at, part });
}

function refuseChoice(
  work: Work,
  frame: AnnounceFrame,
  question: Question,
  space: OptionSpace,
  rule: Citation,
): void {
  const what = WHAT_IS_CHOSEN[question.kind as keyof typeof WHAT_IS_CHOSEN];
  const reason = isEmpty(space)
    ? `there is no legal ${what}`
    : `this ${what} is missing or not allowed`;
  work.refuseBy(rule, reason, [frame.source]);
}

/** Of what a command can bring too little, or what is not allowed. */
const WHAT_IS_CHOSEN = {
  mode: 'mode',
  x: 'value of X',
  targets: 'target',
  division: 'division',
  alternative: 'cost',
} as const;

function isEmpty(space: OptionSpace): boolean {
  if (space.shape === 'subset') return space.from.length < space.least;
  return 'options' in space && space.options.length === 0;
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
  targets: readonly Recipient[],
  answer: readonly (readonly [Recipient, number])[],
): number[] {
  const given = new Map(answer);
  return targets.map((target) => given.get(target) ?? 0);
}

function finish(work: Work, frame: AnnounceFrame): void {
  const { seat, object } = frame;
  if (object === 0) {
    const ability = work.cards.ability(frame.ability as AbilityRef);
    work.emit('FramePopped', 'manaAbility', {});
    countUse(work, frame.source, frame.ability as AbilityRef);
    resolveManaAbility(work, seat, frame.source, ability, frame.choices);
    return;
  }
  if (frame.ability === null) {
    atOnce(work, () => {
      work.emit('SpellCast', 'announce', { object, seat });
    });
  } else if (frame.start === null) {
    work.emit('TriggerChoicesMade', 'triggerChoices', { object, seat });
  } else {
    work.emit('AbilityActivated', 'announce', { object, seat });
    countUse(work, frame.source, frame.ability);
  }
  work.rules.timing.afterAnnouncing(work, object, seat);
}

import type { Amount, TargetSpec } from '@arbiter/cards';
import { announcedCost, announcedText } from '../paying/announced-cost.ts';
import { mostPaidFor } from '../paying/for-each-target.ts';
import { isPayable } from '../paying/total-cost.ts';
import { amountNow } from '../reading/amounts.ts';
import { readFrom } from '../reading/reading.ts';
import type { CitedTopic } from '../rules/citations.ts';
import { speaksOfX } from '../sight/filters.ts';
import {
  dependsOnTargets,
  rangeOfTargets,
  spacesOfTargets,
  targetsFor,
  togetherIn,
  type TargetSpace,
} from '../sight/targets.ts';
import type { Choices } from '../state/objects.ts';
import { isProtectedFrom } from '../sight/protection.ts';
import type { Sight } from '../sight/sight.ts';
import type { Citation } from '../state/basics.ts';
import type { AnnounceFrame } from '../state/frames.ts';
import { isRecipients } from './answers.ts';
import { decision } from './decision.ts';

/** What one use of the word "target" is aimed at (6ED 409.1c). */
export const targets = decision({
  kind: 'targets',
  frames: ['announce'],
  asks: 'announceTargets',
  isAnswer: isRecipients,
  space: ({ sight, frame, question }) => targetSpace(sight, frame, question.spec),
  brokenRule({ sight, frame }, answer) {
    const named = [answer].flat();
    const rule = aimsBeneath(sight, named);
    return rule === null ? brokenBy(sight, frame, named) : { rule };
  },
});

/** The targets that one use of the word "target" allows. */
export function targetSpace(sight: Sight, frame: AnnounceFrame, index: number): TargetSpace {
  const specs = announcedText(sight, frame).targets;
  const spec = specs[index];
  if (spec === undefined) return { shape: 'subset', from: [], least: 0, most: 0 };
  const later = specs.slice(index + 1);
  const earlier = frame.choices.targets.slice(0, index);
  const space = spaceOf(sight, frame, spec, earlier);
  if (space.most !== 1 || !later.some(dependsOnTargets)) return space;
  // What leaves nothing for a later use of the word can't be chosen.
  const from = space.from.filter(
    (one) =>
      spacesOfTargets(later, (use, before) => spaceOf(sight, frame, use, before), undefined, [
        ...earlier,
        [one],
      ]).length > 0,
  );
  return { ...space, from, most: Math.min(1, from.length) };
}

function spaceOf(
  sight: Sight,
  frame: AnnounceFrame,
  spec: TargetSpec,
  earlier: Choices['targets'],
): TargetSpace {
  const source = frame.object === 0 ? frame.source : frame.object;
  const choices = { ...frame.choices, targets: earlier };
  const from = targetsFor(sight, spec, { source, controller: frame.seat, choices });
  const range = rangeOfTargets(spec, from.length, (amount) => amountOf(sight, amount, frame));
  // Where none is asked for, nobody has to say so.
  if (range.most === 0) return { shape: 'subset', from: [], least: range.least, most: 0 };
  if (spec.costsMore === undefined) {
    return { shape: 'subset', from, ...range, ...togetherIn(sight, spec, from) };
  }
  const most = mostPaidFor(range.most, (number) => {
    const targets = [...earlier, from.slice(0, number)];
    return isPayable(sight, announcedCost(sight, { ...frame, choices: { ...choices, targets } }));
  });
  return { shape: 'subset', from, least: range.least, most };
}

/** Whether as many can be chosen as have to be. */
export const hasEnough = ({ least, most }: TargetSpace): boolean => most >= least;

/** Whether there are enough targets for each use of the word in the text that is announced. */
export const canHaveTargets = (sight: Sight, frame: AnnounceFrame): boolean =>
  announcedText(sight, frame).targets.every((_, spec) =>
    hasEnough(targetSpace(sight, frame, spec)),
  );

/** Whether it depends on X how many targets there are: by what they are, or by what is divided among them. */
export const dependsOnX = ({ what, least = 1, most = 1, divided = 0 }: TargetSpec): boolean =>
  speaksOfX(what) ||
  [least, most === 'any number' ? 0 : most, divided].some((amount) => typeof amount !== 'number');

/** An amount of the text that is being announced. */
export function amountOf(sight: Sight, amount: Amount, frame: AnnounceFrame): number {
  const { source, seat: controller, choices } = frame;
  const bindings = sight.game.objects[frame.object]?.stack?.bindings;
  return amountNow(sight, amount, { ...readFrom(source, controller, bindings), choices });
}

/** The rule that keeps one of the named targets on the stack from being targeted, if there is one (5ED Interrupts.4). */
function aimsBeneath(sight: Sight, named: readonly unknown[]): Citation | null {
  for (const id of sight.game.stack) {
    const rule = named.includes(id) ? sight.rules.timing.untargetable(sight, id) : null;
    if (rule !== null) return rule;
  }
  return null;
}

/**
 * 6ED 402.5, 310.3: an ability or combat damage on the stack is no spell, so what acts on spells can't be aimed at it;
 * 6ED 502.7b: nor anything at what is protected from it.
 */
function brokenBy(sight: Sight, frame: AnnounceFrame, named: readonly unknown[]): CitedTopic {
  for (const one of named) {
    // Stryker disable next-line ConditionalExpression: nothing has a player for its number
    if (typeof one !== 'number') continue;
    const kind = sight.game.objects[one]?.kind;
    if (kind === 'ability') return 'abilityIsNoSpell';
    if (kind === 'damage') return 'damageIsNoSpell';
    if (kind === undefined) continue;
    if (isProtectedFrom(sight, one, frame.object === 0 ? frame.source : frame.object)) {
      return 'protectionFromTargeting';
    }
  }
  return 'announceTargets';
}

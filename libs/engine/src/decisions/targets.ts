import type { Amount, TargetSpec } from '@arbiter/cards';
import { announcedText } from '../paying/announced-cost.ts';
import { amountNow } from '../reading/amounts.ts';
import { readFrom } from '../reading/reading.ts';
import type { CitedTopic } from '../rules/citations.ts';
import { speaksOfX } from '../sight/filters.ts';
import { targetsFor } from '../sight/targets.ts';
import { isProtectedFrom } from '../sight/protection.ts';
import type { Sight } from '../sight/sight.ts';
import type { OptionSpace } from '../spaces/index.ts';
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
    const named: readonly unknown[] = Array.isArray(answer) ? answer : [];
    const rule = aimsBeneath(sight, named);
    return rule === null ? brokenBy(sight, frame, named) : { rule };
  },
});

type TargetSpace = Extract<OptionSpace, { shape: 'subset' }>;

/** The targets that one use of the word "target" allows. */
export function targetSpace(sight: Sight, frame: AnnounceFrame, index: number): TargetSpace {
  const spec = announcedText(sight, frame).targets[index];
  if (spec === undefined) return { shape: 'subset', from: [], least: 0, most: 0 };
  const from = targetsFor(sight, spec.what, {
    source: frame.object === 0 ? frame.source : frame.object,
    controller: frame.seat,
    choices: frame.choices,
  });
  // 6ED 409.1e: each of them gets at least one of what is divided.
  const divided = spec.divided === undefined ? Infinity : amountOf(sight, spec.divided, frame);
  const most = Math.min(spec.most ?? 1, divided, from.length);
  return { shape: 'subset', from, least: spec.least ?? 1, most };
}

/** Whether as many can be chosen as have to be. */
export const hasEnough = ({ least, most }: TargetSpace): boolean => most >= least;

/** Whether it depends on X how many targets there are: by what they are, or by what is divided among them. */
export const dependsOnX = ({ what, divided = 0 }: TargetSpec): boolean =>
  speaksOfX(what) || typeof divided !== 'number';

/** An amount of the text that is being announced. */
export function amountOf(sight: Sight, amount: Amount, frame: AnnounceFrame): number {
  const { source, seat: controller, choices } = frame;
  return amountNow(sight, amount, { ...readFrom(source, controller), choices });
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
    if (typeof one !== 'number') continue;
    const kind = sight.game.objects[one]?.kind;
    if (kind === 'ability') return 'abilityIsNoSpell';
    if (kind === 'damage') return 'damageIsNoSpell';
    if (kind === undefined) continue;
    if (isProtectedFrom(sight, one, frame.object === 0 ? frame.source : frame.object)) {
      return 'protection';
    }
  }
  return 'announceTargets';
}

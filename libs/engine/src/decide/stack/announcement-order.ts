import type { TargetSpec } from '@arbiter/cards';
import { dependOnCost } from '../../decisions/alternative.ts';
import type { AnnouncementStep } from '../../rules/rules.ts';
import { mentions } from '../../sight/mentions.ts';
import type { AnnounceFrame } from '../../state/frames.ts';
import type { AbilityRef } from '../../state/objects.ts';
import type { Work } from '../work.ts';

/**
 * In which order this is announced: where which cost is paid affects the number of targets, that is said at the time at
 * which the targets are (6ED 409.1c). Where their number affects the cost, or the cost takes from play what they are
 * targets for, they are chosen before it is paid.
 */
export function announcementOf(
  work: Work,
  { ability, object }: AnnounceFrame,
): readonly AnnouncementStep[] {
  const order = work.rules.announcement;
  const costsFirst = order.indexOf('picks') < order.indexOf('targets');
  if (ability !== null) {
    return costsFirst && losesItsTargets(work, ability) ? targetsFirst(order) : order;
  }
  const { spell = [] } = work.printed(work.object(object)).definition;
  if (costsFirst && spell.some(costsMoreByTarget)) return targetsFirst(order);
  if (order.indexOf('alternative') < order.indexOf('targets')) return order;
  if (!spell.some(({ targets = [] }) => dependOnCost(targets))) return order;
  return order.flatMap((step) =>
    step === 'targets' ? ['alternative', step] : step === 'alternative' ? [] : [step],
  );
}

const costsMoreByTarget = ({
  targets = [],
}: {
  readonly targets?: readonly TargetSpec[];
}): boolean => targets.some(({ costsMore }) => costsMore !== undefined);

/** Whether the cost takes the source from play, on which it depends what may be a target: what it blocks, for instance. */
function losesItsTargets(work: Work, ability: AbilityRef): boolean {
  const { activation, targets: specs } = work.cards.ability(ability);
  return activation?.cost.sacrifice === 'self' && mentions(specs, FIGHTS_THE_SOURCE);
}

const FIGHTS_THE_SOURCE: ReadonlySet<unknown> = new Set(['blocked by this', 'blocking this']);

const targetsFirst = (order: readonly AnnouncementStep[]): readonly AnnouncementStep[] =>
  order.flatMap((step) =>
    step === 'picks' ? ['targets', step] : step === 'targets' ? [] : [step],
  );

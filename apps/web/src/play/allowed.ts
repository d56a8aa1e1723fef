import { admits } from '@arbiter/view';
import {
  answerIn,
  type Answer,
  type PaidObjects,
  type PlanView,
  type SpaceView,
} from './answers.ts';
import { first, numberIn, recipient, type Fields } from './fields.ts';

/**
 * Whether the answer that a form gives lies in its space, so that nothing is sent that would only be refused. The engine's own
 * test says so; only names of cards, and mana chosen by hand that does not suffice, are for the server to tell.
 */
export function isAnswer(space: SpaceView, fields: Fields): boolean {
  switch (space.shape) {
    case 'name':
      return first(fields, 'pick').trim() !== '';
    case 'payment':
      return isPayment(space, answerIn(space, fields), fields);
    case 'number':
      // An empty field is no number, whatever is taken for it.
      return admits(
        space,
        numberIn(fields, 'pick', fields['pick'] === undefined ? space.least : NaN),
      );
    default:
      return admits(space, answerIn(space, fields));
  }
}

/** Whether all that a plan leaves open is chosen, and nothing that it forbids. */
export function isAnnounced({ targets, division, x, pays }: PlanView, fields: Fields): boolean {
  const value = numberIn(fields, 'x', fields['x'] === undefined ? x.least : NaN);
  return (
    value >= x.least &&
    value <= x.most &&
    targets.every((space, spec) =>
      division?.spec === spec
        ? isDivided(space, division.total, amountsIn(space, spec, fields))
        : admits(space, (fields[`target ${spec}`] ?? []).map(recipient)),
    ) &&
    arePaid(pays, fields)
  );
}

type Targets = PlanView['targets'][number];

const amountsIn = ({ from }: Targets, spec: number, fields: Fields) =>
  from
    .map((one) => [one, numberIn(fields, `amount ${spec} ${one}`)] as const)
    .filter(([, amount]) => amount !== 0);

/** Each that is chosen gets one at least. */
function isDivided(
  space: Targets,
  total: number,
  amounts: readonly (readonly [Targets['from'][number], number])[],
): boolean {
  const chosen = amounts.map(([one]) => one);
  return (
    admits(space, chosen) &&
    admits({ shape: 'division', total, among: chosen, least: 1, all: true }, amounts)
  );
}

function isPayment(
  { isPayable, sources, pays }: Extract<SpaceView, { shape: 'payment' }>,
  answer: Answer,
  fields: Fields,
): boolean {
  if (!arePaid(pays, fields)) return false;
  if (answer === true) return isPayable;
  const tapped = (fields['mana'] ?? []).map((at) => sources[Number(at)]?.object);
  return new Set(tapped).size === tapped.length;
}

/** Whether each part has as much as it asks for, and nothing is paid twice. */
function arePaid(pays: PaidObjects | null, fields: Fields): boolean {
  const parts = (pays ?? []).flatMap((part) => Array.from({ length: part.count }, () => part));
  const ways = new Set(parts.map(({ pay }) => pay));
  return [...ways].every((way) => {
    const picked = (fields[way] ?? []).map(Number);
    const wanted = parts.filter(({ pay }) => pay === way).map(({ from }) => from);
    return picked.length === wanted.length && fit(picked, wanted);
  });
}

/** Whether each part can have one of its own of what is picked. */
function fit(picked: readonly number[], [first, ...rest]: readonly (readonly number[])[]): boolean {
  if (first === undefined) return true;
  return picked.some(
    (one, at) =>
      first.includes(one) &&
      fit(
        picked.filter((_, other) => other !== at),
        rest,
      ),
  );
}

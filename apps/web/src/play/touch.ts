import type { Position } from '@arbiter/client';
import type { PaidObjects, PlanView, SpaceOf, SpaceView } from './answers.ts';
import { numberIn, type Fields, type Recipient } from './fields.ts';

/** What is being answered: a space, or the choices of one way to announce something. */
export type Asked =
  | { readonly space: SpaceView; readonly index: number }
  | { readonly plan: PlanView; readonly index: number };

/** What an answer has to do with something on the table. */
export interface Mark {
  /** It is a part of the answer. */
  readonly picked: boolean;
  /** A word for it: how much of a division it gets, that it waits for an attacker. */
  readonly note: string;
}

type Marks = ReadonlyMap<Recipient, Mark>;

/** In a form: the blocker that was clicked, for which an attacker is to be clicked next. */
const ARMED = 'armed';

/** What the open question asks for, if it can be shown on cards. */
export function askedOf(
  options: Position['options'],
  open: {
    readonly decision: number;
    readonly index: number;
    readonly plan: number;
  } | null,
): Asked | null {
  if (options?.decision == null) return null;
  if (open !== null && open.decision === options.decision.number) {
    const option = options.commands[open.index];
    if (option === undefined || !('plans' in option)) return null;
    const plan = option.plans[open.plan] ?? option.plans[0];
    return plan === undefined ? null : { plan, index: open.index };
  }
  const index = options.commands.findIndex((one) => 'space' in one);
  const option = options.commands[index];
  return option !== undefined && 'space' in option ? { space: option.space, index } : null;
}

/** Everything that a click may put into the answer, or take out of it. */
export function marksOf(asked: Asked | null, fields: Fields): Marks {
  const marks = new Map<Recipient, Mark>();
  if (asked === null) return marks;
  if ('plan' in asked) markPlan(marks, asked.plan, fields);
  else markSpace(marks, asked.space, fields);
  return marks;
}

/**
 * What a click on something does to the answer.
 *
 * @returns the answer as it is now; `'done'` if the click confirms it; null if the click means nothing to it
 */
export function touched(asked: Asked, fields: Fields, what: Recipient): Fields | 'done' | null {
  return 'plan' in asked
    ? touchPlan(asked.plan, fields, what)
    : touchSpace(asked.space, fields, what);
}

/** Whether nothing is missing from the answer that a click could give. */
export function isComplete(asked: Asked | null, fields: Fields): boolean {
  if (asked === null) return true;
  if ('space' in asked) return isSpaceComplete(asked.space, fields);
  const { targets, division, pays } = asked.plan;
  return (
    targets.every(({ least }, spec) =>
      division?.spec === spec
        ? given(fields, `amount ${spec} `) === division.total
        : picked(fields, `target ${spec}`).length >= least,
    ) && arePaid(pays, fields)
  );
}

function isSpaceComplete(space: SpaceView, fields: Fields): boolean {
  switch (space.shape) {
    case 'subset':
      return picked(fields, 'pick').length >= space.least;
    // To attack or block with nothing is an answer of its own, with its own button.
    case 'attack':
      return picked(fields, 'pick').length > 0;
    case 'block':
      return space.blockers.some(
        ([blocker]) => (picked(fields, `block ${blocker}`)[0] ?? '') !== '',
      );
    case 'division':
      return given(fields, 'amount ') === space.total;
    case 'word':
    case 'name':
      return picked(fields, 'pick').some((one) => one.trim() !== '');
    case 'payment':
      return arePaid(space.pays, fields);
    default:
      return true;
  }
}

const picked = (fields: Fields, name: string): readonly string[] => fields[name] ?? [];

const arePaid = (pays: PaidObjects | null, fields: Fields): boolean =>
  (pays ?? []).every(({ pay, count }) => picked(fields, pay).length >= count);

/** The sum of all fields whose names begin so. */
function given(fields: Fields, prefix: string): number {
  return Object.keys(fields)
    .filter((name) => name.startsWith(prefix))
    .reduce((sum, name) => sum + numberIn(fields, name), 0);
}

function markPlan(
  marks: Map<Recipient, Mark>,
  { targets, division, pays }: PlanView,
  fields: Fields,
): void {
  for (const [spec, { from }] of targets.entries()) {
    for (const one of from) {
      const amount = division?.spec === spec ? numberIn(fields, `amount ${spec} ${one}`) : 0;
      const isPicked = picked(fields, `target ${spec}`).includes(String(one)) || amount > 0;
      mark(marks, one, isPicked, amount > 0 ? String(amount) : isPicked ? 'target' : '');
    }
  }
  markPaid(marks, pays, fields);
}

function markSpace(marks: Map<Recipient, Mark>, space: SpaceView, fields: Fields): void {
  switch (space.shape) {
    case 'subset':
      for (const one of space.from) {
        mark(marks, one, picked(fields, 'pick').includes(String(one)), 'chosen');
      }
      break;
    case 'oneOf':
      for (const one of space.options) if (typeof one !== 'boolean') mark(marks, one, false, '');
      break;
    case 'attack':
      for (const one of space.attackers) {
        mark(marks, one, picked(fields, 'pick').includes(String(one)), 'attacks');
      }
      break;
    case 'block':
      markBlock(marks, space, fields);
      break;
    case 'division':
      for (const one of space.among) {
        const amount = numberIn(fields, `amount ${one}`);
        mark(marks, one, amount > 0, String(amount));
      }
      break;
    case 'payment':
      space.sources.forEach(({ object }, i) => {
        mark(marks, object, picked(fields, 'mana').includes(String(i)), 'pays');
      });
      markPaid(marks, space.pays, fields);
      break;
    default:
      break;
  }
}

function markBlock(
  marks: Map<Recipient, Mark>,
  { blockers }: SpaceOf<'block'>,
  fields: Fields,
): void {
  const armed = armedIn(fields);
  for (const [blocker, may] of blockers) {
    const blocks = picked(fields, `block ${blocker}`)[0] ?? '';
    mark(marks, blocker, blocks !== '', 'blocks');
    if (blocker !== armed) continue;
    marks.set(blocker, { picked: true, note: 'blocks which?' });
    for (const attacker of may) mark(marks, attacker, false, '');
  }
}

function markPaid(marks: Map<Recipient, Mark>, pays: PaidObjects | null, fields: Fields): void {
  for (const { pay, from } of pays ?? []) {
    for (const one of from) mark(marks, one, picked(fields, pay).includes(String(one)), pay);
  }
}

/** Of several things that it may be for, the one for which it is picked counts. */
function mark(marks: Map<Recipient, Mark>, what: Recipient, isPicked: boolean, note: string): void {
  if (marks.get(what)?.picked !== true) {
    marks.set(what, { picked: isPicked, note: isPicked ? note : '' });
  }
}

function touchPlan(
  { targets, division, pays }: PlanView,
  fields: Fields,
  what: Recipient,
): Fields | 'done' | null {
  const able = [...targets.entries()].filter(([, { from }]) => from.includes(what));
  const taken = able.find(([spec]) => picked(fields, `target ${spec}`).includes(String(what)));
  const open = able.find(
    ([spec, { most }]) => division?.spec === spec || picked(fields, `target ${spec}`).length < most,
  );
  const [spec, { most } = { most: 0 }] = taken ?? open ?? able[0] ?? [];
  if (spec === undefined) return touchPaid(pays, fields, what);
  if (division?.spec === spec) {
    const names = targets[spec]?.from.map((one) => `amount ${spec} ${one}`) ?? [];
    return oneMore(fields, `amount ${spec} ${what}`, names, division.total, 0);
  }
  const only = targets.length === 1 && pays === null;
  return toggle(fields, `target ${spec}`, String(what), most, only);
}

function touchSpace(space: SpaceView, fields: Fields, what: Recipient): Fields | 'done' | null {
  switch (space.shape) {
    case 'subset':
      if (!space.from.includes(what)) return null;
      return toggle(fields, 'pick', String(what), space.most, space.least === 1);
    case 'attack':
      if (!space.attackers.some((one) => one === what)) return null;
      return toggle(fields, 'pick', String(what), space.attackers.length, false);
    case 'block':
      return touchBlock(space, fields, what);
    case 'division': {
      if (!space.among.includes(what)) return null;
      const names = space.among.map((one) => `amount ${one}`);
      const least = space.all ? space.least : 0;
      return oneMore(fields, `amount ${what}`, names, space.total, least);
    }
    case 'payment': {
      const paid = touchPaid(space.pays, fields, what);
      if (paid !== null) return paid;
      const at = space.sources.findIndex(({ object }) => object === what);
      return at < 0 ? null : toggle(fields, 'mana', String(at), space.sources.length, false);
    }
    default:
      return null;
  }
}

function touchPaid(pays: PaidObjects | null, fields: Fields, what: Recipient): Fields | null {
  const part = pays?.find(({ from }) => from.some((one) => one === what));
  if (part === undefined) return null;
  const now = toggle(fields, part.pay, String(what), part.count, false);
  return now === 'done' ? null : now;
}

/**
 * Picks something or takes it back; of what only one may be picked, the new one takes the place of the old.
 *
 * @param confirms a second click on the only one that may be picked says that this is all
 */
function toggle(
  fields: Fields,
  name: string,
  what: string,
  most: number,
  confirms: boolean,
): Fields | 'done' {
  const now = picked(fields, name);
  if (now.includes(what)) {
    if (confirms && most === 1) return 'done';
    return { ...fields, [name]: now.filter((one) => one !== what) };
  }
  const rest = now.length < most ? now : now.slice(1);
  return { ...fields, [name]: [...rest, what] };
}

/** One more for this of a sum that is divided; when nothing is left, it gives back what it has. */
function oneMore(
  fields: Fields,
  name: string,
  names: readonly string[],
  total: number,
  least: number,
): Fields {
  const sum = names.reduce((all, one) => all + numberIn(fields, one), 0);
  const next = sum < total ? numberIn(fields, name) + 1 : least;
  return { ...fields, [name]: [String(next)] };
}

const armedIn = (fields: Fields): number => numberIn(fields, ARMED);

/** First the blocker, then the attacker; where there is one attacker alone, the first click says it all. */
function touchBlock(
  { blockers }: SpaceOf<'block'>,
  fields: Fields,
  what: Recipient,
): Fields | null {
  const clicked = blockers.find(([blocker]) => blocker === what);
  if (clicked !== undefined) {
    const [blocker, may] = clicked;
    const name = `block ${blocker}`;
    const blocks = picked(fields, name)[0] ?? '';
    if (blocks !== '') return { ...fields, [name]: [''], [ARMED]: [] };
    if (may.length === 1) return { ...fields, [name]: [String(may[0])], [ARMED]: [] };
    return {
      ...fields,
      [ARMED]: armedIn(fields) === blocker ? [] : [String(blocker)],
    };
  }
  const armed = blockers.find(([blocker]) => blocker === armedIn(fields));
  if (armed?.[1].some((one) => one === what) !== true) return null;
  return { ...fields, [`block ${armed[0]}`]: [String(what)], [ARMED]: [] };
}

import type { Position } from '@arbiter/client';
import { isAnnounced, isAnswer } from './allowed.ts';
import type { PaidObjects, PlanView, SpaceOf, SpaceView } from './answers.ts';
import { numberIn, type Fields, type Recipient } from './fields.ts';
import { say, type Plain } from '../words/say.ts';

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

/** Whether the answer is made: nothing is missing, and nothing in it is forbidden. */
export function isComplete(asked: Asked | null, fields: Fields): boolean {
  if (asked === null) return true;
  if ('plan' in asked) return isAnnounced(asked.plan, fields);
  const { space } = asked;
  // One of several is chosen by a button of its own.
  if (space.shape === 'oneOf') return true;
  // To attack or block with nothing is an answer of its own, with its own button.
  if ((space.shape === 'attack' || space.shape === 'block') && !isBegun(asked, fields))
    return false;
  return isAnswer(space, fields);
}

/** Whether something has been chosen that may be wrong. */
export function isBegun(asked: Asked | null, fields: Fields): boolean {
  if (asked === null) return false;
  const { space } = asked as { readonly space?: SpaceView };
  if (space?.shape === 'block') {
    return space.blockers.some(([blocker]) => (picked(fields, `block ${blocker}`)[0] ?? '') !== '');
  }
  return Object.entries(fields).some(
    ([name, values]) =>
      /^(?:pick|target|amount)/u.test(name) && values.some((one) => one !== '' && one !== '0'),
  );
}

const picked = (fields: Fields, name: string): readonly string[] => fields[name] ?? [];

function markPlan(
  marks: Map<Recipient, Mark>,
  { targets, division, pays }: PlanView,
  fields: Fields,
): void {
  for (const [spec, { from }] of targets.entries()) {
    for (const one of from) {
      const amount = division?.spec === spec ? numberIn(fields, `amount ${spec} ${one}`) : 0;
      const isPicked = picked(fields, `target ${spec}`).includes(String(one)) || amount > 0;
      mark(marks, one, isPicked, amount > 0 ? String(amount) : isPicked ? say('target') : '');
    }
  }
  markPaid(marks, pays, fields);
}

function markSpace(marks: Map<Recipient, Mark>, space: SpaceView, fields: Fields): void {
  switch (space.shape) {
    case 'subset':
      for (const one of space.from) {
        mark(marks, one, picked(fields, 'pick').includes(String(one)), say('chosen'));
      }
      break;
    case 'oneOf':
      for (const one of space.options) if (typeof one !== 'boolean') mark(marks, one, false, '');
      break;
    case 'attack':
      for (const one of space.attackers) {
        mark(marks, one, picked(fields, 'pick').includes(String(one)), say('attacks'));
      }
      break;
    case 'block':
      markBlock(marks, space, fields);
      break;
    case 'division':
      for (const one of space.among) {
        const amount = numberIn(fields, `amount ${one}`);
        const enough = space.lethal?.find(([to]) => to === one)?.[1] ?? Infinity;
        mark(
          marks,
          one,
          amount > 0,
          amount < enough ? String(amount) : `${amount}, ${say('lethal')}`,
        );
      }
      break;
    case 'payment':
      space.sources.forEach(({ object }, i) => {
        mark(marks, object, picked(fields, 'mana').includes(String(i)), say('pays'));
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
    mark(marks, blocker, blocks !== '', say('blocks'));
    if (blocker !== armed) continue;
    marks.set(blocker, { picked: true, note: say('blocks which?') });
    for (const attacker of may) mark(marks, attacker, false, '');
  }
}

/** What becomes of something that is a part of a cost. */
const PAID_BY = {
  sacrifice: 'is sacrificed',
  discard: 'is discarded',
  exile: 'is removed',
  tap: 'is tapped',
  return: 'returns to hand',
} as const satisfies Readonly<Record<PaidObjects[number]['pay'], Plain>>;

function markPaid(marks: Map<Recipient, Mark>, pays: PaidObjects | null, fields: Fields): void {
  for (const { pay, from } of pays ?? []) {
    for (const one of from)
      mark(marks, one, picked(fields, pay).includes(String(one)), say(PAID_BY[pay]));
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
  const [spec, { most, groups } = { most: 0 }] = taken ?? open ?? able[0] ?? [];
  if (spec === undefined) return touchPaid(pays, fields, what);
  if (division?.spec === spec) {
    const names = targets[spec]?.from.map((one) => `amount ${spec} ${one}`) ?? [];
    return oneMore(fields, `amount ${spec} ${what}`, names, division.total, 0);
  }
  const only = targets.length === 1 && pays === null;
  return toggle(
    togetherWith(what, fields, `target ${spec}`, groups),
    `target ${spec}`,
    String(what),
    most,
    only,
  );
}

function touchSpace(space: SpaceView, fields: Fields, what: Recipient): Fields | 'done' | null {
  switch (space.shape) {
    case 'subset':
      if (!space.from.includes(what)) return null;
      return toggle(
        togetherWith(what, fields, 'pick', space.groups),
        'pick',
        String(what),
        space.most,
        space.least === 1,
      );
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
      return touchSource(space, fields, what);
    }
    default:
      return null;
  }
}

/** What is picked already, without what can't be chosen together with this: where all has to be of one group, it starts over. */
function togetherWith(
  what: Recipient,
  fields: Fields,
  name: string,
  groups: readonly (readonly Recipient[])[] | undefined,
): Fields {
  if (groups === undefined) return fields;
  const may = new Set(
    groups
      .filter((group) => group.includes(what))
      .flat()
      .map(String),
  );
  return { ...fields, [name]: picked(fields, name).filter((one) => may.has(one)) };
}

/** A permanent pays once, with any of its mana abilities: the next click is the next of them, and then none. */
function touchSource(
  { sources }: SpaceOf<'payment'>,
  fields: Fields,
  what: Recipient,
): Fields | null {
  const own = [...sources.keys()].filter((at) => sources[at]?.object === what).map(String);
  if (own.length === 0) return null;
  const now = picked(fields, 'mana');
  const next = own[own.findIndex((at) => now.includes(at)) + 1];
  const rest = now.filter((at) => !own.includes(at));
  return { ...fields, mana: next === undefined ? rest : [...rest, next] };
}

function touchPaid(pays: PaidObjects | null, fields: Fields, what: Recipient): Fields | null {
  const part = pays?.find(({ from }) => from.some((one) => one === what));
  if (part === undefined) return null;
  // Parts that are paid the same way share their picks.
  const most = (pays ?? []).reduce(
    (sum, { pay, count }) => sum + (pay === part.pay ? count : 0),
    0,
  );
  const now = toggle(fields, part.pay, String(what), most, false);
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

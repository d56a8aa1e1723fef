import type { CommandBody, SeatOptions } from '@arbiter/client';
import { sourcesIn } from './paying.ts';
import { first, numberIn, recipient, type Fields, type Recipient } from './fields.ts';

/** A legal command as the server offers it. */
export type Option = SeatOptions['commands'][number];
export type Announcement = Extract<Option, { type: 'CastSpell' | 'ActivateAbility' }>;
export type PlanView = Announcement['plans'][number];
export type SpaceView = Extract<Option, { type: 'Choose' }>['space'];
/** An answer as it goes over the wire. */
export type Answer = NonNullable<CommandBody[string]>;
export type PaidObjects = NonNullable<PlanView['pays']>;
export type SpaceOf<S extends SpaceView['shape']> = Extract<SpaceView, { shape: S }>;

/** The answer that a filled form gives; the server says whether it is legal. */
export function answerIn(space: SpaceView, fields: Fields): Answer {
  switch (space.shape) {
    case 'oneOf':
      return option(first(fields, 'pick'));
    case 'word':
    case 'name':
      return first(fields, 'pick').trim();
    case 'subset':
      return (fields['pick'] ?? []).map(recipient);
    case 'number':
      return numberIn(fields, 'pick', space.least);
    case 'order':
      return orderIn(space.of, fields);
    case 'division':
      return space.among
        .map((to) => [to, numberIn(fields, `amount ${to}`)] as const)
        .filter(([, amount]) => amount > 0 || (space.all && space.least === 0));
    case 'attack':
      return bandsIn(space, fields);
    case 'block':
      return space.blockers.flatMap(([blocker]) => {
        const attacker = first(fields, `block ${blocker}`);
        return attacker === '' ? [] : [[blocker, Number(attacker)]];
      });
    case 'payment':
      return paymentIn(space, fields);
    default:
      return space satisfies never;
  }
}

/** Booleans, modes and recipients are all written as texts in a form. */
function option(text: string): boolean | Recipient {
  if (text === 'true' || text === 'false') return text === 'true';
  return recipient(text);
}

/** The things of an order, by the place that was given to each in the fields; equal places stay as they were. */
export function orderIn(of: readonly number[], fields: Fields): number[] {
  return of
    .map((id, i) => ({ id, place: numberIn(fields, `place ${id}`, i + 1) }))
    .sort((a, b) => a.place - b.place)
    .map(({ id }) => id);
}

/** Attackers with the same band of letters attack together; the others alone. */
function bandsIn({ attackers }: SpaceOf<'attack'>, fields: Fields): number[][] {
  const bands = new Map<string, number[]>();
  for (const text of fields['pick'] ?? []) {
    const id = Number(text);
    if (!attackers.includes(id)) continue;
    const band = first(fields, `band ${id}`);
    const key = band === '' ? `alone ${id}` : band;
    bands.set(key, [...(bands.get(key) ?? []), id]);
  }
  return [...bands.values()];
}

/** Where nothing else is named than what it proposed, the server pays as fits. */
function paymentIn({ sources, proposed }: SpaceOf<'payment'>, fields: Fields): Answer {
  const picked = (fields['mana'] ?? []).map(Number);
  const asProposed =
    picked.length === proposed?.length && picked.every((one) => proposed.includes(one));
  const mana = asProposed ? [] : picked.flatMap((one) => sources[one] ?? []);
  const payment = { ...(mana.length > 0 && { mana }), ...objectsIn(fields) };
  return Object.keys(payment).length === 0 ? true : payment;
}

const WAYS_TO_PAY_WITH = ['sacrifice', 'discard', 'exile', 'tap', 'return'] as const;

/** What is picked for its cost. */
function objectsIn(fields: Fields): Record<string, number[]> {
  const named = WAYS_TO_PAY_WITH.flatMap((how): [string, number[]][] => {
    const objects = fields[how];
    return objects === undefined ? [] : [[how, objects.map(Number)]];
  });
  return Object.fromEntries(named);
}

/** Whether nothing is left to choose for a plan. */
export function isPlain({ x, targets, division, pays }: PlanView): boolean {
  return x.most === 0 && targets.length === 0 && division === null && pays === null;
}

/** The command that announces it with all its answers. */
export function announced(option: Announcement, plan: PlanView, fields: Fields): CommandBody {
  const { division } = plan;
  const mana = sourcesIn(fields);
  const amounts = plan.targets.map((space, spec) =>
    space.from
      .map((to) => [to, numberIn(fields, `amount ${spec} ${to}`)] as const)
      .filter(([, amount]) => amount > 0),
  );
  const targets = plan.targets.map((_, spec) =>
    division?.spec === spec
      ? (amounts[spec] ?? []).map(([to]) => to)
      : (fields[`target ${spec}`] ?? []).filter((text) => text !== '').map(recipient),
  );
  return {
    type: option.type,
    object: option.object,
    ...(option.type === 'ActivateAbility' && { ability: option.ability }),
    mode: plan.mode,
    x: numberIn(fields, 'x', plan.x.least),
    targets,
    ...(plan.alternative > 0 && { alternative: plan.alternative }),
    ...(plan.buyback && { buyback: true }),
    ...((plan.pays !== null || mana.length > 0) && {
      payment: { ...objectsIn(fields), ...(mana.length > 0 && { mana }) },
    }),
    ...(division !== null && {
      division: amounts.map((given, spec) =>
        division.spec === spec ? given.map(([, amount]) => amount) : [],
      ),
    }),
  };
}

/** The command of an option that is taken; null if something is to be said about it first. */
export function taken(option: Option): CommandBody | null {
  if ('burns' in option && option.burns > 0) return null;
  const plans = 'plans' in option ? option.plans : [];
  return plans.length > 1 || plans.some((plan) => !isPlain(plan)) ? null : answered(option, 0, {});
}

/** The command of an option with what its form says; null if it has no such plan. */
export function answered(option: Option, plan: number, fields: Fields): CommandBody | null {
  if (!('plans' in option)) return declared(option, fields);
  const chosen = option.plans[plan];
  return chosen === undefined ? null : announced(option, chosen, fields);
}

/** The command of an option that is no announcement, from its form. */
export function declared(option: Exclude<Option, Announcement>, fields: Fields): CommandBody {
  switch (option.type) {
    case 'Pass':
    case 'AnnounceAttack':
    case 'DiscloseSecret':
      return { type: option.type };
    case 'PlayLand':
      return {
        type: 'PlayLand',
        object: option.object,
        ...(option.allowedBy === undefined ? {} : { allowedBy: option.allowedBy }),
      };
    case 'DeclareAttackers':
      return { type: 'DeclareAttackers', attackers: answerIn(option.space, fields) };
    case 'DeclareBlockers':
      return { type: 'DeclareBlockers', blocks: answerIn(option.space, fields) };
    case 'Choose':
      return { type: 'Choose', answer: answerIn(option.space, fields) };
    case 'TakeBack':
      return { type: 'TakeBack', keep: (fields['keep'] ?? []).map(Number) };
    default:
      return option satisfies never;
  }
}

/** What takes back the last step: all that was begun, or the mana that was made last. `null` if there is nothing to take back. */
export function takingBack({ decision, commands }: SeatOptions): CommandBody | null {
  const offered = commands.find((one) => one.type === 'TakeBack');
  if (offered === undefined) return null;
  const keep = decision?.kind === 'priority' ? offered.played.slice(0, -1) : [];
  return { type: 'TakeBack', keep };
}

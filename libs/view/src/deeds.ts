import {
  deedsOf,
  deedsOfCard,
  type Aim,
  type Amount,
  type CardDefinition,
  type Deed,
  type Effects,
} from '@arbiter/cards';
import {
  amountNow,
  everyInPlay,
  playerAsked,
  readFrom,
  targetsFor,
  type AbilityRef,
  type CompiledAbility,
  type Frame,
  type ObjectId,
  type Recipient,
  type Seat,
  type Sight,
} from '@arbiter/engine';
import type { Writable } from '@arbiter/kernel';

/** The numbers of a deed. */
const NUMBERS = ['amount', 'power', 'toughness', 'newPower', 'newToughness'] as const;

type NumberOfDeed = (typeof NUMBERS)[number];

/** What something does, with the objects and numbers as they are now. */
export type DeedView = Omit<Deed, 'at' | NumberOfDeed> & {
  readonly at: AimView | null;
} & {
  /** `'X'`: what is announced; left out where it is not known yet. */
  readonly [N in Exclude<NumberOfDeed, 'amount'>]?: number | 'X';
} & { readonly amount?: number | 'X' | 'all' };

/** What it acts on. */
export type AimView =
  | Exclude<Aim, { readonly every: unknown } | { readonly one: unknown } | 'host'>
  /** All of these. */
  | { readonly every: readonly Recipient[] }
  /** One of these, to be chosen later. */
  | { readonly one: readonly Recipient[] };

/** What a card does if it is played in this mode. */
export function deedsOfSpell(sight: Sight, object: ObjectId, mode: number, seat: Seat): DeedView[] {
  const { definition } = sight.printed(sight.object(object));
  let known = OF_CARD.get(definition);
  if (known === undefined) OF_CARD.set(definition, (known = []));
  return told(sight, (known[mode] ??= deedsOfCard(definition, mode)), object, seat);
}

/** What an ability of an object does. */
export function deedsOfAbility(
  sight: Sight,
  object: ObjectId,
  ability: CompiledAbility,
  seat: Seat,
): DeedView[] {
  let known = OF_ABILITY.get(ability);
  if (known === undefined) OF_ABILITY.set(ability, (known = deedsOf(effectsOf(ability))));
  return told(sight, known, object, seat);
}

/** Deeds already found, by the mode and for an ability: only their numbers and objects change from one decision to the next. */
const OF_CARD = new WeakMap<CardDefinition, (readonly Deed[])[]>();
const OF_ABILITY = new WeakMap<CompiledAbility, readonly Deed[]>();

/**
 * What that does which asks the open question: a trigger, or what is being announced or resolves. `you` is who is asked.
 */
export function deedsAsked(sight: Sight): DeedView[] {
  const { decision, waiting, agenda } = sight.game;
  if (decision?.kind === 'may') {
    const trigger = waiting.find(({ id }) => id === decision.trigger);
    if (trigger !== undefined) {
      return ofAbility(sight, trigger.ability, trigger.source, playerAsked(decision));
    }
  }
  const frame = agenda.at(-1);
  if (frame?.kind === 'announce') {
    const { ability, object, source, seat, choices } = frame;
    if (ability !== null) return ofAbility(sight, ability, source, seat);
    return deedsOfSpell(sight, object, choices.mode, seat);
  }
  if (frame?.kind !== 'resolve') return [];
  const { controller } = frame;
  const deeds = deedsResolving(sight, frame);
  return controller === (decision === null ? null : playerAsked(decision))
    ? deeds
    : deeds.map(fromOpposite);
}

function deedsResolving(sight: Sight, frame: Extract<Frame, { kind: 'resolve' }>): DeedView[] {
  const { ability, object, source, controller, choices } = frame;
  if (ability !== null) return ofAbility(sight, ability, source, controller);
  if (object === 0) return [];
  if (sight.isSpell(object)) return deedsOfSpell(sight, object, choices.mode, controller);
  const ref = sight.object(object).stack?.ability ?? null;
  return ref === null ? [] : ofAbility(sight, ref, source, controller);
}

/** The same, as the other player sees it. */
function fromOpposite(deed: DeedView): DeedView {
  if (deed.at === 'you') return { ...deed, at: 'opponent' };
  return deed.at === 'opponent' ? { ...deed, at: 'you' } : deed;
}

function ofAbility(sight: Sight, ref: AbilityRef, source: ObjectId, seat: Seat): DeedView[] {
  return deedsOfAbility(sight, source, sight.cards.ability(ref), seat);
}

/** What the ability of an object does, keywords included. */
export const effectsOf = ({ program }: CompiledAbility): Effects =>
  program.flatMap((step) => (step.op === 'effect' ? [step.effect] : []));

function told(sight: Sight, deeds: readonly Deed[], source: ObjectId, seat: Seat): DeedView[] {
  return deeds.map((deed) => {
    const { at, to, becomes, favor, lasts } = deed;
    // Told for each option of each decision: fields that are set one by one take a fraction of as many spreads.
    const view: Writable<DeedView> = {
      do: deed.do,
      at: at === null ? null : aimNow(sight, at, source, seat),
    };
    if (to !== undefined) view.to = to;
    if (becomes !== undefined) view.becomes = becomes;
    if (favor !== undefined) view.favor = favor;
    if (lasts !== undefined) view.lasts = lasts;
    if (deed.amount === 'all') view.amount = 'all';
    for (const name of NUMBERS) {
      const value = deed[name];
      const number = value === 'all' ? undefined : now(sight, value, source, seat);
      if (number !== undefined) view[name] = number;
    }
    return view;
  });
}

function aimNow(sight: Sight, at: Aim, source: ObjectId, seat: Seat): AimView {
  if (at === 'host') return { every: [sight.object(source).attachedTo].filter((id) => id !== 0) };
  if (typeof at === 'string') return at;
  if ('every' in at) return { every: everyInPlay(sight, at.every, { source, controller: seat }) };
  if ('one' in at) return { one: targetsFor(sight, at.one, { source, controller: seat }) };
  return at;
}

/** As it is now; what depends on what is chosen or found on the way is not known. */
function now(
  sight: Sight,
  amount: Amount | undefined,
  source: ObjectId,
  seat: Seat,
): number | 'X' | undefined {
  if (amount === undefined || typeof amount === 'number' || amount === 'X') return amount;
  if (isOpen(amount)) return undefined;
  return amountNow(sight, amount, readFrom(source, seat));
}

/** Whether an amount speaks of X, a target or what is bound. */
function isOpen(amount: unknown): boolean {
  if (amount === 'X' || amount === 'event') return true;
  if (typeof amount !== 'object' || amount === null) return false;
  return (
    'target' in amount || 'bound' in amount || Object.values(amount).some((one) => isOpen(one))
  );
}

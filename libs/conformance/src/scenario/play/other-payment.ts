import { WAYS_TO_PAY_WITH } from '@arbiter/cards';
import type { CommandBody, EventOf, GameObject, ObjectId, Seat, Verdict } from '@arbiter/engine';
import type { Match } from './match.ts';

type Paid = EventOf<'PaymentSettled'>['payment'];

/** What may be paid with in place of what was. */
interface Swap {
  readonly paid: ObjectId;
  readonly other: ObjectId;
}

/**
 * Whether what this command leaves out of its payment is a real choice: something with another name could be paid with.
 *
 * @returns the name of what is paid with, and of what could be instead; `null` if it makes no difference
 */
export function otherPayment(
  match: Match,
  seat: Seat,
  body: Extract<CommandBody, { type: 'CastSpell' | 'ActivateAbility' }>,
): readonly [paid: string, other: string] | null {
  if (body.payment !== undefined) return null;
  const payment = settledIn(match.try(seat, body));
  if (payment === null) return null;
  for (const { swap, instead } of others(match, seat, payment)) {
    const settled = settledIn(match.try(seat, { ...body, payment: instead }));
    // What was not enough was filled up with what pays anyway.
    if (settled === null || settled.mana.length > payment.mana.length) continue;
    return [nameOf(match, swap.paid), nameOf(match, swap.other)];
  }
  return null;
}

function settledIn({ accepted, events }: Verdict): Paid | null {
  const settled = events.find((event) => event.type === 'PaymentSettled');
  return accepted && settled !== undefined ? settled.payment : null;
}

/** Every payment that has one object of another name in place of one that it has. */
function* others(match: Match, seat: Seat, payment: Paid) {
  const { mana } = payment;
  const given = {
    mana,
    ...Object.fromEntries(WAYS_TO_PAY_WITH.map((way) => [way, payment[way] ?? []])),
  };
  for (const { object: paid } of mana) {
    for (const other of candidates(match, seat, paid, payment)) {
      for (const { isMana, activation, number } of match.see().abilities(other)) {
        if (!isMana || activation === null) continue;
        const swapped = mana.map((one) =>
          one.object === paid ? { object: other, ability: number } : one,
        );
        yield { swap: { paid, other } satisfies Swap, instead: { ...given, mana: swapped } };
      }
    }
  }
  for (const way of WAYS_TO_PAY_WITH) {
    for (const paid of payment[way] ?? []) {
      for (const other of candidates(match, seat, paid, payment)) {
        const objects = (payment[way] ?? []).map((one) => (one === paid ? other : one));
        yield { swap: { paid, other } satisfies Swap, instead: { ...given, [way]: objects } };
      }
    }
  }
}

/** What lies where the paid object lay, is the player's too, has another name and is not paid with. */
function candidates(match: Match, seat: Seat, paid: ObjectId, payment: Paid): ObjectId[] {
  const used = new Set([
    ...payment.mana.map(({ object }) => object),
    ...WAYS_TO_PAY_WITH.flatMap((way) => payment[way] ?? []),
  ]);
  const { zone, card } = match.object(paid);
  const names = new Set([card]);
  return Object.values(match.game.objects).flatMap((object) => {
    if (!isOf(object, seat) || object.zone !== zone || used.has(object.id)) return [];
    if (names.has(object.card)) return [];
    names.add(object.card);
    return [object.id];
  });
}

function isOf(object: GameObject | null | undefined, seat: Seat): object is GameObject {
  if (object === null || object === undefined) return false;
  return object.zone === 'battlefield' ? object.controller === seat : object.owner === seat;
}

function nameOf(match: Match, id: ObjectId): string {
  return match.names.nameOf(match.game, id);
}

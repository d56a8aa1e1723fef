import { isMadeToEnterTapped } from '../../statics/enters-tapped.ts';
import { holds } from '../../reading/conditions.ts';
import { amountNow } from '../../reading/amounts.ts';
import { readFrom, type Reading } from '../../reading/reading.ts';
import type { Printed } from '../../text/printed.ts';
import type { EntersAbility } from '@arbiter/cards';
import type { Writable } from '@arbiter/kernel';
import type { Arrival, EventOf } from '../../events.ts';
import { namedCostOf } from '../../sight/named-costs.ts';
import type { CitedTopic } from '../../rules/citations.ts';
import type { ObjectId, Seat } from '../../state/basics.ts';
import type { GameObject, StackItem } from '../../state/objects.ts';
import { propose } from '../happening/propose.ts';
import { arrivalOf } from './enter.ts';
import { moveObject } from '../happening/moves.ts';
import type { Progress } from '../progress.ts';
import type { Run } from './run.ts';
import { atOnce } from '../happening/triggers.ts';
import type { Work } from '../work.ts';
import { wouldHappen } from '../../replacing/would-happen.ts';

/** The last part of a resolution: permanents come into play, the rest leaves (6ED 413.2h). */
export function leaveTheStack(run: Run): Progress {
  const { work, frame } = run;
  const object = work.object(frame.object);
  if (moveToFinalZone(run, object) === 'waits') return 'waits';
  const topic = object.kind === 'ability' ? topicOfAbility(work, object) : 'spellLeavesStack';
  const next = work.rules.timing.actsAfter(work, object.id);
  const resolved: Writable<EventOf<'StackItemResolved'>> = {
    type: 'StackItemResolved',
    rule: work.rules.cite[topic],
    object: object.id,
  };
  if (next !== undefined) resolved.next = next;
  work.record(resolved);
  return 'done';
}

/** 6ED 402.6: an ability resolves though its source is gone. */
function topicOfAbility({ game }: Work, { stack }: GameObject): CitedTopic {
  const { source } = stack as StackItem;
  return game.objects[source]?.zone === null ? 'abilityWithoutSource' : 'abilityResolves';
}

/** A permanent comes into play, another card goes to the graveyard; something may have to be chosen first. */
function moveToFinalZone(run: Run, object: GameObject): Progress {
  const { work, frame } = run;
  // What is no card is no more; a spell may have sent itself elsewhere.
  if (object.kind !== 'card' || object.zone !== 'stack') return 'done';
  if (work.printed(object).isPermanentCard) {
    const [target] = frame.choices.targets[0] ?? [];
    // Stryker disable next-line ConditionalExpression: no permanent enchants a player in these editions
    const on = typeof target === 'number' ? target : undefined;
    const arrival = arrivalOf(run, object, object.controller, on);
    if (arrival === 'waits') return 'waits';
    if (arrival === 'buried') return bury(run, object);
    const rule = work.rules.cite.permanentSpellResolves;
    const how = arrival === 'stays' ? {} : arrival;
    atOnce(work, () => enterPlay(work, object, object.controller, 'resolve', rule, how));
    return 'done';
  }
  const bound = { kind: 'putIntoGraveyard', object: object.id, cause: 'resolve' } as const;
  const proposed = wouldHappen(bound, work.rules.cite.spellLeavesStack);
  return propose(work, [proposed]);
}

/** What would come into play goes to its owner's graveyard instead (6ED 419.5). */
export function bury({ work }: Pick<Run, 'work'>, { id: object }: GameObject): Progress {
  const change = { kind: 'putIntoGraveyard', object, cause: 'effect' } as const;
  return propose(work, [wouldHappen(change, work.rules.cite.replacedEvent)]);
}

/** Puts an object into play as its own text says: tapped, as a copy (6ED 410.10e, Glossary: Comes into Play). */
export function enterPlay(
  work: Work,
  object: GameObject,
  controller: Seat,
  cause: 'play' | 'resolve' | 'effect',
  rule: string,
  more: Arrival = {},
): ObjectId {
  const { copyOf, copyText = object.text } = more;
  const text = copyOf === undefined ? work.printed(object) : work.cards.printed(copyOf, copyText);
  // The X of the spell that it was counts (6ED Glossary: X).
  const reading = {
    ...readFrom(object.id, controller),
    ...(object.stack === null ? {} : { choices: object.stack }),
  };
  const enters = entersNow(work, text, reading);
  const paid = namedCostOf(work, object);
  const manaSpent = object.zone === 'stack' ? object.stack?.manaSpent : undefined;
  const fromHand = object.zone === 'stack' && object.stack?.fromHand === true;
  const tapped =
    enters.some((ability) => ability.tapped === true) ||
    isMadeToEnterTapped(work, object.id, controller);
  const counters = countersOn(work, enters, reading, more.counters);
  return moveObject(work, object.id, 'battlefield', cause, rule, {
    controller,
    ...(tapped ? { tapped } : {}),
    // TSP 502.26b: it comes into play as it was on the stack.
    ...(object.zone === 'stack' && object.faceDown ? { faceDown: true } : {}),
    ...(object.text.length > 0 ? { text: object.text } : {}),
    ...(paid === null ? {} : { paid }),
    ...(manaSpent === undefined ? {} : { manaSpent }),
    ...(fromHand ? { fromHand } : {}),
    ...more,
    ...(counters === null ? {} : { counters }),
  });
}

/** The counters with which a permanent would come into play if it did so now. */
export function countersOnEntering(
  work: Work,
  object: GameObject,
): Readonly<Record<string, number>> {
  const reading = readFrom(object.id, object.controller);
  return countersOn(work, entersNow(work, work.printed(object), reading), reading) ?? {};
}

const entersNow = (work: Work, { enters }: Printed, reading: Reading): readonly EntersAbility[] =>
  enters.filter(
    ({ unless, asTurnedUp }) =>
      asTurnedUp !== true && (unless === undefined || !holds(work, unless, reading)),
  );

/** What all of these say together of the counters that lie on it, beside those that an effect puts there. */
function countersOn(
  work: Work,
  enters: readonly EntersAbility[],
  reading: Reading,
  others: Readonly<Record<string, number>> = {},
): Readonly<Record<string, number>> | null {
  const all: Record<string, number> = { ...others };
  for (const [kind, count] of enters.flatMap(({ counters = {} }) => Object.entries(counters))) {
    all[kind] = (all[kind] ?? 0) + amountNow(work, count, reading);
  }
  return Object.keys(all).length === 0 ? null : all;
}

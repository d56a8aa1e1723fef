import type { Arrival } from '../events.ts';
import type { ObjectId, Seat } from '../state/basics.ts';
import type { GameObject } from '../state/objects.ts';
import { propose } from './changes.ts';
import { arrivalOf } from './entering.ts';
import { moveObject } from './moves.ts';
import { applicable } from './replacements.ts';
import type { Run } from './run.ts';
import { atOnce } from './triggers.ts';
import type { Work } from './work.ts';

/** The last part of a resolution: permanents come into play, the rest leaves (6ED 413.2h). */
export function leaveTheStack(run: Run): boolean {
  const { work, frame } = run;
  const object = work.object(frame.object);
  const resolved = (): void => {
    work.emit('StackItemResolved', 'spellLeavesStack', { object: object.id });
  };
  if (object.kind === 'ability') {
    const gone = object.stack !== null && work.game.objects[object.stack.source]?.zone === null;
    const topic = gone ? 'abilityWithoutSource' : 'abilityResolves';
    work.emit('StackItemResolved', topic, { object: object.id });
    return true;
  }
  if (object.kind === 'damage' || object.kind === 'copy') {
    resolved();
    return true;
  }
  const printed = work.printed(object);
  if (printed.isPermanentCard) {
    const [target] = frame.choices.targets[0] ?? [];
    const arrival = arrivalOf(run, object, typeof target === 'number' ? target : undefined);
    if (arrival === 'waits') return false;
    const rule = work.rules.cite.permanentSpellResolves;
    const how = arrival === 'stays' ? {} : arrival;
    atOnce(work, () => enterPlay(work, object, object.controller, 'resolve', rule, how));
    resolved();
    return true;
  }
  if (object.zone !== 'stack') {
    resolved();
    return true;
  }
  // 6ED Glossary: Buyback: only where it was bound for its controller's graveyard.
  const bound = { kind: 'putIntoGraveyard', object: object.id, cause: 'resolve' } as const;
  const proposed = { change: bound, met: [], rule: work.rules.cite.spellLeavesStack };
  const back =
    object.stack?.buyback === true &&
    object.owner === object.controller &&
    applicable(work, proposed, [proposed]).length === 0;
  if (back) moveObject(work, object.id, 'hand', 'resolve', work.rules.cite.buyback);
  else if (!propose(work, [proposed])) return false;
  resolved();
  return true;
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
  const printed = work.cards.printed(more.copyOf ?? object.name, more.copyText ?? object.text);
  const entering = printed.abilities.flatMap(({ ability }) =>
    ability.kind === 'enters' ? [ability] : [],
  );
  const tapped = entering.some((ability) => ability.tapped === true);
  const counters = entering.find((ability) => ability.counters !== undefined)?.counters;
  return moveObject(work, object.id, 'battlefield', cause, rule, {
    controller,
    ...(tapped ? { tapped } : {}),
    ...(counters === undefined ? {} : { counters }),
    ...(object.text.length > 0 ? { text: object.text } : {}),
    ...(object.colors === null ? {} : { colors: object.colors }),
    ...more,
  });
}

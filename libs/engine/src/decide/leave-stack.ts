import type { Arrival } from '../events.ts';
import { everyInPlay } from '../sight/filters.ts';
import type { Sight } from '../sight/sight.ts';
import type { ObjectId, Seat } from '../state/basics.ts';
import type { GameObject } from '../state/objects.ts';
import { propose } from './changes.ts';
import { moveObject } from './moves.ts';
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
  if (object.kind === 'ability' || object.kind === 'damage' || object.kind === 'copy') {
    resolved();
    return true;
  }
  const printed = work.printed(object);
  if (printed.isPermanentCard) {
    const copied = copyOnEntering(run, object);
    if (copied === 'waiting') return false;
    const [attachedTo] = frame.choices.targets[0] ?? [];
    enterPlay(work, object, object.controller, 'resolve', work.rules.cite.permanentSpellResolves, {
      ...copied,
      ...(printed.enchants !== null && typeof attachedTo === 'number' ? { attachedTo } : {}),
    });
    resolved();
    return true;
  }
  if (object.zone !== 'stack') {
    resolved();
    return true;
  }
  // 6ED Glossary: Buyback: only where it was bound for its controller's graveyard.
  const back = object.stack?.buyback === true && object.owner === object.controller;
  if (back) moveObject(work, object.id, 'hand', 'resolve', work.rules.cite.buyback);
  else {
    const change = { kind: 'putIntoGraveyard', object: object.id, cause: 'resolve' } as const;
    if (!propose(work, [{ change, met: [], rule: work.rules.cite.spellLeavesStack }])) return false;
  }
  resolved();
  return true;
}

/** Puts an object into play as its own text says: tapped, as a copy (6ED 410.10e, Glossary: Comes into Play). */
export function enterPlay(
  work: Work,
  object: GameObject,
  controller: Seat,
  cause: 'play' | 'resolve',
  rule: string,
  more: Arrival = {},
): ObjectId {
  const printed = work.cards.printed(more.copyOf ?? object.name, more.copyText ?? object.text);
  const entering = printed.abilities.flatMap(({ ability }) =>
    ability.kind === 'enters' ? [ability] : [],
  );
  const tapped = entering.some((ability) => ability.tapped === true);
  const counters = entering.find((ability) => ability.counters !== undefined)?.counters;
  return atOnce(work, () =>
    moveObject(work, object.id, 'battlefield', cause, rule, {
      controller,
      ...(tapped ? { tapped } : {}),
      ...(counters === undefined ? {} : { counters }),
      ...(object.text.length > 0 ? { text: object.text } : {}),
      ...(object.colors === null ? {} : { colors: object.colors }),
      ...more,
    }),
  );
}

/** What it copies, if its text says so; whoever puts it into play chooses. */
function copyOnEntering(run: Run, object: GameObject): Arrival | 'waiting' {
  const { work } = run;
  const options = copyOptions(work, object);
  if (options.length === 0) return {};
  const answer = run.takeAnswer();
  const chosen = options.length === 1 ? options[0] : (answer as readonly ObjectId[] | null)?.[0];
  if (chosen === undefined) {
    work.askToChoose(run.controller, 'copy', 'asItEnters');
    return 'waiting';
  }
  // Copiable values alone: the definition, as printed or as copied itself; a word that was changed in the spell
  // stays changed in the permanent (6ED 415.3).
  return { copyOf: work.object(chosen).name, copyText: object.text };
}

/** Everything that an object may enter as a copy of. */
export function copyOptions(work: Sight, object: GameObject): ObjectId[] {
  for (const { ability } of work.printed(object).abilities) {
    if (ability.kind === 'enters' && ability.asCopyOf !== undefined) {
      return everyInPlay(work, ability.asCopyOf, {
        source: object.id,
        controller: object.controller,
      });
    }
  }
  return [];
}

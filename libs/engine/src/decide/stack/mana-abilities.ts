import { playerRef, type ObjectId, type Seat } from '../../state/basics.ts';
import type { Bindings, Choices } from '../../state/objects.ts';
import type { CompiledAbility } from '../../text/printed.ts';
import { NO_CHOICES } from '../../state/choices.ts';
import { propose } from '../happening/propose.ts';
import { startResolving } from './resolve.ts';
import { producedTypes } from '../../paying/produced-mana.ts';
import { tappedForManaTriggersOf } from '../../paying/tapped-for-mana.ts';
import { mentions } from '../../sight/mentions.ts';
import { atOnce, trigger } from '../happening/triggers.ts';
import type { Progress } from '../progress.ts';
import { countUse } from './uses.ts';
import type { Work } from '../work.ts';
import { wouldHappen } from '../../replacing/would-happen.ts';

/**
 * Plays a mana ability that is played in one piece: its cost is paid and it resolves at once, without the stack
 * (6ED 411.1). It waits if something in it has to be chosen first; it is refused if what was paid before took it away.
 */
export function playManaAbility(work: Work, seat: Seat, object: ObjectId, index: number): Progress {
  const ability = work.abilities(object).find(({ number }) => number === index);
  const cost = ability?.activation?.cost;
  if (ability === undefined || cost === undefined) {
    work.refuse('pay', 'in this order the source is gone before its mana ability is played', [
      object,
    ]);
    return 'waits';
  }
  const kind = work.top()?.kind;
  const topic = kind === 'announce' || kind === 'pay' ? 'manaAbilityWhen' : 'manaAbility';
  work.emit('ManaAbilityPlayed', topic, { object, ability: index });
  countUse(work, object, ability.ref);
  if (cost.tap === true) {
    atOnce(work, () => {
      work.emit('PermanentTapped', 'manaAbility', { object });
    });
  }
  if (cost.sacrifice === 'self') {
    const change = { kind: 'putIntoGraveyard', object, cause: 'sacrifice' } as const;
    propose(work, [wouldHappen(change, work.rules.cite.sacrifice)]);
  }
  return resolveManaAbility(work, seat, object, ability, NO_CHOICES);
}

/**
 * A mana ability that was paid for resolves; triggered mana abilities follow it immediately (6ED 411.3), other
 * abilities that it triggered wait for the stack (6ED 406.1e).
 */
export function resolveManaAbility(
  work: Work,
  seat: Seat,
  source: ObjectId,
  ability: CompiledAbility,
  choices: Choices,
): Progress {
  const taps = ability.activation?.cost.tap === true;
  const triggers = taps ? tappedForManaTriggersOf(work, source) : [];
  const event = playerRef(seat);
  for (const { source: other, ability: triggered } of triggers) {
    if (triggered.isMana) continue;
    // Triggers that differ in nothing need no order: what was tapped is bound where it is spoken of.
    const speaksOfIt = mentions(triggered.program, PERMANENT);
    trigger(work, other, triggered, speaksOfIt ? { event, permanent: source } : { event });
  }
  const resolve = (
    from: ObjectId,
    controller: Seat,
    text: CompiledAbility,
    bindings: Bindings,
  ): Progress =>
    startResolving(work, {
      kind: 'resolve',
      object: 0,
      source: from,
      controller,
      ability: text.ref,
      at: 0,
      choices,
      bindings,
      answer: null,
    });
  let progress = resolve(source, seat, ability, {});
  for (const { source: other, ability: triggered } of triggers) {
    if (!triggered.isMana) continue;
    const { controller } = work.object(other);
    const bindings = mentions(triggered.program, PRODUCED)
      ? { event, produced: producedTypes(work, source, ability) }
      : { event };
    if (resolve(other, controller, triggered, bindings) === 'waits') progress = 'waits';
  }
  return progress;
}

const PERMANENT: ReadonlySet<unknown> = new Set(['permanent']);
const PRODUCED: ReadonlySet<unknown> = new Set(['addProducedMana']);

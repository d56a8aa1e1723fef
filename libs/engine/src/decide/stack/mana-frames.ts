import { playerRef, type ObjectId, type Seat } from '../../state/basics.ts';
import type { Bindings, Choices } from '../../state/objects.ts';
import type { ResolveFrame } from '../../state/frames.ts';
import type { CompiledAbility } from '../../text/printed.ts';
import { manaSources, type ManaSource } from '../../paying/mana-budget.ts';
import { producedTypes } from '../../paying/produced-mana.ts';
import { tappedForManaTriggersOf } from '../../paying/tapped-for-mana.ts';
import { wouldHappen } from '../../replacing/would-happen.ts';
import { mentions } from '../../sight/mentions.ts';
import { propose } from '../happening/propose.ts';
import { trigger } from '../happening/trigger.ts';
import { atOnce } from '../happening/triggers.ts';
import type { Work } from '../work.ts';
import { countUse } from './uses.ts';

/** What mana a permanent of the player could be made to give now, by which of its abilities. */
export const manaSourcesOf = (work: Work, seat: Seat, permanent: ObjectId): readonly ManaSource[] =>
  manaSources(work, seat).filter(({ object }) => object === permanent);

/** The cost of a mana ability that is played in one piece is paid: its permanent is tapped or sacrificed for it. */
export function payForManaAbility(work: Work, object: ObjectId, ability: CompiledAbility): void {
  const kind = work.top()?.kind;
  const topic = kind === 'announce' || kind === 'pay' ? 'manaAbilityWhen' : 'manaAbility';
  const rule = work.rules.cite[topic];
  work.record({ type: 'ManaAbilityPlayed', rule, object, ability: ability.number });
  countUse(work, object, ability.ref);
  const cost = ability.activation?.cost;
  if (cost?.tap === true) {
    atOnce(work, () => {
      const taps = work.rules.cite.manaAbility;
      work.record({ type: 'PermanentTapped', rule: taps, object });
    });
  }
  if (cost?.sacrifice === 'self') {
    const change = { kind: 'putIntoGraveyard', object, cause: 'sacrifice' } as const;
    propose(work, [wouldHappen(change, work.rules.cite.sacrifice)]);
  }
}

/**
 * What is followed for a mana ability that was paid for, one after the other: triggered mana abilities follow it
 * immediately (6ED 411.3), other abilities that it triggered wait for the stack (6ED 406.1e).
 */
export function manaFrames(
  work: Work,
  seat: Seat,
  source: ObjectId,
  ability: CompiledAbility,
  choices: Choices,
): readonly ResolveFrame[] {
  const taps = ability.activation?.cost.tap === true;
  const triggers = taps ? tappedForManaTriggersOf(work, source) : [];
  const event = playerRef(seat);
  for (const { source: other, ability: triggered } of triggers) {
    if (triggered.isMana) continue;
    // Triggers that differ in nothing need no order: what was tapped is bound where it is spoken of.
    const speaksOfIt = mentions(triggered.program, PERMANENT);
    trigger(work, other, triggered, speaksOfIt ? { event, permanent: source } : { event });
  }
  const frame = (
    from: ObjectId,
    controller: Seat,
    { ref }: CompiledAbility,
    bindings: Bindings,
  ): ResolveFrame => ({
    kind: 'resolve',
    object: 0,
    source: from,
    controller,
    ability: ref,
    at: 0,
    choices,
    bindings,
    answer: null,
  });
  const following = triggers.flatMap(({ source: other, ability: triggered }) => {
    if (!triggered.isMana) return [];
    const bindings = mentions(triggered.program, PRODUCED)
      ? { event, produced: producedTypes(work, source, ability) }
      : { event };
    return [frame(other, work.object(other).controller, triggered, bindings)];
  });
  return [frame(source, seat, ability, {}), ...following];
}

const PERMANENT: ReadonlySet<unknown> = new Set(['permanent']);
const PRODUCED: ReadonlySet<unknown> = new Set(['addProducedMana']);

import type { Reference } from '@arbiter/cards';
import { readFrom } from '../reading/reading.ts';
import { referTo } from '../reading/references.ts';
import { become, NOTHING, tell } from '../replacing/would-happen.ts';
import type { Sight } from '../sight/sight.ts';
import { isPlayer, type ObjectId, type Recipient } from '../state/basics.ts';
import type { ProposedChange } from '../state/changes.ts';
import type { AbilityRef } from '../state/objects.ts';
import type { ReplacementMeaning, ReplacementOf } from './meaning.ts';

/** The damage is dealt to another or, where the text names no other, prevented (6ED 419.7) or something else done instead. */
const beDealtDamage: ReplacementMeaning<ReplacementOf<'be dealt damage'>> = {
  applies({ what, from, combat, onto }, change, { sight, source, watches }) {
    return (
      change.kind === 'damage' &&
      (combat !== true || change.combat) &&
      (from === undefined || watches(from, change.source)) &&
      watches(what, change.to) &&
      (onto === undefined || ontoOf(sight, onto, source) !== null)
    );
  },
  replace(
    { onto, effect, once, instead, amount: most },
    proposed,
    { sight, source: cause, group },
    { ability },
  ) {
    const { change } = proposed;
    if (change.kind !== 'damage') return proposed;
    const { source, to, amount } = change;
    const other = onto === undefined ? null : ontoOf(sight, onto, cause);
    if (other === null) {
      const prevented = Math.min(amount, most ?? amount);
      const facts = { source, to, amount: prevented, effect: 0 };
      const told =
        instead === true
          ? tell(sight, 'DamageNotDealt', 'replacement', facts)
          : tell(sight, 'DamagePrevented', 'prevention', facts);
      if (effect !== undefined && ability !== undefined) {
        if (once === true && isDoneAlready(group, cause, ability.ref, to)) {
          return become(proposed, NOTHING, told);
        }
        const { controller: seat } = sight.object(cause);
        const bindings = { amount, event: to };
        const done = {
          kind: 'instead',
          ability: ability.ref,
          source: cause,
          seat,
          bindings,
        } as const;
        return become(proposed, done, told);
      }
      if (prevented === amount) return become(proposed, NOTHING, told);
      return become(proposed, { ...change, amount: amount - prevented }, told);
    }
    const facts = { source, to, onto: other, amount };
    const told = tell(sight, 'DamageRedirected', 'redirection', facts);
    return become(proposed, { ...change, to: other }, told);
  },
};
export default beDealtDamage;

/** Whether the ability does for this receiver already what it says, because of other damage at the same time. */
function isDoneAlready(
  group: readonly ProposedChange[],
  source: ObjectId,
  { index }: AbilityRef,
  to: Recipient,
): boolean {
  return group.some(
    ({ change }) =>
      change.kind === 'instead' &&
      change.source === source &&
      change.ability.index === index &&
      change.bindings['event'] === to,
  );
}

/** To whom damage is dealt instead, if anybody is there to receive it. */
function ontoOf(sight: Sight, onto: Reference, source: ObjectId): Recipient | null {
  const { controller } = sight.object(source);
  const [to] = referTo(sight, onto, readFrom(source, controller));
  return to === undefined || (!isPlayer(to) && !sight.isCreature(to)) ? null : to;
}

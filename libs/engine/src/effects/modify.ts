import type { Ability, Amount, Modification } from '@arbiter/cards';
import type { FixedModification } from '../state/effects.ts';
import type { AbilityRef } from '../state/objects.ts';
import type { CompiledAbility, Printed } from '../text/printed.ts';
import { amountNow, objectsAmong, referTo } from '../reading/references.ts';
import type { Run } from '../decide/stack/run.ts';
import { durationNow } from './shared/duration.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** What it applies to, and how much, is fixed as it resolves (6ED 418.3b, c). */
const modify: Meaning<EffectOf<'modify'>> = {
  follow(run, { what, by, until }) {
    const { work } = run;
    // A spell may be edited too, and what it becomes keeps that (6ED 415.3).
    const objects = objectsAmong(referTo(work, what, run)).filter(
      (id) => work.inPlay(id) || work.isSpell(id),
    );
    const duration = durationNow(run, until);
    if (objects.length === 0 || duration === null) return 'done';
    const { nextNumber: id, nextMoment: timestamp } = work.game;
    work.emit('EffectBegan', 'continuousFixed', {
      effect: { kind: 'modification', id, timestamp, ...duration, objects, by: fixed(run, by) },
    });
    return 'done';
  },
};
export default modify;

function fixed(run: Run, by: Modification): FixedModification {
  const { becomes, power, toughness, is, grants, ...rest } = by;
  return {
    ...rest,
    ...(becomes === undefined ? {} : { becomes: { ...becomes, ...sizeNow(run, becomes) } }),
    ...sizeNow(run, { power, toughness }),
    ...(is === undefined ? {} : { is: { ...is, ...sizeNow(run, is) } }),
    ...(grants === undefined ? {} : { grants: grants.map((one) => grantedBy(run, one)) }),
  } as FixedModification;
}

/** Amounts worked out, as far as they are given. */
function sizeNow(
  run: Run,
  { power, toughness }: { power?: Amount | undefined; toughness?: Amount | undefined },
): { readonly power?: number; readonly toughness?: number } {
  const now = (amount: Amount): number => amountNow(run.work, amount, run);
  return {
    ...(power === undefined ? {} : { power: now(power) }),
    ...(toughness === undefined ? {} : { toughness: now(toughness) }),
  };
}

/** Where the text of a granted ability stands: inside the text that is being followed. */
function grantedBy({ work, frame }: Run, ability: Ability): AbilityRef {
  const text: Printed =
    frame.ability === null
      ? work.printed(work.object(frame.object))
      : work.cards.printed(frame.ability.of, frame.ability.text);
  const { ref } = text.granted.get(ability) as CompiledAbility;
  return ref;
}

import {
  BASIC_LAND_TYPES,
  COLORS,
  landwalkName,
  type Ability,
  type Amount,
  type Color,
} from '@arbiter/cards';
import type { ObjectId } from '../state/basics.ts';
import type { FixedModification } from '../state/effects.ts';
import type { AbilityRef } from '../state/objects.ts';
import { amountNow } from '../reading/amounts.ts';
import { objectsAmong, referTo } from '../reading/references.ts';
import type { Run } from '../decide/stack/run.ts';
import { durationNow } from './shared/duration.ts';
import { grantedBy } from './shared/granted-by.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** What it applies to, and how much, is fixed as it resolves (6ED 418.3b, c). */
const modify: Meaning<EffectOf<'modify'>> = {
  follow(run, effect) {
    const { work } = run;
    const { what, until } = effect;
    // A spell may be edited too, and what it becomes keeps that (6ED 415.3).
    const objects = objectsAmong(referTo(work, what, run)).filter(
      (id) => work.inPlay(id) || work.isSpell(id),
    );
    if (objects.length === 0) return 'done';
    const { nextMoment: timestamp } = work.game;
    for (const [by, among] of fixedFor(run, effect, objects)) {
      const duration = durationNow(run, until, among[0]);
      if (duration === null) return 'done';
      const { nextNumber: id } = work.game;
      work.emit('EffectBegan', 'continuousFixed', {
        effect: { kind: 'modification', id, timestamp, ...duration, objects: among, by },
      });
    }
    return 'done';
  },
};
export default modify;

/** The modification of each object, of those together for which it is the same. */
function fixedFor(
  run: Run,
  effect: EffectOf<'modify'>,
  objects: readonly ObjectId[],
): Map<FixedModification, ObjectId[]> {
  const known = new Map<string, FixedModification>();
  const among = new Map<FixedModification, ObjectId[]>();
  for (const object of objects) {
    const now = fixed(run, effect, object);
    const sizes = JSON.stringify(now);
    const same = known.get(sizes) ?? now;
    known.set(sizes, same);
    among.set(same, [...(among.get(same) ?? []), object]);
  }
  return among;
}

/** What it does to one object, with its amounts worked out. */
function fixed(
  run: Run,
  { by, chosen = {} }: EffectOf<'modify'>,
  object: ObjectId,
): FixedModification {
  const { source, controller, bindings, choices } = run;
  const text = { source, controller, bindings, choices, modifies: object };
  const now = (amount: Amount): number => amountNow(run.work, amount, text);
  const { becomes, power, toughness, is, grants, ...rest } = by;
  return {
    ...rest,
    ...(becomes === undefined ? {} : { becomes: { ...becomes, ...sizeNow(now, becomes) } }),
    ...sizeNow(now, { power, toughness }),
    ...(is === undefined ? {} : { is: { power: now(is.power), toughness: now(is.toughness) } }),
    ...(grants === undefined
      ? {}
      : {
          grants: grantsNow(run, grants, chosen.landwalk).map((one) =>
            inColor(grantedBy(run, one), one, colorIn(run, chosen.protection)),
          ),
        }),
    ...wordsNow(run, chosen),
  } as FixedModification;
}

/** What is given: of landwalk abilities the one alone that was chosen, if one was. */
function grantsNow(
  { bindings }: Run,
  grants: readonly Ability[],
  landwalk: string | undefined,
): readonly Ability[] {
  if (landwalk === undefined) return grants;
  const word = bindings[landwalk];
  return grants.filter(
    (one) =>
      one.kind === 'keyword' &&
      one.keyword === 'landwalk' &&
      (landwalkName(one) === word || (one.supertype === undefined && one.land === word)),
  );
}

/** Amounts worked out, as far as they are given. */
function sizeNow(
  now: (amount: Amount) => number,
  { power, toughness }: { power?: Amount | undefined; toughness?: Amount | undefined },
): { readonly power?: number; readonly toughness?: number } {
  return {
    ...(power === undefined ? {} : { power: now(power) }),
    ...(toughness === undefined ? {} : { toughness: now(toughness) }),
  };
}

/** What was chosen for it, as far as it was. */
function wordsNow(
  run: Run,
  { color, land, creatureType }: NonNullable<EffectOf<'modify'>['chosen']>,
): Partial<FixedModification> {
  const type = BASIC_LAND_TYPES.find((one) => land !== undefined && one === run.bindings[land]);
  const shade = colorIn(run, color);
  const kind = creatureType === undefined ? undefined : run.bindings[creatureType];
  return {
    ...(typeof kind === 'string' ? { becomes: { subtypes: [kind] } } : {}),
    ...(shade === undefined ? {} : { colors: [shade] }),
    ...(type === undefined ? {} : { becomes: { land: type } }),
  };
}

function colorIn({ bindings }: Run, name: string | undefined): Color | undefined {
  return COLORS.find((one) => name !== undefined && one === bindings[name]);
}

/** The same ability with another colour for the one that is written in it, whatever that reads as now. */
function inColor(ref: AbilityRef, ability: Ability, to: Color | undefined): AbilityRef {
  if (to === undefined || ability.kind !== 'keyword' || ability.keyword !== 'protection')
    return ref;
  const { from } = ability;
  return 'color' in from
    ? { ...ref, text: [...ref.text, { word: 'color', from: from.color, to }] }
    : ref;
}

import type { Amount, Modification } from '@arbiter/cards';
import type { FixedModification } from '../../state/effects.ts';
import { amountNow, objectsAmong, referTo } from '../references.ts';
import type { Run } from '../run.ts';
import type { EffectOf } from './effect-of.ts';

/** What it applies to, and how much, is fixed as it resolves (6ED 418.3b, c). */
export function modify(run: Run, { what, by }: EffectOf<'modify'>): boolean {
  const { work } = run;
  const objects = objectsAmong(referTo(work, what, run)).filter((id) => work.inPlay(id));
  if (objects.length === 0) return true;
  const { nextNumber: id, nextMoment: timestamp } = work.game;
  work.emit('EffectBegan', 'continuousFixed', {
    effect: { kind: 'modification', id, timestamp, thisTurn: true, objects, by: fixed(run, by) },
  });
  return true;
}

function fixed(run: Run, by: Modification): FixedModification {
  const now = (amount: Amount): number => amountNow(run.work, amount, run);
  const { becomes, power, toughness, is } = by;
  return {
    ...(becomes === undefined
      ? {}
      : {
          becomes: {
            addTypes: becomes.addTypes,
            ...(becomes.power === undefined ? {} : { power: now(becomes.power) }),
            ...(becomes.toughness === undefined ? {} : { toughness: now(becomes.toughness) }),
            ...(becomes.colors === undefined ? {} : { colors: becomes.colors }),
            ...(becomes.keywords === undefined ? {} : { keywords: becomes.keywords }),
          },
        }),
    ...(power === undefined ? {} : { power: now(power) }),
    ...(toughness === undefined ? {} : { toughness: now(toughness) }),
    ...(is === undefined ? {} : { is: { power: now(is.power), toughness: now(is.toughness) } }),
    ...(by.gains === undefined ? {} : { gains: by.gains }),
    ...(by.loses === undefined ? {} : { loses: by.loses }),
    ...(by.losesAllAbilities === undefined ? {} : { losesAllAbilities: true }),
  };
}

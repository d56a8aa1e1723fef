import type { Filter } from '@arbiter/cards';
import type { ObjectId } from '../state/basics.ts';
import type { CompiledAbility } from '../text/printed.ts';
import { everyInPlay, type Viewpoint } from './filters.ts';
import { manaMade } from './mana-instead.ts';
import type { Sight } from './sight.ts';

/**
 * Whether one of these permanents could produce mana of the type: by any of its abilities, though that one could not be
 * used now or would yield nothing. What gives only what others could produce has no type of its own, so that several of
 * them among themselves could produce nothing (6ED Glossary: Could).
 *
 * @param mana its letter
 * @param asked whose mana is being found out already
 */
export function couldProduce(
  sight: Sight,
  mana: string,
  by: Filter,
  from: Viewpoint,
  asked = new Set<ObjectId>(),
): boolean {
  return everyInPlay(sight, by, from).some((id) => {
    if (asked.has(id)) return false;
    asked.add(id);
    const { controller } = sight.object(id);
    return sight
      .abilities(id)
      .some((ability) => makes(sight, ability, mana, { source: id, controller }, asked));
  });
}

function makes(
  sight: Sight,
  { isMana, activation, program }: CompiledAbility,
  mana: string,
  from: Viewpoint,
  asked: Set<ObjectId>,
): boolean {
  if (!isMana || activation === null) return false;
  const gives = program.some(
    (step) =>
      step.op === 'effect' &&
      step.effect.do === 'addMana' &&
      madeBy(sight, activation.cost.tap === true, from.source, step.effect.mana).includes(mana),
  );
  if (!gives) return false;
  return activation.onlyIf.every(
    (condition) =>
      typeof condition === 'string' ||
      !('couldProduce' in condition) ||
      couldProduce(sight, condition.couldProduce, condition.by, from, asked),
  );
}

const madeBy = (sight: Sight, isTapped: boolean, source: ObjectId, mana: string): string =>
  isTapped ? manaMade(sight, source, mana) : mana;

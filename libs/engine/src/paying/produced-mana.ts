import { MANA_KINDS } from '@arbiter/cards';
import { manaMade } from '../sight/mana-instead.ts';
import type { Sight } from '../sight/sight.ts';
import type { ObjectId } from '../state/basics.ts';
import type { CompiledAbility } from '../text/printed.ts';

/** The types of mana that a permanent produces that is tapped for it, each as its letter, once. */
export function producedTypes(
  sight: Sight,
  permanent: ObjectId,
  { program }: CompiledAbility,
): string {
  const made = program.map((step) =>
    step.op === 'effect' && step.effect.do === 'addMana'
      ? manaMade(sight, permanent, step.effect.mana)
      : '',
  );
  return MANA_KINDS.filter((kind) => made.some((mana) => mana.includes(kind))).join('');
}

import type { Ability } from '@arbiter/cards';
import type { Run } from '../../decide/stack/run.ts';
import type { AbilityRef } from '../../state/objects.ts';
import type { CompiledAbility, Printed } from '../../text/printed.ts';

/** The text that is being followed, as it is printed or was changed. */
export const textFollowed = ({ work, frame }: Run): Printed =>
  frame.ability === null
    ? work.printed(work.object(frame.object))
    : work.cards.printed(frame.ability.of, frame.ability.text);

/** Where the text of a granted ability stands: inside the text that is being followed. */
export function grantedBy(run: Run, ability: Ability): AbilityRef {
  const { ref } = textFollowed(run).granted.get(ability) as CompiledAbility;
  return ref;
}

import type { CommandBody, View } from '@arbiter/client';
import { tell } from '../words/say.ts';

/** Something that one may try with a card though it is not offered, to be told why not. */
export interface Attempt {
  readonly label: string;
  readonly body: CommandBody;
}

/** What one would try with a card of one's own, except what is offered. */
export function attemptsWith(
  view: View,
  id: number,
  offered: (type: string, ability?: number) => boolean,
): Attempt[] {
  const seat = view.viewer;
  if (typeof seat !== 'number') return [];
  const held = view.players[seat].hand?.find((card) => card.id === id);
  if (held !== undefined) {
    const type = held.types.includes('Land') ? 'PlayLand' : 'CastSpell';
    const label = tell(`${type === 'PlayLand' ? 'Play' : 'Cast'} ${held.name}`);
    return offered(type) ? [] : [{ label, body: { type, object: id } }];
  }
  const permanent = view.permanents.find((card) => card.id === id && card.controller === seat);
  return (permanent?.abilities ?? [])
    .filter(({ kind, index }) => kind === 'activated' && !offered('ActivateAbility', index))
    .map(({ index, text }) => ({
      label: text,
      body: { type: 'ActivateAbility', object: id, ability: index },
    }));
}

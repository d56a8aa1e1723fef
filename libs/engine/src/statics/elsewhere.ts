import type { StaticEffect } from '@arbiter/cards';
import { matches } from '../sight/filters.ts';
import { seeing } from '../sight/seen.ts';
import type { Sight } from '../sight/sight.ts';
import type { GameObject } from '../state/objects.ts';

type Elsewhere = Extract<StaticEffect, { readonly elsewhere: unknown }>;

/**
 * What permanents say of an object that isn't in play. They are read as printed: this is asked for while characteristics
 * in play are worked out, too.
 */
export function saidElsewhere(sight: Sight, object: GameObject): readonly Elsewhere[] {
  const { zone, kind } = object;
  if (!sight.cards.saysElsewhere || zone === null || zone === 'battlefield') {
    return NOTHING;
  }
  if (kind === 'ability' || kind === 'damage') return NOTHING;
  return saidOf(sight, object);
}

const NOTHING: readonly Elsewhere[] = [];

/** Whether it lets a spell be played as though it were an instant. */
export const isAsAnInstant = ({ playedAs }: Elsewhere): boolean => playedAs === 'Instant';

function saidOf(sight: Sight, { id, zone, owner, controller }: GameObject): readonly Elsewhere[] {
  const whose = zone === 'stack' ? controller : owner;
  const asPrinted = seeing(sight, (one) => sight.printed(sight.object(one)));
  return sight.game.battlefield.flatMap((source) => {
    const permanent = sight.object(source);
    if (permanent.controller !== whose) return [];
    return sight.printed(permanent).abilities.flatMap(({ ability }) => {
      if (ability.kind !== 'static' || !('elsewhere' in ability.effect)) return [];
      const { effect } = ability;
      return matches(asPrinted, effect.elsewhere, id, { source, controller: whose })
        ? [effect]
        : [];
    });
  });
}

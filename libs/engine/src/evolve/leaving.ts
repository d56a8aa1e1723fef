import type { Zone } from '../state/basics.ts';
import { combatLike } from './copies.ts';
import type { Draft } from './draft.ts';

/** The object is no more: a token out of play, whatever is on the stack and no card. */
export function cease(draft: Draft, object: number): void {
  const gone = draft.object(object);
  draft.takeFromZone(object, gone.zone as Zone, gone.owner);
  gone.zone = null;
  const { game } = draft;
  if (object in game.combatDamage) game.combatDamage = withoutKey(game.combatDamage, object);
  if (game.strayTokens.length > 0)
    game.strayTokens = game.strayTokens.filter((id) => id !== object);
}

/** Takes a creature out of combat: attackers that it blocked stay blocked (6ED 309.4). */
export function leaveCombat(draft: Draft, id: number): void {
  const { combat } = draft.game;
  if (combat === null) return;
  draft.lookAgain();
  const left = combatLike(combat);
  left.blockers = combat.blockers.filter((blocker) => blocker !== id);
  left.attackers = combat.attackers
    .filter(({ object }) => object !== id)
    .map((attacker) => {
      if (!attacker.blockers.includes(id)) return attacker;
      const blockers = attacker.blockers.filter((blocker) => blocker !== id);
      const { formerBlockers } = attacker;
      return formerBlockers === undefined
        ? { ...attacker, blockers }
        : { ...attacker, blockers, formerBlockers: [...formerBlockers, id] };
    });
  draft.game.combat = left;
}

function withoutKey<T>(record: Readonly<Record<number, T>>, key: number): Record<number, T> {
  return Object.fromEntries(Object.entries(record).filter(([one]) => Number(one) !== key));
}

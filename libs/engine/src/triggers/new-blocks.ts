import type { ObjectId } from '../state/basics.ts';
import type { Attacker } from '../state/game.ts';
import { eventsOf, type Happened } from './meaning.ts';

/** An attacker, what blocks it, and what of that has come to block it just now. */
export interface Blocked {
  readonly attacker: ObjectId;
  readonly blockers: readonly ObjectId[];
  readonly joined: readonly ObjectId[];
}

/** Attackers that something has come to block: by declaration, or by an effect (TSP 410.9d), band and all. */
export function newBlocks(happened: Happened): readonly Blocked[] {
  const attackers = happened.sight.game.combat?.attackers ?? [];
  const isDeclared = eventsOf(happened, 'BlockersDeclared').length > 0;
  const blocks = eventsOf(happened, 'JoinedBlock');
  return attackers.flatMap((attacker) => {
    const { object, blockers } = attacker;
    const blocked = bandOf(attacker, attackers);
    const joined = isDeclared
      ? blockers
      : blockers.filter((one) =>
          blocks.some((block) => block.object === one && blocked.includes(block.attacker)),
        );
    return joined.length === 0 ? [] : [{ attacker: object, blockers, joined }];
  });
}

/** It and what attacks in a band with it. */
const bandOf = ({ object, band }: Attacker, attackers: readonly Attacker[]): readonly ObjectId[] =>
  band === 0 ? [object] : attackers.filter((one) => one.band === band).map((one) => one.object);

import type { ObjectId } from '@arbiter/engine';
import { worthOfLife } from '../worth.ts';
import { fight, type Fighter, type Outcome } from './fight.ts';

/** The best blocks that were found, and what comes of them. */
export interface Defense {
  readonly blocks: readonly (readonly [blocker: ObjectId, attacker: ObjectId])[];
  /** Seen from who defends. */
  readonly value: number;
  readonly through: number;
  /** Those that die on each side, as far as they are worth something. */
  readonly attackerLoses: number;
  readonly defenderLoses: number;
}

const worthToDefender = ({ attackerLoses, defenderLoses }: Outcome): number =>
  attackerLoses - defenderLoses;

interface Line {
  readonly attacker: Fighter;
  blockers: readonly Fighter[];
  outcome: Outcome;
}

/**
 * Blocks one after the other, each time the one that helps most, until none does: creatures for creatures, and life as much
 * as is left of it.
 */
export function bestDefense(
  attackers: readonly Fighter[],
  blockers: readonly Fighter[],
  may: (blocker: ObjectId, attacker: ObjectId) => boolean,
  life: number,
): Defense {
  const lines: Line[] = attackers.map((attacker) => ({
    attacker,
    blockers: [],
    outcome: fight(attacker, []),
  }));
  const free = new Set(blockers);
  const blocks: (readonly [ObjectId, ObjectId])[] = [];
  let through = lines.reduce((sum, { outcome }) => sum + outcome.through, 0);
  for (;;) {
    let found: { line: Line; blocker: Fighter; outcome: Outcome } | null = null;
    let most = 0.01;
    const now = worthOfLife(life - through);
    for (const line of lines) {
      const before = worthToDefender(line.outcome);
      for (const blocker of free) {
        if (!may(blocker.one.id, line.attacker.one.id)) continue;
        const outcome = fight(line.attacker, [...line.blockers, blocker]);
        const left = life - through + line.outcome.through - outcome.through;
        const gain = worthToDefender(outcome) - before + worthOfLife(left) - now;
        if (gain > most) [found, most] = [{ line, blocker, outcome }, gain];
      }
    }
    if (found === null) break;
    const { line, blocker, outcome } = found;
    through += outcome.through - line.outcome.through;
    line.blockers = [...line.blockers, blocker];
    line.outcome = outcome;
    free.delete(blocker);
    blocks.push([blocker.one.id, line.attacker.one.id]);
  }
  let [attackerLoses, defenderLoses] = [0, 0];
  for (const { outcome } of lines) {
    attackerLoses += outcome.attackerLoses;
    defenderLoses += outcome.defenderLoses;
  }
  const value = attackerLoses - defenderLoses + worthOfLife(life - through) - worthOfLife(life);
  return { blocks, value, through, attackerLoses, defenderLoses };
}

import type { ObjectId } from '../../state/basics.ts';
import type { Attacker } from '../../state/game.ts';

/** Which of its blockers an attacker with rampage counts. */
export type AssignedBlockers = (attacker: Attacker) => readonly ObjectId[];

import { moveObject } from '../decide/happening/moves.ts';
import { propose } from '../decide/happening/propose.ts';
import { removeFromCombat } from '../decide/happening/remove-from-combat.ts';
import { stateBasedChanges } from '../decide/happening/state-based.ts';
import { atOnce } from '../decide/happening/triggers.ts';
import { endOfPhase } from '../decide/turn/phase-end.ts';
import type { Work } from '../decide/work.ts';
import { creaturesInCombat } from '../sight/combat-roles.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** TSP 509: nobody gets priority in between, and what triggers waits for the cleanup step. */
const endTurn: Meaning<EffectOf<'endTurn'>> = {
  follow({ work }) {
    emptyTheStack(work);
    for (const creature of work.game.combat === null ? [] : creaturesInCombat(work.game.combat)) {
      removeFromCombat(work, creature, 'endOfTurnByEffect');
    }
    for (;;) {
      const changes = stateBasedChanges(work);
      if (changes.length === 0) break;
      propose(work, changes);
      if (work.game.outcome !== null) return 'waits';
    }
    const { turn } = work.rules;
    const cleanup = turn.findIndex(({ name }) => name === 'cleanup');
    if (turn[cleanup]?.phase !== work.game.turn.phase) endOfPhase(work, work.game.turn.phase);
    if (work.game.outcome === null) {
      work.emit('TurnCutShort', 'endOfTurnByEffect', { after: cleanup - 1 });
    }
    return 'waits';
  },
};
export default endTurn;

/** Cards leave the game, and whatever else is on the stack is no more. */
function emptyTheStack(work: Work): void {
  const rule = work.rules.cite.endOfTurnByEffect;
  atOnce(work, () => {
    for (const id of work.game.stack.toReversed()) {
      if (work.object(id).kind === 'card') moveObject(work, id, 'exile', 'effect', rule);
      else work.emitBy('ObjectCeased', rule, { object: id });
    }
  });
}

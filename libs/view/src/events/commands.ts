import { DECISIONS, type ObjectId, type PlayerCommand, type Recipient } from '@arbiter/engine';
import { listed } from '../names.ts';
import { answerText } from './answers.ts';
import type { Occasion } from './telling.ts';

/**
 * What a player would do by a command: `cast Shock at Player 2`. It may be refused, so nothing is told of what it names but what the
 * player may know anyway.
 */
export function commandText(command: PlayerCommand, on: Occasion): string {
  const names = (ids: readonly ObjectId[]): string => listed(ids.map((id) => on.name(id)));
  switch (command.type) {
    case 'DiscloseSecret':
      return 'disclose a secret for chance';
    case 'Pass':
      return 'pass';
    case 'PlayLand':
      return `play ${on.name(command.object)}`;
    case 'CastSpell':
      return `cast ${on.name(command.object)}${aimedAt(command.targets, on)}`;
    case 'ActivateAbility':
      return `play an ability of ${on.name(command.object)}${aimedAt(command.targets, on)}`;
    case 'Begin':
      return `announce ${on.name(command.object)}`;
    case 'TakeBack':
      return 'take it back';
    case 'AnnounceAttack':
      return 'announce an attack';
    case 'DeclareAttackers':
      return `attack with ${names(command.attackers.flat()) || 'nothing'}`;
    case 'DeclareBlockers':
      return `block: ${blocksText(command.blocks, on) || 'nothing'}`;
    case 'Choose': {
      const { decision } = on.before;
      if (decision === null) return 'answer what nobody asks';
      const said = answerText(decision.kind, command.answer, on, (what) => on.recipient(what));
      return `decide ${DECISIONS[decision.kind]}: ${said}`;
    }
    case 'ProposeLoop':
      return `repeat something ${command.times} times`;
    case 'Concede':
      return 'concede';
    case 'OfferDraw':
      return 'offer a draw';
    case 'WithdrawDraw':
      return 'withdraw the offer of a draw';
    case 'SetStops':
      return 'set stops';
    case 'Yield':
      return command.on ? `yield to ${command.to}` : `no longer yield to ${command.to}`;
    default:
      return command satisfies never;
  }
}

const blocksText = (blocks: readonly (readonly [ObjectId, ObjectId])[], on: Occasion): string =>
  listed(blocks.map(([blocker, attacker]) => `${on.name(blocker)} blocks ${on.name(attacker)}`));

function aimedAt(targets: readonly (readonly Recipient[])[] | undefined, on: Occasion): string {
  const names = listed((targets ?? []).flat().map((one) => on.recipient(one)));
  return names === '' ? '' : ` at ${names}`;
}

import { admits, waysOf, type CommandBody, type ObjectId, type Seat } from '@arbiter/engine';
import type { Action } from '../scenario.ts';
import { commandOf } from './command-of.ts';
import { completionsOf, TooLarge } from './completions.ts';
import type { Match } from './match.ts';
import { isSameCommand } from './same-command.ts';

/** How many complete commands are legal now for the seat. */
export function countLegal({ judge, game }: Match, seat: Seat): number {
  return judge.legalCommands(game, seat).reduce((sum, command) => sum + waysOf(command), 0);
}

/** Whether the command is offered. */
export function isOffered({ judge, game }: Match, seat: Seat, body: CommandBody): boolean {
  // Names are tested, never listed.
  const [only] = judge.legalCommands(game, seat);
  if (only?.type === 'Choose' && only.space.shape === 'name' && body.type === 'Choose') {
    return admits(only.space, body.answer);
  }
  return completionsOf(judge, game, seat).some((complete) => isSameCommand(body, complete));
}

/** Listed nowhere: it is told what to say, or says itself what is left of the offer. */
const OUTSIDE_LISTS: readonly CommandBody['type'][] = [
  'Begin',
  'DiscloseSecret',
  'Concede',
  'ProposeLoop',
];

/** Whether a command, should it be accepted, was kept from the player: nothing that may be done goes unoffered. */
export function isHidden(match: Match, seat: Seat, body: CommandBody): boolean {
  if (body.type === 'TakeBack') return !isTakeBackOffered(match, seat, body.keep);
  // Offers don't say how to pay.
  if (OUTSIDE_LISTS.includes(body.type) || 'payment' in body) return false;
  try {
    return !isOffered(match, seat, body);
  } catch (error) {
    if (error instanceof TooLarge) return false;
    throw error;
  }
}

/** Whether taking back is offered, and all that is to be kept is among what could go. */
function isTakeBackOffered({ judge, game }: Match, seat: Seat, keep: readonly ObjectId[]): boolean {
  return judge
    .legalCommands(game, seat)
    .some((one) => one.type === 'TakeBack' && keep.every((id) => one.played.includes(id)));
}

/** What speaks against these being all the legal commands, each once; `null` if nothing does. */
export function faultInList(match: Match, seat: Seat, actions: readonly Action[]): string | null {
  const left = completionsOf(match.judge, match.game, seat);
  for (const action of actions) {
    const body = commandOf(match, seat, action);
    const fitting = left.filter((complete) => isSameCommand(body, complete));
    const [found] = fitting;
    if (found === undefined) return `line ${action.line}: ${JSON.stringify(body)} is not offered`;
    if (fitting.length > 1) {
      return `line ${action.line}: ${fitting.length} commands that are offered fit it`;
    }
    left.splice(left.indexOf(found), 1);
    const verdict = match.try(seat, body);
    if (!verdict.accepted) {
      const { rule, reason } = verdict.refusal;
      return `line ${action.line}: it is offered, but refused by ${rule}: ${reason}`;
    }
  }
  if (left.length === 0) return null;
  return `also offered: ${left.map((complete) => JSON.stringify(complete)).join(' ')}`;
}

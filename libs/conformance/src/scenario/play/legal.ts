import { offers, waysOf, type CommandBody, type Seat } from '@arbiter/engine';
import type { Action } from '../scenario.ts';
import { commandOf } from './command-of.ts';
import { completionsOf } from './completions.ts';
import type { Match } from './match.ts';
import { isSameCommand } from './same-command.ts';

/** How many complete commands are legal now for the seat. */
export function countLegal({ judge, game }: Match, seat: Seat): number {
  return judge.legalCommands(game, seat).reduce((sum, command) => sum + waysOf(command), 0);
}

/** Whether the command is offered. */
export function isOffered({ judge, game }: Match, seat: Seat, body: CommandBody): boolean {
  return judge.legalCommands(game, seat).some((offer) => offers(offer, body));
}

/** Offered to nobody: a player begins, concedes or proposes without being told that it is possible. */
const OUTSIDE_OFFERS: readonly CommandBody['type'][] = ['Begin', 'Concede', 'ProposeLoop'];

/** Whether a command, should it be accepted, was kept from the player: nothing that may be done goes unoffered. */
export function isHidden(match: Match, seat: Seat, body: CommandBody): boolean {
  // Offers don't say how to pay.
  if (OUTSIDE_OFFERS.includes(body.type) || 'payment' in body) return false;
  return !isOffered(match, seat, body);
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

import { DECISIONS, type CommandBody, type PlayerCommand } from '@arbiter/engine';
import { clocksText } from '../clock-text.ts';
import { isIn } from '../viewer.ts';
import { decisionText } from './answers.ts';
import { commandText } from './commands.ts';
import { bookkeeping, told, type SomeTellers } from './telling.ts';

/** What may be repeated as a step of a loop (6ED 421.2) is told whole, all else by its type. */
const repeatable = (command: CommandBody): CommandBody | Pick<CommandBody, 'type'> =>
  command.type === 'ActivateAbility' || command.type === 'Choose'
    ? command
    : { type: command.type };

export const conversation = {
  CommandReceived({ id, seat, at, command }, on) {
    // A seat is told of its own commands only: others see what comes of them.
    if (seat === 'system' || on.viewer === 'spectator' || !isIn(on.viewer, seat)) return null;
    const text = `${on.player(seat)} wants to ${commandText(command as PlayerCommand, on)}`;
    return told(text, { id, seat, at, command: repeatable(command) });
  },
  CommandRefused({ edition, reason, objects }) {
    // Whether it is the viewer's own was seen from the command: see `eventsFor`.
    return told(`Refused: ${reason}`, { edition, reason, objects });
  },
  DecisionRequested({ seat, question }, on) {
    return told(`${on.player(seat)} has to decide: ${DECISIONS[question.kind]}`, {
      seat,
      question,
    });
  },
  DecisionMade({ seat, answer }, on) {
    if (!isIn(on.viewer, seat)) return null;
    return told(decisionText(on.player(seat), answer, on), { seat, answer });
  },
  ClocksAdvanced({ at, spent, grace, lag }, on) {
    return told(clocksText(on.after.clock), {
      at,
      spent,
      grace,
      ...(lag !== undefined && { lag }),
    });
  },
  TimeAdded({ seat, millis }, on) {
    return told(`${on.player(seat)}’s clock gets ${millis / 1000} s more`, { seat, millis });
  },
  ConnectionLost({ seat }, on) {
    return told(`${on.player(seat)} lost the connection`, { seat });
  },
  ConnectionRestored({ seat }, on) {
    return told(`${on.player(seat)} is back`, { seat });
  },
  StopsSet({ seat, stops }, on) {
    return isIn(on.viewer, seat) ? told('Stops are set', { seat, stops }) : null;
  },
  YieldSet({ seat, to, on: yields }, on) {
    if (!isIn(on.viewer, seat)) return null;
    return told(yields ? `Yielding to ${to}` : `No longer yielding to ${to}`, {
      seat,
      to,
      on: yields,
    });
  },
  DrawOffered({ seat }, on) {
    return told(`${on.player(seat)} offers a draw`, { seat });
  },
  DrawOfferWithdrawn({ seat }, on) {
    return told(`${on.player(seat)} withdraws the offer of a draw`, { seat });
  },
  AgendaPaused: bookkeeping,
  GameSuspended({ trace }) {
    return told('The game is suspended until an operator resumes it', { trace });
  },
  GameResumed() {
    return told('The game resumes');
  },
  GameUpgraded({ from, to }) {
    return told('The game continues under another build', { from, to });
  },
  GameEnded({ winner, reason }, on) {
    const how = winner === null ? 'The game is a draw' : `${on.player(winner)} wins`;
    return told(`${how} (${reason})`, { winner, reason });
  },
  FramePushed: bookkeeping,
  FrameMoved: bookkeeping,
  OpeningMoved: bookkeeping,
  FramePopped: bookkeeping,
} satisfies SomeTellers;

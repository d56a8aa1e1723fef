import {
  offers,
  waysOf,
  type CommandBody,
  type Game,
  type Judge,
  type Seat,
} from '@arbiter/engine';
import { completionsOf } from '../scenario/play/completions.ts';
import { isSameCommand } from '../scenario/play/same-command.ts';
import { everyCommand } from './every-command.ts';

/** What came of comparing: how much was tried, and everything that didn't agree. */
export interface Compared {
  readonly tried: number;
  readonly offered: number;
  readonly faults: readonly string[];
}

/**
 * Compares what is offered with what is accepted: all that is offered is accepted, all that is accepted is
 * offered, as many ways are counted as there are, and a command that is tested against the offers is found among them if it
 * is listed.
 */
export function compare(judge: Judge, game: Game, seat: Seat): Compared {
  const faults: string[] = [];
  const offered = completionsOf(judge, game, seat);
  const byShape = new Map<string, CommandBody[]>();
  for (const command of offered) {
    const shape = shapeOf(command);
    byShape.set(shape, [...(byShape.get(shape) ?? []), command]);
    const refusal = refusalOf(judge, game, seat, command);
    if (refusal !== null) faults.push(`offered, but ${refusal}: ${JSON.stringify(command)}`);
  }
  const legal = judge.legalCommands(game, seat);
  const counted = legal.reduce((sum, one) => sum + waysOf(one), 0);
  if (counted !== offered.length) faults.push(`${counted} counted, ${offered.length} listed`);
  let tried = 0;
  const found = new Set<CommandBody>();
  for (const command of everyCommand(judge, game, seat)) {
    tried += 1;
    const alike = (byShape.get(shapeOf(command)) ?? []).find((one) => isSameCommand(command, one));
    if (alike !== undefined) found.add(alike);
    if (legal.some((one) => offers(one, command)) !== (alike !== undefined)) {
      faults.push(`listed, or offered, but not both: ${JSON.stringify(command)}`);
    }
    const refusal = refusalOf(judge, game, seat, command);
    if (refusal === null && alike === undefined) {
      faults.push(`accepted, but not offered: ${JSON.stringify(command)}`);
    } else if (refusal !== null && alike !== undefined) {
      faults.push(`offered, but ${refusal}: ${JSON.stringify(command)}`);
    }
  }
  return { tried, offered: found.size, faults };
}

/** What two equal commands have in common at least. */
function shapeOf(command: CommandBody): string {
  return 'object' in command ? `${command.type} ${command.object}` : command.type;
}

function refusalOf(judge: Judge, game: Game, seat: Seat, body: CommandBody): string | null {
  const verdict = judge.decide({ id: 'trial', seat, at: 0, body }, game);
  return verdict.accepted ? null : `refused by ${verdict.refusal.rule}: ${verdict.refusal.reason}`;
}

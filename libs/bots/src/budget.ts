import type { ObjectId, PlayerCommand } from '@arbiter/engine';
import type { CommandOption } from '@arbiter/view';
import type { Bot, Budget } from './bot.ts';

/** In one step, a bot plays an ability that costs nothing no more often than that, */
const FREE = 2;
/** any other ability of one object, or spell of one name, */
const SAME = 8;
/** and in all. */
const ALL = 40;

/**
 * The same bot, but one that comes to an end: what can be played again and again in a step is no longer offered to it
 * once it has been. Whatever is only answered, it is asked.
 */
export function withinBudget(bot: Bot): Bot {
  return (view, options, random, memory) => {
    if (options.decision?.kind !== 'priority') return bot(view, options, random, memory);
    const { budget } = memory;
    const step = `${view.game} ${String(view.turn.number)} ${view.turn.phase} ${view.turn.step}`;
    if (budget.step !== step) {
      budget.step = step;
      budget.played.clear();
    }
    // Who may not pass has to play something (5ED Phase Structure.4).
    if (!options.commands.some(({ type }) => type === 'Pass')) {
      return bot(view, options, random, memory);
    }
    const commands = options.commands.filter((option) => {
      // What it has made it has made.
      if (option.type === 'TakeBack') return false;
      const key = keyOf(option);
      return key === null || (left(budget, key, limitOf(option)) && left(budget, '', ALL));
    });
    const command = bot(view, { ...options, commands }, random, memory);
    const taken = commands.find((option) => isOf(option, command));
    const key = taken === undefined ? null : keyOf(taken);
    if (key !== null) for (const one of [key, '']) add(budget, one);
    return command;
  };
}

/** What counts as the same; null for what can't be repeated. */
function keyOf(option: CommandOption): string | null {
  if (option.type === 'ActivateAbility') {
    return `ability ${String(option.object)} ${String(option.ability)}`;
  }
  return option.type === 'CastSpell' ? option.label : null;
}

function limitOf(option: CommandOption): number {
  return option.type === 'ActivateAbility' && option.costs.length === 0 ? FREE : SAME;
}

const left = ({ played }: Budget, key: string, limit: number): boolean =>
  (played.get(key) ?? 0) < limit;

function add({ played }: Budget, key: string): void {
  played.set(key, (played.get(key) ?? 0) + 1);
}

/** Whether this command announces that option, at once or step by step. */
function isOf(option: CommandOption, command: PlayerCommand): boolean {
  const { object, ability } = announced(command);
  if (option.type === 'CastSpell') return option.object === object && ability === null;
  return (
    option.type === 'ActivateAbility' && option.object === object && option.ability === ability
  );
}

function announced(command: PlayerCommand): {
  readonly object: ObjectId;
  readonly ability: number | null;
} {
  switch (command.type) {
    case 'CastSpell':
      return { object: command.object, ability: null };
    case 'ActivateAbility':
      return { object: command.object, ability: command.ability };
    case 'Begin':
      return { object: command.object, ability: command.ability ?? null };
    default:
      return { object: 0, ability: null };
  }
}

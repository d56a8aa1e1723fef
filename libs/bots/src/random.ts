import type { Answer, PlayerCommand } from '@arbiter/engine';
import type { Random } from '@arbiter/kernel';
import type { CommandOption, SeatOptions, View } from '@arbiter/view';
import { anyAnswer, anyCompletion, begun, isAnnouncement, landOf } from './answers.ts';
import type { Bot, BotMemory } from './bot.ts';
import { withinBudget } from './budget.ts';

/** Does anything, each kind of option as likely as the others; mana abilities without a purpose seldom. */
export const randomBot: Bot = withinBudget((view, options, random, memory) => {
  const kinds = new Map<string, CommandOption[]>();
  for (const option of options.commands) {
    const kind = kindOf(option);
    kinds.set(kind, [...(kinds.get(kind) ?? []), option]);
  }
  // Mana that nobody spends burns: a game of it would be over before anything happened.
  if (kinds.size > 1 && !random.oneIn(8)) kinds.delete('mana');
  if (kinds.has('Pass') && random.oneIn(200)) return wished(view, random);
  const option = random.pick(random.pick([...kinds.values()]));
  return carriedOut(option, view, options, random, memory);
});

/** Now and then it says when it wants to be asked: its stops as they are, or what it yields to on the stack. */
function wished({ viewer, players, stack }: View, random: Random): PlayerCommand {
  const top = stack[stack.length - 1];
  if (top !== undefined && top.yieldTo !== '') {
    return { type: 'Yield', to: top.yieldTo, on: random.oneIn(2) };
  }
  const stops = typeof viewer === 'number' ? players[viewer].stops : null;
  return { type: 'SetStops', stops: stops ?? { own: [], other: [] } };
}

function kindOf(option: CommandOption): string {
  return option.type === 'ActivateAbility' && option.isMana ? 'mana' : option.type;
}

/** The command for an option, its answers at random. */
export function carriedOut(
  option: CommandOption,
  view: View,
  options: SeatOptions,
  random: Random,
  memory: BotMemory,
): PlayerCommand {
  if (option.type !== 'TakeBack') return anyCommand(option, view, options, random, memory);
  // Who takes everything back for ever never plays: now and then, and as the only way out.
  const others = options.commands.filter(({ type }) => type === 'Choose');
  if (others.length > 0 && (memory.takenBack >= 2 || !random.oneIn(3))) {
    return carriedOut(random.pick(others), view, options, random, memory);
  }
  memory.takenBack += 1;
  return {
    type: 'TakeBack',
    keep: option.played.slice(option.least ?? 0).filter(() => random.oneIn(2)),
  };
}

function anyCommand(
  option: Exclude<CommandOption, { type: 'TakeBack' }>,
  view: View,
  options: SeatOptions,
  random: Random,
  memory: BotMemory,
): PlayerCommand {
  switch (option.type) {
    case 'Pass':
      memory.takenBack = 0;
      return { type: 'Pass' };
    case 'AnnounceAttack':
      return { type: 'AnnounceAttack' };
    case 'DiscloseSecret':
      return { type: 'DiscloseSecret', secret: memory.secret };
    case 'PlayLand':
      return landOf(option);
    case 'CastSpell':
    case 'ActivateAbility': {
      const atPriority = options.decision?.kind === 'priority';
      const stepByStep = atPriority && memory.takenBack < 2 && random.oneIn(5);
      return stepByStep ? begun(option) : anyCompletion(option, random.pick(option.plans), random);
    }
    case 'DeclareAttackers':
      return {
        type: 'DeclareAttackers',
        attackers: anyAnswer(option.space, view, random) as never,
      };
    case 'DeclareBlockers':
      return { type: 'DeclareBlockers', blocks: anyAnswer(option.space, view, random) as never };
    case 'Choose': {
      const answer = freely(option, view, random);
      if (answer !== null) return { type: 'Choose', answer };
      const [out] = options.commands.filter(({ type }) => type === 'TakeBack');
      if (out?.type === 'TakeBack') return { type: 'TakeBack', keep: [] };
      throw new Error(`nothing can be answered to ${option.kind}`);
    }
    default:
      return option satisfies never;
  }
}

function freely(
  option: Extract<CommandOption, { type: 'Choose' }>,
  view: View,
  random: Random,
): Answer | null {
  if (option.kind === 'pay' && random.oneIn(3)) return false;
  // One mulligan after the other leaves nothing to play with.
  if (option.kind === 'mulligan') return random.oneIn(6);
  return anyAnswer(option.space, view, random);
}

/** Whether an option is a mana ability that nothing has to be paid for. */
export const isIdleMana = (option: CommandOption): boolean =>
  isAnnouncement(option) && option.type === 'ActivateAbility' && option.isMana;

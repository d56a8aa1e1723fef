import type { CommandOption, PlanView } from '@arbiter/view';
import { anyCompletion, begun, isAnnouncement } from './answers.ts';
import type { Bot, BotMemory } from './bot.ts';
import { carriedOut, isIdleMana } from './random.ts';

/**
 * Does what it has done least: so that what seldom comes up comes up at all. It keeps mana back now and then, for
 * what can only be played in answer to something.
 */
export const rareBot: Bot = (view, options, random, memory) => {
  const ways = options.commands.flatMap((option): Way[] =>
    isAnnouncement(option)
      ? option.plans.map((plan) => ({ option, plan, key: keyOf(option, plan) }))
      : [{ option, plan: null, key: keyOf(option, null) }],
  );
  const useful = ways.filter(({ option }) => option.type !== 'Pass' && !isIdleMana(option));
  const passing = ways.find(({ option }) => option.type === 'Pass');
  const idle = ways.filter(({ option }) => isIdleMana(option));
  if (passing !== undefined) {
    if (idle.length > 0 && random.oneIn(40)) return take(random.pick(idle));
    if (useful.length === 0) return take(passing);
    const [rarest] = sorted(useful, memory);
    // What is common can wait for the next turn.
    const common = countOf(rarest?.key ?? '', memory) > 20;
    if (random.oneIn(common ? 2 : 8)) return take(passing);
  }
  const candidates = useful.length > 0 ? useful : ways;
  const order = sorted(candidates, memory);
  const least = countOf(order[0]?.key ?? '', memory);
  return take(random.pick(order.filter(({ key }) => countOf(key, memory) === least)));

  function take({ option, plan, key }: Way) {
    memory.counts.set(key, countOf(key, memory) + 1);
    if (plan === null || !isAnnouncement(option)) {
      return carriedOut(option, view, options, random, memory);
    }
    const atPriority = options.decision?.kind === 'priority';
    if (atPriority && memory.takenBack < 2 && random.oneIn(4)) return begun(option);
    return anyCompletion(option, plan, random);
  }
};

interface Way {
  readonly option: CommandOption;
  readonly plan: PlanView | null;
  readonly key: string;
}

function keyOf(option: CommandOption, plan: PlanView | null): string {
  if (!isAnnouncement(option)) {
    return option.type === 'Choose' ? `Choose ${option.kind}` : option.type;
  }
  const name = option.label;
  return `${option.type} ${name} ${plan?.mode ?? 0} ${plan?.buyback === true ? 'buyback' : ''}`;
}

const countOf = (key: string, { counts }: BotMemory): number => counts.get(key) ?? 0;

function sorted(ways: readonly Way[], memory: BotMemory): Way[] {
  return ways.slice().sort((a, b) => countOf(a.key, memory) - countOf(b.key, memory));
}

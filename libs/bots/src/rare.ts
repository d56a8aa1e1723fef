import type { ObjectId, PlayerCommand } from '@arbiter/engine';
import type { Random } from '@arbiter/kernel';
import type { CommandOption, PlanView, View } from '@arbiter/view';
import { anyCompletion, begun, isAnnouncement, type Announcement } from './answers.ts';
import type { Bot, BotMemory } from './bot.ts';
import { withinBudget } from './budget.ts';
import { carriedOut, isIdleMana } from './random.ts';

/**
 * Does what it was offered and has done least: so that what seldom comes up comes up at all. It keeps mana back now
 * and then, for what can only be played in answer to something.
 */
export const rareBot: Bot = withinBudget((view, options, random, memory) => {
  const atPriority = options.decision?.kind === 'priority';
  const occasion = occasionOf(view);
  const ways = options.commands.flatMap((option): Way[] => {
    if (!isAnnouncement(option)) return [{ option, plan: null, step: false, key: keyOf(option) }];
    // Step by step as well, but not after taking it back again and again.
    const steps = atPriority && memory.takenBack < 2 ? [false, true] : [false];
    return option.plans.flatMap((plan) =>
      steps.map((step) => ({ option, plan, step, key: planKey(option, plan, step, occasion) })),
    );
  });
  for (const { key } of ways) add(memory, key);
  add(memory, ALL, ways.length);
  const keeps = isQuiet(view) && !random.oneIn(10);
  const useful = ways.filter(
    ({ option }) =>
      option.type !== 'Pass' && !isIdleMana(option) && !(keeps && canWait(option, view)),
  );
  const passing = ways.find(({ option }) => option.type === 'Pass');
  const land = useful.find(({ option }) => option.type === 'PlayLand');
  // Nothing comes up without lands.
  if (land !== undefined && !random.oneIn(8)) return take(land);
  const rarest = rarestOf(useful.length > 0 ? useful : ways, memory);
  if (passing !== undefined) {
    const idle = ways.filter(({ option }) => isIdleMana(option));
    if (idle.length > 0 && random.oneIn(40)) return take(random.pick(idle));
    // What is common can wait: mana is kept back for what can only be played in answer to something.
    const common = countOf(memory, rarest[0]?.key ?? '') > countOf(memory, ALL) / COMMON;
    // Every other turn of its own it keeps all of it.
    const ownTurn = view.turn.active === view.viewer;
    const saving = ownTurn && Math.floor(view.turn.number / 2) % 2 === 1;
    const waits = saving || (common ? ownTurn !== random.oneIn(3) : random.oneIn(8));
    if (useful.length === 0 || waits) return take(passing);
  }
  return take(random.pick(rarest));

  function take({ option, plan, step, key }: Way): PlayerCommand {
    add(memory, key, TAKEN);
    const source = option.type === 'Choose' ? attackingSource(option, view, random) : null;
    if (source !== null) return { type: 'Choose', answer: [source] };
    if (plan === null || !isAnnouncement(option)) {
      return carriedOut(option, view, options, random, memory);
    }
    return step ? begun(option) : anyCompletion(option, plan, random);
  }
});

/** Of all sources whose damage could be prevented, one that is about to deal some and is not yet kept from it. */
function attackingSource(
  { space }: Extract<CommandOption, { type: 'Choose' }>,
  { combat, decision, effects }: View,
  random: Random,
): ObjectId | null {
  if (decision?.kind !== 'choose' || decision.purpose !== 'source') return null;
  if (space.shape !== 'subset') return null;
  const shielded = effects.flatMap(({ kind, objects }) => (kind === 'prevention' ? objects : []));
  const found = (combat?.attackers ?? [])
    .filter(({ object, blocked }) => !blocked && !shielded.includes(object))
    .map(({ object }) => object)
    .filter((id) => space.from.includes(id));
  return found.length === 0 ? null : random.pick(found);
}

/** Nothing happens that an instant could answer. */
function isQuiet({ combat, stack }: View): boolean {
  return stack.length === 0 && (combat?.attackers.length ?? 0) === 0;
}

/** It can be played in answer to something, later. */
function canWait(option: CommandOption, { viewer, players }: View): boolean {
  if (option.type === 'ActivateAbility') return !option.isMana;
  if (option.type !== 'CastSpell' || typeof viewer !== 'number') return false;
  const card = players[viewer].hand?.find(({ id }) => id === option.object);
  return card?.types.includes('Instant') === true;
}

interface Way {
  readonly option: CommandOption;
  readonly plan: PlanView | null;
  /** Announced step by step. */
  readonly step: boolean;
  readonly key: string;
}

function keyOf(option: CommandOption): string {
  return option.type === 'Choose' ? `Choose ${option.kind}` : option.type;
}

function planKey(option: Announcement, plan: PlanView, step: boolean, occasion: string): string {
  return [option.label, plan.mode, plan.alternative, plan.buyback, step, occasion].join('|');
}

/** The same thing is another one in combat, in answer to something, or while some effect lasts. */
function occasionOf({ combat, stack, effects }: View): string {
  const kinds = [...new Set(effects.map(({ kind }) => kind))].sort();
  return [combat === null ? '' : 'combat', stack.length > 0 ? 'answer' : '', ...kinds].join(' ');
}

/** Under this name: how many options there were in all. */
const ALL = 'all';
/** An option is common if more than one in this many is like it. */
const COMMON = 500;
/** Doing something makes it as common as being offered it so often. */
const TAKEN = 10;

const countOf = ({ counts }: BotMemory, key: string): number => counts.get(key) ?? 0;

function add({ counts }: BotMemory, key: string, times = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + times);
}

function rarestOf(ways: readonly Way[], memory: BotMemory): Way[] {
  const least = Math.min(...ways.map(({ key }) => countOf(memory, key)));
  return ways.filter(({ key }) => countOf(memory, key) === least);
}

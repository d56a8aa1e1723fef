/** Players that choose among legal commands, by the names that people call them. */
import { randomBot } from './random.ts';
import { rareBot } from './rare.ts';
import { sensibleBot } from './sensible/sensible.ts';
import type { Bot } from './bot.ts';

export { freshMemory, type Bot, type BotMemory } from './bot.ts';
export {
  BOT_STOPS,
  DECISION_LIMIT,
  seated,
  selfPlay,
  type Played,
  type Player,
} from './self-play.ts';
export { randomBot, rareBot, sensibleBot };

export const BOT_NAMES = ['random', 'rare', 'sensible'] as const;
export type BotName = (typeof BOT_NAMES)[number];

export const BOTS: Readonly<Record<BotName, Bot>> = {
  random: randomBot,
  rare: rareBot,
  sensible: sensibleBot,
};

/** Whether there is a bot of that name. */
export const isBotName = (name: string): name is BotName =>
  (BOT_NAMES as readonly string[]).includes(name);

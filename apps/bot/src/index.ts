export { BotModule, BotRunner } from './bot.module.ts';
export { BotPlayer, type BotIdentity, type BotPlayerOptions } from './bot-player.ts';

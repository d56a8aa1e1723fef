import { isAnnouncement, landOf } from '../answers.ts';
import type { Bot } from '../bot.ts';
import { withinBudget } from '../budget.ts';
import { ideaFor, type Idea } from './announce.ts';
import { answerTo } from './choices.ts';
import { attackers, blocks } from './combat/declare.ts';
import { scoreOfLand } from './lands.ts';
import { best, Table } from './table.ts';

/**
 * Plays any deck sensibly enough: a land each turn, creatures, what does more good than it costs, attacks that pay and
 * blocks that do. It weighs what texts do (`deeds.ts`), and knows no card by its name. No look ahead beyond a combat.
 */
export const sensibleBot: Bot = withinBudget((view, options, random, memory) => {
  const table = new Table(view);
  const ideas: Idea[] = [];
  const mayPass = options.commands.some(({ type }) => type === 'Pass');
  for (const option of options.commands) {
    switch (option.type) {
      case 'Pass':
        ideas.push({ score: 0, command: { type: 'Pass' } });
        break;
      case 'AnnounceAttack':
        if (option.idle !== true) ideas.push({ score: 0.01, command: { type: 'AnnounceAttack' } });
        break;
      case 'DiscloseSecret':
        ideas.push({ score: 1, command: { type: 'DiscloseSecret', secret: memory.secret } });
        break;
      case 'PlayLand':
        ideas.push({ score: scoreOfLand(table, option.object), command: option });
        break;
      case 'DeclareAttackers':
        if (option.space.shape !== 'attack') break;
        ideas.push({
          score: 1,
          command: { type: 'DeclareAttackers', attackers: attackers(table, option.space) },
        });
        break;
      case 'DeclareBlockers':
        if (option.space.shape !== 'block') break;
        ideas.push({
          score: 1,
          command: { type: 'DeclareBlockers', blocks: blocks(table, option.space) },
        });
        break;
      case 'Choose': {
        const answer = answerTo(table, option, random);
        if (answer !== null) ideas.push({ score: 1, command: { type: 'Choose', answer } });
        break;
      }
      case 'TakeBack':
        // It announces everything at once, so this is only for a dead end that somebody else began.
        if (options.decision?.kind === 'priority') break;
        ideas.push({ score: 0, command: { type: 'TakeBack', keep: [] } });
        break;
      case 'CastSpell':
      case 'ActivateAbility':
        if (options.decision?.kind !== 'priority' || !isAnnouncement(option)) break;
        for (const plan of option.plans) {
          const idea = ideaFor(table, option, plan);
          // What belongs to a phase is played before that ends, good or bad (5ED Phase Structure.4).
          if (idea !== null && (idea.score > 0 || !mayPass)) ideas.push(idea);
        }
        break;
      default:
        option satisfies never;
    }
  }
  const chosen = best(ideas, ({ score }) => score);
  if (chosen === undefined) throw new Error('there was nothing to answer');
  const { command } = chosen;
  return command.type === 'PlayLand' ? landOf(command) : command;
});

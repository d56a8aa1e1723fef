import { isAnnouncement } from '../answers.ts';
import type { Bot } from '../bot.ts';
import { attackers, blocks } from './combat.ts';
import { answerTo } from './choices.ts';
import { ideaFor, type Idea } from './spells.ts';
import { best, isLand, Table } from './table.ts';

/**
 * Plays the decks of 1999 sensibly enough to end games: lands, creatures, burn where it kills, attacks that pay,
 * blocks that do; keeps its mana until it needs it. No look ahead.
 */
export const sensibleBot: Bot = (view, options, random, memory) => {
  const table = new Table(view);
  const ideas: Idea[] = [];
  for (const option of options.commands) {
    switch (option.type) {
      case 'Pass':
        ideas.push({ score: 0, command: { type: 'Pass' } });
        break;
      case 'AnnounceAttack':
        ideas.push({ score: 1, command: { type: 'AnnounceAttack' } });
        break;
      case 'DiscloseSecret':
        ideas.push({ score: 1, command: { type: 'DiscloseSecret', secret: memory.secret } });
        break;
      case 'PlayLand':
        ideas.push({ score: landScore(table, option.object), command: option });
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
        ideas.push({ score: 0, command: { type: 'TakeBack', keep: [] } });
        break;
      case 'CastSpell':
      case 'ActivateAbility':
        if (options.decision?.kind !== 'priority' || !isAnnouncement(option)) break;
        for (const plan of option.plans) {
          const idea = ideaFor(table, option, plan, random);
          if (idea !== null && idea.score > 0) ideas.push(idea);
        }
        break;
      default:
        option satisfies never;
    }
  }
  const chosen = best(ideas, ({ score }) => score);
  if (chosen === undefined) throw new Error('there was nothing to answer');
  const { command } = chosen;
  return command.type === 'PlayLand' ? { type: 'PlayLand', object: command.object } : command;
};

/** Lands that need time first, but a land that gives mana at once while there are few. */
function landScore(table: Table, id: number): number {
  const card = table.hand.find((one) => one.id === id);
  const few = table.mine.filter(isLand).length < 3;
  const basic = card?.supertypes.includes('Basic') === true;
  // A second legendary land of a name would only be lost.
  const twice =
    card?.supertypes.includes('Legendary') === true &&
    table.mine.some(({ name }) => name === card.name);
  if (twice) return -1;
  return basic === few ? 101 : 100;
}

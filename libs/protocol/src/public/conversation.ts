import { z } from 'zod';
import { bySeat, count, duration, object, seat, time, told } from './words.ts';

const question = z
  .object({
    kind: z.string().meta({
      description: 'What is to be decided. Later versions of the game may ask for more.',
      examples: ['mulligan', 'priority', 'attack', 'block', 'targets', 'payment', 'choose'],
    }),
    cards: count('mulligan: how many cards the new hand would have.').optional(),
    creature: object.describe('assignDamage: whose damage.').optional(),
    trigger: count('may: number of the triggered ability, within the game.').optional(),
    times: count('repetitions: how often was proposed.').optional(),
    spec: count('targets, division: for which use of the word "target", from 0.').optional(),
    purpose: z.string().describe('choose: what for, such as `sacrifice` or `search`.').optional(),
    most: count('number: the most that may be chosen.').optional(),
    of: z.string().describe('word, order: a word of which kind; the order of what.').optional(),
    oneOf: z.array(z.string()).describe('word: what the text itself offers.').optional(),
    except: z.array(z.string()).describe('word: what can’t be said.').optional(),
  })
  .meta({ id: 'Question', description: 'What a decision is about.' });

/** What is said at the table, and about the game as a whole. */
export const conversation = [
  told('DecisionRequested', 'A player is asked to decide.', { seat, question }),
  told('ClocksAdvanced', 'The clocks have been settled.', {
    at: time,
    spent: bySeat(duration).describe('Thinking time that each seat has spent since the last time.'),
    grace: bySeat(duration).describe('Time of grace for lost connections that each has spent.'),
    lag: bySeat(duration)
      .describe(
        'What questions and answers took on their way, as credited: it is charged to nobody.',
      )
      .optional(),
  }),
  told('TimeAdded', 'A player gets more time, as the time control has it.', {
    seat,
    millis: duration,
  }),
  told('ConnectionLost', 'A player has lost the connection.', { seat }),
  told('ConnectionRestored', 'A player is connected again.', { seat }),
  told('DrawOffered', 'A player offers a draw.', { seat }),
  told('DrawOfferWithdrawn', 'A player offers no draw any more.', { seat }),
  told('GameSuspended', 'The server could not go on: the game waits for a mended build.', {
    trace: z.string().describe('For whoever asks the operators about it.'),
  }),
  told('GameResumed', 'A suspended game goes on.', {}),
  told('GameUpgraded', 'The game goes on under another build.', {
    from: z.string().describe('Digest of the build before.'),
    to: z.string().describe('Digest of the build from now on.'),
  }),
  told('GameEnded', 'The game is over.', {
    winner: seat.nullable().describe('null: a draw.'),
    reason: z.string().meta({
      description: 'Why it is over.',
      examples: ['life', 'library', 'concession', 'agreement', 'clock', 'forfeit', 'loop'],
    }),
  }),
] as const;

import { z } from 'zod';
import { count, object, recipient, seat, step, told } from './words.ts';

const amount = count('How much.');
const source = object.describe('Whose damage it is.');
const to = recipient.describe('To whom.');
const cause = object.describe('What says so.');

/** Life, damage, and what lasts. */
export const effects = [
  told('LifeNotGained', 'A player can’t gain life.', { seat, amount, source: cause }),
  told('LifeGained', 'A player gains life.', { seat, amount }),
  told('LifeLost', 'A player loses life; damage to players is followed by this.', { seat, amount }),
  told('PlayerCountersChanged', 'Counters are put on a player.', {
    seat,
    counter: z.string().describe('Of which kind, as `poison`.'),
    by: count('How many.'),
  }),
  told('DamageDealt', 'Damage is dealt.', {
    source,
    to,
    amount,
    combat: z.boolean().describe('Whether it is combat damage.'),
    lifeLost: count(
      'How much life the player loses by it, where that is less than the damage.',
    ).optional(),
  }),
  told('DamagePrevented', 'Damage is prevented.', { source, to, amount }),
  told('ShieldReduced', 'Part of a shield against damage has been used up.', { amount }),
  told('DamageRedirected', 'Damage is dealt to another than it was to be.', {
    source,
    to: recipient.describe('To whom it was to be dealt.'),
    onto: recipient.describe('To whom it is dealt.'),
    amount,
  }),
  told('EventReplaced', 'A draw, a discard, or life that would be gained, is replaced.', {
    what: z
      .string()
      .meta({ description: 'What is replaced.', examples: ['draw', 'gainLife', 'discard'] }),
    seat,
    amount,
    cause,
  }),
  told('DamageNotDealt', 'Damage is kept from being dealt, without being prevented.', {
    source,
    to,
    amount,
  }),
  told('DamageIncreased', 'Damage is increased.', {
    source,
    to,
    by: count('By how much.'),
    cause,
  }),
  told('DamageMultiplied', 'Damage is multiplied.', {
    source,
    to,
    by: count('By how much.'),
    cause,
  }),
  told('Regenerated', 'A permanent regenerates.', { object }),
  told('LibraryOverdrawn', 'A player has no card left to draw.', { seat }),
  told('PlayerLost', 'A player loses the game.', {
    seat,
    reason: z.string().describe('Why; as with `GameEnded`.'),
  }),
  told('EffectBegan', 'An effect begins that lasts.', {
    kind: z.string().meta({
      description: 'Of which kind.',
      examples: ['modification', 'control', 'regeneration', 'prevention', 'skip'],
    }),
    thisTurn: z.boolean().describe('Whether it ends with this turn.'),
  }),
  told('EffectEnded', 'An effect has been used up.', {}),
  told('DelayedAbilityCreated', 'An ability waits for its moment.', {
    controller: seat,
    step: step.nullable().describe('For the beginning of which step; null: for something else.'),
  }),
  told('DelayedAbilityEnded', 'What an ability waited for has come.', {}),
] as const;

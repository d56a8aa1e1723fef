import { z } from 'zod';
import { count, object, recipient, seat, told } from './words.ts';

/** What happens only by rules without a stack, where play goes in batches. */
export const batches = [
  told('CastingEnded', 'Nobody interrupts a spell any more.', {
    object: object.describe('The spell.'),
    countered: z.boolean().describe('Whether it was countered.'),
  }),
  told('BatchResolved', 'Everything in a batch has resolved.', {}),
  told('AttackAnnounced', 'A player announces an attack.', { seat }),
  told('ChangeHeld', 'Damage, or a destruction, is about to happen and can be answered.', {
    object: object.describe('Stands for it as a target.'),
    source: object.describe('Of damage: whose.').optional(),
    to: recipient.describe('Of damage: to whom.').optional(),
    amount: count('Of damage: how much.').optional(),
    permanent: object.describe('Of a destruction: what is on its way.').optional(),
  }),
  told('HeldDamageChanged', 'Some of the damage that waits was prevented, or more has come.', {
    object: object.describe('Stands for the damage.'),
    amount: count('How much of it is left.'),
  }),
  told('HeldChangesReleased', 'What was not prevented happens.', { objects: z.array(object) }),
] as const;

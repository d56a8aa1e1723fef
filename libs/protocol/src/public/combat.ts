import { z } from 'zod';
import { count, object, recipient, told } from './words.ts';

const dealt = z
  .array(z.tuple([recipient, count('How much.')]))
  .describe('To whom how much is to be dealt.');

/** Attackers, blockers, and who is dealt how much. */
export const combat = [
  told('AttackersDeclared', 'The attackers are declared; none: nothing attacks.', {
    bands: z.array(z.array(object)).describe('Those in one list attack as a band.'),
  }),
  told('BlockersDeclared', 'The blockers are declared; none: nothing blocks.', {
    blocks: z.array(z.tuple([object, object])).describe('Pairs: a blocker, what it blocks.'),
  }),
  told('JoinedAttack', 'A creature has come into play attacking.', { object }),
  told('BecameBlocked', 'An effect makes an attacker blocked.', { object }),
  told('JoinedBlock', 'An effect has a creature block an attacker.', {
    object,
    attacker: object.describe('What it blocks.'),
  }),
  told('BecameUnblocked', 'An effect makes an attacker unblocked.', { object }),
  told('RemovedFromCombat', 'A creature is removed from combat.', { object }),
  told('DamageAssigned', 'It is settled to whom the damage of a creature is dealt.', {
    source: object.describe('Whose damage.'),
    to: dealt,
  }),
  told('CombatDamageStacked', 'Combat damage goes on the stack.', {
    object: object.describe('It, on the stack.'),
    assignments: z.array(z.object({ source: object.describe('Whose damage.'), to: dealt })),
  }),
] as const;

import { z } from 'zod';
import { count, object, seat, step, told } from './words.ts';

const amount = count('How much life is lost.');

/** How turns and priority go. */
export const turn = [
  told('TurnBegan', 'A turn begins.', {
    number: count('Number of the turn in its game, from 1, both players counted together.'),
    active: seat.describe('Whose turn it is.'),
  }),
  told('TurnControlled', 'A player controls the turn that begins.', {
    seat: seat.describe('Whose turn it is.'),
    by: seat.describe('Who decides in it.'),
  }),
  told('StepBegan', 'A step begins.', { step, phase: z.string().describe('Its phase.') }),
  told('StepSkipped', 'A step is passed over.', {
    step,
    source: object.describe('What says so; 0: a rule.'),
  }),
  told('PermanentsPhased', 'Permanents phase out and in, all at once.', {
    out: z.array(
      z.object({
        object,
        with: object.describe('What took it along; 0: it went by itself.'),
      }),
    ),
    in: z.array(object),
  }),
  told('TurnSkipped', 'A turn is passed over.', { seat, source: object.describe('What says so.') }),
  told('ExtraTurnCreated', 'A player will take an extra turn.', { seat }),
  told('ExtraPhasesCreated', 'Phases are added after this one.', {
    phases: z.array(z.string()),
  }),
  told('ExtraStepsCreated', 'Steps are added after this one.', { steps: z.array(z.string()) }),
  told('TurnCutShort', 'An effect ends the turn: its cleanup comes next.', {}),
  told('PriorityPassed', 'A player passes.', { seat }),
  told('LoopProposed', 'A player proposes to repeat something.', {
    seat,
    times: count('How often.'),
  }),
  told('LoopAgreed', 'It is settled how often something is repeated.', {
    times: count('How often.'),
    lastWord: seat.nullable().describe('Whose action is the last one, however many it takes.'),
  }),
  told('LoopEnded', 'A repetition is over.', {}),
  told('PriorityReceived', 'A player has priority.', { seat }),
  told('ManaBurned', 'A player loses life for mana that was not used.', { seat, amount }),
  told('TurnCleanedUp', 'Damage wears off, and effects of this turn end.', {}),
] as const;

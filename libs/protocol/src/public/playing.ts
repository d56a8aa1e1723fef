import { z } from 'zod';
import {
  ability,
  alternative,
  buyback,
  count,
  division,
  mode,
  object,
  replicated,
  seat,
  targets,
  told,
  x,
} from './words.ts';

const source = object.describe('Whose ability it is; 0: that lies hidden.');
const mana = z.string().meta({
  description: 'Mana, a letter each: W, U, B, R, G; C for colorless.',
  examples: ['GG'],
});

/** What was chosen while it was announced. Left out of what has left the stack already. */
const announced = {
  object: object.describe('It, on the stack.'),
  seat: seat.describe('Who plays it.'),
  name: z
    .string()
    .describe('Name of the spell; of an ability, how it is called on the stack.')
    .optional(),
  targets: targets.optional(),
  division: division.optional(),
  x: x.optional(),
  mode: mode.optional(),
  alternative: alternative.optional(),
  buyback: buyback.optional(),
  replicated: replicated.optional(),
};

/** How spells and abilities are played, and what comes of them on the stack. */
export const playing = [
  told('AbilityPutOnStack', 'An ability is on the stack.', {
    object: object.describe('It, on the stack.'),
    controller: seat,
    source,
    triggered: z.boolean().describe('Triggered; else activated.'),
    ability,
  }),
  told('ChoiceAnnounced', 'Some of what is chosen for a spell or ability is announced.', {
    choices: z.object({
      mode: mode.optional(),
      x: x.optional(),
      targets: targets.optional(),
      division: division.optional(),
      alternative: alternative.optional(),
      buyback: buyback.optional(),
      replicated: replicated.optional(),
      paid: z.boolean().describe('Whether the phase cost is paid as it is played.').optional(),
      times: count('How often the cost is paid, for so much more of the effect.').optional(),
    }),
  }),
  told('ManaAbilityPlayed', 'A mana ability is played.', {
    object: object.describe('Whose.'),
    ability: count('Which of its abilities, from 0.'),
  }),
  told(
    'SpecialActionTaken',
    'A player has paid for what needs no stack, such as turning a permanent face up.',
    {
      object: object.describe('Whose.'),
      ability: count('Which of its abilities, from 0.'),
      seat,
    },
  ),
  told('SpellCast', 'A spell has been cast, and paid for.', announced),
  told('AbilityActivated', 'An ability has been activated, and paid for.', announced),
  told('TriggerChoicesMade', 'All has been chosen for a triggered ability.', announced),
  told('ActionReversed', 'A player takes an announcement back.', {
    seat,
    kept: z.array(object).describe('Whose mana abilities stay played.'),
  }),
  told('AbilityTriggered', 'An ability triggers.', { source, controller: seat, ability }),
  told('TriggersOrdered', 'A player has put triggered abilities in order.', { seat }),
  told('TargetsChanged', 'A spell or ability has other targets.', { object, targets }),
  told('SpellCopied', 'A spell is copied.', {
    object: object.describe('The copy.'),
    of: object.describe('What it copies.'),
    controller: seat.describe('Who controls the copy.'),
  }),
  told('StackItemResolved', 'A spell or ability has resolved.', { object }),
  told('StackItemCountered', 'A spell or ability is countered.', {
    object,
    by: object.nullable().describe('By what; null: by a rule, as with illegal targets.'),
  }),
  told('ManaAdded', 'A player gets mana.', {
    seat,
    mana,
    snow: z
      .literal(true)
      .describe('A snow permanent made it; told where that makes a difference.')
      .optional(),
  }),
  told(
    'ManaTakenBack',
    'A player takes back mana: it is as though the permanent had not been tapped.',
    {
      seat,
      object: object.describe('Which was tapped for it.'),
      mana,
    },
  ),
  told('ManaSpent', 'A player spends mana.', {
    seat,
    mana,
    snow: mana.describe('What of it snow permanents made, where any is spent.').optional(),
  }),
] as const;

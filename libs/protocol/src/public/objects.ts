import { z } from 'zod';
import { card, object, seat, told, zone } from './words.ts';

/** What happens to cards and permanents. */
export const objects = [
  told('ObjectMoved', 'A card or token changes its zone.', {
    name: card.describe('Left out while nobody but its owner may know.').optional(),
    object: object.describe('Its id before; left out if that is hidden.').optional(),
    newId: object.describe('Its id from now on; left out if that is hidden.').optional(),
    owner: seat,
    from: zone,
    to: zone,
    cause: z.string().meta({
      description: 'Why it moves.',
      examples: ['draw', 'play', 'resolve', 'discard', 'destroy', 'sacrifice', 'effect', 'cost'],
    }),
    controller: seat.describe('Onto the battlefield: who controls it.').optional(),
    tapped: z.boolean().describe('Onto the battlefield: whether it is tapped.').optional(),
    attachedTo: object
      .describe('Onto the battlefield: what it is attached to; 0: nothing.')
      .optional(),
    copyOf: card.describe('Onto the battlefield as a copy: of what.').optional(),
    faceDown: z.literal(true).describe('It lies face down.').optional(),
  }),
  told('TokenCreated', 'A token is put into play.', {
    object,
    token: z.string().describe('Its name.'),
    owner: seat,
    controller: seat,
  }),
  told('ObjectCeased', 'A token out of play, an ability or a copy is no more.', { object }),
  told('LandPlayed', 'A player has played a land: that which moved to the battlefield before.', {
    seat,
  }),
  told('PermanentTurned', 'A permanent is turned face up or face down.', {
    object,
    faceDown: z.boolean(),
  }),
  told('PermanentFlipped', 'A flip card is flipped.', { object }),
  told('BecameCopy', 'A permanent becomes a copy of something.', { object }),
  told('PermanentTapped', 'A permanent is tapped.', { object }),
  told('PermanentsUntapped', 'Permanents are untapped, all at once.', {
    objects: z.array(object),
  }),
  told('ControlChanged', 'A player gains control of a permanent.', { object, to: seat }),
  told('CountersChanged', 'Counters are put on a permanent or removed.', {
    object,
    counter: z.string().describe('Of which kind, such as `+1/+1`.'),
    by: z.int().describe('How many more; below 0: fewer.'),
  }),
  told('EnchantmentMoved', 'An enchantment is moved to another permanent.', {
    object,
    to: object,
  }),
  told('TextChanged', 'A word in the text of an object is read as another.', {
    object,
    change: z.object({
      word: z
        .string()
        .describe(
          '`land`: basic land types. `color`: colors, by letter. `creature`: creature types.',
        ),
      from: z.string(),
      to: z.string(),
    }),
  }),
  told('CardCopied', 'A copy of a card is made, to be played from where the card is.', {
    object,
    of: object.describe('The card.'),
    owner: seat,
  }),
  told('OwnershipChanged', 'Cards belong to another player from now on.', {
    objects: z.array(object).describe('Those that everybody may see.'),
    cards: z.array(card).describe('Their names.'),
    to: seat,
  }),
  told('CardRevealed', 'A player shows a card to everybody.', {
    card,
    seat: seat.describe('Whose card.'),
    zone: zone.describe('Where it lies.'),
  }),
  told('CardNamed', 'A player names a card.', { seat, name: card }),
] as const;

import { cardsToArrange } from '../replacing/arrange.ts';
import { shieldOf, sourcesUnder } from '../replacing/shared-shield.ts';
import { progressOf } from '../state/progress.ts';
import { isObjects } from './answers.ts';
import { decision, family } from './decision.ts';

/** In which order permanents that come together get their timestamps: the first one is the oldest. */
export const orderOfTimestamps = decision({
  kind: 'order',
  frames: ['resolve'],
  asks: 'timestamps',
  isAnswer: isObjects,
  space: ({ frame }) => ({ shape: 'order', of: progressOf(frame, 'arrivalOrder').among }),
});

/** In which order cards go to the same library: the first one lies lowest (6ED 217.2d). */
export const orderInLibrary = decision({
  kind: 'order',
  frames: ['resolve'],
  asks: 'libraryOrder',
  isAnswer: isObjects,
  space: ({ frame }) => ({ shape: 'order', of: progressOf(frame, 'libraryOrder').among }),
});

/** In which order cards go to the same graveyard: the first one lies lowest (6ED 217.4c). */
export const orderInGraveyard = decision({
  kind: 'order',
  frames: ['changes'],
  asks: 'graveyardOrder',
  isAnswer: isObjects,
  space: ({ sight, frame, seat }) => ({
    shape: 'order',
    of: cardsToArrange(sight, frame.changes, seat),
  }),
});

/** From which source a shield prevents damage first, where it can't prevent all (TSP 419.7b). */
export const orderOfDamage = decision({
  kind: 'order',
  frames: ['changes'],
  asks: 'preventionOfAmount',
  isAnswer: isObjects,
  space({ sight, frame }) {
    const shield = shieldOf(sight, frame.inOrder?.at(-1) ?? 0);
    return { shape: 'order', of: shield === undefined ? [] : sourcesUnder(sight, shield, frame) };
  },
});

const ORDERS = {
  timestamps: orderOfTimestamps,
  library: orderInLibrary,
  graveyard: orderInGraveyard,
  damage: orderOfDamage,
};

/** An order of objects, whatever it is for. */
export const order = family('order', ({ of }) => ORDERS[of]);

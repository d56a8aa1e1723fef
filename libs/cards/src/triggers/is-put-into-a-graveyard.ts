import type { Watched, Zone } from '../language.ts';
import { that, watched, when, type TriggerWord } from '../say/trigger.ts';

/** `event` is the card in the graveyard; from play, `was` is the permanent that it was. */
export interface IsPutIntoAGraveyard {
  readonly when: 'is put into a graveyard';
  readonly what: Watched;
  /** From anywhere, unless it says from which zone. */
  readonly from?: Zone;
  /** As it resolves: a spell that is countered does not. */
  readonly resolved?: true;
}

/** A permanent that goes to a graveyard. */
export const isPutIntoAGraveyardFromPlay = (what: Watched): IsPutIntoAGraveyard => ({
  when: 'is put into a graveyard',
  what,
  from: 'play',
});

const word: TriggerWord<IsPutIntoAGraveyard> = {
  text({ what, from, resolved }, say, { fromPlay, graveyard }) {
    const where =
      from === undefined
        ? 'from anywhere'
        : from === 'play'
          ? fromPlay
          : from === 'stack'
            ? 'from the stack'
            : `from ${from === 'exile' ? 'outside the game' : `a ${from}`}`;
    const how = resolved === true ? 'during its resolution' : where;
    return `${when(what)} ${watched(what, say)} is put into a ${graveyard} ${how}`;
  },
  event: ({ what }) => that(what),
  binds: ['was'],
};
export default word;

import type { OtherZone, Watched } from '../language.ts';
import { filterText } from '../filter-text.ts';
import { article } from '../say/grammar.ts';
import { that, watched, when, type TriggerWord } from '../say/trigger.ts';

/** `event` is the permanent. */
export interface ComesIntoPlay {
  readonly when: 'comes into play';
  readonly what: Watched;
  /** From any zone, unless it says which; a token comes from none. From the stack: it was played. */
  readonly from?: OtherZone | 'stack';
  /** A land that is played, by its controller, and not put there (6ED 214.9b). */
  readonly played?: true;
}

export const comesIntoPlay = (what: Watched): ComesIntoPlay => ({ when: 'comes into play', what });

/** `you play another land`: who controls it plays it. */
function playedText(what: Watched): string {
  const whole = typeof what === 'string' ? 'land you control' : filterText(what);
  const kind = whole.replace(OWNER, '');
  const plays = whole.endsWith(' you control')
    ? 'you play'
    : kind === whole
      ? 'a player plays'
      : 'your opponent plays';
  return `${plays} ${kind.startsWith('other ') ? `an${kind}` : article(kind)}`;
}

const OWNER = / (?:you control|your opponent controls)$/u;

const word: TriggerWord<ComesIntoPlay> = {
  text({ what, from, played }, say, { entersPlay, graveyard }) {
    if (played === true) return `Whenever ${playedText(what)}`;
    const entered = `${when(what)} ${watched(what, say)} ${entersPlay}`;
    if (from === undefined) return entered;
    if (from === 'stack') return `${entered}, if it was played as a spell`;
    return `${entered} from a ${from === 'graveyard' ? graveyard : from}`;
  },
  event: ({ what }) => that(what),
};
export default word;

import type { EventOf, EventType, GameEvent } from '../events.ts';
import { playerAsked } from '../state/decisions.ts';
import type { MadeJustNow } from '../state/game.ts';
import type { Draft } from './draft.ts';

/** What happens beside the game, or asks for the next thing in it. */
const BESIDE: ReadonlySet<EventType> = new Set([
  'CommandReceived',
  'CommandRefused',
  'DecisionRequested',
  'ClocksAdvanced',
  'TimeAdded',
  'StopsSet',
  'YieldSet',
  'DrawOffered',
  'DrawOfferWithdrawn',
  'ConnectionLost',
  'ConnectionRestored',
  'AgendaPaused',
]);

/**
 * Remembers mana that a player with priority makes, for as long as nothing else happens: that mana, and the tapping of its
 * permanent, are all that has come of it, and nobody else has had a say.
 */
export function rememberMana(draft: Draft, event: GameEvent): void {
  const { game } = draft;
  const { madeJustNow: before } = game;
  if (before === undefined && event.type !== 'ManaAbilityPlayed') return;
  if (BESIDE.has(event.type)) return;
  const after = afterwards(draft, before, event);
  if (after === null) delete game.madeJustNow;
  else game.madeJustNow = after;
}

/** What is remembered after it; `null` if nothing is. */
function afterwards(
  draft: Draft,
  before: MadeJustNow | undefined,
  event: GameEvent,
): MadeJustNow | null {
  if (event.type === 'ManaAbilityPlayed') return played(draft, before, event);
  if (before === undefined) return null;
  const { seat, mana } = before;
  switch (event.type) {
    case 'PermanentTapped': {
      const { object } = event;
      if (object !== before.played) return null;
      return { seat, played: null, mana: [...mana, { object, mana: [] }] };
    }
    case 'ManaAdded': {
      const last = mana.at(-1);
      if (before.played !== null || last === undefined || event.seat !== seat) return null;
      const part = {
        mana: event.mana,
        ...(event.only !== undefined && { only: event.only }),
        ...(event.snow === true && { snow: event.snow }),
      };
      return { ...before, mana: [...mana.slice(0, -1), { ...last, mana: [...last.mana, part] }] };
    }
    case 'ManaTakenBack': {
      const left = mana.filter(({ object }) => object !== event.object);
      return left.length === 0 ? null : { ...before, mana: left };
    }
    default:
      return null;
  }
}

/** Only what is played with priority: in the middle of an announcement mana is taken back with that. */
function played(
  { game }: Draft,
  before: MadeJustNow | undefined,
  { object }: EventOf<'ManaAbilityPlayed'>,
): MadeJustNow | null {
  const { decision } = game;
  if (decision?.kind !== 'priority') return null;
  const seat = playerAsked(decision);
  const mana = before?.played === null && before.seat === seat ? before.mana : [];
  return { seat, played: object, mana };
}

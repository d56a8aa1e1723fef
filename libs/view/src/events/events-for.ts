import { evolve, type EventType, type Game, type GameEvent, type Judge } from '@arbiter/engine';
import { isIn, type Viewer } from '../viewer.ts';
import { combat } from './combat.ts';
import { conversation } from './conversation.ts';
import { effects } from './effects.ts';
import { objects } from './objects.ts';
import { opening } from './opening.ts';
import { playing } from './playing.ts';
import { Occasion, type Tellers, type Told } from './telling.ts';
import { turn } from './turn.ts';

/** An event as a viewer is told of it: its type, the rule that made it happen, a line for people, and facts. */
export interface VisibleEvent {
  readonly type: EventType;
  readonly rule: string;
  readonly text: string;
  readonly [fact: string]: unknown;
}

const TELLERS: Tellers<EventType> = {
  ...conversation,
  ...opening,
  ...turn,
  ...objects,
  ...playing,
  ...effects,
  ...combat,
};

/**
 * What the viewer may see of a commit: each event is told anew from what this viewer may know, or not at all. The
 * bookkeeping of the engine is told to nobody.
 *
 * @param before the game before the first of the events
 */
export function eventsFor(
  _judge: Judge,
  before: Game,
  events: readonly GameEvent[],
  viewer: Viewer,
): VisibleEvent[] {
  const visible: VisibleEvent[] = [];
  if (isOthersRefusal(events, viewer)) return visible;
  let game = before;
  for (const event of events) {
    const after = evolve(game, event);
    const teller = TELLERS[event.type] as (event: GameEvent, on: Occasion) => Told | null;
    const told = teller(event, new Occasion(game, after, viewer));
    if (told !== null) {
      visible.push({ ...told.facts, type: event.type, rule: event.rule, text: told.text });
    }
    game = after;
  }
  return visible;
}

/** A refusal is told to its own seat alone: nobody else notices that something was tried. */
function isOthersRefusal(events: readonly GameEvent[], viewer: Viewer): boolean {
  const [received] = events;
  if (received?.type !== 'CommandReceived') return false;
  if (events[events.length - 1]?.type !== 'CommandRefused') return false;
  return received.seat === 'system' ? viewer !== 'operator' : !isIn(viewer, received.seat);
}

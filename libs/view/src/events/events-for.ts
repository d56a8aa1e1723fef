import { evolve, type EventType, type Game, type GameEvent, type Judge } from '@arbiter/engine';
import { isIn, type Viewer } from '../viewer.ts';
import { batches } from './batches.ts';
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

const TELLERS: Tellers = {
  ...conversation,
  ...opening,
  ...turn,
  ...objects,
  ...playing,
  ...effects,
  ...combat,
  ...batches,
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
  return tellEach(before, events, viewer).filter((told) => told !== null);
}

/**
 * As `eventsFor`, with a place for each event; `null` where the viewer is told nothing. Remembered as long as the events
 * are, because players, spectators and read models are told of the same commit, one after the other.
 */
export function tellEach(
  before: Game,
  events: readonly GameEvent[],
  viewer: Viewer,
): readonly (VisibleEvent | null)[] {
  let known = TOLD.get(events);
  if (known?.before !== before) TOLD.set(events, (known = { before, to: new Map() }));
  let told = known.to.get(viewer);
  if (told === undefined) known.to.set(viewer, (told = tell(before, events, viewer)));
  return told;
}

const TOLD = new WeakMap<
  readonly GameEvent[],
  { readonly before: Game; readonly to: Map<Viewer, readonly (VisibleEvent | null)[]> }
>();

function tell(
  before: Game,
  events: readonly GameEvent[],
  viewer: Viewer,
): readonly (VisibleEvent | null)[] {
  if (isOthersRefusal(events, viewer)) return events.map(() => null);
  const positions = positionsAfter(before, events);
  return events.map((event, i) => {
    const teller = TELLERS[event.type] as (event: GameEvent, on: Occasion) => Told | null;
    const occasion = new Occasion(positions[i] ?? before, positions[i + 1] as Game, viewer);
    const told = teller(event, occasion);
    if (told === null) return null;
    return { ...told.facts, type: event.type, rule: event.rule, text: told.text };
  });
}

/** The positions that were asked for last: of one commit, for one viewer after the other. */
let latest: { readonly events: readonly GameEvent[]; readonly positions: readonly Game[] } | null =
  null;

/** The game before the first event, and after each. */
function positionsAfter(before: Game, events: readonly GameEvent[]): readonly Game[] {
  if (latest?.events === events && latest.positions[0] === before) return latest.positions;
  const positions = [before];
  for (const event of events) positions.push(evolve(positions.at(-1) as Game, event));
  latest = { events, positions };
  return positions;
}

/** A refusal is told to its own seat alone: nobody else notices that something was tried. */
function isOthersRefusal(events: readonly GameEvent[], viewer: Viewer): boolean {
  const [received] = events;
  if (received?.type !== 'CommandReceived') return false;
  if (events[events.length - 1]?.type !== 'CommandRefused') return false;
  return received.seat === 'system' ? viewer !== 'operator' : !isIn(viewer, received.seat);
}

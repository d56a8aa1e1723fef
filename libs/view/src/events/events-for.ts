import { fold, type EventType, type Game, type GameEvent, type Judge } from '@arbiter/engine';
import { isIn, type Viewer } from '../viewer.ts';
import { batches } from './batches.ts';
import { combat } from './combat.ts';
import { conversation } from './conversation.ts';
import { effects } from './effects.ts';
import { objects } from './objects.ts';
import { opening } from './opening.ts';
import { playing } from './playing.ts';
import { Occasion, type Tellers, type Told } from './telling.ts';
import { subgames } from './subgames.ts';
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
  ...subgames,
};

/**
 * What the viewer may see of a commit: each event is retold from what this viewer may know, or not at all. The
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
  const positions = positionsOf(before, events);
  return events.map((event, i) => {
    const teller = TELLERS[event.type] as (event: GameEvent, on: Occasion) => Told | null;
    const told = teller(event, new Occasion(positions, i, viewer));
    if (told === null) return null;
    return { ...told.facts, type: event.type, rule: event.rule, text: told.text };
  });
}

/** The positions that were asked for last: of one commit, for one viewer after the other. */
let latest: Positions | null = null;

function positionsOf(before: Game, events: readonly GameEvent[]): Positions {
  if (latest?.events !== events || latest.at(0) !== before) latest = new Positions(before, events);
  return latest;
}

/** The game before the first of some events, and after each: folded as far as somebody asks. */
class Positions {
  readonly events: readonly GameEvent[];
  readonly #known: Game[];

  constructor(before: Game, events: readonly GameEvent[]) {
    this.events = events;
    this.#known = [before];
  }

  /** The game after so many of the events. Few of them are told from it, so what lies between is folded in one go. */
  at(count: number): Game {
    const known = this.#known;
    let game = known[count];
    if (game !== undefined) return game;
    let from = count;
    while (known[from] === undefined) from -= 1;
    game = fold(known[from] as Game, this.events.slice(from, count));
    known[count] = game;
    return game;
  }
}

/** A refusal is told to its own seat alone: nobody else notices that something was tried. */
function isOthersRefusal(events: readonly GameEvent[], viewer: Viewer): boolean {
  const [received] = events;
  if (received?.type !== 'CommandReceived') return false;
  if (events[events.length - 1]?.type !== 'CommandRefused') return false;
  return received.seat === 'system' ? viewer !== 'operator' : !isIn(viewer, received.seat);
}

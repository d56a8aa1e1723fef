import type { EventType } from '@arbiter/engine';
import { z } from 'zod';
import { batches } from './batches.ts';
import { combat } from './combat.ts';
import { conversation } from './conversation.ts';
import { effects } from './effects.ts';
import { objects } from './objects.ts';
import { opening } from './opening.ts';
import { playing } from './playing.ts';
import { revelation } from './revelation.ts';
import { subgames } from './subgames.ts';
import { turn } from './turn.ts';

const toldEvent = z.discriminatedUnion('type', [
  ...conversation,
  ...opening,
  ...turn,
  ...objects,
  ...playing,
  ...effects,
  ...combat,
  ...batches,
  ...subgames,
]);

/** Events of the engine that a spectator is never told of: bookkeeping, and what is between a player and the server. */
export const NEVER_PUBLIC = [
  'CommandReceived',
  'CommandRefused',
  'DecisionMade',
  'StopsSet',
  'YieldSet',
  'AgendaPaused',
  'FramePushed',
  'FrameMoved',
  'OpeningMoved',
  'FramePopped',
  'LoopStepTaken',
  'LoopWatched',
  'AnnouncementBegan',
  'CostPicked',
  'CostLockedIn',
  'PaymentSettled',
  'UseCounted',
  'TriggerHandled',
  'CombatDamageAssigned',
] as const satisfies readonly EventType[];

/** Compiles only while each type of event is either told to spectators or never public. */
type Undecided = Exclude<
  EventType,
  z.infer<typeof toldEvent>['type'] | (typeof NEVER_PUBLIC)[number]
>;
null satisfies Undecided extends never ? null : never;

/** What everybody may know of a game: what a spectator is told and, when the match is over, what was hidden. */
export const publicEvent = z.discriminatedUnion('type', [...toldEvent.options, ...revelation]);
export type PublicEvent = z.infer<typeof publicEvent>;

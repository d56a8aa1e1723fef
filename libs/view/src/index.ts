/** What one viewer may see of a game: its position, what happened, and what the viewer may do. */
export { type Viewer } from './viewer.ts';
export {
  viewOf,
  type CardView,
  type HiddenCard,
  type PermanentView,
  type PlayerView,
  type StackView,
  type View,
} from './view.ts';
export { type AbilityView } from './abilities.ts';
export { type CostKind, type Deed } from '@arbiter/cards';
export { type EffectView } from './effects.ts';
export { eventsFor, tellEach, type VisibleEvent } from './events/events-for.ts';
export { CHOICES, DECISIONS, LABELS } from './decision-labels.ts';
export {
  legalFor,
  type CommandOption,
  type PlanView,
  type SeatOptions,
  type SpaceView,
} from './options.ts';
export { playerName } from './names.ts';

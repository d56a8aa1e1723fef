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
export { type KeywordView } from './keywords.ts';
export { type CostKind } from '@arbiter/cards';
export { type AimView, type DeedView } from './deeds.ts';
export { type TextView } from './texts.ts';
export { type EffectView } from './effects.ts';
export { eventsFor, tellEach, type VisibleEvent } from './events/events-for.ts';
export { type AboutView } from './about.ts';
export { DECISIONS } from '@arbiter/engine';
export {
  legalFor,
  type CommandOption,
  type PlanView,
  type SeatOptions,
  type SpaceView,
} from './options.ts';
export { playerName, withNames } from './names.ts';
export { worthReading } from './readable.ts';
export { paidIn, type PaidView } from './paid.ts';
export { minutes } from './clock-text.ts';
export { storyFor, type StoryStep } from './story.ts';
/** Whether an answer lies in a space: for clients, which are to send nothing that is refused. */
export { admits, mendAttack } from '@arbiter/engine';

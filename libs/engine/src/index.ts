/** What the other rooms may use of the engine. */
export { judge, type Judge } from './decider.ts';
export { evolve, fold, foldOnce } from './evolve/evolve.ts';
export { NO_GAME } from './state/new-game.ts';
export { newObject } from './state/new-object.ts';
export { beginningOf, begunAt } from './state/beginning.ts';
export { positionOf } from './position.ts';
export { cardPool, BLANK_CARD, type CardPool } from './text/card-pool.ts';
export { lexiconOf, type Lexicon } from './text/lexicon.ts';
export { nameOf, splicedOnto } from './state/names.ts';
export type { Characteristics, CompiledAbility, Printed } from './text/printed.ts';
export type {
  Command,
  CommandBody,
  Continues,
  PlayerCommand,
  Refusal,
  StartGame,
  SystemCommand,
} from './commands.ts';
export {
  EVENT_TYPES,
  EVENT_TYPES_OF_BATCHES,
  type EventOf,
  type EventType,
  type GameEvent,
} from './events.ts';
export type { Verdict } from './decide/decide.ts';
export { chanceText, commitmentTo, STEP_BUDGET } from './decide/work.ts';
export { SECRET_LENGTH } from './decide/commands/table.ts';
export { deadlineOf, DISCLOSE_MILLIS, timeUp } from './decide/commands/clocks.ts';
export { nameOnStack } from './decide/stack/priority.ts';
export { waysOf, type LegalCommand, type Plan } from './options/legal.ts';
export {
  admits,
  countOf,
  drawFrom,
  listOf,
  mendAttack,
  mendBlock,
  type Blocks,
  type Option,
  type OptionSpace,
  type PaidObjects,
  type PaidWith,
} from './spaces/index.ts';
export { optionsOf } from './decisions/index.ts';
export { isBeyondBlocks } from './decisions/block.ts';
export { DECISIONS } from './decisions/labels.ts';
export { abilityCost, spellCost } from './paying/announced-cost.ts';
export { openCost, proposedPayment } from './paying/open-payment.ts';
export { manaDue, type TotalCost } from './paying/total-cost.ts';
export { offers } from './options/offers.ts';
export { Sight, type Books } from './sight/sight.ts';
export { endsWithThisStep } from './sight/saving.ts';
export { makesBatches } from './sight/windows.ts';
export { shownInHand, shownTopCard } from './sight/revealed.ts';
export { turnUpOf } from './sight/face-down.ts';
export { abilitiesAt, playersAbilities } from './sight/players-abilities.ts';
export { FACE_DOWN, isFaceDown } from './state/face-down.ts';
export { isSubgameOver, mainGamesOf } from './state/subgames.ts';
export type { SizeOrigin, SizeStep } from './sight/size-story.ts';
export { everyInPlay, fits } from './sight/filters.ts';
export { targetsFor } from './sight/targets.ts';
export { amountNow } from './reading/amounts.ts';
export { textOfFrame } from './reading/program.ts';
export { readFrom } from './reading/reading.ts';
export * from './state/basics.ts';
export type {
  Answer,
  ChoicePurpose,
  Decision,
  DecisionKind,
  Payment,
  Question,
} from './state/decisions.ts';
export {
  keyOfReplacement,
  replacementOf,
  type ReplacementEffect,
} from './state/replacement-key.ts';
export { playerAsked } from './state/decisions.ts';
export { replacementAsked } from './decisions/replacement.ts';
export type { Loop, LoopStep } from './state/loops.ts';
export type { DamageShield, LastingEffect } from './state/effects.ts';
export type { AnnouncedChoices, Frame } from './state/frames.ts';
export type {
  Attacker,
  Clock,
  TimeControl,
  Combat,
  DamageAssignment,
  Game,
  Outcome,
  Player,
  Stops,
  Turn,
} from './state/game.ts';
export type { AbilityRef, Choices, GameObject, LastKnown, StackItem } from './state/objects.ts';
export {
  CITED_TOPICS,
  TOPICS,
  type Area,
  type CitationTable,
  type Citations,
  type CitedTopic,
  type PartialCitationTable,
} from './rules/citations.ts';
export type { AnnouncementStep, Rules, StepOfTurn, TurnAction } from './rules/rules.ts';
export * as answers from './rules/answers.ts';

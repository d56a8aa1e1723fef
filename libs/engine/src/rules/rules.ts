/**
 * The questions that rulebooks have answered in different ways. Each answer is a small file beside this one,
 * named for what happens; `@arbiter/editions` says which answer each edition gives. Nothing here names an edition.
 */
import type { AssignedBlockers } from './assigned-blockers/question.ts';
import type { CardTerms } from './card-terms/question.ts';
import type { Citations, CitedTopic } from './citations.ts';
import type { CoinFlips } from './coin-flips/question.ts';
import type { CombatDamage } from './combat-damage/question.ts';
import type { ContinuousEffects } from './continuous-effects/question.ts';
import type { DamageReceivers } from './damage-receivers/question.ts';
import type { DrawStep } from './draw-step/question.ts';
import type { LibraryOverdraw } from './empty-library/question.ts';
import type { ExtraTurns } from './extra-turns/question.ts';
import type { LandTypeWords } from './land-type-words/question.ts';
import type { LeftUnfound } from './left-unfound/question.ts';
import type { LegendRule } from './legend-rule/question.ts';
import type { LookBack } from './look-back/question.ts';
import type { ManaLeftOver } from './mana-left-over/question.ts';
import type { ManaWhilePlaying } from './mana-while-playing/question.ts';
import type { Mulligan } from './mulligan/question.ts';
import type { OptionalTriggers } from './optional-triggers/question.ts';
import type { ReplacementOrder } from './replacement-order/question.ts';
import type { PhaseAbilities } from './phase-abilities/question.ts';
import type { PhaseCostSettled } from './phase-cost-settled/question.ts';
import type { Reversal } from './reversal/question.ts';
import type { Requirements } from './requirements/question.ts';
import type { SetAside } from './set-aside/question.ts';
import type { SnowMana } from './snow-mana/question.ts';
import type { SourceColor } from './pseudospell-color/question.ts';
import type { SourceOfAbility } from './source-of-ability/question.ts';
import type { StateBasedAction } from './state-based-actions/question.ts';
import type { TappedArtifacts } from './tapped-artifacts/question.ts';
import type { TappedBlockers } from './tapped-blockers/question.ts';
import type { Timing } from './timing.ts';
import type { TokenTypes } from './token-types/question.ts';
import type { TrampleExcess } from './trample-excess/question.ts';
import type { CreatureTypeWords } from './creature-types/question.ts';
import type { MovedEnchantments } from './moved-enchantments/question.ts';
import type { NoCombatDamage } from './no-combat-damage/question.ts';
import type { ShieldRecheck } from './shield-recheck/question.ts';
import type { TrampleGoesOn } from './trample-goes-on/question.ts';
import type { WhilePlaying } from './while-playing/question.ts';
import type { WhoMayAttack } from './who-may-attack/question.ts';

/** What a turn-based action does; each has a file in `decide/turn/`. */
export type TurnAction =
  | 'phasing'
  /** Before permanents untap, mana may be made (5ED Mana Sources.1). */
  | 'untapWindow'
  | 'untap'
  | 'draw'
  | 'declareAttackers'
  | 'declareBlockers'
  | 'combatDamage'
  | 'handSize'
  | 'cleanUp'
  /** Players get priority in turn. */
  | 'window'
  /** What has triggered is played, and nobody plays anything else. */
  | 'series'
  /** The same at the end of a step, if anything belongs there (5ED Phase Structure.6). */
  | 'endSeries'
  /** Players get priority only if something is about to happen, and then the step is repeated. */
  | 'windowIfNeeded';

export interface StepOfTurn {
  readonly name: string;
  readonly phase: string;
  /** By which rule it begins, and by which players get priority in it. */
  readonly cites: CitedTopic;
  readonly windowCites?: CitedTopic;
  readonly actions: readonly TurnAction[];
  /** A main phase: lands, sorceries and permanents may be played (6ED 305). */
  readonly main?: true;
  /** Takes place only under this condition. */
  readonly onlyIf?: 'firstStrike' | 'attack';
  /** Damage has worn off before it: what comes of it in this step wears off at once (5ED Cleanup.2). */
  readonly afterHealing?: true;
  /** An attack may be announced in it (5ED Main). */
  readonly attackFrom?: true;
  /** Where play goes on if no creature attacks. */
  readonly withoutAttack?: 'here' | 'skipped';
}

/** One of the things that are done, in the order of the edition, while a spell or ability is announced. */
export type AnnouncementStep =
  /** How often the activation cost is paid. */
  | 'times'
  | 'mode'
  | 'x'
  | 'targets'
  | 'division'
  | 'alternative'
  | 'buyback'
  /** Cards of the hand that are spliced onto it (TSP 502.40). */
  | 'splice'
  /** How often each of its replicate costs is paid (TSP 502.52). */
  | 'replicate'
  /** Whether the phase costs that are played are paid (5ED Phase Structure.10). */
  | 'phaseCost'
  /** Objects are picked for the parts of the cost that ask for some. */
  | 'picks'
  /** The cost is what it is now, whatever changes it later (TSP 409.1f). */
  | 'lockCost'
  | 'payment';

/** An edition: an answer to every question. */
export interface Rules {
  /** The edition's code, such as it stands before every rule number. */
  readonly edition: string;
  readonly cite: Citations;
  readonly startingLife: number;
  readonly startingHand: number;
  readonly maximumHandSize: number;
  /** The steps of a turn in order. */
  readonly turn: readonly StepOfTurn[];
  readonly announcement: readonly AnnouncementStep[];
  readonly timing: Timing;
  readonly mulligan: Mulligan;
  readonly drawStep: DrawStep;
  readonly phaseAbilities: PhaseAbilities;
  readonly phaseCostSettled: PhaseCostSettled;
  readonly manaLeftOver: ManaLeftOver;
  readonly manaWhilePlaying: ManaWhilePlaying;
  readonly snowMana: SnowMana;
  readonly whilePlaying: WhilePlaying;
  readonly coinFlips: CoinFlips;
  readonly leftUnfound: LeftUnfound;
  readonly extraTurns: ExtraTurns;
  readonly whoMayAttack: WhoMayAttack;
  readonly requirements: Requirements;
  readonly trampleGoesOn: TrampleGoesOn;
  readonly creatureTypeWords: CreatureTypeWords;
  readonly landTypeWords: LandTypeWords;
  readonly shieldRecheck: ShieldRecheck;
  readonly movedEnchantments: MovedEnchantments;
  readonly noCombatDamage: NoCombatDamage;
  readonly setAside: SetAside;
  readonly tokenTypes: TokenTypes;
  readonly trampleExcess: TrampleExcess;
  readonly combatDamage: CombatDamage;
  readonly tappedArtifacts: TappedArtifacts;
  readonly tappedBlockers: TappedBlockers;
  readonly assignedBlockers: AssignedBlockers;
  readonly damageReceivers: DamageReceivers;
  readonly libraryOverdraw: LibraryOverdraw;
  readonly legendRule: LegendRule;
  readonly lookBack: LookBack;
  readonly reversal: Reversal;
  readonly optionalTriggers: OptionalTriggers;
  readonly replacementOrder: ReplacementOrder;
  readonly pseudospellColor: SourceColor;
  readonly sourceOfAbility: SourceOfAbility;
  readonly continuousEffects: ContinuousEffects;
  readonly stateBasedActions: readonly StateBasedAction[];
  /** What is looked at only when a phase ends. */
  readonly atEndOfPhases: readonly StateBasedAction[];
  /** The words of card texts; nothing that is decided depends on them. */
  readonly cardTerms: CardTerms;
}

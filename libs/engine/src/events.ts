import type { ChosenKind, Color, ManaUse, NamedCost, TextChange } from '@arbiter/cards';
import type { Command, CommandBody, Continues } from './commands.ts';
import type { Citation, ObjectId, Recipient, Seat, Zone } from './state/basics.ts';
import type { HeldChange } from './state/changes.ts';
import type { ReplacementKey } from './state/replacement-key.ts';
import type { TotalCost } from './state/costs.ts';
import type { Answer, Question } from './state/decisions.ts';
import type { DelayedAbility, LastingEffect, WaitingTrigger } from './state/effects.ts';
import type { AnnounceFrame, Frame, OpeningFrame, Round, SettledPayment } from './state/frames.ts';
import type {
  DamageAssignment,
  LimitedMana,
  ManaMade,
  Outcome,
  PhasedOut,
  Stops,
  TimeControl,
} from './state/game.ts';
import type { Happening } from './state/happening.ts';
import type { LoopStep, LoopWatch } from './state/loops.ts';
import type { Bindings, Choices, LastKnown, StackItem } from './state/objects.ts';
import type { InstructionProgress } from './state/progress.ts';

/** Why an object changed its zone. */
export type MoveCause =
  | 'draw'
  | 'play'
  | 'resolve'
  | 'discard'
  | 'destroy'
  | 'sacrifice'
  | 'stateBased'
  | 'counter'
  | 'effect'
  | 'cost'
  | 'mulligan'
  | 'ante';

/** How an object is when it arrives. */
export interface Arrival {
  readonly tapped?: boolean;
  readonly attachedTo?: ObjectId;
  readonly controller?: Seat;
  /** The definition copied (6ED silent; TSP 503.2). */
  readonly copyOf?: string;
  readonly copyText?: readonly TextChange[];
  readonly faceDown?: boolean;
  /** Who alone may look at it, though it lies face down (5ED Zones of Play.5). */
  readonly knownTo?: Seat;
  /** Under all other cards of the library. */
  readonly bottom?: true;
  readonly chosen?: Readonly<Partial<Record<ChosenKind, string>>>;
  readonly counters?: Readonly<Record<string, number>>;
  readonly stack?: StackItem;
  readonly colors?: readonly Color[] | null;
  readonly text?: readonly TextChange[];
  /** The keyword whose cost was paid for the spell that it was. */
  readonly paid?: NamedCost;
  /** The life that was paid as it came into play. */
  readonly lifePaid?: number;
  /** Of which colours mana was spent to play the spell that it was, where its text asks for that. */
  readonly manaSpent?: readonly Color[];
  /** The spell that it was was played from the hand, where its text asks for that. */
  readonly fromHand?: true;
  /** Whose ability exiled it, where another one of it asks for that (TSP 217.7d). */
  readonly exiledWith?: ObjectId;
  /** The definition in which that ability stands: abilities are linked within one (TSP 217.7d). */
  readonly link?: string;
  /** The creature that it haunts in exile (TSP 502.51a). */
  readonly haunts?: ObjectId;
}

/** Nothing to tell beside type and rule. */
type NoFacts = Readonly<Record<string, never>>;

interface Facts {
  // ── the conversation with the table ──
  CommandReceived: {
    readonly id: string;
    readonly seat: Command['seat'];
    readonly at: number;
    readonly thought?: number;
    readonly command: CommandBody;
  };
  CommandRefused: {
    readonly edition: string;
    readonly reason: string;
    readonly objects: readonly ObjectId[];
  };
  DecisionRequested: { readonly seat: Seat; readonly question: Question };
  DecisionMade: { readonly seat: Seat; readonly answer: Answer };
  ClocksAdvanced: {
    readonly at: number;
    readonly spent: readonly [number, number];
    readonly grace: readonly [number, number];
    /** What passed on the way of a question and its answer, and is charged to nobody; not there if none was credited. */
    readonly lag?: readonly [number, number];
  };
  TimeAdded: { readonly seat: Seat; readonly millis: number };
  ConnectionLost: { readonly seat: Seat };
  ConnectionRestored: { readonly seat: Seat };
  StopsSet: { readonly seat: Seat; readonly stops: Stops };
  YieldSet: { readonly seat: Seat; readonly to: string; readonly on: boolean };
  DrawOffered: { readonly seat: Seat };
  DrawOfferWithdrawn: { readonly seat: Seat };
  /** The commit grew too large: the agenda goes on by a `Continue` command. */
  AgendaPaused: NoFacts;
  GameSuspended: { readonly trace: string };
  GameResumed: NoFacts;
  GameUpgraded: { readonly from: string; readonly to: string };
  GameEnded: Outcome;

  // ── the agenda ──
  FramePushed: { readonly frame: Frame };
  /** The top frame goes on: where it stands now, what it has bound, and how far its instruction has come. */
  FrameMoved: {
    readonly at: number;
    readonly bindings?: Bindings;
    readonly rounds?: readonly Round[];
    readonly progress?: InstructionProgress;
    readonly happened?: readonly Happening[];
  };
  OpeningMoved: { readonly stage: OpeningFrame['stage']; readonly seat: Seat };
  /** The top frame is done; what it found is handed to the one below. */
  FramePopped: { readonly result?: Answer };

  // ── the opening and chance ──
  GameStarted: {
    readonly game: string;
    readonly edition: string;
    readonly decks: readonly [readonly string[], readonly string[]];
    /** What each seat has beside the deck; openings without sideboards and those of earlier versions have none. */
    readonly sideboards?: readonly [readonly string[], readonly string[]];
    /** It is played for ante. */
    readonly ante?: true;
    readonly commitments: readonly [string, string];
    readonly serverCommitment: string;
    readonly serverSecret: string;
    readonly chooser: Seat | null;
    readonly life: number;
    readonly time: readonly [number, number];
    readonly grace: readonly [number, number];
    readonly control?: TimeControl;
    readonly stops: readonly [Stops, Stops];
    readonly at: number;
    /** The position is that of the command which opens it. */
    readonly continues?: Continues;
  };
  /** A rewound game is played on from where it was. */
  GameWentOn: NoFacts;
  SecretDisclosed: { readonly seat: Seat; readonly secret: string };
  LotDrawn: { readonly roll: number; readonly seat: Seat };
  LibraryShuffled: {
    readonly roll: number;
    readonly seat: Seat;
    readonly order: readonly number[];
  };
  /** Cards on top of a library were put back in this order, the last one on top. */
  LibraryArranged: { readonly seat: Seat; readonly top: readonly ObjectId[] };
  CardChosenAtRandom: { readonly roll: number; readonly object: ObjectId };
  /** `won`: whether the player who flipped it has called it right; `call`: what was called, where the rules ask for that. */
  CoinFlipped: {
    readonly roll: number;
    readonly seat: Seat;
    readonly won: boolean;
    readonly call?: string;
  };
  /** A coin of which it matters alone what it shows: nobody wins or loses it (TSP 511.2). */
  CoinTossed: { readonly roll: number; readonly seat: Seat; readonly side: 'heads' | 'tails' };
  StartingPlayerChosen: { readonly seat: Seat };
  HandKept: { readonly seat: Seat };
  MulliganTaken: { readonly seat: Seat };

  // ── subgames ──
  /** The libraries are the decks of a game within the game (TSP 506.3). */
  SubgameBegan: { readonly life: number };
  /** A card has come into the subgame from outside it; what that is to the main game, which waits (TSP 506.5a). */
  MainGameChanged: { readonly card: ObjectId; readonly events: readonly GameEvent[] };
  SubgameEnded: Outcome;
  /** What lay in the subgame lies in the libraries again, and the main game goes on (TSP 506.6). */
  MainGameResumed: NoFacts;

  // ── the turn ──
  /** `extra` names the added turn that it is. */
  TurnBegan: { readonly number: number; readonly active: Seat; readonly extra?: number };
  /** Another player decides for the active player until the next turn begins (TSP 507.1). */
  TurnControlled: { readonly seat: Seat; readonly by: Seat; readonly effect: number };
  /** As though it didn't exist (6ED Glossary: Skip). */
  TurnSkipped: { readonly seat: Seat; readonly extra?: number; readonly source: ObjectId };
  ExtraTurnCreated: { readonly extra: number; readonly seat: Seat };
  /** Steps are added after this one. */
  ExtraStepsCreated: { readonly steps: readonly string[] };
  /** The turn goes on with what comes after this step. */
  TurnCutShort: { readonly after: number };
  ExtraPhasesCreated: { readonly phases: readonly string[] };
  StepBegan: {
    readonly step: string;
    readonly phase: string;
    readonly index: number;
    /** It begins a phase that an effect added; at `resumeAt` the turn goes on after it. */
    readonly resumeAt?: number;
    /** It is where the turn goes on after added phases, though its phase may be one like the last of them. */
    readonly resumed?: true;
    /** It was added: steps that were added are still to come, and then those after `afterSteps`. */
    readonly stepsLeft?: readonly string[];
    readonly afterSteps?: number;
  };
  /** `source` is 0 where a rule, not an object, says so. */
  StepSkipped: {
    readonly step: string;
    readonly index: number;
    readonly source: ObjectId;
    readonly resumeAt?: number;
    /** It is where the turn went on after added phases: there are none any more. */
    readonly resumed?: true;
    readonly stepsLeft?: readonly string[];
    readonly afterSteps?: number;
  };
  PriorityPassed: { readonly seat: Seat; readonly automatic: boolean };
  LoopProposed: {
    readonly seat: Seat;
    readonly times: number;
    readonly steps: readonly LoopStep[];
    readonly independent: boolean;
  };
  /** So often, and whose action is the last one. */
  LoopAgreed: { readonly times: number; readonly lastWord: Seat | null };
  LoopStepTaken: LoopStep;
  LoopEnded: NoFacts;
  /** It is watched whether triggered abilities go round for ever (6ED 421.4). */
  LoopWatched: LoopWatch;
  /** In the action of the step at this place. */
  PriorityReceived: { readonly seat: Seat; readonly action: number };
  ManaBurned: { readonly seat: Seat; readonly amount: number };
  /** Damage wears off and effects of this turn end, all at once (6ED 314.1b). */
  TurnCleanedUp: NoFacts;

  // ── objects ──
  ObjectMoved: {
    readonly object: ObjectId;
    readonly newId: ObjectId;
    readonly from: Zone;
    readonly to: Zone;
    readonly cause: MoveCause;
    readonly lastKnown?: LastKnown;
    readonly arrival?: Arrival;
  };
  TokenCreated: {
    readonly object: ObjectId;
    readonly token: string;
    readonly owner: Seat;
    /** If not its owner. */
    readonly controller?: Seat;
    /** What made it, where a text speaks of that later. */
    readonly madeBy?: ObjectId;
  };
  /** A token out of play, a resolved pseudospell or a copy of a spell is no more. */
  ObjectCeased: { readonly object: ObjectId };
  /** `allowedBy`: the player said that this permanent allows it (6ED 214.9b). */
  LandPlayed: { readonly seat: Seat; readonly allowedBy?: ObjectId };
  /** All at once: those with phasing, with what is attached to them, go; those that went before come back. */
  PermanentsPhased: {
    readonly out: readonly PhasedOut[];
    readonly in: readonly ObjectId[];
    /** Effects that are still to be done to one of those that go don't find it again; old records don't say so. */
    readonly lostFromSight?: true;
  };
  PermanentTapped: { readonly object: ObjectId };
  PermanentTurned: { readonly object: ObjectId; readonly faceDown: boolean };
  /** A permanent in play is a copy of something from then on, known by that name. */
  /** A flip card is flipped (TSP 508.2). */
  PermanentFlipped: { readonly object: ObjectId };
  /** `option`: as which of several things the other came into play, if its text let its player choose. */
  BecameCopy: { readonly object: ObjectId; readonly as: string; readonly option?: string };
  PermanentsUntapped: { readonly objects: readonly ObjectId[] };
  /**
   * `byEffect`: as long as the effects that say so; otherwise as if it had come into play so. `from`: who controlled it until
   * then, which older records leave to be told from `to`.
   */
  ControlChanged: {
    readonly object: ObjectId;
    readonly to: Seat;
    readonly from?: Seat;
    readonly byEffect?: true;
  };
  /** Counters are put on a permanent or, below 0, removed. */
  CountersChanged: {
    readonly object: ObjectId;
    readonly counter: string;
    readonly by: number;
  };
  PlayerCountersChanged: { readonly seat: Seat; readonly counter: string; readonly by: number };
  PlayerCountersRemoved: { readonly seat: Seat; readonly counter: string; readonly amount: number };
  /** A local enchantment was moved, with a new timestamp. */
  /** To 0: it is attached to nothing any more. */
  /** `anew`: nothing is left of what was done to it, and this was chosen for it (5ED More on Enchantments (2).1). */
  EnchantmentMoved: {
    readonly object: ObjectId;
    readonly to: ObjectId;
    readonly anew?: { readonly chosen: Readonly<Partial<Record<ChosenKind, string>>> | null };
  };
  TextChanged: { readonly object: ObjectId; readonly change: TextChange };
  /** `stays`: it lies shown for as long as it is the top card of its library or, in a hand, until the step ends. */
  CardRevealed: { readonly object: ObjectId; readonly to: Seat | 'all'; readonly stays?: true };
  /** A copy of a card comes to be where the card is, and may be played from there (TSP 503.12). */
  CardCopied: { readonly object: ObjectId; readonly of: ObjectId; readonly owner: Seat };
  /** These cards belong to that player from now on (TSP 217.9). */
  OwnershipChanged: { readonly objects: readonly ObjectId[]; readonly to: Seat };
  CardNamed: { readonly seat: Seat; readonly name: string };

  // ── playing spells and abilities ──
  AbilityPutOnStack: {
    readonly object: ObjectId;
    readonly controller: Seat;
    readonly item: StackItem;
    readonly colors: readonly Color[];
  };
  /** A player begins to announce; from here on it can be taken back to how the game is now. */
  AnnouncementBegan: { readonly frame: Omit<AnnounceFrame, 'start'> };
  ChoiceAnnounced: {
    readonly choices: Partial<Choices>;
    readonly at: number;
    readonly part: number;
    /** Who chose it, if not the player who announces. */
    readonly by?: Seat;
    /** The half of a split card that the spell is from now on (TSP 505). */
    readonly half?: string;
  };
  /** Objects for the next part of a cost that asks for some; `asked`: the player chose among several. */
  CostPicked: { readonly objects: readonly ObjectId[]; readonly asked: boolean };
  /** What changes costs makes no difference any more (TSP 409.1f). */
  CostLockedIn: { readonly cost: TotalCost };
  PaymentSettled: { readonly payment: SettledPayment };
  /** An ability was played that may be played only so often in a turn. */
  UseCounted: { readonly object: ObjectId; readonly ability: number };
  /** What needs no stack has been paid for, and is done (TSP 502.26d). */
  SpecialActionTaken: { readonly object: ObjectId; readonly ability: number; readonly seat: Seat };
  ManaAbilityPlayed: { readonly object: ObjectId; readonly ability: number };
  SpellCast: {
    readonly object: ObjectId;
    readonly seat: Seat;
    /** Of which colours the mana was, where the spell's text asks for that. */
    readonly manaSpent?: readonly Color[];
  };
  AbilityActivated: { readonly object: ObjectId; readonly seat: Seat };
  /** Everything that a triggered ability leaves to choose has been chosen (6ED 410.4). */
  TriggerChoicesMade: { readonly object: ObjectId; readonly seat: Seat };
  /** The announcement is taken back to where it began. */
  ActionReversed: { readonly seat: Seat; readonly kept: readonly ObjectId[] };
  AbilityTriggered: { readonly trigger: WaitingTrigger };
  /** In which order the abilities of one player go on the stack (6ED 410.3). */
  TriggersOrdered: { readonly seat: Seat; readonly order: readonly number[] };
  /** It is on the stack now, or there was nothing legal to choose for it. */
  TriggerHandled: {
    readonly trigger: number;
    readonly object: ObjectId | null;
    /** A state trigger that made no pseudospell: none resolves or is countered, so it doesn't trigger again. */
    readonly spent?: true;
  };
  TargetsChanged: { readonly object: ObjectId; readonly targets: StackItem['targets'] };
  SpellCopied: {
    readonly object: ObjectId;
    readonly of: ObjectId;
    readonly controller: Seat;
    /** What the copy is known by, where it lacks an ability of the spell. */
    readonly as?: string;
    readonly item: StackItem;
    readonly colors: readonly Color[];
  };
  /** Nobody interrupts it any more, or it was countered; `seat` acts first in what follows. */
  CastingEnded: { readonly object: ObjectId; readonly countered: boolean; readonly seat: Seat };
  /** Everything in it has resolved; the seat acts first in the neutral state that follows. */
  BatchResolved: { readonly seat: Seat };
  /** The attack begins unless the other player starts a batch. */
  AttackAnnounced: { readonly seat: Seat };
  /** `next`: who has priority then, if not the active player. */
  StackItemResolved: { readonly object: ObjectId; readonly next?: Seat };
  /** `triggered`: a triggered ability, by the game; old records don't say so. */
  StackItemCountered: {
    readonly object: ObjectId;
    readonly by: ObjectId | null;
    readonly triggered?: true;
    readonly next?: Seat;
  };

  // ── mana, life, damage ──
  /** `only`: what alone it may be spent on; `snow`: a snow permanent made it. */
  ManaAdded: {
    readonly seat: Seat;
    readonly mana: string;
    readonly only?: ManaUse;
    readonly snow?: true;
  };
  /** It is as though the permanent had not been tapped for mana: nothing else has come of that. */
  ManaTakenBack: { readonly seat: Seat } & ManaMade;
  /** `limited`: what of it was good for this and little else; `snow`: what of it snow permanents made. */
  ManaSpent: {
    readonly seat: Seat;
    readonly mana: string;
    readonly limited?: readonly LimitedMana[];
    readonly snow?: string;
  };
  /** It would have been gained, but `source` says that it can't be. */
  LifeNotGained: { readonly seat: Seat; readonly amount: number; readonly source: ObjectId };
  LifeGained: { readonly seat: Seat; readonly amount: number };
  LifeLost: { readonly seat: Seat; readonly amount: number };
  DamageDealt: {
    readonly source: ObjectId;
    readonly to: Recipient;
    readonly amount: number;
    readonly combat: boolean;
    /** It puts counters on the creature, which are told by their own event. */
    readonly asCounters?: true;
    /** How much life the player loses by it, where that is not as much as was dealt. */
    readonly lifeLost?: number;
  };
  DamagePrevented: {
    readonly source: ObjectId;
    readonly to: Recipient;
    readonly amount: number;
    readonly effect: number;
  };
  /** So much of a shield has been used up (6ED 419.7b). */
  ShieldReduced: { readonly effect: number; readonly amount: number };
  /** Damage that was to be dealt to one is dealt to another. */
  DamageRedirected: {
    readonly source: ObjectId;
    readonly to: Recipient;
    readonly onto: Recipient;
    readonly amount: number;
  };
  /** A draw, or life that would be gained, is replaced by what a permanent says. */
  EventReplaced: {
    readonly what: 'draw' | 'gainLife' | 'discard';
    readonly seat: Seat;
    readonly amount: number;
    readonly cause: ObjectId;
  };
  /** Damage that an effect keeps from being dealt without preventing it. */
  DamageNotDealt: {
    readonly source: ObjectId;
    readonly to: Recipient;
    readonly amount: number;
    readonly effect: number;
  };
  DamageIncreased: {
    readonly source: ObjectId;
    readonly to: Recipient;
    readonly by: number;
    /** The permanent whose text says so. */
    readonly cause: ObjectId;
  };
  DamageMultiplied: {
    readonly source: ObjectId;
    readonly to: Recipient;
    readonly by: number;
    readonly cause: ObjectId;
  };
  Regenerated: { readonly object: ObjectId };
  LibraryOverdrawn: { readonly seat: Seat };
  /** Something that is about to happen waits; `object` stands for it as a target. */
  ChangeHeld: HeldChange & {
    /** The prevention step that is open takes it in. */ readonly absorbed?: true;
  };
  /** So much of the damage waits now: some was prevented, or more has come from the same source. */
  HeldDamageChanged: {
    readonly object: ObjectId;
    readonly amount: number;
    /** The effects that it has met. */
    readonly met?: readonly ReplacementKey[];
  };
  /** They wait no longer: what is left of them happens. */
  HeldChangesReleased: { readonly objects: readonly ObjectId[] };
  PlayerLost: { readonly seat: Seat; readonly reason: Outcome['reason'] };

  // ── effects that last ──
  EffectBegan: { readonly effect: LastingEffect };
  EffectEnded: { readonly effect: number };
  DelayedAbilityCreated: { readonly delayed: DelayedAbility };
  DelayedAbilityEnded: { readonly delayed: number };

  // ── combat ──
  /**
   * `inTurn`: everything that has attacked this turn, where anything has. `defender`: whom they attack; older records leave it
   * to be told from whose turn it is.
   */
  AttackersDeclared: {
    readonly bands: readonly (readonly ObjectId[])[];
    readonly inTurn?: readonly ObjectId[];
    readonly defender?: Seat;
  };
  /** `remembered`: what has blocked is known once it has left combat, too; older records leave it out. */
  BlockersDeclared: {
    readonly blocks: readonly (readonly [ObjectId, ObjectId])[];
    readonly remembered?: true;
  };
  /** An effect, not a blocker, made it so: with its band (6ED silent; TSP 502.10g). */
  /** It came into play attacking, unblocked. */
  JoinedAttack: { readonly object: ObjectId };
  BecameBlocked: { readonly object: ObjectId };
  /** An effect, and no declaration, has it block this attacker, with its band (TSP 309.4, 502.10e). */
  JoinedBlock: { readonly object: ObjectId; readonly attacker: ObjectId };
  /** An effect takes a block back. */
  BecameUnblocked: { readonly object: ObjectId };
  RemovedFromCombat: { readonly object: ObjectId };
  DamageAssigned: { readonly assignment: DamageAssignment };
  /** All of it; it waits to be prevented, and is dealt then. */
  CombatDamageAssigned: { readonly struckFirst: readonly ObjectId[] | null };
  CombatDamageStacked: {
    readonly object: ObjectId;
    readonly assignments: readonly DamageAssignment[];
    /** Creatures that struck in the first of two steps; `null` if there is one step only. */
    readonly struckFirst: readonly ObjectId[] | null;
  };
}

export type EventType = keyof Facts;

/** An event of the given type: what happened, and the rule that made it happen. */
export type EventOf<T extends EventType> = {
  readonly type: T;
  readonly rule: Citation;
} & Facts[T];

/** Anything that happened. */
export type GameEvent = { [T in EventType]: EventOf<T> }[EventType];

/** What is told about an event beside its type and rule. */
export type FactsOf<T extends EventType> = Facts[T];

/** Every event type, in the order of the list above; a test holds it to be complete. */
export const EVENT_TYPES = [
  'CommandReceived',
  'CommandRefused',
  'DecisionRequested',
  'DecisionMade',
  'ClocksAdvanced',
  'TimeAdded',
  'ConnectionLost',
  'ConnectionRestored',
  'StopsSet',
  'YieldSet',
  'DrawOffered',
  'DrawOfferWithdrawn',
  'AgendaPaused',
  'GameSuspended',
  'GameResumed',
  'GameUpgraded',
  'GameEnded',
  'FramePushed',
  'FrameMoved',
  'OpeningMoved',
  'FramePopped',
  'GameStarted',
  'GameWentOn',
  'SecretDisclosed',
  'LotDrawn',
  'LibraryShuffled',
  'LibraryArranged',
  'CardChosenAtRandom',
  'CoinFlipped',
  'CoinTossed',
  'StartingPlayerChosen',
  'HandKept',
  'MulliganTaken',
  'SubgameBegan',
  'MainGameChanged',
  'SubgameEnded',
  'MainGameResumed',
  'TurnBegan',
  'TurnControlled',
  'TurnSkipped',
  'ExtraTurnCreated',
  'ExtraPhasesCreated',
  'ExtraStepsCreated',
  'TurnCutShort',
  'StepBegan',
  'StepSkipped',
  'PriorityPassed',
  'LoopProposed',
  'LoopAgreed',
  'LoopStepTaken',
  'LoopEnded',
  'LoopWatched',
  'PriorityReceived',
  'ManaBurned',
  'TurnCleanedUp',
  'ObjectMoved',
  'TokenCreated',
  'ObjectCeased',
  'LandPlayed',
  'PermanentsPhased',
  'PermanentTapped',
  'PermanentTurned',
  'BecameCopy',
  'PermanentFlipped',
  'PermanentsUntapped',
  'ControlChanged',
  'CountersChanged',
  'PlayerCountersChanged',
  'PlayerCountersRemoved',
  'EnchantmentMoved',
  'TextChanged',
  'CardRevealed',
  'CardCopied',
  'OwnershipChanged',
  'CardNamed',
  'AbilityPutOnStack',
  'AnnouncementBegan',
  'ChoiceAnnounced',
  'CostPicked',
  'CostLockedIn',
  'PaymentSettled',
  'UseCounted',
  'SpecialActionTaken',
  'ManaAbilityPlayed',
  'SpellCast',
  'AbilityActivated',
  'TriggerChoicesMade',
  'ActionReversed',
  'AbilityTriggered',
  'TriggersOrdered',
  'TriggerHandled',
  'TargetsChanged',
  'SpellCopied',
  'CastingEnded',
  'BatchResolved',
  'AttackAnnounced',
  'StackItemResolved',
  'StackItemCountered',
  'ManaAdded',
  'ManaTakenBack',
  'ManaSpent',
  'LifeNotGained',
  'LifeGained',
  'LifeLost',
  'DamageDealt',
  'DamagePrevented',
  'ShieldReduced',
  'DamageRedirected',
  'EventReplaced',
  'DamageNotDealt',
  'DamageIncreased',
  'DamageMultiplied',
  'Regenerated',
  'LibraryOverdrawn',
  'ChangeHeld',
  'HeldDamageChanged',
  'HeldChangesReleased',
  'PlayerLost',
  'EffectBegan',
  'EffectEnded',
  'DelayedAbilityCreated',
  'DelayedAbilityEnded',
  'AttackersDeclared',
  'BlockersDeclared',
  'JoinedAttack',
  'BecameBlocked',
  'JoinedBlock',
  'BecameUnblocked',
  'RemovedFromCombat',
  'DamageAssigned',
  'CombatDamageAssigned',
  'CombatDamageStacked',
] as const satisfies readonly EventType[];

/** Told only where play goes in batches and damage waits to be prevented, never where there is a stack. */
export const EVENT_TYPES_OF_BATCHES = [
  'CastingEnded',
  'BatchResolved',
  'AttackAnnounced',
  'ChangeHeld',
  'HeldDamageChanged',
  'HeldChangesReleased',
  'CombatDamageAssigned',
] as const satisfies readonly EventType[];

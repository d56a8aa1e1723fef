import type { Happened, Mana, ManaUse } from '@arbiter/cards';
import type { UseKey } from './ability-use.ts';
import type { Citation, Moment, ObjectId, Recipient, Seat } from './basics.ts';
import type { HeldChange } from './changes.ts';
import type { Decision } from './decisions.ts';
import type { DelayedAbility, LastingEffect, WaitingTrigger } from './effects.ts';
import type { Loop } from './loops.ts';
import type { Frame } from './frames.ts';
import type { GameObject } from './objects.ts';

export interface Player {
  readonly life: number;
  /** Counters of each kind, once there has been one (6ED Glossary: Counter). */
  readonly counters?: Readonly<Record<string, number>>;
  /** Mana pool, in the order of `MANA_KINDS`. */
  readonly pool: Mana;
  /** What of the pool snow permanents made, likewise, where that is told apart (TSP 104.3h). */
  readonly snow?: Mana;
  /** What of the pool is good for some uses only. */
  readonly limited?: readonly LimitedMana[];
  /** The last one is the top card. */
  readonly library: readonly ObjectId[];
  readonly hand: readonly ObjectId[];
  readonly graveyard: readonly ObjectId[];
  readonly exile: readonly ObjectId[];
  /** Cards that the player owns outside the game, a sideboard (TSP 217.1e); not there if there are none. */
  readonly outside?: readonly ObjectId[];
  /** What attacked in this player's last turn that is over, if anything did. */
  readonly attackedLastTurn?: readonly ObjectId[];
  /** This player's part of the ante; there only in a game that is played for ante (TSP 217.9b). */
  readonly ante?: readonly ObjectId[];
  /** The top card of the library that was shown last, where it is played with face up (TSP 217.2e). */
  readonly shownTop?: ObjectId;
  /** Cards that lie shown in the hand until the step ends (TSP 502.53b). */
  readonly shownInHand?: readonly ObjectId[];
  readonly landsPlayed: number;
  /** Which of them the player said to play by what these permanents allow. */
  readonly landsAllowed?: Readonly<Record<ObjectId, number>>;
  readonly mulligans: number;
  readonly turnBegan: Moment;
  /** The most recent beginning of this player's upkeep, and the one before it. */
  readonly upkeepBegan: Moment;
  readonly lastUpkeepBegan: Moment;
  /** Had to draw more cards than there were (6ED 102.2). */
  readonly overdrew: boolean;
  readonly lost: boolean;
  /** Steps in which this player wants to be asked: of this player's turn, of the other's. */
  readonly stops: Stops;
  /** Abilities (`Card#1`) and spells by name that need not be asked about. */
  readonly yields: readonly string[];
  readonly offersDraw: boolean;
  /** The player's part of chance: a promise made before, the secret itself after. */
  readonly commitment: string;
  readonly secret: string | null;
}

/** Mana that can be spent on one use only, as letters; `snow`: a snow permanent made it. */
export interface LimitedMana {
  readonly mana: string;
  readonly snow?: true;
  readonly only: ManaUse;
}

export interface Stops {
  readonly own: readonly string[];
  readonly other: readonly string[];
}

export interface Attacker {
  readonly object: ObjectId;
  /** Creatures of equal number above 0 attack as a band. */
  readonly band: number;
  readonly blocked: boolean;
  readonly blockers: readonly ObjectId[];
  /** Those of them that were assigned to others of its band alone (5ED Banding.5). */
  readonly byBand?: readonly ObjectId[];
  /** What blocked it earlier in this combat and has left combat since (TSP 410.9c): there once something has blocked it. */
  readonly formerBlockers?: readonly ObjectId[];
}

export interface Combat {
  readonly attackers: readonly Attacker[];
  /** Creatures that block, also those whose attackers have left combat. */
  readonly blockers: readonly ObjectId[];
  readonly blockersDeclared: boolean;
  /** What has been assigned and is not yet on the stack. */
  readonly assigned: readonly DamageAssignment[];
  /** Creatures that had first strike in the first of two damage steps (6ED 502.2b); `null` before that. */
  readonly struckFirst: readonly ObjectId[] | null;
}

export interface DamageAssignment {
  readonly source: ObjectId;
  readonly to: readonly (readonly [Recipient, number])[];
}

export interface Turn {
  readonly number: number;
  readonly active: Seat;
  /** Name of the step, in the words of the edition's turn. */
  readonly step: string;
  readonly phase: string;
  /** Which of the turns that were added this is, if it is one. */
  readonly extra?: number;
  /** Whose turn it was last in the usual order; there only in an extra turn of somebody else. */
  readonly inOrder?: Seat;
  /** Phases that come after this one, by an effect, and the step with which the turn then goes on. */
  readonly extraPhases?: readonly string[];
  /** Steps that come after this one, and the step after which the phase goes on (TSP 300.8). */
  readonly extraSteps?: readonly string[];
  readonly afterSteps?: number;
  readonly resumeAt?: number;
  /** Who decides in it for the active player, if another player does (TSP 507.1). */
  readonly controlledBy?: Seat;
  /** What has attacked in it, once something has. */
  readonly attackers?: readonly ObjectId[];
  /** What else texts ask about that has happened in it: objects as they were then, and players. */
  readonly happened?: Readonly<
    Partial<Record<Exclude<Happened, 'attacked'>, readonly Recipient[]>>
  >;
  /** What dealt damage in it to whom, each pair once, as they were then. */
  readonly damage?: readonly (readonly [source: ObjectId, to: Recipient])[];
  /** How much damage each player was dealt in it, once one was dealt some. */
  readonly damageTaken?: readonly [number, number];
  /** What has triggered to be played in the course of this phase or in the series of this step, each with its source (4ED phases.5). */
  readonly inPhase?: readonly string[];
  /** What was left of shields that ended in it, where something that waits may ask for that (5ED Damage Prevention.12). */
  readonly unused?: Readonly<Record<number, number>>;
  /** An attack was announced in it. */
  readonly attacked?: true;
  /** Abilities that may be played only so often, each for each time. */
  readonly used?: readonly UseKey[];
}

/** Time left and how it runs, in milliseconds. */
export interface Clock {
  readonly left: readonly [number, number];
  /** Time left for lost connections. */
  readonly grace: readonly [number, number];
  readonly connected: readonly [boolean, boolean];
  /** Up to which time all has been charged. */
  readonly settled: number;
  /** What the decision that was charged last, by its number, has cost the player who decides it: some have a limit. */
  readonly thought: { readonly decision: number; readonly spent: number };
  /** What else the game's time control says; not there if nothing is added to the clocks and no lag credited. */
  readonly control?: TimeControl;
  /** What of each seat's lag may still be credited; goes with `control.lag`. */
  readonly lag?: readonly [number, number];
}

/** What becomes of a clock apart from time that is spent, in milliseconds. */
export interface TimeControl {
  /** Added to a seat's time: for each decision that it makes, or as each of its turns begins. */
  readonly increment?: { readonly millis: number; readonly per: 'decision' | 'turn' };
  /** What is added makes no more of a seat's time than this. */
  readonly most?: number;
  /** How much of what a question and its answer take on their way is credited: for one decision, and to a seat in all. */
  readonly lag?: { readonly each: number; readonly all: number };
}

/** How a game ended. */
export interface Outcome {
  /** `null`: a draw. */
  readonly winner: Seat | null;
  readonly reason:
    | 'life'
    | 'library'
    | 'poison'
    | 'concession'
    | 'agreement'
    | 'clock'
    | 'forfeit'
    | 'loop'
    | 'effect'
    /** Operators have ruled so: it counts for nobody, and may go on elsewhere. */
    | 'ruling';
  readonly rule: Citation;
}

export interface PhasedOut {
  readonly object: ObjectId;
  readonly with: ObjectId;
}

/** The whole game, as plain JSON. */
/** Mana that a permanent was tapped for, in the parts in which it was added. */
export interface ManaMade {
  readonly object: ObjectId;
  readonly mana: readonly {
    readonly mana: string;
    readonly only?: ManaUse;
    readonly snow?: true;
  }[];
}

/** What mana a player with priority has made, as long as nothing else has happened (docs/decisions/0037). */
export interface MadeJustNow {
  readonly seat: Seat;
  /** Whose mana ability was played and is not paid for yet. */
  readonly played: ObjectId | null;
  /** One permanent after the other. */
  readonly mana: readonly ManaMade[];
}

export interface Game {
  readonly id: string;
  readonly edition: string;
  /** What its cards are, each as JSON; not there in games that go by the cards of the build. */
  readonly definitions?: readonly string[];
  readonly players: readonly [Player, Player];
  /** By id; a place is empty (`null`) when nothing refers to its object any more. */
  readonly objects: readonly (GameObject | null)[];
  /** In the order of arrival. */
  readonly battlefield: readonly ObjectId[];
  /** Permanents out of play that will come back as they are; `with` is the one that took this one along, or 0. */
  readonly phasedOut: readonly PhasedOut[];
  /** The last one is the top. */
  readonly stack: readonly ObjectId[];
  readonly combatDamage: Readonly<Record<ObjectId, readonly DamageAssignment[]>>;
  /** What is about to happen and waits, such as damage that can still be prevented. */
  readonly held: readonly HeldChange[];
  readonly turn: Turn;
  /** Turns that effects have added and that have not been taken, in the order in which they were created. */
  readonly extraTurns: readonly { readonly id: number; readonly seat: Seat }[];
  /** Who plays first, once that is settled. */
  readonly startingPlayer: Seat | null;
  /** Who decides who plays first: the loser of the last game, or by lot. */
  readonly chooser: Seat | null;
  readonly combat: Combat | null;
  readonly effects: readonly LastingEffect[];
  readonly delayed: readonly DelayedAbility[];
  readonly waiting: readonly WaitingTrigger[];
  /** Tokens that left play, and copies of cards that are not played, which have not yet ceased to exist. */
  readonly strayTokens: readonly ObjectId[];
  /** What is being done: the last frame is the one being worked at. */
  readonly agenda: readonly Frame[];
  /** Actions that are being repeated. */
  readonly loop?: Loop;
  readonly decision: Decision | null;
  readonly decisions: number;
  /** The turn in which somebody was asked last. */
  readonly askedInTurn: number;
  readonly outcome: Outcome | null;
  readonly suspended: boolean;
  readonly clock: Clock;
  readonly serverCommitment: string;
  readonly serverSecret: string | null;
  /** Random outcomes so far. */
  readonly rolls: number;
  readonly madeJustNow?: MadeJustNow;
  readonly nextMoment: Moment;
  /** Ids of effects, waiting triggers and delayed abilities. */
  readonly nextNumber: number;
  /** The game that waits while this one is played within it (TSP 506.1); there only in a subgame. */
  readonly main?: Game;
  /** Replaced by a new one whenever an event may have changed a characteristic: what caches are kept by. */
  readonly look: { readonly at: number };
}

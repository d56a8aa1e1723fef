import type { CardDefinition, WayToPayWith } from '@arbiter/cards';
import type { GameObject } from '@arbiter/engine';
import type { Check } from './expect/check.ts';

/** A scenario as read: what stands in the file, in order, each thing with its line. */
export interface Scenario {
  readonly title: string;
  /** Codes of the editions under which it is run. */
  readonly editions: readonly string[];
  readonly note: string | null;
  /** What the whole file proves. */
  readonly proving: Proving;
  readonly cards: readonly OwnCard[];
  readonly table: Table;
  readonly play: readonly Step[];
}

/** A card of the scenario's own. */
export interface OwnCard {
  readonly line: number;
  readonly card: CardDefinition;
}

/** A rule that a step or the whole file says it proves. */
export interface Proof {
  readonly line: number;
  readonly rule: string;
}

/** The rules that something proves. */
export interface Proving {
  readonly proves: readonly Proof[];
  /** The file in the same folder that is its control case; `null` if this one is. */
  readonly control: string | null;
  /** What this is the control case of: it differs from what shows it in exactly that. */
  readonly controlFor: readonly Proof[];
}

// ── the table ───────────────────────────────────────────────────────────────────────────────────────

export interface Table {
  readonly line: number;
  /** Names of seat 0 and seat 1. */
  readonly players: readonly [string, string];
  /** What lies on the table in mid-game; `null` for a new game. */
  readonly position: Position | null;
  readonly newGame: NewGame | null;
}

export interface NewGame {
  readonly decks: readonly [readonly string[], readonly string[]];
  readonly choosesFirst: number | null;
  readonly ante: boolean;
}

export interface Position {
  readonly active: number;
  /** `null`: the first main phase, whatever the edition calls it. */
  readonly step: string | null;
  readonly turn: number;
  readonly seats: readonly [SeatOnTable, SeatOnTable];
}

export interface SeatOnTable {
  readonly life: number;
  /** Of each kind; `null`: none. */
  readonly counters: Readonly<Record<string, number>> | null;
  /** Mana letters. */
  readonly mana: string;
  readonly hand: readonly CardOnTable[];
  readonly battlefield: readonly CardOnTable[];
  readonly graveyard: readonly CardOnTable[];
  readonly exile: readonly CardOnTable[];
  /** `null` unless the game is played for ante. */
  readonly ante: readonly CardOnTable[] | null;
  /** A sideboard. */
  readonly outside: readonly CardOnTable[];
  /** Top card first. */
  readonly library: readonly CardOnTable[];
  /** Whether blank cards lie under the library. */
  readonly blanksBelow: boolean;
}

export interface CardOnTable {
  readonly line: number;
  readonly card: string;
  readonly as: string | null;
  readonly copyOf: string | null;
  readonly owner: string | null;
  readonly on: string | null;
  readonly tapped: boolean;
  readonly sick: boolean;
  readonly token: boolean;
  readonly damage: number;
  readonly counters: Readonly<Record<string, number>> | null;
  /** Permanents of the same number came at the same time. */
  readonly together: number | null;
  readonly faceDown: boolean;
  readonly phasedOut: boolean;
  /** Words that were chosen as it came into play. */
  readonly chosen: GameObject['chosen'];
  readonly attacking: Attacking | null;
  /** Names of the attackers that it blocks. */
  readonly blocking: readonly string[];
}

/** A creature that attacks as the scenario begins; those of one number above 0 attack as a band. */
export interface Attacking {
  readonly player: string;
  readonly band: number;
}

// ── the play ────────────────────────────────────────────────────────────────────────────────────────

export type Step = { readonly line: number } & (
  | {
      readonly kind: 'act';
      readonly player: string;
      readonly action: Action;
      /** Answers brought along to what that player will be asked, in that order. */
      readonly answers: readonly (readonly string[])[];
    }
  | { readonly kind: 'pass' }
  | { readonly kind: 'resolve'; readonly all: boolean }
  | { readonly kind: 'goTo'; readonly step: string; readonly player: string | null }
  | {
      readonly kind: 'expect';
      /** The only editions for which it must hold; `null`: all. */
      readonly under: readonly string[] | null;
      readonly checks: readonly Check[];
      readonly proving: Proving;
    }
  | {
      readonly kind: 'refused';
      readonly player: string;
      readonly action: Action;
      /** The rule, or one for each edition: which one counts, its edition says. */
      readonly by: readonly string[];
      readonly proving: Proving;
    }
  | {
      readonly kind: 'may' | 'mayNot' | 'options';
      readonly lists: readonly ActionsOf[];
      readonly proving: Proving;
    }
  | {
      readonly kind: 'count';
      readonly counts: readonly (readonly [player: string, ways: number])[];
      readonly proving: Proving;
    }
  | { readonly kind: 'random'; readonly outcome: RandomOutcome }
  | { readonly kind: 'under'; readonly editions: ReadonlyMap<string, readonly Step[]> }
);

export interface ActionsOf {
  readonly player: string;
  readonly actions: readonly Action[];
}

/** How a coin falls: for who calls it or, where nobody does, as all see it. */
export type CoinFall = 'won' | 'lost' | 'heads' | 'tails';

/** What chance is to bring: a card that is picked, or how a library lies once it is shuffled, top card first. */
export type RandomOutcome =
  | { readonly kind: 'card'; readonly card: string }
  | { readonly kind: 'coin'; readonly falls: CoinFall }
  | { readonly kind: 'lot'; readonly player: string }
  | { readonly kind: 'library'; readonly player: string; readonly cards: readonly string[] };

export interface Targets {
  readonly names: readonly string[];
  /** Beside `names`, where an amount is divided among them. */
  readonly amounts: readonly number[] | null;
}

export interface PaymentEntry {
  readonly kind: 'mana' | 'pool' | 'snow' | WayToPayWith;
  /** A name, or mana letters for `pool` and `snow`. */
  readonly what: string;
  readonly color: string | null;
}

/** An optional cost by its name; `count` times, where it may be paid more than once. */
export interface OptionalCost {
  readonly line: number;
  readonly name: string;
  readonly count: number;
}

/** What is announced beside the card itself. */
export interface Announced {
  readonly targets: Targets | null;
  readonly x: number | null;
  /** Counted from 1. */
  readonly mode: number | null;
  /** Optional costs that are paid. */
  readonly with: readonly OptionalCost[];
  readonly pay: readonly PaymentEntry[] | null;
  /** The kind of decision at which the announcement stops, which later steps answer; `null`: it is made in full. */
  readonly stopsAt: string | null;
}

export type Action = { readonly line: number } & (
  | { readonly verb: 'pass' | 'concede' | 'announce attack' | 'agree' }
  | { readonly verb: 'cycle' | 'phase'; readonly card: string }
  | { readonly verb: 'play'; readonly card: string; readonly allowedBy: string | null }
  | ({ readonly verb: 'cast'; readonly card: string } & Announced)
  | ({
      readonly verb: 'activate';
      readonly object: string;
      readonly ability: number | null;
      readonly times: number;
    } & Announced)
  | { readonly verb: 'begin'; readonly card: string; readonly ability: number | null }
  | { readonly verb: 'takeBack'; readonly keep: readonly string[] }
  | { readonly verb: 'attack'; readonly bands: readonly (readonly string[])[] }
  | { readonly verb: 'block'; readonly blocks: readonly (readonly [string, string])[] }
  | { readonly verb: 'assign'; readonly damage: readonly (readonly [string, Targets])[] }
  | { readonly verb: 'choose'; readonly answer: readonly string[] }
  | { readonly verb: 'name'; readonly card: string }
  | { readonly verb: 'number'; readonly number: number }
  | { readonly verb: 'divide'; readonly among: Targets }
  | {
      readonly verb: 'repeat';
      readonly times: number;
      readonly steps: readonly LoopAction[];
      readonly independent: boolean;
    }
);

/** What one player does in a loop. */
export interface LoopAction {
  readonly player: string;
  readonly action: Action;
}

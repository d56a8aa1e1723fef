import type {
  Ability,
  Amount,
  CardDefinition,
  CardType,
  Color,
  Condition,
  Cost,
  Effect,
  EntersAbility,
  Filter,
  Keyword,
  KeywordName,
  ManaCost,
  Reference,
  Supertype,
  TargetSpec,
  TextChange,
  Trigger,
} from '@arbiter/cards';
import type { AbilityRef } from '../state/objects.ts';

/** An effect that is followed as it stands: the others become jumps and offers as the text is compiled. */
export type FollowedEffect = Exclude<
  Effect,
  { readonly do: 'if' | 'may' | 'pay' | 'forEach' | 'repeat' }
>;

/** One step of a compiled text: an effect, or a place to go on. */
export type Instruction =
  /** Combat damage that waited on the stack is dealt. */
  | { readonly op: 'combatDamage' }
  /** The land that is played comes into play. */
  | { readonly op: 'playLand' }
  | { readonly op: 'effect'; readonly effect: FollowedEffect }
  | { readonly op: 'jumpUnless'; readonly condition: Condition; readonly to: number }
  | { readonly op: 'jump'; readonly to: number }
  /** The first of these players, the active one first, has a turn, remembered by that name; nobody's goes on at `to`. */
  | { readonly op: 'firstTurn'; readonly of: Reference; readonly turn: string; readonly to: number }
  /** The next of them has it, and goes on at `to`. */
  | { readonly op: 'nextTurn'; readonly of: Reference; readonly turn: string; readonly to: number }
  /** Whose turn it is says whether to do it; declined, it goes on at `to`. */
  | { readonly op: 'ask'; readonly turn: string; readonly to: number }
  /** The next of these is bound, and what follows is done up to `again`; where none is left, it goes on at `to`. */
  | {
      readonly op: 'forEach';
      readonly each: Reference;
      readonly as: string;
      readonly to: number;
    }
  | { readonly op: 'again'; readonly to: number }
  /** The player who may have it done says so here, in editions where that is chosen on resolution. */
  | { readonly op: 'may'; readonly to: number }
  /** The player may pay; who does goes on at `to`. */
  | {
      readonly op: 'offer';
      readonly who: Reference;
      readonly pays: Cost;
      readonly times?: Amount;
      readonly to: number;
    }
  /** The same where it was paid, or not, as the ability was played: never in a text, but on the stack. */
  | { readonly op: 'paid'; readonly to: number };

export type Program = readonly Instruction[];

/** What targets there are and what is done. */
export interface CompiledText {
  readonly targets: readonly TargetSpec[];
  readonly program: Program;
}

/** A mode of a spell. */
export interface CompiledMode extends CompiledText {
  /** What is paid beside everything else for it. */
  readonly costsMore?: Cost;
}

export interface CompiledAbility extends CompiledText {
  readonly ref: AbilityRef;
  /** What a command calls it: its place in its text or, if it was granted, a number beyond all of these. */
  readonly number: number;
  readonly ability: Ability;
  /** The keyword that it is short for, if it is. */
  readonly keyword: KeywordName | null;
  /** For activated abilities, keywords included: what it costs and when it may be played. */
  readonly activation: {
    readonly cost: Cost;
    readonly from: 'battlefield' | 'hand' | 'graveyard' | 'exile';
    readonly onlyIf: readonly Condition[];
    readonly timing: 'Sorcery' | 'as its card' | null;
    readonly timesEachTurn: number | null;
    readonly byAnyone: boolean;
    readonly byOwner: boolean;
    readonly special: boolean;
  } | null;
  readonly trigger: Trigger | null;
  /** For triggered abilities: where their card must be. */
  readonly watchesFrom: 'battlefield' | 'graveyard' | 'exile' | 'hand';
  readonly condition: Condition | null;
  /** Whether its text speaks of the event that triggered it; otherwise two of it are alike. */
  readonly readsEvent: boolean;
  /** Who may do it, where it is optional. */
  readonly may: Reference | null;
  /** The same where its text lets a player do all that it does, or pay for it, and nothing is done otherwise. */
  readonly offered?: Offered;
  /** Of a triggered ability: what may be chosen as it goes on the stack, in place of targets and program (6ED 410.4). */
  readonly modes?: readonly CompiledText[];
  /** 6ED 406.1a: puts mana into a pool. */
  readonly isMana: boolean;
}

/** What a triggered ability lets a player do, and the program to follow where that player says so first. */
export interface Offered {
  readonly may: Reference;
  readonly program: Program;
}

/** What is always asked of an object: printed, or as effects have made it. */
export interface Characteristics {
  readonly printed: Printed;
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  readonly supertypes: readonly Supertype[];
  readonly colors: readonly Color[];
  readonly power: number;
  readonly toughness: number;
  /** With their parameters, as often as it has them. */
  readonly keywords: readonly Keyword[];
  readonly abilities: readonly CompiledAbility[];
}

/** A definition read and made ready: characteristics and programs. */
export interface Printed extends Characteristics {
  readonly definition: CardDefinition;
  readonly name: string;
  readonly cost: ManaCost;
  readonly text: readonly TextChange[];
  readonly modes: readonly CompiledMode[];
  readonly enchants: Filter | null;
  readonly buyback: Cost | null;
  readonly isPermanentCard: boolean;
  /** How it enters play, keywords included. */
  readonly enters: readonly EntersAbility[];
  /** Texts inside other texts, such as delayed abilities; no characteristics. */
  readonly inner: readonly CompiledAbility[];
  /** Abilities that this text gives to objects, by how they are written in it. */
  readonly granted: ReadonlyMap<Ability, CompiledAbility>;
}

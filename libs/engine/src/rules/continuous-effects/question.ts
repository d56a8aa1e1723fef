import type { Amount, Modification } from '@arbiter/cards';
import type { Writable } from '@arbiter/kernel';
import type { ObjectId } from '../../state/basics.ts';
import type { FixedModification } from '../../state/effects.ts';
import type { WhatItReads } from '../../sight/what-it-reads.ts';
import type { Characteristics, CompiledAbility } from '../../text/printed.ts';

export type WritableCharacteristics = Writable<Characteristics>;

/** Characteristics of everything in play, while they are being worked out. */
export type Board = Map<ObjectId, WritableCharacteristics>;

/** A continuous effect that may change characteristics. */
export interface ContinuousEffect {
  /** The permanent whose static ability it comes from, or 0. */
  readonly source: ObjectId;
  /** The number of the lasting effect that it is, or 0. */
  readonly lasting: number;
  readonly timestamp: number;
  readonly by: Modification | FixedModification;
  /** Whether it comes from a static ability, which may be lost. */
  readonly fromAbility: boolean;
  /** Whether it comes from an object's own ability that says what its characteristics are (TSP 405.2). */
  readonly characteristicSetting: boolean;
  readonly reads: WhatItReads;
  /** Abilities that it gives. */
  readonly grants: readonly CompiledAbility[];
  /** The basic land that it makes of a land, if it does; or, `added`, that a land is beside what it is (TSP 212.6e). */
  readonly land: {
    readonly type: string;
    readonly mana: CompiledAbility;
    readonly added?: true;
  } | null;
  exists(board: Board): boolean;
  affects(board: Board): readonly ObjectId[];
  amount(amount: Amount, of: ObjectId, board: Board): number;
}

/**
 * In which order do continuous effects apply? Writes the outcome to the board; `counters` applies those that lie
 * on permanents, at the time that the edition gives them.
 */
export type ContinuousEffects = (
  effects: readonly ContinuousEffect[],
  board: Board,
  counters: () => void,
) => void;

import type { CombatRule, Watched } from '@arbiter/cards';
import type { ObjectId } from '../state/basics.ts';
import { everyInPlay, type Viewpoint } from './filters.ts';
import type { Sight } from './sight.ts';

/** A rule of combat that holds for a creature, and from where its words are read. */
export interface ActiveCombatRule {
  readonly rule: CombatRule;
  readonly from: Viewpoint;
}

/** Which rules of combat hold for each creature now, by static abilities and by effects of this turn. */
export class CombatRules {
  readonly #of = new Map<ObjectId, ActiveCombatRule[]>();
  /** No more creatures than that may attack; `null`: as many as like. */
  readonly mostAttackers: number | null;

  constructor(sight: Sight) {
    let most: number | null = null;
    const look = sight.look();
    for (const { effect } of look.saying('mostAttackers')) {
      most = Math.min(most ?? Infinity, effect.mostAttackers);
    }
    for (const { source, effect } of look.saying('inCombat')) {
      const from = { source, controller: sight.object(source).controller };
      for (const id of whom(sight, effect.who, from)) this.#add(id, effect.inCombat, from);
    }
    for (const effect of sight.game.effects) {
      if (effect.kind !== 'inCombat') continue;
      for (const id of effect.objects) this.#add(id, effect.rule, effect);
    }
    this.mostAttackers = most;
  }

  of(id: ObjectId): readonly ActiveCombatRule[] {
    return this.#of.get(id) ?? NONE;
  }

  /** The rules of one kind that hold for a creature. */
  some<K extends KeyOf<CombatRule>>(
    id: ObjectId,
    key: K,
  ): readonly { readonly rule: WithKey<K>; readonly from: Viewpoint }[] {
    const all = this.of(id);
    return (all === NONE ? NONE : all.filter(({ rule }) => key in rule)) as never;
  }

  #add(id: ObjectId, rule: CombatRule, from: Viewpoint): void {
    const known = this.#of.get(id);
    if (known === undefined) this.#of.set(id, [{ rule, from }]);
    else known.push({ rule, from });
  }
}

type KeyOf<T> = T extends T ? keyof T : never;
type WithKey<K extends PropertyKey> = Extract<CombatRule, Readonly<Record<K, unknown>>>;

const NONE: readonly ActiveCombatRule[] = [];

/** The permanents that are meant. */
export function whom(sight: Sight, who: Watched, from: Viewpoint): readonly ObjectId[] {
  if (who === 'self') return [from.source];
  if (who === 'enchanted') {
    const { attachedTo } = sight.object(from.source);
    return sight.inPlay(attachedTo) ? [attachedTo] : [];
  }
  return everyInPlay(sight, who, from);
}

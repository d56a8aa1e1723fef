import type { Filter } from '@arbiter/cards';
import { fits } from '../sight/filters.ts';
import type { Sight } from '../sight/sight.ts';
import { isPlayer, type ObjectId } from '../state/basics.ts';
import type { ResolveFrame } from '../state/frames.ts';
import { amountNow } from '../reading/amounts.ts';
import { objectsAmong, permanentsOf, referTo } from '../reading/references.ts';
import type { CitedTopic } from '../rules/citations.ts';
import type { DamageShield } from '../state/effects.ts';
import { openEffect, type Run } from '../decide/stack/run.ts';
import type { EffectOf } from './effect-of.ts';

/** 6ED 419.6b: the next destruction this turn is replaced. */
export function regenerate(run: Run, { what }: EffectOf<'regenerate'>): boolean {
  const { work } = run;
  for (const object of permanentsOf(work, what, run)) {
    const { nextNumber: id, nextMoment: timestamp } = work.game;
    work.emit('EffectBegan', 'regeneration', {
      effect: { kind: 'regeneration', id, timestamp, thisTurn: true, object },
    });
  }
  return true;
}

/** 6ED 419.7c: the source is chosen on resolution. */
export function chooseSource(run: Run, effect: EffectOf<'chooseSource'>): boolean {
  const { work } = run;
  const options = possibleSources(work, effect.which, run);
  if (options.length === 0) return true;
  const answer = run.takeAnswer() as readonly ObjectId[] | null;
  const [source] = options.length === 1 ? options : (answer ?? []);
  if (source === undefined) {
    work.askToChoose(run.controller, 'source', 'chooseSource');
    return false;
  }
  run.bind(effect.as, source);
  return true;
}

/** 6ED 419.7c: permanents, spells on the stack, and what something on the stack refers to, combat damage too. */
function possibleSources(
  sight: Sight,
  which: Filter,
  from: { readonly source: ObjectId; readonly controller: 0 | 1 },
): ObjectId[] {
  const found = new Set<ObjectId>(sight.game.battlefield);
  for (const id of sight.game.stack) {
    const { stack } = sight.object(id);
    // A spell is a source itself, combat damage has several, and the draw has none.
    if (stack === null) continue;
    if (stack.source !== 0) found.add(stack.source);
    for (const target of stack.targets.flat()) {
      if (!isPlayer(target)) found.add(target);
    }
  }
  for (const assignments of Object.values(sight.game.combatDamage)) {
    for (const { source, to } of assignments) {
      for (const one of [source, ...to.map(([recipient]) => recipient)]) {
        if (!isPlayer(one)) found.add(one);
      }
    }
  }
  return [...found].filter((id) => fits(sight, which, id, from));
}

/** The options of an open choice of a source. */
export function sourceOptions(sight: Sight, frame: ResolveFrame): ObjectId[] {
  return possibleSources(sight, openEffect<'chooseSource'>(sight, frame).which, frame);
}

/** The next time that this source would deal damage to them, it is prevented. */
export function preventNextDamage(run: Run, effect: EffectOf<'preventNextDamage'>): boolean {
  const { work } = run;
  for (const source of objectsAmong(referTo(work, effect.from, run))) {
    for (const to of referTo(work, effect.to, run)) {
      shield(run, 'preventionFromSource', { source, to });
    }
  }
  return true;
}

/** 6ED 419.7b: so much damage is prevented, whoever deals it and however often. */
export function preventDamage(run: Run, effect: EffectOf<'preventDamage'>): boolean {
  const { work } = run;
  const amount = effect.amount === 'all' ? 'all' : amountNow(work, effect.amount, run);
  if (amount !== 'all' && amount <= 0) return true;
  const guarded = effect.to === undefined ? [null] : referTo(work, effect.to, run);
  for (const to of guarded) {
    const combat = effect.combat === true ? { combat: true as const } : {};
    shield(run, amount === 'all' ? 'prevention' : 'preventionOfAmount', {
      source: null,
      to,
      amount,
      ...combat,
    });
  }
  return true;
}

/** Damage to one is dealt to another, still by the same source (6ED Glossary: Redirect). */
export function redirectDamage(run: Run, effect: EffectOf<'redirectDamage'>): boolean {
  const { work } = run;
  const { amount: size } = effect;
  const amount = size === 'all' || size === 'next time' ? size : amountNow(work, size, run);
  const [onto] = referTo(work, effect.onto, run);
  if (onto === undefined || (typeof amount === 'number' && amount <= 0)) return true;
  const sources =
    effect.from === undefined ? [null] : objectsAmong(referTo(work, effect.from, run));
  for (const source of sources) {
    for (const to of referTo(work, effect.to, run)) {
      const limit = amount === 'next time' ? {} : { amount };
      shield(run, 'redirection', { source, to, onto, ...limit });
    }
  }
  return true;
}

function shield(run: Run, topic: CitedTopic, of: Omit<DamageShield, 'kind'>): void {
  const { nextNumber: id, nextMoment: timestamp } = run.work.game;
  run.work.emit('EffectBegan', topic, {
    effect: { kind: 'prevention', id, timestamp, thisTurn: true, ...of },
  });
}

/** Whatever would regenerate it this turn does nothing. */
export function cantRegenerate(run: Run, { what }: EffectOf<'cantRegenerate'>): boolean {
  const { work } = run;
  for (const object of objectsAmong(referTo(work, what, run))) {
    const { nextNumber: id, nextMoment: timestamp } = work.game;
    work.emit('EffectBegan', 'regeneration', {
      effect: { kind: 'noRegeneration', id, timestamp, thisTurn: true, object },
    });
  }
  return true;
}

/** Should it be put into a graveyard this turn, it goes elsewhere (6ED 419.1). */
export function insteadOfGraveyard(run: Run, effect: EffectOf<'insteadOfGraveyard'>): boolean {
  const { work } = run;
  const { goes } = effect;
  for (const object of objectsAmong(referTo(work, effect.what, run))) {
    const { nextNumber: id, nextMoment: timestamp } = work.game;
    work.emit('EffectBegan', 'replacement', {
      effect: { kind: 'insteadOfGraveyard', id, timestamp, thisTurn: true, object, goes },
    });
  }
  return true;
}

/** Creatures deal no combat damage this turn: not prevented, simply not dealt. */
export function creaturesDealNoCombatDamage(run: Run): boolean {
  const { work } = run;
  const { nextNumber: id, nextMoment: timestamp } = work.game;
  work.emit('EffectBegan', 'replacement', {
    effect: { kind: 'noCombatDamage', id, timestamp, thisTurn: true },
  });
  return true;
}

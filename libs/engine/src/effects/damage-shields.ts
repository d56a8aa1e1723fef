import { chooseASource, possibleSources } from '../decisions/choose/source.ts';
import { amountNow, objectsAmong, permanentsOf, referTo } from '../reading/references.ts';
import type { CitedTopic } from '../rules/citations.ts';
import type { DamageShield } from '../state/effects.ts';
import type { Run } from '../decide/stack/run.ts';
import type { EffectOf } from './effect-of.ts';
import type { Progress } from '../decide/progress.ts';

/** 6ED 419.6b: the next destruction this turn is replaced. */
export function regenerate(run: Run, { what }: EffectOf<'regenerate'>): Progress {
  const { work } = run;
  for (const object of permanentsOf(work, what, run)) {
    const { nextNumber: id, nextMoment: timestamp } = work.game;
    work.emit('EffectBegan', 'regeneration', {
      effect: { kind: 'regeneration', id, timestamp, thisTurn: true, object },
    });
  }
  return 'done';
}

/** 6ED 419.7c: the source is chosen on resolution. */
export function chooseSource(run: Run, effect: EffectOf<'chooseSource'>): Progress {
  const { work } = run;
  const options = possibleSources(work, effect.which, run);
  if (options.length === 0) return 'done';
  const [source] = options.length === 1 ? options : (run.answerTo(chooseASource.decision) ?? []);
  if (source === undefined) {
    chooseASource.ask(work, run.controller);
    return 'waits';
  }
  run.bind(effect.as, source);
  return 'done';
}

/** The next time that this source would deal damage to them, it is prevented. */
export function preventNextDamage(run: Run, effect: EffectOf<'preventNextDamage'>): Progress {
  const { work } = run;
  for (const source of objectsAmong(referTo(work, effect.from, run))) {
    for (const to of referTo(work, effect.to, run)) {
      shield(run, 'preventionFromSource', { source, to });
    }
  }
  return 'done';
}

/** 6ED 419.7b: so much damage is prevented, whoever deals it and however often. */
export function preventDamage(run: Run, effect: EffectOf<'preventDamage'>): Progress {
  const { work } = run;
  const amount = effect.amount === 'all' ? 'all' : amountNow(work, effect.amount, run);
  if (amount !== 'all' && amount <= 0) return 'done';
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
  return 'done';
}

/** Damage to one is dealt to another, still by the same source (6ED Glossary: Redirect). */
export function redirectDamage(run: Run, effect: EffectOf<'redirectDamage'>): Progress {
  const { work } = run;
  const { amount: size } = effect;
  const amount = size === 'all' || size === 'next time' ? size : amountNow(work, size, run);
  const [onto] = referTo(work, effect.onto, run);
  if (onto === undefined || (typeof amount === 'number' && amount <= 0)) return 'done';
  const sources =
    effect.from === undefined ? [null] : objectsAmong(referTo(work, effect.from, run));
  for (const source of sources) {
    for (const to of referTo(work, effect.to, run)) {
      const limit = amount === 'next time' ? {} : { amount };
      shield(run, 'redirection', { source, to, onto, ...limit });
    }
  }
  return 'done';
}

function shield(run: Run, topic: CitedTopic, of: Omit<DamageShield, 'kind'>): void {
  const { nextNumber: id, nextMoment: timestamp } = run.work.game;
  run.work.emit('EffectBegan', topic, {
    effect: { kind: 'prevention', id, timestamp, thisTurn: true, ...of },
  });
}

/** Whatever would regenerate it this turn does nothing. */
export function cantRegenerate(run: Run, { what }: EffectOf<'cantRegenerate'>): Progress {
  const { work } = run;
  for (const object of objectsAmong(referTo(work, what, run))) {
    const { nextNumber: id, nextMoment: timestamp } = work.game;
    work.emit('EffectBegan', 'regeneration', {
      effect: { kind: 'noRegeneration', id, timestamp, thisTurn: true, object },
    });
  }
  return 'done';
}

/** Should it be put into a graveyard this turn, it goes elsewhere (6ED 419.1). */
export function insteadOfGraveyard(run: Run, effect: EffectOf<'insteadOfGraveyard'>): Progress {
  const { work } = run;
  const { goes } = effect;
  for (const object of objectsAmong(referTo(work, effect.what, run))) {
    const { nextNumber: id, nextMoment: timestamp } = work.game;
    work.emit('EffectBegan', 'replacement', {
      effect: { kind: 'insteadOfGraveyard', id, timestamp, thisTurn: true, object, goes },
    });
  }
  return 'done';
}

/** Creatures deal no combat damage this turn: not prevented, simply not dealt. */
export function creaturesDealNoCombatDamage(run: Run): Progress {
  const { work } = run;
  const { nextNumber: id, nextMoment: timestamp } = work.game;
  work.emit('EffectBegan', 'replacement', {
    effect: { kind: 'noCombatDamage', id, timestamp, thisTurn: true },
  });
  return 'done';
}

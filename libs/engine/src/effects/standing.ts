import { COLORS, type Color, type StaticEffect } from '@arbiter/cards';
import { referTo } from '../reading/references.ts';
import type { BoundValue } from '../state/objects.ts';
import { durationNow } from './shared/duration.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** It is as if a permanent said so until then; what it is about isn't fixed (6ED 418.3b speaks of characteristics). */
const standing: Meaning<EffectOf<'standing'>> = {
  follow(run, { effect, until, chosen, about }) {
    const { work, source } = run;
    const duration = durationNow(run, until);
    if (duration === null) return 'done';
    const standing = chosen === undefined ? effect : ofColor(effect, run.bindings[chosen]);
    const { nextNumber: id, nextMoment: timestamp } = work.game;
    work.emit('EffectBegan', 'followInstructions', {
      effect: {
        ...{ kind: 'standing', id, timestamp, ...duration, source, standing },
        ...(about === undefined ? {} : { about: referTo(work, about, run) }),
      },
    });
    return 'done';
  },
};
export default standing;

const isColor = (word: BoundValue | undefined): word is Color =>
  COLORS.some((color) => color === word);

/** What it says of the chosen colour, said of that one. */
const ofColor = (effect: StaticEffect, color: BoundValue | undefined): StaticEffect =>
  'manaInstead' in effect && isColor(color) ? { ...effect, manaInstead: color } : effect;

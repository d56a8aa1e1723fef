import type { CitedTopic } from '../../rules/citations.ts';
import type { DamageShield } from '../../state/effects.ts';
import { type Run } from '../../decide/stack/run.ts';

export function shield(run: Run, topic: CitedTopic, of: Omit<DamageShield, 'kind'>): void {
  const { nextNumber: id, nextMoment: timestamp } = run.work.game;
  run.work.emit('EffectBegan', topic, {
    effect: { kind: 'prevention', id, timestamp, thisTurn: true, ...of },
  });
}

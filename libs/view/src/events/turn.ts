import { listed, upper } from '../names.ts';
import { isIn } from '../viewer.ts';
import { bookkeeping, told, type SomeTellers } from './telling.ts';

export const turn = {
  TurnBegan({ number, active }, on) {
    return told(`Turn ${number}: ${on.player(active)}`, { number, active });
  },
  TurnControlled({ seat, by }, on) {
    return told(`${on.player(by)} controls the turn of ${on.player(seat)}`, { seat, by });
  },
  StepBegan({ step, phase }) {
    return told(upper(step), { step, phase });
  },
  StepSkipped({ step, source }, on) {
    return told(`The ${step} step is skipped because of ${on.name(source)}`, { step, source });
  },
  PermanentsPhased({ out, in: back }, on) {
    const parts: string[] = [];
    if (out.length > 0) parts.push(`${listed(out.map(({ object }) => on.name(object)))} out`);
    if (back.length > 0) parts.push(`${listed(back.map((id) => on.name(id)))} in`);
    return told(`Phasing: ${parts.join(', ')}`, { out, in: back });
  },
  TurnSkipped({ seat, source }, on) {
    return told(`The turn of ${on.player(seat)} is skipped because of ${on.name(source)}`, {
      seat,
      source,
    });
  },
  ExtraTurnCreated({ seat }, on) {
    return told(`${on.player(seat)} will take an extra turn`, { seat });
  },
  ExtraPhasesCreated({ phases }) {
    return told(`After this phase comes: ${phases.join(', ')}`, { phases });
  },
  ExtraStepsCreated({ steps }) {
    return told(`After this step comes: ${steps.join(', ')}`, { steps });
  },
  TurnCutShort() {
    return told('The turn ends');
  },
  PriorityPassed({ seat, automatic }, on) {
    // Whether a pass was automatic would tell the other's stops.
    const facts = isIn(on.viewer, seat) ? { seat, automatic } : { seat };
    return told(`${on.player(seat)} passes`, facts);
  },
  LoopProposed({ seat, times, steps }, on) {
    const objects = steps.flatMap(({ body }) => (body.type === 'Choose' ? [] : [body.object]));
    const names = listed([...new Set(objects.map((id) => on.name(id)))]);
    return told(`${on.player(seat)} would repeat this ${times} times: ${names}`, { seat, times });
  },
  LoopAgreed({ times, lastWord }, on) {
    const last = lastWord === null ? '' : `, and ${on.player(lastWord)} has the last word`;
    return told(`It is repeated ${times} times${last}`, { times, lastWord });
  },
  LoopStepTaken: bookkeeping,
  LoopEnded() {
    return told('The repetition is over');
  },
  // Its mark stands for what nobody may see.
  LoopWatched: bookkeeping,
  PriorityReceived({ seat }, on) {
    return told(`${on.player(seat)} has priority`, { seat });
  },
  ManaBurned({ seat, amount }, on) {
    return told(`${on.player(seat)} loses ${amount} life to mana burn`, { seat, amount });
  },
  TurnCleanedUp() {
    return told('Damage wears off, and effects of this turn end');
  },
} satisfies SomeTellers;

import type { Illegality } from '../../rules/illegality.ts';
import type { Sight } from '../../sight/sight.ts';
import { openWindow } from '../../sight/windows.ts';
import type { ObjectId } from '../../state/basics.ts';
import type { Window } from '../../state/frames.ts';
import type { CompiledText } from '../../text/printed.ts';
import type { Batches } from './question.ts';

/** What a text is for, as far as that says when it may be played. */
type Purpose = 'anything' | 'answering' | 'preventing' | 'regenerating';

/** What keeps a text from being played in the window that is open. */
export function notInThisWindow(
  sight: Sight,
  source: ObjectId,
  texts: readonly CompiledText[],
  isInterrupt: boolean,
  timing: Batches,
): Illegality | null {
  const window = openWindow(sight);
  const purpose = isInterrupt ? 'answering' : purposeOf(texts);
  if (isTimeFor(sight, purpose, window, timing, source)) return null;
  const where = window === undefined ? 'now' : WHERE[window.for];
  return {
    topic:
      purpose === 'answering' || window?.for === 'interrupts' ? 'interruptsOnly' : 'preventionOnly',
    reason: `something that ${WHAT[purpose]} can’t be played ${where}`,
  };
}

function purposeOf(texts: readonly CompiledText[]): Purpose {
  const does = texts.flatMap(({ program }) =>
    program.flatMap((step) => (step.op === 'effect' ? [step.effect.do] : [])),
  );
  if (does.includes('preventAssigned')) return 'preventing';
  return does.includes('regenerate') ? 'regenerating' : 'anything';
}

function isTimeFor(
  sight: Sight,
  purpose: Purpose,
  window: Window | undefined,
  timing: Batches,
  source: ObjectId,
): boolean {
  switch (purpose) {
    case 'anything':
      return window === undefined;
    case 'answering':
      return window?.for === 'interrupts';
    case 'preventing':
      return window?.for === 'prevention';
    case 'regenerating':
      return timing.regeneration.isTimeFor(sight, window, source);
    default:
      return purpose satisfies never;
  }
}

const WHAT: Readonly<Record<Purpose, string>> = {
  anything: 'neither prevents nor answers anything',
  answering: 'answers a spell',
  preventing: 'prevents damage',
  regenerating: 'regenerates',
};

const WHERE: Readonly<Record<Window['for'], string>> = {
  interrupts: 'while something is being cast',
  prevention: 'in a prevention step',
  replacing: 'just before a destruction',
};

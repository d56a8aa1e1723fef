import type { CitedTopic } from '../../rules/citations.ts';
import type { Illegality } from '../../rules/illegality.ts';
import type { Sight } from '../../sight/sight.ts';
import { speaksOfOthers, speaksOfTheStack } from '../../sight/targets.ts';
import { openWindow } from '../../sight/windows.ts';
import type { ObjectId } from '../../state/basics.ts';
import type { Window } from '../../state/frames.ts';
import type { CompiledAbility, CompiledText, FollowedEffect } from '../../text/printed.ts';
import type { Batches } from './question.ts';

/** What a text is for, as far as that says when it may be played. */
type Purpose =
  | 'anything'
  | 'answering'
  | 'either'
  | 'preventing'
  | 'regenerating'
  | 'interrupting'
  | 'declaring'
  | 'mana';

/**
 * What keeps a text from being played in the window that is open. One that can be used in several ways is played at the
 * time of the way that is chosen (5ED Interrupts.9, Damage Prevention.14).
 */
export function notInThisWindow(
  sight: Sight,
  source: ObjectId,
  texts: readonly CompiledText[],
  types: readonly string[],
  timing: Batches,
): Illegality | null {
  const window = openWindow(sight);
  const purposes = texts.map((text) => purposeOf(text, types));
  const [purpose = 'anything'] = purposes;
  if (texts.some((text, i) => isTimeFor(sight, text, purposes[i], window, timing, source))) {
    return null;
  }
  const where = window === undefined ? 'now' : WHERE[window.for];
  return {
    topic: topicOf(purpose, window),
    reason: `something that ${WHAT[purpose]} can’t be played ${where}`,
  };
}

/** The rule that says what is played in the window or, where none is open, in which one such a text is. */
function topicOf(purpose: Purpose, window: Window | undefined): CitedTopic {
  if (purpose === 'answering') return 'interruptsOnly';
  if (window !== undefined) return ONLY_IN[window.for];
  return purpose === 'declaring' ? 'asDeclared' : 'preventionOnly';
}

const ONLY_IN = {
  interrupts: 'interruptsOnly',
  prevention: 'preventionOnly',
  replacing: 'destructionStep',
  declaring: 'asDeclared',
  untap: 'noFastEffects',
  series: 'triggerOrder',
} satisfies Readonly<Record<Window['for'], CitedTopic>>;

/** What says of itself when it is played: by its targets, by what it does, and by its type. */
function purposeOf(text: CompiledText, types: readonly string[]): Purpose {
  if (types.includes('Mana Source')) return 'mana';
  if (isPlayedAsDeclared(text)) return 'declaring';
  const { targets, program } = text;
  // 4ED: instants counter nothing, whatever a later printing of the card is called (5ED Older Releases.1).
  const aimed = targets.find(({ what }) => speaksOfTheStack(what));
  if (aimed !== undefined) return speaksOfOthers(aimed.what) ? 'either' : 'answering';
  if (types.includes('Interrupt')) return 'interrupting';
  const does = program.flatMap((step) => (step.op === 'effect' ? [step.effect] : []));
  if (does.some(savesFromAssigned) || (does.length > 0 && does.every(savesAllTurn))) {
    return 'preventing';
  }
  return does.some((effect) => effect.do === 'regenerate') ? 'regenerating' : 'anything';
}

/**
 * What prevents, redirects or repays damage that is assigned: a card that repays it says itself that it is played once
 * damage is assigned (5ED The First Rule of Magic.1).
 */
function savesFromAssigned(effect: FollowedEffect): boolean {
  switch (effect.do) {
    case 'preventAssigned':
    case 'preventNextDamage':
    case 'redirectDamage':
    case 'repayNextDamage':
      return true;
    case 'preventDamage':
      return effect.amount !== 'all' && isAboutSomebody(effect);
    default:
      return false;
  }
}

/**
 * What prevents all damage of the turn is confined to the step where a text does nothing else: one that also untaps an
 * attacker or makes it larger is an effect like any other. One that has creatures deal or receive no combat damage, such
 * as a fog, says how they will fight; no damage waits for it.
 */
const savesAllTurn = (effect: FollowedEffect): boolean =>
  effect.do === 'preventDamage' && effect.combat !== true && isAboutSomebody(effect);

const isAboutSomebody = ({
  to,
  from,
}: Extract<FollowedEffect, { readonly do: 'preventDamage' }>): boolean =>
  to !== undefined || from !== undefined;

function isTimeFor(
  sight: Sight,
  text: CompiledText,
  purpose: Purpose | undefined,
  window: Window | undefined,
  timing: Batches,
  source: ObjectId,
): boolean {
  switch (purpose) {
    case undefined:
    case 'anything':
      return window === undefined;
    case 'answering':
      return window?.for === 'interrupts';
    case 'either':
      return window === undefined || window.for === 'interrupts';
    case 'interrupting':
      return timing.interrupts.isTimeOtherwise(window);
    case 'mana':
      // 5ED Mana Sources.1: with priority for anything at all.
      return true;
    case 'declaring':
      return window?.for === 'declaring';
    case 'preventing':
      return window?.for === 'prevention';
    case 'regenerating':
      return timing.regeneration.isTimeFor(sight, window, source, text);
    default:
      return purpose satisfies never;
  }
}

const WHAT: Readonly<Record<Purpose, string>> = {
  anything: 'neither prevents nor answers anything',
  answering: 'answers a spell or ability',
  either: 'is aimed at a spell or a permanent',
  interrupting: 'is an interrupt',
  declaring: 'is played as attackers are declared',
  mana: 'makes mana',
  preventing: 'prevents damage',
  regenerating: 'regenerates',
};

const WHERE: Readonly<Record<Window['for'], string>> = {
  interrupts: 'while something is being cast',
  prevention: 'in a prevention step',
  replacing: 'just before a destruction',
  declaring: 'as attackers are declared',
  untap: 'in the untap phase',
  series: 'while what has triggered is played',
};

/** Whether its text says that it is played as attackers are declared (5ED Specialized Abilities.1). */
export const isPlayedAsDeclared = (text: CompiledText | CompiledAbility): boolean =>
  'activation' in text &&
  text.activation?.onlyIf.some(
    (one) => typeof one === 'object' && 'step' in one && one.step === 'as attackers are declared',
  ) === true;

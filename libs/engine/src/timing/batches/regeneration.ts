import { stateBasedChanges } from '../../decide/happening/state-based.ts';
import { wouldHappen } from '../../replacing/would-happen.ts';
import type { Work } from '../../decide/work.ts';
import type { Change, ProposedChange } from '../../state/changes.ts';
import { hasLethalDamage } from './lethal-damage.ts';
import type { Sight } from '../../sight/sight.ts';
import type { ObjectId } from '../../state/basics.ts';
import type { CompiledText } from '../../text/printed.ts';
import type { Regeneration } from './question.ts';

/** 4ED damage-prevention.1, .2: what destroys or buries has a prevention step, in which one regenerates what is not buried. */
export const regeneratesInPreventionStep: Regeneration = {
  waits: ({ kind }) => kind === 'destroy',
  // 4ED damage-prevention.2: so does toughness that was lowered to a lethal level.
  dying: (work, batchDone) => (batchDone ? lethallyDamaged(work) : []),
  answeredBefore: () => [],
  // It regenerates what is about to be destroyed: itself, or what it targets.
  isTimeFor: (sight, window, source, text) =>
    window?.for === 'prevention' && saves(sight, source, text, (id) => canBeSaved(sight, id)),
  afterPrevention: () => [],
};

/** 5ED Regeneration.1, Specialized Abilities.2: regeneration replaces a destruction, and is played just before it. */
export const regeneratesInPlaceOfDestruction: Regeneration = {
  waits: () => false,
  dying: () => [],
  answeredBefore: (changes) =>
    changes.flatMap(({ change }) =>
      change.kind === 'destroy' && canBeReplaced(change) ? [change.object] : [],
    ),
  isTimeFor: (sight, window, source, text) =>
    window?.for === 'replacing' && saves(sight, source, text, (id) => window.objects.includes(id)),
  afterPrevention: stateBasedChanges,
};

function canBeReplaced(change: Change): boolean {
  return change.kind === 'destroy' && !change.cantBeRegenerated;
}

/** Whether it is on the way to the graveyard, and not buried. */
function canBeSaved({ game }: Sight, id: ObjectId): boolean {
  return game.held.some(
    ({ proposed: { change } }) =>
      'object' in change && change.object === id && canBeReplaced(change),
  );
}

/** 4ED graveyard.1: creatures with lethal damage, dealt or assigned, are on the way to the graveyard. */
function lethallyDamaged(work: Work): ProposedChange[] {
  const rule = work.rules.cite.lethalDamageWaits;
  return work.game.battlefield
    .filter((id) => work.isCreature(id) && hasLethalDamage(work, id, work.game.held))
    .map((object) =>
      wouldHappen({ kind: 'destroy', object, cantBeRegenerated: false, becauseLethal: true }, rule),
    );
}

/** Whether it is about something that is to be destroyed: it chooses among what is in play, or is about itself, or about what it is attached to. */
function saves(
  sight: Sight,
  source: ObjectId,
  { targets }: CompiledText,
  isThreatened: (id: ObjectId) => boolean,
): boolean {
  // 4ED when-playable.1: only when something is on the way to the graveyard.
  if (targets.length > 0 || !sight.inPlay(source)) return sight.game.battlefield.some(isThreatened);
  const { attachedTo } = sight.object(source);
  return isThreatened(source) || isThreatened(attachedTo);
}

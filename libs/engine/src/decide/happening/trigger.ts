import type { KeywordName } from '@arbiter/cards';
import type { CitedTopic } from '../../rules/citations.ts';
import { holds } from '../../reading/conditions.ts';
import { amountNow } from '../../reading/amounts.ts';
import { readFrom, type Reading } from '../../reading/reading.ts';
import { referTo, seatsAmong } from '../../reading/references.ts';
import { keptOf } from '../../sight/as-it-was.ts';
import { optionalOf } from '../../sight/optional-triggers.ts';
import { endOfStep, stepNow } from '../../sight/step-now.ts';
import { playerRef, type ObjectId, type Seat } from '../../state/basics.ts';
import type { Bindings } from '../../state/objects.ts';
import type { CompiledAbility } from '../../text/printed.ts';
import type { Work } from '../work.ts';

/**
 * The ability triggers, if the condition that follows its event holds (6ED 410.8). Where players "may" do
 * something, it is theirs, one for each of them (6ED 410.2).
 */
export function trigger(
  work: Work,
  source: ObjectId,
  ability: CompiledAbility,
  bindings: Bindings,
  topic: CitedTopic = 'abilityTriggers',
  { controller }: { readonly controller: Seat } = work.object(source),
): void {
  const { ref, condition } = ability;
  const reading = readFrom(source, controller, bindings);
  const counted = countedBy(work, ability, reading);
  if (condition !== null && !holds(work, condition, reading)) return;
  const triggers = (seat: Seat, more: Bindings = {}): void => {
    work.emit('AbilityTriggered', topic, {
      trigger: {
        id: work.game.nextNumber,
        ability: ref,
        source,
        controller: seat,
        bindings: { ...bindings, ...counted, ...more },
        ...(isOfPhase(work, source, ability) ? { inPhase: true } : keptOf(work, source)),
        ...(isOfSeries(work, ability) ? { inSeries: true } : {}),
      },
    });
  };
  const optional = optionalOf(work, ability);
  if (optional === null) {
    triggers(controller);
    return;
  }
  for (const seat of seatsAmong(referTo(work, optional.may, reading))) {
    const player = playerRef(seat);
    triggers(work.rules.optionalTriggers.controller(seat, controller), { player });
  }
}

/** The number that its text counts as it triggers, under its name. */
function countedBy(work: Work, { ability }: CompiledAbility, reading: Reading): Bindings {
  if (ability.kind !== 'triggered' || ability.counting === undefined) return {};
  const { amount, as } = ability.counting;
  return { [as]: amountNow(work, amount, reading) };
}

/** Whether it is played in the course of a phase, rather than as the phase begins. */
export function isOfPhase(work: Work, source: ObjectId, ability: CompiledAbility): boolean {
  const { trigger: event } = ability;
  return (
    event?.when === 'step begins' &&
    work.rules.phaseAbilities.playedIn.includes(event.step) &&
    work.inPlay(source) &&
    work.abilities(source).includes(ability)
  );
}

/** Whether it is of the series that is played as this step begins. */
export const isOfSeries = (work: Work, { trigger: event }: CompiledAbility): boolean =>
  event?.when === 'step begins' && (hasSeries(work) || event.step === endOfStep(work));

export const hasSeries = (work: Work): boolean =>
  stepNow(work)?.actions.includes('series') === true;

/** The rules on what keywords mean. */
const KEYWORD_TOPICS: Partial<Record<KeywordName, CitedTopic>> = {
  echo: 'echo',
  'cumulative upkeep': 'cumulativeUpkeep',
  flanking: 'flanking',
  rampage: 'rampage',
  morph: 'morph',
  suspend: 'suspend',
  madness: 'madness',
  haunt: 'haunt',
  ripple: 'ripple',
  replicate: 'replicate',
};

/** The rule of the keyword that the ability is short for. */
export function keywordTopic({ keyword }: CompiledAbility): CitedTopic | null {
  return keyword === null ? null : (KEYWORD_TOPICS[keyword] ?? null);
}

import type { ObjectId, Seat } from '../../state/basics.ts';
import type { Decision } from '../../state/decisions.ts';
import type { PlayedOnTheWay, SettledPayment } from '../../state/frames.ts';
import type { AbilityRef } from '../../state/objects.ts';
import type { CompiledAbility } from '../../text/printed.ts';
import { isPlayedByEffect } from '../../paying/announced-cost.ts';
import { saidOf } from '../stack/said-of.ts';
import { announceAbility } from '../stack/begin-announcing.ts';
import { playManaAbility } from '../stack/mana-abilities.ts';
import type { Work } from '../work.ts';
import { takeBackMana } from './mana.ts';

/**
 * What was begun is taken back, or mana that was made just now (docs/decisions/0037).
 * @param keep mana abilities of these objects stay played
 */
export function takeBack(
  work: Work,
  seat: Seat,
  decision: Decision,
  keep: readonly ObjectId[],
): void {
  if (decision.kind === 'priority') takeBackMana(work, seat, keep);
  else takeBackAnnouncement(work, seat, keep);
}

/** 6ED 422.1: everything is taken back; mana abilities played on the way may be kept. */
function takeBackAnnouncement(work: Work, seat: Seat, keep: readonly ObjectId[]): void {
  const frame = work.top();
  if (
    frame?.kind !== 'announce' ||
    frame.start === null ||
    isPlayedByEffect(frame) ||
    frame.seat !== seat
  ) {
    work.refuse('reversal', 'there is no announcement to take back');
    return;
  }
  const { played } = frame;
  if (!keep.every((object) => played.some((one) => one.object === object))) {
    work.refuse('reversal', 'only mana abilities played during the announcement can be kept', keep);
    return;
  }
  const staying = withPayers(
    played,
    played.map((one) => keep.includes(one.object) || staysPlayed(work, one)),
  );
  work.emit('ActionReversed', 'reversal', { seat, kept: staying.map(({ object }) => object) });
  playAgain(work, seat, staying);
}

function staysPlayed(work: Work, one: PlayedOnTheWay): boolean {
  const ability = abilityPlayed(work, one);
  return ability !== undefined && work.rules.reversal(ability);
}

/** The ability, of an object that may have gone as it was played. */
function abilityPlayed(work: Work, one: PlayedOnTheWay): CompiledAbility | undefined {
  const { object } = one;
  if ('announced' in one) return work.cards.ability(one.announced.ability as AbilityRef);
  const abilities = work.inPlay(object)
    ? work.abilities(object)
    : work.printed(work.object(object)).abilities;
  return abilities.find(({ number }) => number === one.ability);
}

/**
 * TSP 422.1: what made mana for one that stays played stays so, too. Where that took mana that was there before, it may have
 * come from any that was played before it.
 */
function withPayers(
  played: readonly PlayedOnTheWay[],
  stays: readonly boolean[],
): readonly PlayedOnTheWay[] {
  const staying = [...stays];
  for (const [at, one] of [...played.entries()].toReversed()) {
    if (staying[at] !== true || !('announced' in one)) continue;
    staying.fill(true, one.usedPool === true ? 0 : at - one.payers, at);
  }
  return played.filter((_, at) => staying[at]);
}

/** They are played once more, as they were. */
function playAgain(work: Work, seat: Seat, played: readonly PlayedOnTheWay[]): void {
  for (const one of played) {
    if (!('announced' in one)) playManaAbility(work, seat, one.object, one.ability);
  }
  // What is begun last is played first.
  for (const one of played.toReversed()) {
    if (!('announced' in one)) continue;
    const { announced } = one;
    const ability = work.cards.ability(announced.ability as AbilityRef);
    const said = saidOf(work, announced, announced.payment as SettledPayment);
    announceAbility(work, seat, one.object, ability, said);
  }
}

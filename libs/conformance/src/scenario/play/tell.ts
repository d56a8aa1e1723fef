import { eventsFor, type VisibleEvent } from '@arbiter/view';
import { ScenarioFailure, type Difference, type ToldEvent } from '../errors.ts';
import type { Commit, Match } from './match.ts';

/** What commands did, as one who sees everything is told of it, by the names that the scenario gives the players. */
export function tell({ judge, players }: Match, commits: readonly Commit[]): ToldEvent[] {
  const nameOf = (_: string, place: string): string => players[Number(place) - 1] ?? '';
  return commits
    .flatMap(({ before, events }) => eventsFor(judge, before, events, 'operator'))
    .filter(isNews)
    .map(({ type, rule, text }) => ({
      type,
      rule,
      text: text.replaceAll(/\bPlayer ([12])\b/gu, nameOf),
    }));
}

/** Not that a command arrived, nor that somebody may play or pass: the steps say as much. */
function isNews({ type, question }: VisibleEvent): boolean {
  if (type === 'CommandReceived') return false;
  const { kind } = (question ?? {}) as { readonly kind?: string };
  return type !== 'DecisionRequested' || kind !== 'priority';
}

/** The failure of a step, with what happened since the last expectation that held. */
export function failure(match: Match, line: number, difference: Difference): ScenarioFailure {
  const since = tell(match, match.history.slice(match.heldAt));
  return new ScenarioFailure(line, difference, { since, now: standOf(match) });
}

/** How the game stands, in words. */
export function standOf({ game: { decision, outcome, turn }, players }: Match): string {
  const step = `${players[turn.active]}'s ${turn.step}`;
  if (outcome !== null) return `${step}, the game is over`;
  if (decision === null) return `${step}, nobody is asked`;
  return `${step}, ${players[decision.seat]} is asked (${decision.kind})`;
}

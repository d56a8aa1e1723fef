import type { Place, Spans } from '@arbiter/telemetry';
import type { Effect, Fact } from './owner/facts.ts';

/** How many commands are remembered; of those that never lead to a commit the oldest are forgotten. */
const MOST = 10_000;

/** Where each command's trace continues: its effects may come long after the record that caused them. */
export class CommandTraces {
  readonly #spans: Spans;
  readonly #places = new Map<string, NonNullable<Place>>();

  constructor(spans: Spans) {
    this.#spans = spans;
  }

  /** A fact was read, here and now. */
  read(fact: Fact): void {
    const place = this.#spans.here();
    if (place === undefined) return;
    if (fact.type === 'CommandRead' && fact.command !== null) this.#keep(fact.command.id, place);
    if (fact.type !== 'VerdictRead') return;
    const { command } = fact.verdict;
    if (this.#places.has(command)) this.#keep(command, place);
  }

  /** Carries an effect out within its command's trace. */
  from(effect: Effect, carryOut: () => void): void {
    const command = commandOf(effect);
    const place = command === undefined ? undefined : this.#places.get(command);
    if (command !== undefined && effect.type === 'CommitAccepted') this.#places.delete(command);
    this.#spans.from(place, carryOut);
  }

  #keep(command: string, place: NonNullable<Place>): void {
    this.#places.set(command, place);
    const [oldest] = this.#places.keys();
    if (this.#places.size > MOST && oldest !== undefined) this.#places.delete(oldest);
  }
}

function commandOf(effect: Effect): string | undefined {
  if (effect.type === 'RequestVerdict') return effect.request.command.id;
  if (effect.type === 'TellMilestone') return effect.command;
  return 'commit' in effect ? effect.commit.command : undefined;
}

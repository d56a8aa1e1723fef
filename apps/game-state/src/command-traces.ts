import type { Place, Spans } from '@arbiter/platform';
import type { Effect, Fact } from './owner/facts.ts';

/** So many commands are remembered; of those that never come to a commit the oldest are forgotten. */
const MOST = 10_000;

/** Where each command's trace goes on: what is done about it may come long after the record that said so. */
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

  /** Carries an effect out where its command's trace has come to. */
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
  return 'commit' in effect ? effect.commit.command : undefined;
}

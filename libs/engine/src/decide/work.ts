import type { ExtendableHash } from '@arbiter/kernel';
import { chanceStream, type ChanceStream } from '@arbiter/kernel';
import type { Refusal } from '../commands.ts';
import type { EventType, FactsOf, GameEvent } from '../events.ts';
import { Draft } from '../evolve/draft.ts';
import { apply } from '../evolve/evolve.ts';
import type { CitedTopic } from '../rules/citations.ts';
import type { Illegality } from '../rules/illegality.ts';
import { Sight, type Books } from '../sight/sight.ts';
import type { ObjectId, Seat } from '../state/basics.ts';
import type { ChoicePurpose, Question } from '../state/decisions.ts';
import type { Frame } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { inStep, isSubgame } from '../state/subgames.ts';

/** How many frames may be advanced for one command before it counts as broken. */
export const STEP_BUDGET = 20_000;

/** How large a commit may grow before the agenda pauses. */
export interface CommitLimits {
  readonly events: number;
  /** Of its events as JSON, in characters. */
  readonly characters: number;
}

/** Below half of what a record of the log may hold: what one step adds to it has to fit in, too. */
export const COMMIT_LIMITS: CommitLimits = { events: 1_000, characters: 400 * 1024 };

/** So few events need no measuring; measuring each would cost more than most commands do. */
const UNMEASURED = 32;

/**
 * One command being decided: the game as it becomes, event by event. Whatever happens goes through `emit`, which
 * is also the only way in which the game changes.
 */
export class Work extends Sight {
  readonly events: GameEvent[] = [];
  readonly draft: Draft;
  refusal: Refusal | null = null;
  readonly #hash: ExtendableHash;
  /** How many events were measured, and how long these are. */
  #measured = { events: 0, characters: 0 };
  /** State-based effects and triggers have been looked at, and nothing has happened since. */
  settled = false;

  constructor(books: Books, hash: ExtendableHash, game: Game) {
    super(books, game);
    this.#hash = hash;
    this.draft = new Draft(game);
  }

  /** Work of its own on the game as it is now, to see what would come of something. */
  fork(): Work {
    return new Work(this.books, this.#hash, this.draft.keep());
  }

  /** Work on the main game that waits while a subgame is played; `null` if none is. */
  mainGame(): Work | null {
    const { game } = this;
    return isSubgame(game) ? new Work(this.books, this.#hash, inStep(game)) : null;
  }

  override get game(): Game {
    return this.draft.game;
  }

  /** Whether the events so far fill a commit. */
  isFull(limits: CommitLimits): boolean {
    const { events } = this;
    if (events.length >= limits.events) return true;
    if (events.length - this.#measured.events < UNMEASURED) return false;
    const more = JSON.stringify(events.slice(this.#measured.events)).length;
    this.#measured = { events: events.length, characters: this.#measured.characters + more };
    return this.#measured.characters >= limits.characters;
  }

  /** Goes back to where the event at this place was about to be said: neither that nor what followed has happened. */
  rewind(to: number, game: Game): void {
    this.events.length = to;
    this.draft.restore(game);
    this.#measured = { events: 0, characters: 0 };
    this.settled = false;
  }

  /** Says that something happened, by the rule of the topic. */
  emit<T extends EventType>(type: T, topic: CitedTopic, facts: FactsOf<T>): void {
    this.emitBy(type, this.rules.cite[topic], facts);
  }

  /** Says that something happened, by a rule that is known already. */
  emitBy<T extends EventType>(type: T, rule: string, facts: FactsOf<T>): void {
    this.record({ type, rule, ...facts } as unknown as GameEvent);
  }

  /** Says that this happened. What happens most is written out: a spread after other fields takes ten times as long. */
  record(event: GameEvent): void {
    this.events.push(event);
    this.settled = false;
    apply(this.draft, event);
  }

  /** Stops the work: nothing of it will have happened. */
  refuse(topic: CitedTopic, reason: string, objects: readonly ObjectId[] = []): void {
    this.refuseBy(this.rules.cite[topic], reason, objects);
  }

  refuseFor({ topic, rule, reason }: Illegality, objects: readonly ObjectId[] = []): void {
    this.refuseBy(rule ?? this.rules.cite[topic], reason, objects);
  }

  refuseBy(rule: string, reason: string, objects: readonly ObjectId[] = []): void {
    this.refusal ??= { edition: this.rules.edition, rule, reason, objects };
  }

  /** The id that the next object gets. */
  nextObject(): ObjectId {
    return this.game.objects.length;
  }

  /** Called before a decision opens or a frame is pushed: work that has no frame saves its progress. */
  beforeWaiting: (() => void) | null = null;

  #wait(): void {
    const save = this.beforeWaiting;
    this.beforeWaiting = null;
    save?.();
  }

  /** What works without a frame saves how far it is: something else comes before it goes on. */
  saveProgress(): void {
    this.#wait();
  }

  ask(seat: Seat, question: Question, topic: CitedTopic): void {
    this.#wait();
    this.record({ type: 'DecisionRequested', rule: this.rules.cite[topic], seat, question });
  }

  askToChoose(seat: Seat, purpose: ChoicePurpose, topic: CitedTopic): void {
    this.ask(seat, { kind: 'choose', purpose }, topic);
  }

  push(frame: Frame, topic: CitedTopic): void {
    this.pushBy(frame, this.rules.cite[topic]);
  }

  pushBy(frame: Frame, rule: string): void {
    this.#wait();
    this.emitBy('FramePushed', rule, { frame });
  }

  top(): Frame | undefined {
    return this.game.agenda[this.game.agenda.length - 1];
  }

  /** The next random outcome: its number, and the stream that follows from everybody's secrets and that number. */
  roll(): { readonly number: number; readonly stream: ChanceStream } {
    const { game } = this;
    const number = game.rolls + 1;
    return { number, stream: chanceStream(this.#hash, chanceText(game, number)) };
  }

  /** A short text that stands for a long one: the same for the same, and for no other. */
  fingerprint(text: string): string {
    return hexOf(this.#hash(`arbiter position 1\n${text}`, 16));
  }

  /** What a secret is promised by before it is disclosed: a hash that can't be guessed back. */
  commitmentOf(secret: string): string {
    return commitmentTo(this.#hash, secret);
  }
}

/** The text from which a random outcome follows: anybody who knows the secrets can recompute it. */
export function chanceText(
  game: Pick<Game, 'id' | 'players' | 'serverSecret'>,
  number: number,
): string {
  const [first, second] = game.players;
  return [
    'arbiter chance 1',
    game.id,
    String(number),
    first.secret ?? '',
    second.secret ?? '',
    game.serverSecret ?? '',
  ].join('\n');
}

/** The hexadecimal commitment to a secret. */
export function commitmentTo(hash: ExtendableHash, secret: string): string {
  return hexOf(hash(`arbiter commitment 1\n${secret}`, 32));
}

function hexOf(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += byte.toString(16).padStart(2, '0');
  return text;
}

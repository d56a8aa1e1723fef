import { topics } from '@arbiter/protocol';
import type { GameStateRepository } from '../game-state.repository.ts';
import type { Asking, Evaluating } from './evaluating.ts';

/** Rules are evaluated by another process: four hops a command. It folds game.events itself. */
export class EvaluatingApart implements Evaluating {
  readonly topics = [topics.rulesVerdicts.name];
  readonly #repository: GameStateRepository;
  readonly #report: (error: unknown) => void;

  constructor(repository: GameStateRepository, report: (error: unknown) => void) {
    this.#repository = repository;
    this.#report = report;
  }

  start(): void {}
  stop(): void {}

  assigned(): Promise<number> {
    return Promise.resolve(Infinity);
  }

  revoked(): Promise<void> {
    return Promise.resolve();
  }

  read(): void {}
  accepted(): void {}

  ask({ request }: Asking): void {
    // A lost one is retried.
    this.#repository.requestVerdict(request).catch(this.#report);
  }
}

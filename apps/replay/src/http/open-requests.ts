import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { finalize, type Observable } from 'rxjs';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';

/** How long work in the background waits for them at most before each of its steps, in milliseconds. */
const PATIENCE = 20;

/**
 * The requests that are being answered in this process. Somebody waits for each of them, and for what is checked in the
 * background nobody does: its steps would come between theirs, and make one look at a game take several times as long.
 */
export class OpenRequests implements NestInterceptor {
  #open = 0;
  readonly #waiting = new Set<() => void>();

  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    this.#open += 1;
    return next.handle().pipe(
      finalize(() => {
        this.#open -= 1;
        if (this.#open === 0) for (const goOn of this.#waiting) goOn();
      }),
    );
  }

  /**
   * Resolves once everything else in this process has had its turn and no request is being answered; after a while in any
   * case, so that the work goes on however many ask.
   */
  async goFirst(): Promise<void> {
    await yieldToEventLoop();
    if (this.#open === 0) return;
    await new Promise<void>((resolve) => {
      const goOn = (): void => {
        clearTimeout(late);
        this.#waiting.delete(goOn);
        resolve();
      };
      const late = setTimeout(goOn, PATIENCE);
      this.#waiting.add(goOn);
    });
  }
}

import { Injectable, Logger, Module, type BeforeApplicationShutdown } from '@nestjs/common';
import { BotPlayer, type BotIdentity } from './bot-player.ts';

/** The bots of a process. They begin when they are told where the gateway is. */
@Injectable()
export class BotRunner implements BeforeApplicationShutdown {
  readonly #logger = new Logger('bot');
  readonly #players: BotPlayer[] = [];

  /** @param key what the bots' secrets follow from; the same at each start */
  async start(url: string, key: string, bots: readonly BotIdentity[]): Promise<void> {
    for (const identity of bots) {
      const onError = (error: unknown): void => {
        this.#logger.warn({
          message: 'a bot failed at this',
          bot: identity.player,
          why: String(error),
        });
      };
      const player = new BotPlayer({ url, identity, key, onError });
      this.#players.push(player);
      await player.start();
    }
  }

  beforeApplicationShutdown(): void {
    for (const player of this.#players) player.stop();
  }
}

/** Bots as clients of the gateway. */
@Module({ providers: [BotRunner], exports: [BotRunner] })
export class BotModule {}

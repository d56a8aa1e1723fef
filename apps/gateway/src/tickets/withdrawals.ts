import { Inject, Injectable } from '@nestjs/common';
import { commandId, REGION, topics, type MatchmakingCommand } from '@arbiter/protocol';
import { Intake } from '../intake.ts';
import { Lobby } from '../lobby/lobby.ts';
import { isOpen, type Ticket } from '../lobby/match-of-events.ts';
import { GATEWAY_OPTIONS, LIMITS, type GatewayOptions, type Limits } from '../options.ts';

/** Withdraws tickets. */
@Injectable()
export class Withdrawals {
  readonly #options: GatewayOptions;
  readonly #limits: Limits;
  readonly #intake: Intake;
  readonly #lobby: Lobby;

  constructor(
    @Inject(GATEWAY_OPTIONS) options: GatewayOptions,
    @Inject(LIMITS) limits: Limits,
    intake: Intake,
    lobby: Lobby,
  ) {
    this.#options = options;
    this.#limits = limits;
    this.#intake = intake;
    this.#lobby = lobby;
  }

  /**
   * Withdraws a ticket that waits, or declines its ready check. Resolves when it is gone, or when that takes too long.
   *
   * @throws Problem 503
   */
  async withdraw({ ticket, player, status }: Ticket): Promise<void> {
    if (!isOpen({ status })) return;
    const id = commandId(player, ticket, 'withdraw');
    const body: MatchmakingCommand = { type: 'WithdrawTicket', id, ticket, player };
    await this.#intake.append({
      ...{ topic: topics.matchmakingCommands.name, key: this.#options.region ?? REGION },
      ...{ id, type: 'arbiter.matchmaking.command.v1', subject: ticket, body },
    });
    await this.#lobby.ticketChanges.until(ticket, this.#limits.patience, () => {
      const held = this.#lobby.heldTicket(ticket);
      return held !== undefined && isOpen(held) ? undefined : true;
    });
  }
}

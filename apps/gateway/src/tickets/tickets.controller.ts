import { randomBytes } from 'node:crypto';
import {
  Body,
  Controller,
  Delete,
  Get,
  Headers,
  HttpCode,
  Inject,
  Param,
  Post,
  Res,
} from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DEFAULT_EDITION } from '@arbiter/editions';
import { Answers, Me, Problem, Public } from '@arbiter/http';
import {
  botOf,
  botPlayer,
  BOTS,
  canonicalJson,
  commandId,
  GAMES_AHEAD,
  isOfferedToAnyone,
  MEETINGS,
  MOST_TERMS,
  MOST_TICKETS,
  REGION,
  strengthOf,
  timeOf,
  timeOfFormat,
  TIMES,
  timeWanted,
  type TimesByFormat,
  topics,
  type MatchmakingCommand,
  type Offer,
  type Opponent,
  type TicketState,
  type WireBot,
  type WireQueue,
} from '@arbiter/protocol';
import type { Response } from 'express';
import { RETRY_KEY_HEADER } from '../http/retry-key.ts';
import { bots, invitations, queue, ticket } from '../http/shapes.ts';
import { z } from 'zod';
import { deckGiven, goodDeck } from '../books/deck-check.ts';
import { Intake } from '../intake.ts';
import { Lobby } from '../lobby/lobby.ts';
import type { Ticket } from '../lobby/match-of-events.ts';
import { shownPlayer, shownTicket } from '../lobby/shown.ts';
import { GATEWAY_OPTIONS, LIMITS, type GatewayOptions, type Limits } from '../options.ts';
import { Asker } from '../players/auth.ts';
import { Withdrawals } from './withdrawals.ts';

const bot = z.enum(BOTS);
const digest = z.string().regex(/^[0-9a-f]{64}$/u, 'SHA-256 in lower-case hexadecimal');

const wantedOpponent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('anyone'),
    /** A bot that plays if nobody has come after so many milliseconds. */
    standIn: z.object({ bot, after: z.int().min(5_000).max(600_000) }).optional(),
  }),
  z.object({ kind: z.literal('player'), player: z.string().min(1).max(128) }),
  z.object({ kind: z.literal('bot'), bot, deck: deckGiven.optional() }),
]);
const terms = {
  edition: z.string().max(16),
  format: z.string().max(32),
  bestOf: z.literal([1, 3, 5]),
  /** How players get time to think: by name, or, unless against anyone, in full. */
  time: timeWanted,
  /** Whether the match is to change the ratings of both; never against a bot. */
  rated: z.boolean(),
  /** Whether its games are played for ante; never where ratings change. */
  ante: z.boolean(),
};
const game = {
  edition: terms.edition.default(DEFAULT_EDITION),
  format: terms.format.default('freeform'),
  bestOf: terms.bestOf.default(1),
  /** Left out: as the format is played. */
  time: terms.time.optional(),
};
/** Terms on which one would play as well; what they leave out is as in the first. */
const alsoWanted = z.strictObject(terms).partial();

const newTicket = z.object({
  ...game,
  rated: terms.rated.default(false),
  ante: terms.ante.default(false),
  /** Other terms on which anyone who comes would do, the best first after the first. */
  also: z
    .array(alsoWanted)
    .max(MOST_TERMS - 1)
    .default([]),
  deck: deckGiven,
  opponent: wantedOpponent.default({ kind: 'anyone' }),
  /** Promises for the first games, if the client makes them now already. */
  commitments: z.array(digest).max(GAMES_AHEAD).optional(),
});

/** All terms of a ticket, the first first, none twice. */
function termsOf(wanted: z.infer<typeof newTicket>, times: TimesByFormat): Offer[] {
  const offers = new Map<string, Offer>();
  const all: readonly z.infer<typeof alsoWanted>[] = [{}, ...wanted.also];
  for (const one of all) {
    const format = one.format ?? wanted.format;
    const time = timeOf(one.time ?? wanted.time ?? timeOfFormat(times, format));
    const offer = {
      edition: one.edition ?? wanted.edition,
      format,
      bestOf: one.bestOf ?? wanted.bestOf,
      ...((one.rated ?? wanted.rated) && { rated: true as const }),
      ...((one.ante ?? wanted.ante) && { ante: true as const }),
      ...(time && { time }),
    };
    offers.set(JSON.stringify(offer), offer);
  }
  return [...offers.values()];
}

const newExhibition = z.object({
  ...game,
  bots: z.tuple([bot, bot]),
  decks: z.tuple([deckGiven, deckGiven]),
});

/** Whether a ticket is what is asked for; one that was refused says nothing of what it was. */
const isWish = (
  { status, offers, opponent }: Ticket,
  wanted: { readonly offers: readonly Offer[]; readonly opponent: Opponent },
): boolean =>
  status === 'refused' ||
  canonicalJson([offers, opponent]) === canonicalJson([wanted.offers, wanted.opponent]);

@ApiTags('tickets')
@ApiBearerAuth()
@Controller('v1')
export class TicketsController {
  readonly #options: GatewayOptions;
  readonly #limits: Limits;
  readonly #intake: Intake;
  readonly #lobby: Lobby;
  readonly #withdrawals: Withdrawals;

  constructor(
    @Inject(GATEWAY_OPTIONS) options: GatewayOptions,
    @Inject(LIMITS) limits: Limits,
    intake: Intake,
    lobby: Lobby,
    withdrawals: Withdrawals,
  ) {
    this.#options = options;
    this.#limits = limits;
    this.#intake = intake;
    this.#lobby = lobby;
    this.#withdrawals = withdrawals;
  }

  @Post('tickets')
  @ApiHeader(RETRY_KEY_HEADER)
  @Answers(201, ticket, 'The ticket')
  @Answers(202, ticket, 'It is not yet known what comes of it: ask again at Location')
  @ApiOperation({
    summary: 'Ask for a match: against anyone, a player by id, or a bot',
    description: `A player has ${MOST_TICKETS} tickets open at most: one more is answered with 409 (too-many), or, if several came at once, is refused. Whom one met last one meets again only once one of both has waited for two minutes and nobody else will do, or by name.`,
  })
  async open(
    @Me() me: string,
    @Body({ schema: newTicket }) wanted: z.infer<typeof newTicket>,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TicketState> {
    const { edition, format, commitments } = wanted;
    const offers = termsOf(wanted, this.#options.times ?? {});
    if (wanted.opponent.kind !== 'anyone' && offers.length > 1) {
      throw new Problem(400, {
        kind: 'malformed',
        title: 'Only anyone who comes may choose among terms',
        detail: 'leave `also` out, or ask for anyone',
      });
    }
    if (wanted.rated && wanted.opponent.kind === 'bot') {
      throw new Problem(400, {
        kind: 'malformed',
        title: 'A match against a bot is never rated',
        detail: 'leave `rated` out, or ask for a person',
      });
    }
    if (offers.some(({ rated, ante }) => rated === true && ante === true)) {
      throw new Problem(400, {
        kind: 'malformed',
        title: 'A rated match is never played for ante',
        detail: 'leave `rated` or `ante` out',
      });
    }
    if (wanted.opponent.kind === 'anyone' && !offers.every(({ time }) => isOfferedToAnyone(time))) {
      throw new Problem(400, {
        kind: 'malformed',
        title: 'Nobody is looked for with a time of your own',
        detail: `invite somebody, or ask for one of ${Object.keys(TIMES).join(', ')}`,
      });
    }
    const deck = goodDeck(wanted.deck, edition, format);
    for (const { edition: other, format: as } of offers.slice(1)) goodDeck(deck, other, as);
    const opponent = await this.#opponent(me, wanted.opponent, edition, format);
    const avoids = (await this.#lobby.person(me))?.blocked ?? [];
    return this.#open(
      response,
      {
        player: me,
        offers,
        deck,
        opponent,
        ...(commitments && { commitments }),
        ...(opponent.kind === 'anyone' && avoids.length > 0 && { avoids }),
      },
      me,
      key,
    );
  }

  @Public()
  @Get('bots')
  @Answers(200, bots, 'The bots')
  @ApiOperation({ summary: 'The bots that one may play against, and how strong each is' })
  bots(): readonly WireBot[] {
    const shown = BOTS.map((bot): WireBot => {
      const met = MEETINGS.flatMap(({ bots: [one, other], games, won }) =>
        one === bot
          ? [{ bot: other, games, won: won[0], lost: won[1] }]
          : other === bot
            ? [{ bot: one, games, won: won[1], lost: won[0] }]
            : [],
      );
      return { bot, strength: strengthOf(bot) ?? 0, met };
    });
    return shown.sort((one, other) => one.strength - other.strength);
  }

  @Post('exhibitions')
  @ApiHeader(RETRY_KEY_HEADER)
  @Answers(201, ticket, 'The ticket')
  @Answers(202, ticket, 'It is not yet known what comes of it: ask again at Location')
  @ApiOperation({ summary: 'Let two bots play each other, to watch' })
  async exhibit(
    @Me() me: string,
    @Body({ schema: newExhibition }) wanted: z.infer<typeof newExhibition>,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TicketState> {
    const { edition, format, bestOf, bots, decks } = wanted;
    const time = timeOf(wanted.time ?? timeOfFormat(this.#options.times ?? {}, format));
    const first = goodDeck(decks[0], edition, format);
    const second = goodDeck(decks[1], edition, format);
    return this.#open(
      response,
      {
        player: botPlayer(bots[0]),
        offers: [{ edition, format, bestOf, ...(time && { time }) }],
        deck: first,
        opponent: { kind: 'bot', bot: bots[1], deck: second },
      },
      me,
      key,
    );
  }

  @Public()
  @Get('tickets/:id')
  @Answers(200, ticket, 'The ticket')
  @ApiOperation({ summary: 'What became of a ticket' })
  async one(@Param('id') id: string, @Asker() asker: string): Promise<TicketState> {
    return shownTicket(await this.#ticket(id, asker));
  }

  @Delete('tickets/:id')
  @Answers(200, ticket, 'The ticket')
  @ApiOperation({ summary: 'Withdraw a ticket that waits, or decline its ready check' })
  async withdraw(@Me() me: string, @Param('id') id: string): Promise<TicketState> {
    const ticket = await this.#ownTicket(id, me);
    await this.#withdrawals.withdraw(ticket);
    return shownTicket(ticket);
  }

  @Post('tickets/:id/readiness')
  @HttpCode(200)
  @Answers(200, ticket, 'The ticket')
  @ApiOperation({
    summary: 'Say that you are ready, while the ticket is `found`: the match opens when both have',
  })
  async ready(@Me() me: string, @Param('id') id: string): Promise<TicketState> {
    const held = await this.#ownTicket(id, me);
    if (held.status === 'matched' || held.check?.ready === true) return shownTicket(held);
    if (held.check === null) {
      throw new Problem(409, {
        kind: 'not-now',
        title: 'Nobody asks whether you are ready',
        detail: held.why ?? 'one is asked while the ticket is `found`, for as long as it says',
      });
    }
    const command = commandId(me, id, `ready ${held.check.until}`);
    await this.#append({ type: 'ConfirmReady', id: command, ticket: id, player: me });
    await this.#settled(id, ({ check }) => check?.ready !== false);
    return shownTicket(held);
  }

  @Public()
  @Get('queue')
  @Answers(200, queue, 'How many wait')
  @ApiOperation({ summary: 'How many wait for anyone who comes, and on which terms' })
  queue(): WireQueue {
    return this.#lobby.queue.told(Date.now());
  }

  @Get('invitations')
  @Answers(200, invitations, 'Their tickets')
  @ApiOperation({ summary: 'Who waits for you by name' })
  invitations(@Me() me: string): readonly (TicketState & { readonly name: string })[] {
    return this.#lobby
      .invitationsTo(me)
      .map((ticket) => ({ ...shownTicket(ticket), ...shownPlayer(this.#lobby, ticket.player) }));
  }

  async #opponent(
    me: string,
    wanted: z.infer<typeof wantedOpponent>,
    edition: string,
    format: string,
  ): Promise<Opponent> {
    if (wanted.kind === 'player') await this.#mayInvite(me, wanted.player);
    if (wanted.kind !== 'bot') return wanted;
    const deck = wanted.deck === undefined ? undefined : goodDeck(wanted.deck, edition, format);
    return { kind: 'bot', bot: wanted.bot, ...(deck && { deck }) };
  }

  /** @throws Problem 403, 409, 422 where no invitation of the one could come to a match with the other */
  async #mayInvite(me: string, player: string): Promise<void> {
    if (player === me) {
      throw new Problem(422, { kind: 'malformed', title: 'Nobody plays themselves' });
    }
    if (botOf(player) !== undefined) {
      throw new Problem(422, {
        kind: 'malformed',
        title: 'Bots take no invitations',
        detail: 'ask for one with `{ "kind": "bot", "bot": … }`: it plays at once',
      });
    }
    if (!(await this.#lobby.knows(player))) {
      throw new Problem(422, { kind: 'unknown', title: 'There is no such player to play against' });
    }
    if (this.#lobby.blocks(player, me)) {
      throw new Problem(403, {
        kind: 'not-allowed',
        title: 'This player takes no invitations from you',
      });
    }
    if (this.#lobby.blocks(me, player)) {
      throw new Problem(409, {
        kind: 'not-now',
        title: 'You have blocked this player',
        detail: 'they could not accept: unblock them first',
      });
    }
  }

  /** The same key asks for the same ticket. @throws Problem 409 with too many open, 422 if it was used for another one */
  async #open(
    response: Response,
    wanted: Omit<Extract<MatchmakingCommand, { type: 'OpenTicket' }>, 'type' | 'id' | 'ticket'>,
    me: string,
    key: string = randomBytes(12).toString('base64url'),
  ): Promise<TicketState> {
    const id = commandId(me, 'tickets', key);
    const ticket = `${this.#options.region ?? REGION}-t-${id}`;
    if (this.#lobby.heldTicket(ticket) === undefined) {
      this.#mayOpenMore(wanted.player);
      await this.#append({ type: 'OpenTicket', id, ticket, ...wanted });
    }
    // Of one that was answered long ago nothing new is heard: matchmaking opens no ticket twice.
    const opened =
      (await this.#settled(ticket, () => true)) ?? (await this.#lobby.ticket(ticket, me));
    response.location(`/v1/tickets/${ticket}`);
    if (opened !== undefined) {
      if (!isWish(opened, wanted)) {
        throw new Problem(422, {
          kind: 'key-reused',
          title: 'This Idempotency-Key was used for another ticket',
          detail: 'ask for each ticket with a key of its own',
          ticket,
        });
      }
      return shownTicket(opened);
    }
    response.status(202);
    return {
      ticket,
      version: 0,
      player: wanted.player,
      status: 'pending',
      offers: wanted.offers,
      opponent: wanted.opponent,
      why: null,
      check: null,
      again: null,
      match: null,
    };
  }

  /** Matchmaking decides; this says so at once. @throws Problem 409 if a player has as many tickets open as there may be */
  #mayOpenMore(player: string): void {
    if (botOf(player) !== undefined || this.#lobby.openTicketsOf(player) < MOST_TICKETS) return;
    throw new Problem(409, {
      kind: 'too-many',
      title: `You have ${MOST_TICKETS} tickets open, as many as there may be`,
      detail: 'withdraw one first, or name all terms on which you would play in one ticket',
    });
  }

  async #ownTicket(id: string, me: string): Promise<Ticket> {
    const ticket = await this.#ticket(id, me);
    if (ticket.player === me) return ticket;
    throw new Problem(403, { kind: 'not-yours', title: 'This is somebody else’s ticket' });
  }

  async #ticket(id: string, asker: string): Promise<Ticket> {
    const ticket = await this.#lobby.ticket(id, asker);
    if (ticket === undefined) {
      throw new Problem(404, { kind: 'unknown', title: 'There is no such ticket' });
    }
    return ticket;
  }

  async #append(command: MatchmakingCommand & { readonly ticket: string }): Promise<void> {
    await this.#intake.append({
      ...{ topic: topics.matchmakingCommands.name, key: this.#options.region ?? REGION },
      ...{ id: command.id, type: 'arbiter.matchmaking.command.v1', subject: command.ticket },
      body: command,
    });
  }

  /** The ticket once it is as wanted; undefined if that takes too long. */
  #settled(id: string, wanted: (ticket: Ticket) => boolean): Promise<Ticket | undefined> {
    return this.#lobby.ticketChanges.until(id, this.#limits.patience, () => {
      const ticket = this.#lobby.heldTicket(id);
      return ticket !== undefined && wanted(ticket) ? ticket : undefined;
    });
  }
}

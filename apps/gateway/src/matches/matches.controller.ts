import { randomBytes } from 'node:crypto';
import { Body, Controller, Get, HttpCode, Inject, Param, Post, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { Answers, MaybeMe, Me, Problem, Public } from '@arbiter/http';
import {
  commandId,
  GAMES_AHEAD,
  topics,
  type Deck,
  type LiveMatch,
  type MatchCommand,
  type MatchState,
  type StandingMatch,
} from '@arbiter/protocol';
import { match as matchShape, matches as matchesShape } from '../http/shapes.ts';
import { z } from 'zod';
import { deckGiven, goodDeck } from '../books/deck-check.ts';
import { Tables } from '../games/tables.ts';
import { Watchers } from '../games/watchers.ts';
import { Intake } from '../intake.ts';
import { featuredAmong } from '../lobby/featured.ts';
import { Lobby } from '../lobby/lobby.ts';
import type { Match } from '../lobby/match-of-events.ts';
import { shownMatch } from '../lobby/shown.ts';
import { LIMITS, type Limits } from '../options.ts';
import { Asker } from '../players/auth.ts';

const sideboard = z.object({ deck: deckGiven });
const promise = z.object({
  /** Number of the game in its match, from 1. */
  game: z.int().min(1).max(99),
  commitment: z.string().regex(/^[0-9a-f]{64}$/u, 'SHA-256 in lower-case hexadecimal'),
});

/** How many matches are listed at once. */
const LISTED = 50;

const whose = z.object({ player: z.string().min(1).max(128).optional() });

@ApiTags('matches')
@ApiBearerAuth()
@Controller('v1/matches')
export class MatchesController {
  readonly #limits: Limits;
  readonly #intake: Intake;
  readonly #lobby: Lobby;
  readonly #tables: Tables;
  readonly #watchers: Watchers;

  constructor(
    @Inject(LIMITS) limits: Limits,
    intake: Intake,
    lobby: Lobby,
    tables: Tables,
    watchers: Watchers,
  ) {
    this.#watchers = watchers;
    this.#tables = tables;
    this.#limits = limits;
    this.#intake = intake;
    this.#lobby = lobby;
  }

  @Public()
  @Get()
  @Answers(200, matchesShape, 'The matches')
  @ApiOperation({
    summary:
      'Matches that go on, featured ones first, with how they stand as far as this gateway holds them, and yours of late, the newest first',
  })
  @ApiQuery({ name: 'player', required: false, type: String, description: 'matches of theirs' })
  async list(
    @MaybeMe() me: string | null,
    @Query({ schema: whose }) { player }: z.infer<typeof whose>,
  ): Promise<{
    readonly live: readonly LiveMatch[];
    readonly mine: readonly StandingMatch[];
  }> {
    const all = this.#lobby.liveMatches(Infinity);
    const featured = featuredAmong(all);
    const asked = player === undefined ? all : this.#lobby.liveMatches(LISTED, player);
    const first = asked.filter((match) => featured.has(match));
    const rest = asked.filter((match) => !featured.has(match));
    const live = [...first, ...rest].slice(0, LISTED).map(async (match) => {
      const { ratings } = match;
      return {
        ...(await this.#standing(match, me, false)),
        ...(ratings && { ratings }),
        ...(featured.has(match) && { featured: true as const }),
      };
    });
    const mine = me === null ? [] : this.#lobby.matchesOf(me, LISTED);
    return {
      live: await Promise.all(live),
      mine: await Promise.all(mine.map((match) => this.#standing(match, me, true))),
    };
  }

  /** A match with how its game stands, if one is being played and this gateway holds it. */
  async #standing(match: Match, me: string | null, plays: boolean): Promise<StandingMatch> {
    const about = shownMatch(this.#lobby, match, me);
    const game = match.games.at(-1);
    if (game === undefined || game.over) return { ...about, live: null };
    const glance = this.#tables.glance(match, game.game, plays);
    if (glance === null) return { ...about, live: null };
    return { ...about, live: { ...glance, watchers: await this.#watchers.of(game.game) } };
  }

  @Public()
  @Get(':id')
  @Answers(200, matchShape, 'The match')
  @ApiOperation({ summary: 'Players, games, score, sideboarding' })
  async one(
    @Param('id') id: string,
    @MaybeMe() me: string | null,
    @Asker() asker: string,
  ): Promise<MatchState> {
    return shownMatch(this.#lobby, await this.#match(id, asker), me);
  }

  @Post(':id/commitments')
  @HttpCode(200)
  @Answers(200, matchShape, 'The match')
  @ApiOperation({ summary: 'Promise a secret for the shuffles of a game: SHA-256 of its text' })
  async commit(
    @Param('id') id: string,
    @Me() me: string,
    @Body({ schema: promise }) { game, commitment }: z.infer<typeof promise>,
  ): Promise<MatchState> {
    const { match, seat } = await this.#seated(id, me);
    const last = match.games.length + GAMES_AHEAD;
    if (game > last) {
      throw new Problem(409, {
        kind: 'not-now',
        title: 'That game is too far ahead',
        detail: `secrets are promised for games up to ${last} now`,
      });
    }
    const command = commandId(me, id, `commit ${game} ${commitment}`);
    await this.#append({
      type: 'CommitSecret',
      id: command,
      match: id,
      player: me,
      game,
      commitment,
    });
    await this.#until(
      id,
      () => match.commitments[game]?.[seat] === true || match.status === 'over',
    );
    return shownMatch(this.#lobby, match, me);
  }

  @Put(':id/sideboard')
  @Answers(200, matchShape, 'The match')
  @ApiOperation({ summary: 'The deck for the next game: the same cards, divided again' })
  async sideboard(
    @Param('id') id: string,
    @Me() me: string,
    @Body({ schema: sideboard }) { deck: given }: z.infer<typeof sideboard>,
  ): Promise<MatchState> {
    const { match, seat } = await this.#seated(id, me);
    const { sideboarding, offer } = match;
    if (sideboarding === null) {
      throw new Problem(409, {
        kind: 'not-now',
        title: 'It is not the time for sideboarding',
        detail: 'decks are changed between two games, until the time is up',
      });
    }
    const deck = goodDeck(given, offer.edition, offer.format);
    if (!sameCards(deck, match.decks[seat])) {
      throw new Problem(422, {
        kind: 'deck',
        title: 'These are not the cards of your deck',
        detail: 'sideboarding exchanges cards of the main deck for cards of the sideboard',
      });
    }
    await this.#append({
      type: 'SubmitSideboard',
      id: commandId(
        me,
        id,
        `sideboard ${sideboarding.number} ${randomBytes(9).toString('base64url')}`,
      ),
      match: id,
      player: me,
      game: sideboarding.number,
      deck,
    });
    await this.#until(id, () => match.sideboarding?.submitted[seat] !== false);
    return shownMatch(this.#lobby, match, me);
  }

  @Post(':id/concession')
  @HttpCode(200)
  @Answers(200, matchShape, 'The match')
  @ApiOperation({ summary: 'Give up the match' })
  async concede(@Param('id') id: string, @Me() me: string): Promise<MatchState> {
    const { match } = await this.#seated(id, me);
    if (match.status !== 'over') {
      const command = commandId(me, id, 'concede');
      await this.#append({ type: 'ConcedeMatch', id: command, match: id, player: me });
      await this.#until(id, () => match.status === 'over');
    }
    return shownMatch(this.#lobby, match, me);
  }

  async #match(id: string, asker: string): Promise<Match> {
    const match = await this.#lobby.match(id, asker);
    if (match === undefined) {
      throw new Problem(404, { kind: 'unknown', title: 'There is no such match' });
    }
    return match;
  }

  async #seated(id: string, me: string): Promise<{ readonly match: Match; readonly seat: 0 | 1 }> {
    const match = await this.#match(id, me);
    const seat = this.#lobby.seatIn(match, me);
    if (seat === null) {
      throw new Problem(403, {
        kind: 'not-seated',
        title: 'You do not play in this match',
        detail: 'a token acts for its own seat only',
      });
    }
    return { match, seat };
  }

  async #append(command: MatchCommand): Promise<void> {
    await this.#intake.append({
      ...{ topic: topics.matchCommands.name, key: command.match },
      ...{ id: command.id, type: 'arbiter.match.command.v1', body: command },
    });
  }

  async #until(id: string, done: () => boolean): Promise<void> {
    const { patience } = this.#limits;
    await this.#lobby.matchChanges.until(id, patience, () => (done() ? true : undefined));
  }
}

function sameCards(one: Deck, other: Deck): boolean {
  const total = ({ main, side }: Deck): string => {
    const counts = new Map<string, number>();
    for (const { name, count } of [...main, ...side])
      counts.set(name, (counts.get(name) ?? 0) + count);
    return JSON.stringify([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
  };
  return total(one) === total(other);
}

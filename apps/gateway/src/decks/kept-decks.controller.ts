import { Body, Controller, Delete, Get, Inject, Param, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DEFAULT_EDITION } from '@arbiter/editions';
import { Answers, Me, Problem } from '@arbiter/http';
import { keptDeck, type KeptDeck } from '@arbiter/protocol';
import { writeList } from '@arbiter/sets';
import { z } from 'zod';
import { deckGiven, knownRules, readDeck } from '../books/deck-check.ts';
import * as shapes from '../http/shapes.ts';
import { GATEWAY_OPTIONS, type GatewayOptions } from '../options.ts';
import { KeptDecks } from './kept-decks.ts';

const deckToKeep = z.object({
  edition: z.string().max(16).default(DEFAULT_EDITION),
  format: z.string().max(32).default('freeform'),
  deck: deckGiven,
});

/** A deck of the player's own, with its list as text. */
type ShownKeptDeck = KeptDeck & { readonly text: string };

const withText = (deck: KeptDeck): ShownKeptDeck => ({ ...deck, text: writeList(deck, 'plain') });

@ApiTags('players')
@ApiBearerAuth()
@Controller('v1/players/me/decks')
export class KeptDecksController {
  readonly #options: GatewayOptions;
  readonly #decks: KeptDecks;

  constructor(@Inject(GATEWAY_OPTIONS) options: GatewayOptions, decks: KeptDecks) {
    this.#options = options;
    this.#decks = decks;
  }

  @Get()
  @Answers(200, shapes.keptDecks, 'Your decks, by name')
  @ApiOperation({ summary: 'The decks that you keep here' })
  async all(@Me() me: string): Promise<readonly ShownKeptDeck[]> {
    return (await this.#decks.of(me)).map(withText);
  }

  @Put(':name')
  @Answers(200, shapes.keptDeck, 'The deck as it is kept')
  @ApiOperation({
    summary:
      'Keeps a deck, in place of the one of that name. It need not be legal; 422 if it can’t be read, 409 if there are too many',
  })
  async keep(
    @Me() me: string,
    @Param('name') given: string,
    @Body({ schema: deckToKeep }) { deck, edition, format }: z.infer<typeof deckToKeep>,
  ): Promise<ShownKeptDeck> {
    const name = keptDeck.shape.name.safeParse(given);
    if (!name.success) {
      throw new Problem(422, {
        kind: 'malformed',
        title: 'A deck can’t have this name',
        detail: 'a name has 1 to 60 characters',
      });
    }
    knownRules(edition, format);
    const { main, side } = readDeck(deck);
    const saved = (this.#options.now ?? Date.now)();
    const kept = { name: name.data, edition, format, main, side, saved };
    await this.#decks.keep(me, kept);
    return withText(kept);
  }

  @Delete(':name')
  @Answers(200, shapes.keptDecks, 'What you keep still')
  @ApiOperation({ summary: 'Deletes a deck of yours' })
  async drop(@Me() me: string, @Param('name') name: string): Promise<readonly ShownKeptDeck[]> {
    return (await this.#decks.drop(me, name)).map(withText);
  }
}

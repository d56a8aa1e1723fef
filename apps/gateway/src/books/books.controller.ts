import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { DEFAULT_EDITION, EDITION_FACTS, EDITIONS, type EditionFacts } from '@arbiter/editions';
import { SENTENCES } from '@arbiter/editions/sentences';
import { Answers, Problem, Public } from '@arbiter/http';
import {
  timeOfFormat,
  type DeckCheck,
  type Form,
  type FormatRules,
  type TimeName,
  type TimesByFormat,
  type WirePictures,
  type WireRule,
} from '@arbiter/protocol';
import {
  cardNamed,
  definitionsOf,
  FORM,
  FORMATS,
  FORMS,
  offeredDecks,
  releaseOf,
  tournamentDecks,
  writeList,
  type ToldTournamentDeck,
} from '@arbiter/sets';
import * as shapes from '../http/shapes.ts';
import { GATEWAY_OPTIONS, type GatewayOptions } from '../options.ts';
import { z } from 'zod';
import { cardsOfDeck, deckCheck, deckGiven, writtenDeck, type WrittenDeck } from './deck-check.ts';
import { cardPage, cardQuery, type CardPage } from './card-search.ts';
import { shownCard, type ShownCard } from './shown-card.ts';

const deckToCheck = z.object({
  edition: z.string().max(16).default(DEFAULT_EDITION),
  format: z.string().max(32).default('freeform'),
  deck: deckGiven,
});
/** As which edition has it a card is shown. */
const cardInEdition = z.object({
  edition: z
    .string()
    .max(16)
    .default(DEFAULT_EDITION)
    .describe('the edition whose printing and wording are meant'),
});
const deckToWrite = z.object({ form: z.enum(FORMS), deck: deckGiven });

/** An edition, with the steps of its turn, in which one may stop. */
export type ShownEdition = EditionFacts & {
  readonly steps: readonly string[];
  readonly windows: readonly string[];
  readonly repeating: string;
};

/** A deck, with its list as text. */
type WrittenTournamentDeck = ToldTournamentDeck & { readonly text: string };

const withText = (deck: ToldTournamentDeck): WrittenTournamentDeck => ({
  ...deck,
  text: writeList(deck, 'plain'),
});

/** A format of deck lists, as clients see it. */
export interface ShownForm {
  readonly form: Form;
  readonly name: string;
  readonly ending: string;
}

/** An example for the document. */
const CHECKED = {
  legal: false,
  deck: { main: [{ name: 'Shock', count: 5 }], side: [] },
  faults: [{ line: 1, card: 'Shock', kind: 'too many copies', why: '5 of Shock; at most 4' }],
  main: 5,
  side: 0,
  form: 'plain',
  cards: [],
};

@ApiTags('rules, cards and decks')
@Public()
@Controller('v1')
export class BooksController {
  readonly #times: TimesByFormat;
  readonly #pictures: string | null;

  constructor(@Inject(GATEWAY_OPTIONS) { times = {}, pictures = null }: GatewayOptions) {
    this.#times = times;
    this.#pictures = pictures?.template ?? null;
  }

  @Get('editions')
  @Answers(200, shapes.editions, 'The editions')
  @ApiOperation({ summary: 'The editions of the rules that are played here' })
  editions(): readonly ShownEdition[] {
    return EDITION_FACTS.map((facts) => ({
      ...facts,
      // Two parts of a turn may have one name: a main phase that goes on after the attack.
      steps: [...new Set((EDITIONS[facts.code]?.turn ?? []).map(({ name }) => name))],
      windows: EDITIONS[facts.code]?.timing.windows ?? [],
      repeating: EDITIONS[facts.code]?.cite.loopOfOne ?? '',
    }));
  }

  @Get('rules/:edition/:number')
  @Answers(200, shapes.rule, 'The rule')
  @ApiOperation({ summary: 'What a rule says, in our own words' })
  rule(@Param('edition') edition: string, @Param('number') number: string): WireRule {
    const rule = `${edition} ${number}`;
    const says = SENTENCES[rule];
    if (says === undefined) {
      throw new Problem(404, { kind: 'unknown', title: 'We have no words for this rule' });
    }
    return { edition, rule, says };
  }

  @Get('pictures')
  @Answers(200, shapes.pictures, 'Where they come from')
  @ApiOperation({
    summary: 'Where pictures of cards come from, if the operator has named a host',
  })
  pictures(): WirePictures {
    return { template: this.#pictures };
  }

  @Get('formats')
  @Answers(200, shapes.formats, 'The formats')
  @ApiOperation({ summary: 'Which decks may be played' })
  formats(): readonly (FormatRules & { readonly time: TimeName })[] {
    return FORMATS.map((one) => ({ ...one, time: timeOfFormat(this.#times, one.format) }));
  }

  @Get('decks')
  @Answers(200, shapes.decks, 'The decks')
  @ApiOperation({ summary: 'Decks that come with the server and can be played' })
  decks(): readonly WrittenTournamentDeck[] {
    return offeredDecks(EDITION_FACTS).map(withText);
  }

  @Get('decks/tournaments')
  @Answers(200, shapes.tournamentDecks, 'The decks')
  @ApiOperation({
    summary:
      'Decks of tournaments: who played them, under which edition, which cards don’t work yet',
  })
  tournaments(): readonly WrittenTournamentDeck[] {
    return tournamentDecks(EDITION_FACTS).map(withText);
  }

  @Post('decks/check')
  @HttpCode(200)
  @Answers(200, shapes.checkedDeck, 'The deck as it was read, and its faults', CHECKED)
  @ApiOperation({
    summary: 'What is wrong with a deck, line by line; it may come as text in any form',
  })
  check(
    @Body({ schema: deckToCheck }) { deck, edition, format }: z.infer<typeof deckToCheck>,
  ): DeckCheck & { readonly legal: boolean; readonly cards: readonly ShownCard[] } {
    const found = deckCheck(deck, edition, format);
    return { legal: found.faults.length === 0, ...found, cards: cardsOfDeck(found.deck, edition) };
  }

  @Get('decks/forms')
  @Answers(200, shapes.deckForms, 'The forms')
  @ApiOperation({ summary: 'In which forms decks are read and written' })
  forms(): readonly ShownForm[] {
    return FORMS.map((form) => ({ form, name: FORM[form].name, ending: FORM[form].ending }));
  }

  @Post('decks/write')
  @HttpCode(200)
  @Answers(200, shapes.writtenDeck, 'The deck in that form')
  @ApiOperation({ summary: 'A deck as another program reads it' })
  write(@Body({ schema: deckToWrite }) { deck, form }: z.infer<typeof deckToWrite>): WrittenDeck {
    return writtenDeck(deck, form);
  }

  @Get('cards')
  @Answers(200, shapes.cardPage, 'A page of the cards, by name')
  @ApiOperation({
    summary: 'Cards by name, text, type, colour, cost and set; why one can’t be played',
  })
  cards(@Query({ schema: cardQuery }) query: z.infer<typeof cardQuery>): CardPage {
    return cardPage(query);
  }

  @Get('cards/:name')
  @Answers(200, shapes.card, 'The card')
  @ApiOperation({
    summary: 'One card as an edition has it: cost, types, power and toughness, text',
  })
  card(
    @Param('name') name: string,
    @Query({ schema: cardInEdition }) { edition }: z.infer<typeof cardInEdition>,
  ): ShownCard {
    if (!EDITION_FACTS.some(({ code }) => code === edition)) {
      throw new Problem(422, {
        kind: 'unknown',
        title: 'There is no such edition',
        detail: edition,
      });
    }
    const known = releaseOf(name)?.name;
    const [card] = definitionsOf(edition, [cardNamed(known ?? name)?.name ?? '']);
    if (card === undefined) {
      throw new Problem(404, {
        kind: 'unknown',
        title: known === undefined ? 'There is no such card' : 'This card does not work here yet',
        detail: known ?? name,
      });
    }
    return shownCard(card, edition);
  }
}

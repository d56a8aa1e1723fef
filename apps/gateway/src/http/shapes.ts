import { chatReport, deck, keptDeck as kept, timeGiven, tournamentKind } from '@arbiter/protocol';
import { FORMS } from '@arbiter/sets';
import { z } from 'zod';

/** What the gateway answers, for the OpenAPI document; `openapi.int-spec.ts` holds real answers to it. */

const seat = z.union([z.literal(0), z.literal(1)]);
const pair = <T extends z.ZodType>(of: T): z.ZodArray<T> => z.array(of).length(2);
const recipient = z.union([z.int(), z.enum(['p0', 'p1'])]).describe('an object, or a player');

export const player = z.object({
  player: z.string(),
  name: z.string(),
  bot: z.string().optional().describe('which bot it is; left out for persons'),
  strength: z
    .int()
    .optional()
    .describe(
      'of a bot, in points: 400 more win ten games of eleven; the one that plays at random has 0',
    ),
});
export const blocked = z.array(player);
export const bots = z
  .array(
    z.object({
      bot: z.string(),
      strength: z
        .int()
        .describe('400 points more win ten games of eleven; the one that plays at random has 0'),
      met: z
        .array(z.object({ bot: z.string(), games: z.int(), won: z.int(), lost: z.int() }))
        .describe('the games with the other bots that the strength follows from'),
    }),
  )
  .describe('the weakest first');
export const token = z.object({
  token: z.string().describe('a signed JWT: send it as Authorization: Bearer'),
  expires: z.int().describe('milliseconds since 1970'),
});
export const guest = player.extend(token.shape);

export const editions = z.array(
  z.object({
    code: z.string(),
    name: z.string(),
    date: z.string().describe('of the rulebook, ISO 8601'),
    steps: z.array(z.string()).describe('of its turn, in which one may stop'),
    windows: z
      .array(z.string())
      .describe(
        'within something else, such as `interrupts`, at which one may stop; none where there is a stack',
      ),
    repeating: z.string().describe('the rule by which a player proposes to repeat actions'),
  }),
);
export const pictures = z.object({
  template: z
    .string()
    .nullable()
    .describe('a URL with {name} where the name of a card goes, encoded; null: there are none'),
});
export const formats = z.array(
  z.object({
    format: z.string(),
    name: z.string(),
    least: z.int().describe('cards in a main deck, at least'),
    copies: z.int().nullable().describe('of a card, at most; null: any number'),
    side: z.int().nullable().describe('cards in a sideboard, if any; null: any number'),
    time: z.string().describe('how players get time to think where nobody asks for another'),
    days: z
      .object({ from: z.string(), until: z.string() })
      .nullable()
      .describe('days for which its sets and lists are known: ask for `type-2@1999-08-04`'),
  }),
);
export const decks = z.array(
  z.looseObject({
    name: z.string(),
    day: z.string(),
    playedUnder: z.string(),
    text: z.string(),
    ...deck.shape,
  }),
);
export const tournamentDecks = z.array(
  z.looseObject({
    name: z.string(),
    player: z.string(),
    event: z.string(),
    day: z.string(),
    edition: z.string(),
    playedUnder: z.string(),
    cards: z.int(),
    works: z.int(),
    missing: z.array(z.string()),
    late: z.array(z.string()),
    text: z.string(),
    ...deck.shape,
  }),
);
export const keptDeck = kept.extend({ text: z.string().describe('its list') });
export const keptDecks = z.array(keptDeck);
export const card = z.object({
  name: z.string(),
  cost: z.string().nullable().describe('null: it has none, as lands'),
  colors: z.array(z.string()),
  supertypes: z.array(z.string()),
  types: z.array(z.string()),
  subtypes: z.array(z.string()),
  power: z.int().nullable(),
  toughness: z.int().nullable(),
  text: z.array(z.string()).describe('made from the definition that is played'),
});
export const checkedDeck = z.object({
  legal: z.boolean(),
  deck,
  faults: z.array(
    z.object({
      line: z.int().describe('of the text; 0: of the deck as a whole'),
      card: z.string().nullable(),
      kind: z.string(),
      why: z.string(),
      suggestions: z.array(z.string()).optional().describe('cards that may have been meant'),
    }),
  ),
  main: z.int().describe('cards in the main deck'),
  side: z.int().describe('cards in the sideboard'),
  form: z.enum(FORMS).nullable().describe('as which the text was read; null: it came as data'),
  cards: z.array(card).describe('each card of it once, those that work'),
});
export const deckForms = z.array(
  z.object({ form: z.enum(FORMS), name: z.string(), ending: z.string() }),
);
export const writtenDeck = z.object({ form: z.enum(FORMS), file: z.string(), text: z.string() });
export const cardPage = z.object({
  cards: z.array(
    z.object({
      name: z.string(),
      why: z
        .enum(['not yet working', 'not in the edition'])
        .nullable()
        .describe('why it can’t be played; null: it can'),
      type: z.string().describe('its type line, as printed last up to the edition'),
      sets: z.array(z.string()),
      card: card.nullable().describe('null: it does not work here yet, or names were asked for'),
    }),
  ),
  next: z.string().nullable().describe('`after` of the next page; null on the last one'),
});

const offer = z.object({
  edition: z.string(),
  format: z.string(),
  bestOf: z.int(),
  rated: z.literal(true).optional(),
  ante: z.literal(true).optional().describe('its games are played for ante'),
  time: timeGiven
    .optional()
    .describe('how players get time to think, in milliseconds; left out: the standard, 25 minutes'),
});
export const ticket = z.object({
  ticket: z.string(),
  version: z.int(),
  player: z.string(),
  status: z
    .enum(['pending', 'waiting', 'found', 'refused', 'withdrawn', 'matched'])
    .describe('found: an opponent is there, and both are asked whether they are ready'),
  offers: z.array(offer),
  opponent: z.looseObject({ kind: z.enum(['anyone', 'player', 'bot']) }).nullable(),
  why: z.string().nullable().describe('it was refused or withdrawn, waits again, or is held back'),
  check: z
    .object({
      until: z.int().describe('milliseconds since 1970'),
      ready: z.boolean().describe('whether you have said so'),
      opponent: z.boolean(),
      bot: z.string().optional().describe('nobody has come, and this bot stands in'),
    })
    .nullable()
    .describe('while both are asked whether they are ready'),
  again: z
    .int()
    .nullable()
    .describe('when you may ask for anyone again, if not at once; milliseconds since 1970'),
  match: z.string().nullable(),
});
export const queue = z.object({
  waiting: z.int().describe('how many wait for anyone who comes'),
  terms: z
    .array(z.object({ offer, waiting: z.int() }))
    .describe('on which terms, those first on which most wait; who names several waits on each'),
});
export const invitations = z.array(ticket.extend({ name: z.string() }));

export const match = z.object({
  match: z.string(),
  version: z.int(),
  offer,
  players: pair(player).describe('by seat'),
  seat: seat.nullable().describe('yours; null: you watch'),
  status: z.enum(['opening', 'playing', 'sideboarding', 'over']),
  games: z.array(
    z.object({
      game: z.string(),
      number: z.int(),
      over: z.boolean(),
      winner: seat.nullable(),
    }),
  ),
  score: pair(z.int()),
  winner: seat.nullable(),
  table: z
    .object({ tournament: z.string(), round: z.int(), table: z.int() })
    .optional()
    .describe('which match of a tournament it is'),
  deck: deck.nullable().describe('yours as it is now'),
  sideboarding: z
    .object({
      number: z.int().describe('of the game it is for'),
      until: z.int().describe('milliseconds since 1970'),
      submitted: pair(z.boolean()),
    })
    .nullable(),
  continues: z
    .object({ match: z.string(), game: z.string(), dispute: z.string() })
    .optional()
    .describe('what it plays again by a ruling'),
  continuedIn: z
    .string()
    .optional()
    .describe('the match in which a part of it is played again by a ruling'),
  commitments: z.array(z.object({ number: z.int(), seats: pair(z.boolean()) })),
});

export const reported = z.object({
  report: z.string(),
  until: z.int().describe('when it is kept no longer, in milliseconds since 1970'),
});
export const chatReports = z.array(
  chatReport.extend({
    players: pair(player).describe('by seat'),
    by: seat.describe('who reports'),
    line: z.string().describe('the one that is meant'),
  }),
);

const summary = z.object({
  tournament: z.string(),
  version: z.int(),
  name: z.string(),
  kind: tournamentKind.describe('elimination: who loses a match is out'),
  offer,
  status: z.enum(['open', 'running', 'over']),
  organiser: player.describe('who opened it and runs it'),
  places: z.int(),
  taken: z.int().describe('places that are taken'),
  round: z.int().describe('that is played; 0 before the first one'),
  planned: z.int().describe('rounds that there will be at most; 0 before it begins'),
  me: z.int().nullable().describe('your number in it'),
  at: z.int().describe('when it was opened, in milliseconds since 1970'),
});
export const tournaments = z.array(summary);
const share = z.number().describe('from 0 to 1');
export const tournament = summary.extend({
  entrants: z.array(
    player.extend({
      number: z.int().describe('by which rounds and standings name them'),
      left: z.enum(['left', 'sent away', 'absent']).nullable().describe('null: they play on'),
    }),
  ),
  seed: z.string().describe('what every lot of it follows from; empty before it begins'),
  seeding: z.array(z.int()).describe('the best seeded first'),
  rounds: z.array(
    z.array(
      z.object({
        table: z.int(),
        match: z.string().nullable().describe('null: a bye, or it is not open yet'),
        entrants: z.tuple([z.int(), z.int().nullable()]).describe('null: a bye'),
        result: z
          .object({
            winner: seat.nullable().describe('null: a draw, or neither came'),
            score: pair(z.int()),
            draws: z.int(),
            reason: z
              .enum(['games', 'concession', 'forfeit', 'ruling', 'bye'])
              .describe('ruling: it is played again, and counts once that is over'),
            corrected: z
              .literal(true)
              .optional()
              .describe('a ruling has changed it since the match ended'),
          })
          .nullable(),
      }),
    ),
  ),
  standings: z.array(
    z.object({
      entrant: z.int(),
      place: z.int().describe('the same for those whom nothing tells apart'),
      points: z.int().describe('3 for a match that is won, 1 for a draw'),
      ...{ won: z.int(), lost: z.int(), drawn: z.int() },
      ...{ opponentsMatchWins: share, gameWins: share, opponentsGameWins: share },
    }),
  ),
  winner: z.int().nullable().describe('the number of the entrant'),
  reason: z.enum(['played', 'ended', 'expired']).nullable().describe('why it is over'),
});

const tip = z
  .looseObject({ game: z.string(), version: z.int(), tip: z.string() })
  .describe('signed by the server (Ed25519): /.well-known/tips.json has the keys');
const clock = z.looseObject({
  left: pair(z.int()).describe('milliseconds'),
  grace: pair(z.int()).describe('milliseconds for lost connections'),
  connected: pair(z.boolean()),
  settled: z.int().describe('milliseconds since 1970: up to which all is charged'),
  running: seat.nullable(),
});
const standingMatch = match.extend({
  live: z
    .object({
      turn: z.int(),
      active: seat.describe('whose turn it is'),
      life: pair(z.int()),
      clock: clock.nullable(),
      watchers: z.int().describe('who watch and don’t play, at all gateways'),
      asks: seat.nullable().describe('for whom the game waits; null: for nobody'),
    })
    .nullable()
    .describe(
      'how its game stands, where this gateway holds it; to others than its players rated ones with some delay',
    ),
});
const liveMatch = standingMatch.extend({
  ratings: pair(z.int())
    .optional()
    .describe('what both stood at as it was opened, if enough is known of both'),
  featured: z
    .literal(true)
    .optional()
    .describe('one of the few whose players are the strongest of those who play now'),
});
export const matches = z.object({ live: z.array(liveMatch), mine: z.array(standingMatch) });

const event = z.looseObject({ type: z.string(), rule: z.string(), text: z.string() });
const object = z.looseObject({ id: z.int(), name: z.string() });

/** What a viewer sees of a game: its outline; a client's types are in `@arbiter/client`. */
const view = z.looseObject({
  viewer: z.union([seat, z.enum(['spectator', 'operator'])]),
  game: z.string(),
  edition: z.string(),
  turn: z.looseObject({
    number: z.int(),
    active: seat,
    step: z.string(),
    phase: z.string(),
  }),
  players: pair(
    z.looseObject({
      life: z.int(),
      hand: z.array(object).nullable().describe('null: not for the viewer to see'),
      graveyard: z.array(object),
    }),
  ),
  permanents: z.array(
    z.looseObject({ ...object.shape, controller: seat, tapped: z.boolean(), damage: z.int() }),
  ),
  stack: z
    .array(z.looseObject({ ...object.shape, text: z.array(z.string()) }))
    .describe('the last one is the top'),
  texts: z
    .array(z.object({ id: z.string(), lines: z.array(z.string()) }))
    .describe('what cards that the viewer may see say, once for all of a name'),
  decision: z
    .looseObject({ kind: z.string(), number: z.int(), seat })
    .nullable()
    .describe('the open one: whose it is, and what about'),
  suspended: z.boolean(),
  outcome: z.object({ winner: seat.nullable(), reason: z.string(), rule: z.string() }).nullable(),
  mainGames: z
    .array(z.looseObject({ turn: z.int(), active: seat, life: pair(z.int()) }))
    .optional()
    .describe('of a subgame: the games that wait for it, the one that goes on next first'),
});

const command = z.looseObject({
  label: z.string(),
  type: z.string(),
  object: z.int().optional(),
  ability: z.int().optional(),
  plans: z
    .array(
      z.looseObject({
        label: z.string(),
        cost: z.string(),
        aims: z.array(z.string()).describe('what each target may be'),
        x: z.object({ least: z.int(), most: z.int() }),
        targets: z.array(z.looseObject({ shape: z.string(), from: z.array(recipient) })),
      }),
    )
    .optional()
    .describe('the ways to announce it, with what is left to choose'),
  space: z.looseObject({ shape: z.string() }).optional().describe('what may be answered'),
});
const about = z.object({
  source: z.int().describe('who asks; 0: the rules'),
  name: z.string(),
  text: z.array(z.string()).describe('what it says'),
  question: z.string(),
  cost: z.string().nullable().describe('all that is to be paid'),
  ifNot: z.string().nullable().describe('what happens if it is declined'),
  ends: z
    .object({ first: z.string(), last: z.string() })
    .nullable()
    .describe('of an order: what comes of its first and its last place'),
  rule: z.string().nullable(),
  yes: z.string().describe('what `true` does, where that is an answer'),
  no: z.string(),
});
const options = {
  decision: z.object({ number: z.int(), kind: z.string(), about }).nullable(),
  commands: z.array(command),
  labels: z.record(z.string(), z.string()).describe('of all that spaces and plans name'),
};
export const legal = z.object({ version: z.int(), ...options });
export const gameState = z.looseObject({
  version: z.int().describe('number of commits so far'),
  tip: tip.nullable(),
  viewer: z.union([seat, z.enum(['spectator', 'operator'])]),
  view: view.nullable().describe('null before the first commit'),
  options: z.object(options).nullable().describe('what you may do; null if you are not asked'),
  clock: clock.nullable(),
});
export const tried = z.object({
  game: z.string(),
  version: z.int().describe('the commit after which it was asked'),
  legal: z.boolean(),
  refusal: z
    .looseObject({
      edition: z.string(),
      rule: z.string(),
      reason: z.string(),
      objects: z.array(z.int()),
    })
    .nullable(),
  pays: z
    .object({
      mana: z
        .array(z.object({ object: z.int(), ability: z.int() }))
        .describe('the mana abilities that would be played for it'),
      pool: z.string().describe('what of the pool would be spent, as symbols'),
    })
    .nullable()
    .describe('null if it costs no mana, or asks for something before it is paid'),
});
export const story = z.object({
  game: z.string(),
  version: z.int().describe('the commit after which it was asked'),
  object: z.int(),
  steps: z.array(
    z.object({
      by: z.string().describe('`printed`, `counters`, or what the effect comes from'),
      source: z.int().nullable().describe('its object, if it is in play'),
      text: z.string().describe('what the effect says'),
      power: z.int().describe('after it'),
      toughness: z.int().describe('after it'),
      sets: z.boolean().describe('whether it says what the size is, not what is added to it'),
      rule: z.string(),
    }),
  ),
});
export const rule = z.object({
  edition: z.string(),
  rule: z.string(),
  says: z.string().describe('in our own words'),
});
export const outcome = z.object({
  command: z.string(),
  game: z.string(),
  state: z.enum(['pending', 'accepted']),
  version: z.int().optional(),
  tip: tip.optional(),
  events: z.array(event).optional().describe('as your seat may know them'),
});
export const maintenanceStatus = z.object({
  maintenance: z
    .object({
      maintenance: z.string().describe('by which it is called off'),
      since: z.int().describe('milliseconds since 1970'),
      until: z.int().describe('when new matches are expected to begin again'),
      drained: z.int().nullable().describe('since when nothing is played; null: something is'),
    })
    .nullable()
    .describe('while there is any, no match begins'),
  matches: z.int().describe('that have begun and are not over'),
  games: z.int().describe('of them that go on'),
});
export const keys = z.object({
  keys: z.array(
    z.looseObject({ kty: z.string(), crv: z.string(), x: z.string(), kid: z.string() }),
  ),
});

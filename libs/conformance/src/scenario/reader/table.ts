import type { ChosenWord } from '@arbiter/cards';
import { COLOR_WORDS } from '../expect/words.ts';
import type { Entry } from '../form/entry.ts';
import { made, named, told, type Form, type Players } from '../form/form.ts';
import { anyKeys, byPlayer, keys, needed, withPlayers, type Read } from '../form/keys.ts';
import { either, list, oneOrMore } from '../form/lists.ts';
import { COUNT, FLAG, MANA, NUMBER, oneOf, WORD, word } from '../form/scalars.ts';
import type { CardOnTable, NewGame, Position, SeatOnTable, Table } from '../scenario.ts';
import { checkCount, NAMES, SEVERAL } from './names.ts';

const CHOSEN_KEYS = {
  color: oneOf(...Object.keys(COLOR_WORDS)),
  'creature type': WORD,
  'land type': WORD,
  'basic land type': WORD,
  'card type': WORD,
  'card name': WORD,
  'landwalk ability': WORD,
} satisfies Record<ChosenWord, Form<string>>;

const CHOSEN = keys(CHOSEN_KEYS);

/** As the game keeps them: colours by their letters. */
function chosenWords(chosen: Read<typeof CHOSEN_KEYS>): NonNullable<CardOnTable['chosen']> {
  const words = Object.entries(chosen).map(([kind, word]) => [
    kind,
    kind === 'color' ? COLOR_WORDS[word as string] : word,
  ]);
  return Object.fromEntries(words) as NonNullable<CardOnTable['chosen']>;
}

const CARD_KEYS = {
  card: needed(word('the name of a card')),
  as: told('The name by which this file calls it.', WORD),
  'copy of': told('The card that it is a copy of.', WORD),
  owner: told('The player whose card it is, if not the one who controls it.', WORD),
  on: told('What it is attached to.', WORD),
  tapped: FLAG,
  sick: told('Its controller has not had it since the turn began.', FLAG),
  entered: told('It came this turn, so it is summoning sick.', oneOf('this turn')),
  token: FLAG,
  'face down': FLAG,
  phased: told('It is phased out; with what it is on, if that is too.', oneOf('out')),
  chosen: told('What was chosen as it came into play: { color: red }.', CHOSEN),
  damage: COUNT,
  counters: told('How many of each kind, as { "+1/+1": 2 }.', anyKeys(COUNT)),
  together: told('Permanents of the same number came at the same time.', NUMBER),
  attacking: told('It attacks already: the player attacked.', WORD),
  band: told('Attackers of the same number above 0 are a band.', COUNT),
  blocking: told('The attackers that it blocks already.', oneOrMore(WORD)),
};

const PLAIN: Omit<CardOnTable, 'line' | 'card'> = {
  as: null,
  copyOf: null,
  owner: null,
  on: null,
  tapped: false,
  sick: false,
  token: false,
  damage: 0,
  counters: null,
  together: null,
  faceDown: false,
  phasedOut: false,
  chosen: null,
  attacking: null,
  blocking: [],
};

/** A card on the table that nothing is said of but its name. */
export const plainCard = (card: string, line: number): CardOnTable => ({ ...PLAIN, line, card });

/** One entry of a zone: cards of one name, or one card and how it is. */
const CARDS_OF_A_NAME: Form<CardOnTable[]> = named('card', () =>
  either({
    word: made(SEVERAL, ({ name, times }, { line }) =>
      Array.from({ length: times }, () => plainCard(name, line)),
    ),
    record: made(keys(CARD_KEYS), (fields, entry) => [cardOf(fields, entry)]),
  }),
);

function cardOf(fields: Read<typeof CARD_KEYS>, entry: Entry): CardOnTable {
  const { attacking, band, counters } = fields;
  if (band !== undefined && attacking === undefined) entry.fail('attacking: beside band:');
  return {
    line: entry.line,
    card: fields.card,
    as: fields.as ?? null,
    copyOf: fields['copy of'] ?? null,
    owner: fields.owner ?? null,
    on: fields.on ?? null,
    tapped: fields.tapped ?? false,
    sick: fields.entered !== undefined || (fields.sick ?? false),
    token: fields.token ?? false,
    damage: fields.damage ?? 0,
    counters: counters === undefined ? null : Object.fromEntries(counters),
    together: fields.together ?? null,
    faceDown: fields['face down'] ?? false,
    phasedOut: fields.phased !== undefined,
    chosen: fields.chosen === undefined ? null : chosenWords(fields.chosen),
    attacking: attacking === undefined ? null : { player: attacking, band: band ?? 0 },
    blocking: fields.blocking ?? [],
  };
}

/** What lies in a zone, in order. */
const ZONE: Form<CardOnTable[]> = made(
  list(CARDS_OF_A_NAME, 'a list of cards'),
  (cards, { line }) => {
    checkCount(cards.flat().length, line);
    return cards.flat();
  },
);

type Library = Pick<SeatOnTable, 'library' | 'blanksBelow'>;

const LIBRARY: Form<Library> = told(
  'Top card first; blank cards lie below, unless it is { only: […] }.',
  either<Library>({
    list: made(ZONE, (library) => ({ library, blanksBelow: true })),
    record: made(keys({ only: needed(ZONE) }), ({ only }) => ({
      library: only,
      blanksBelow: false,
    })),
  }),
);

const SEAT: Form<SeatOnTable> = named('player at the table', () => SEAT_KEYS);

const SEAT_KEYS: Form<SeatOnTable> = made(
  keys({
    life: told('20 unless it is said.', NUMBER),
    counters: told('How many of each kind, as { poison: 9 }.', anyKeys(COUNT)),
    mana: told('Mana in the pool, as "RRG".', MANA),
    hand: ZONE,
    battlefield: told('What this player controls, in the order in which it came.', ZONE),
    graveyard: ZONE,
    exile: ZONE,
    ante: told('What this player has put into the ante; the game is played for it then.', ZONE),
    outside: told('What this player owns outside the game, as in a sideboard.', ZONE),
    library: LIBRARY,
  }),
  ({ life, counters, mana, hand, battlefield, graveyard, exile, ante, outside, library }) => ({
    life: life ?? 20,
    counters: counters === undefined ? null : Object.fromEntries(counters),
    mana: mana ?? '',
    hand: hand ?? [],
    battlefield: battlefield ?? [],
    graveyard: graveyard ?? [],
    exile: exile ?? [],
    ante: ante ?? null,
    outside: outside ?? [],
    ...(library ?? { library: [], blanksBelow: true }),
  }),
);

const NOTHING: SeatOnTable = {
  life: 20,
  counters: null,
  mana: '',
  hand: [],
  battlefield: [],
  graveyard: [],
  exile: [],
  ante: null,
  outside: [],
  library: [],
  blanksBelow: true,
};

/** One of the players, as a seat. */
const PLAYER: Form<number> = made(WORD, (name, entry, players) => {
  const seat = players.indexOf(name);
  return seat < 0 ? entry.fail(`${players[0]} or ${players[1]}`) : seat;
});

const OF_THE_GAME = {
  active: told('Whose turn it is; who is named first, unless it is said.', PLAYER),
  step: told('The step in which it begins; the first main phase, unless it is said.', WORD),
  turn: told('The number of the turn; 5, unless it is said.', COUNT),
  start: told('It begins before the first turn, with decks.', oneOf('new game')),
  decks: byPlayer(NAMES, {}),
  ante: told('It is played for ante; so it is where a player has ante:.', FLAG),
  'chooses first': told('In a new game, who decides who plays first.', PLAYER),
};

/** Who plays: names as they first appear, ann and bob by default. */
export function readPlayers(table: Entry): Players {
  const named = [...table.record().keys()].filter((key) => !Object.hasOwn(OF_THE_GAME, key));
  if (named.every((name) => name === 'ann' || name === 'bob')) return ['ann', 'bob'];
  const [first, second = first === 'ann' ? 'bob' : 'ann'] = named as [string, string?];
  return [first, second];
}

/** The table as it stands, or that a new game begins. */
export const TABLE: Form<Table> = {
  read(entry, players) {
    const { known, of } = byPlayer(SEAT, OF_THE_GAME).read(entry, players);
    const { line } = entry;
    const seats = new Map(of);
    const isForAnte = known.ante === true || of.some(([, { ante }]) => ante !== null);
    const seatOf = (player: string): SeatOnTable => {
      const seat = seats.get(player) ?? NOTHING;
      return isForAnte ? { ...seat, ante: seat.ante ?? [] } : seat;
    };
    if (known.start !== undefined) {
      if (seats.size > 0) entry.fail('decks: beside start: new game, and nothing on the table');
      return { line, players, position: null, newGame: newGame(known, players) };
    }
    if (known.decks !== undefined) entry.fail('start: new game beside decks:');
    const position: Position = {
      active: known.active ?? 0,
      step: known.step ?? null,
      turn: known.turn ?? 5,
      seats: [seatOf(players[0]), seatOf(players[1])],
    };
    return { line, players, position, newGame: null };
  },
  schema: (definitions) => withPlayers(OF_THE_GAME, definitions, SEAT.schema(definitions)),
};

function newGame(known: Read<typeof OF_THE_GAME>, players: Players): NewGame {
  const decks = new Map(known.decks?.of);
  return {
    decks: [decks.get(players[0]) ?? [], decks.get(players[1]) ?? []],
    choosesFirst: known['chooses first'] ?? null,
    ante: known.ante ?? false,
  };
}

import type { Attacking, CardOnTable, NewGame, Position, SeatOnTable, Table } from '../scenario.ts';
import { readNames, readOneOrMore, readTimes } from './cards.ts';
import type { Entry } from './entry.ts';

const OF_THE_GAME = ['active', 'step', 'turn', 'start', 'decks', 'chooses first'];
const OF_A_PLAYER = ['life', 'mana', 'hand', 'battlefield', 'graveyard', 'exile', 'library'];
const OF_A_CARD = [
  'card',
  'as',
  'copy of',
  'owner',
  'on',
  'tapped',
  'sick',
  'entered',
  'token',
  'damage',
  'counters',
  'together',
  'face down',
  'attacking',
  'band',
  'blocking',
];

/** Who plays: names as they first appear, ann and bob by default. */
export function readPlayers(table: Entry | undefined): readonly [string, string] {
  const named = [...(table?.record().keys() ?? [])].filter((key) => !OF_THE_GAME.includes(key));
  if (named.every((name) => name === 'ann' || name === 'bob')) return ['ann', 'bob'];
  const [first, second = first === 'ann' ? 'bob' : 'ann'] = named as [string, string?];
  return [first, second];
}

/** Reads the table as it stands, or that a new game begins. */
export function readTable(entry: Entry, players: readonly [string, string]): Table {
  const fields = entry.fields([...OF_THE_GAME, ...players]);
  const start = fields.get('start');
  if (start === undefined) {
    return { line: entry.line, players, position: readPosition(fields, players), newGame: null };
  }
  if (start.text() !== 'new game') start.fail('new game');
  return { line: entry.line, players, position: null, newGame: readNewGame(fields, players) };
}

function readNewGame(fields: Map<string, Entry>, players: readonly [string, string]): NewGame {
  const decks = fields.get('decks')?.fields(players);
  const deckOf = (name: string): string[] => {
    const deck = decks?.get(name);
    return deck === undefined ? [] : readNames(deck);
  };
  const first = fields.get('chooses first');
  return {
    decks: [deckOf(players[0]), deckOf(players[1])],
    choosesFirst: first === undefined ? null : readSeat(first, players),
  };
}

function readSeat(entry: Entry, players: readonly [string, string]): number {
  const seat = players.indexOf(entry.text());
  return seat < 0 ? entry.fail(`${players[0]} or ${players[1]}`) : seat;
}

function readPosition(fields: Map<string, Entry>, players: readonly [string, string]): Position {
  const active = fields.get('active');
  return {
    active: active === undefined ? 0 : readSeat(active, players),
    step: fields.get('step')?.text() ?? 'precombat main',
    turn: fields.get('turn')?.number() ?? 5,
    seats: [readSeatOnTable(fields.get(players[0])), readSeatOnTable(fields.get(players[1]))],
  };
}

function readSeatOnTable(entry: Entry | undefined): SeatOnTable {
  const fields = entry?.fields(OF_A_PLAYER) ?? new Map<string, Entry>();
  const cards = (zone: string): CardOnTable[] => {
    const list = fields.get(zone);
    return list === undefined ? [] : list.list('a list of cards').flatMap(readCard);
  };
  const library = fields.get('library');
  const only = library?.isRecord === true ? library.fields(['only']).get('only') : undefined;
  return {
    life: fields.get('life')?.number() ?? 20,
    mana: fields.get('mana')?.text('mana letters') ?? '',
    hand: cards('hand'),
    battlefield: cards('battlefield'),
    graveyard: cards('graveyard'),
    exile: cards('exile'),
    library: only === undefined ? cards('library') : only.list('a list of cards').flatMap(readCard),
    blanksBelow: only === undefined,
  };
}

function readCard(entry: Entry): CardOnTable[] {
  if (!entry.isRecord) {
    const { name, times } = readTimes(entry.text('the name of a card'));
    return Array.from({ length: times }, () => ({ ...PLAIN, line: entry.line, card: name }));
  }
  const fields = entry.fields(OF_A_CARD);
  const card = fields.get('card') ?? entry.fail('card:');
  const entered = fields.get('entered');
  if (entered !== undefined && entered.text() !== 'this turn') entered.fail('this turn');
  const counters = fields.get('counters')?.record();
  const blocking = fields.get('blocking');
  return [
    {
      line: entry.line,
      card: card.text(),
      as: fields.get('as')?.text() ?? null,
      copyOf: fields.get('copy of')?.text() ?? null,
      owner: fields.get('owner')?.text() ?? null,
      on: fields.get('on')?.text() ?? null,
      tapped: fields.get('tapped')?.flag() ?? false,
      sick: entered !== undefined || (fields.get('sick')?.flag() ?? false),
      token: fields.get('token')?.flag() ?? false,
      damage: fields.get('damage')?.number() ?? 0,
      counters:
        counters === undefined
          ? null
          : Object.fromEntries([...counters].map(([kind, count]) => [kind, count.number()])),
      together: fields.get('together')?.number() ?? null,
      faceDown: fields.get('face down')?.flag() ?? false,
      attacking: readAttacking(fields),
      blocking: blocking === undefined ? [] : readOneOrMore(blocking),
    },
  ];
}

function readAttacking(fields: Map<string, Entry>): Attacking | null {
  const player = fields.get('attacking');
  const band = fields.get('band');
  if (player === undefined) return band === undefined ? null : band.fail('attacking: beside band:');
  return { player: player.text(), band: band?.number() ?? 0 };
}

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
  attacking: null,
  blocking: [],
};

import {
  commitmentTo,
  NO_GAME,
  SECRET_LENGTH,
  type CardPool,
  type Judge,
  type Seat,
} from '@arbiter/engine';
import { ScenarioError } from '../errors.ts';
import type { FixedChance } from '../play/fixed-chance.ts';
import { Match } from '../play/match.ts';
import { Names } from '../play/names.ts';
import type { NewGame, Table } from '../scenario.ts';
import { placePosition } from './position.ts';

/** Sets a table up, up to the first decision. */
export function setUp(judge: Judge, chance: FixedChance, table: Table): Match {
  const names = new Names();
  if (table.newGame !== null) return setUpNewGame(judge, chance, table, table.newGame, names);
  const position = table.position!;
  for (const seat of position.seats) {
    for (const zone of [
      'hand',
      'battlefield',
      'graveyard',
      'exile',
      'outside',
      'library',
    ] as const) {
      for (const { line, card, copyOf } of seat[zone]) checkName(judge.cards, copyOf ?? card, line);
    }
    for (const { line, card } of seat.ante ?? []) checkName(judge.cards, card, line);
  }
  const game = placePosition(table, position, judge.rules, names);
  const match = new Match(judge, chance, game, names, table.players);
  match.send('system', { type: 'Continue' });
  return match;
}

function checkName(cards: CardPool, name: string, line: number): void {
  if (!cards.has(name))
    throw new ScenarioError(
      line,
      'the name of a card that works, or of one of this file under cards:',
      `'${name}'`,
    );
}

function setUpNewGame(
  judge: Judge,
  chance: FixedChance,
  table: Table,
  { decks, choosesFirst, ante }: NewGame,
  names: Names,
): Match {
  for (const name of decks.flat()) checkName(judge.cards, name, table.line);
  const match = new Match(judge, chance, NO_GAME, names, table.players);
  const secret = (of: string): string => of.repeat(SECRET_LENGTH);
  const everyStep = [...judge.rules.turn.map(({ name }) => name), ...judge.rules.timing.windows];
  const stops = { own: everyStep, other: everyStep };
  match.send('system', {
    type: 'StartGame',
    game: 'scenario',
    edition: judge.rules.edition,
    decks,
    ...(ante ? { ante: true as const } : {}),
    commitments: {
      seats: [commitmentTo(chance.hash, secret('a')), commitmentTo(chance.hash, secret('b'))],
      server: commitmentTo(chance.hash, secret('c')),
    },
    serverSecret: secret('c'),
    pinned: {},
    chooser: choosesFirst as Seat | null,
    time: [1e9, 1e9],
    grace: [0, 0],
    stops: [stops, stops],
  });
  for (const object of match.game.objects) {
    if (object !== null) names.add(object.id, object.card, null);
  }
  match.send(0, { type: 'DiscloseSecret', secret: secret('a') });
  match.send(1, { type: 'DiscloseSecret', secret: secret('b') });
  return match;
}

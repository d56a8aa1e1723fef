import type { Condition } from '@arbiter/cards';
import { expect, it } from '@jest/globals';
import { tappedArtifactsWork, typesThenCountersThenTheRest } from '../rules/answers.ts';
import type { Rules } from '../rules/rules.ts';
import type { Game } from '../state/game.ts';
import { NO_GAME } from '../state/new-game.ts';
import { newObject } from '../state/new-object.ts';
import { cardPool } from '../text/card-pool.ts';
import { LastLook, Sight } from './sight.ts';

const RULES = {
  tappedArtifacts: tappedArtifactsWork,
  continuousEffects: typesThenCountersThenTheRest,
} as unknown as Rules;

/** Whether a table on which a creature is larger as long as this is so is looked at anew once the game is changed so. */
function isLookedAtAnew(asLongAs: Condition, changed: Partial<Game>): boolean {
  const cards = cardPool([
    {
      name: 'Bear',
      types: ['Creature'],
      power: 1,
      toughness: 1,
      abilities: [{ kind: 'static', asLongAs, effect: { modifies: 'self', by: { power: 1 } } }],
    },
  ]);
  const books = { rules: RULES, cards, lastLook: new LastLook() };
  const game: Game = { ...NO_GAME, ...BEAR_IN_PLAY };
  const before = new Sight(books, game).look();
  return new Sight(books, { ...game, ...changed }).look() !== before;
}

const bear = newObject(1, 'card', 'Bear', 0, 0, 'battlefield');
const BEAR_IN_PLAY = { objects: [null, bear], battlefield: [1] };
const [first, second] = NO_GAME.players;

const DRAWN: Partial<Game> = { players: [{ ...first, hand: [] }, second] };
const TAPPED: Partial<Game> = { objects: [null, { ...bear, tapped: true }] };
const HURT: Partial<Game> = { players: [{ ...first, life: -1 }, second] };
const NEXT_TURN: Partial<Game> = { turn: { ...NO_GAME.turn, number: 1 } };
const ALL = { DRAWN, TAPPED, HURT, NEXT_TURN };

it.each<[Condition, keyof typeof ALL]>([
  [{ object: 'self', is: { is: 'untapped' } }, 'TAPPED'],
  [{ amount: { lifeOf: 'you' }, atLeast: 1 }, 'HURT'],
  [{ exists: { cards: { is: 'card' }, in: 'hand', of: 'you' } }, 'DRAWN'],
  [{ step: 'upkeep', of: 'you' }, 'NEXT_TURN'],
])('a table where %j counts is looked at anew after what it reads alone: %s', (asLongAs, read) => {
  const anew = Object.entries(ALL).filter(([, changed]) => isLookedAtAnew(asLongAs, changed));
  expect(anew.map(([what]) => what)).toEqual([read]);
});

import { describe, expect, test } from '@jest/globals';
import { SIXTH_EDITION } from '@arbiter/editions';
import { cardPool, judge, type CommandBody, type Judge, type Seat } from '@arbiter/engine';
import { CARDS } from '@arbiter/sets';
import { viewOf, type View, type Viewer } from '@arbiter/view';
import { tableOf } from '../position-of-scenario.ts';

const rules = judge(SIXTH_EDITION, cardPool(CARDS), (_, bytes) => new Uint8Array(bytes));

const ANN = 0;
const BOB = 1;

const TABLE = `
  ann:
    hand: [Shock, Shock]
    battlefield: [Mountain, Jackal Pup]
    library: [Terror, Terror]
  bob:
    hand: [Mana Leak]
    graveyard: [Steal Artifact]
    library: [Dragon Blood, Dragon Blood]
`;

const opened = (by: Judge, edition: string) =>
  tableOf(
    by,
    `title: Texts\nedition: ${edition}\ntable:\n  active: ann\n  step: precombat main\n${TABLE.slice(1)}play:\n  - expect: { asked: ann }\n`,
  );

const game = opened(rules, '6ED');

const told = (viewer: Viewer, of = game): string[] =>
  viewOf(rules, of, viewer).texts.map(({ id }) => id);
const linesOf = ({ texts }: View, name: string): readonly string[] | undefined =>
  texts.find(({ id }) => id === name)?.lines;

describe('a viewer is told what each card says that the viewer may see', () => {
  test.each<[who: string, viewer: Viewer, cards: string[]]>([
    [
      'a player, of that player’s hand and all that lies open',
      ANN,
      ['Jackal Pup', 'Shock', 'Steal Artifact'],
    ],
    ['the other player, likewise', BOB, ['Jackal Pup', 'Mana Leak', 'Steal Artifact']],
    ['a spectator, of what lies open', 'spectator', ['Jackal Pup', 'Steal Artifact']],
    [
      'an operator, of everything',
      'operator',
      ['Dragon Blood', 'Jackal Pup', 'Mana Leak', 'Shock', 'Steal Artifact', 'Terror'],
    ],
  ])('%s', (_, viewer, cards) => {
    expect(told(viewer)).toEqual(cards);
  });

  test('of a spell what it does, of an Aura what it enchants, with symbols as text', () => {
    const view = viewOf(rules, game, 'operator');
    expect(linesOf(view, 'Shock')?.join()).toMatch(/^Shock deals 2 damage to /u);
    expect(linesOf(view, 'Steal Artifact')?.[0]).toBe('Enchant artifact');
    expect(linesOf(view, 'Dragon Blood')?.[0]).toMatch(/^\{3\}, \{T\}: /u);
  });
});

describe('what lies on the stack says what it does', () => {
  const sent = (seat: Seat, body: CommandBody) => {
    const verdict = rules.decide({ id: 'x', seat, at: game.clock.settled, body }, game);
    expect(verdict).toMatchObject({ accepted: true });
    return verdict.game;
  };

  test('a spell its text, to its caster’s opponent too', () => {
    const [shock = 0] = game.players[ANN].hand;
    const after = sent(ANN, { type: 'CastSpell', object: shock, targets: [['p1']] });
    const [spell] = viewOf(rules, after, BOB).stack;
    expect(spell?.text).toEqual(linesOf(viewOf(rules, game, ANN), 'Shock'));
    expect(told(BOB, after)).toContain('Shock');
  });
});

test('a card in whose text words were replaced tells its own text', () => {
  const at = game.objects.findIndex((object) => object?.name === 'Steal Artifact');
  const changed = {
    ...game,
    objects: game.objects.map((object) =>
      object?.id === at
        ? {
            ...object,
            name: 'Circle of Protection: Red',
            text: [{ word: 'color', from: 'R', to: 'U' } as const],
          }
        : object,
    ),
  };
  const [card] = viewOf(rules, changed, ANN).players[BOB].graveyard;
  expect(card?.text?.join(' ')).toContain('blue source');
  expect(linesOf(viewOf(rules, changed, ANN), 'Circle of Protection: Red')?.join(' ')).toContain(
    'red source',
  );
});

test('the same text is the same object from one position to the next, so that it is sent once', () => {
  const [before] = viewOf(rules, game, ANN).texts;
  expect(viewOf(rules, { ...game }, ANN).texts[0]).toBe(before);
});

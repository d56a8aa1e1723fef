import { describe, expect, test } from '@jest/globals';
import { SIXTH_EDITION } from '@arbiter/editions';
import { cardPool, judge } from '@arbiter/engine';
import { CARDS } from '@arbiter/sets';
import { storyFor, type StoryStep, type Viewer } from '@arbiter/view';
import { tableOf } from '../position-of-scenario.ts';

const rules = judge(SIXTH_EDITION, cardPool(CARDS), (_, bytes) => new Uint8Array(bytes));
const game = tableOf(
  rules,
  `title: Story
edition: 6ED
table:
  active: ann
  step: precombat main
  ann: { hand: [Savannah Lions], battlefield: [Benalish Hero, Crusade, Plains] }
  bob: {}
play:
  - expect: { asked: ann }
`,
);
const idOf = (name: string): number =>
  game.objects.findLastIndex((object) => object?.name === name);
const story = (name: string, viewer: Viewer = 'spectator'): StoryStep[] | null =>
  storyFor(rules, game, idOf(name), viewer);

describe('the story of a creature’s size', () => {
  test('says effect by effect what each comes from, what that says, and by which rule', () => {
    expect(story('Benalish Hero')).toMatchObject([
      { by: 'printed', source: null, power: 1, toughness: 1, sets: true, rule: '6ED 418.5c' },
      { by: 'Crusade', source: idOf('Crusade'), power: 2, toughness: 2, rule: '6ED 405.1' },
    ]);
    expect(story('Benalish Hero')?.[1]?.text).toMatch(/white creatures/iu);
  });

  test('is told of nothing but creatures in play', () => {
    expect(story('Plains')).toBeNull();
    expect(story('Savannah Lions', 0)).toBeNull();
    expect(storyFor(rules, game, 9_999, 'operator')).toBeNull();
  });
});

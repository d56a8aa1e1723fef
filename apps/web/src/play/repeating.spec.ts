import { describe, expect, test } from '@jest/globals';
import type { CommandBody, Position, ToldCommit, VisibleEvent } from '@arbiter/client';
import { calledNow, doneIn, lengthsOf, proposal } from './repeating.ts';

const ME = 0;
const OTHER = 1;
const pump: CommandBody = { type: 'ActivateAbility', object: 5, ability: 0 };
const choose: CommandBody = { type: 'Choose', answer: 7 };

/** A commit of which these events are told, each with a line of its own. */
const told = (...events: readonly { readonly type: string }[]): ToldCommit => ({
  version: 1,
  events: events.map((one) => ({ rule: '', text: `(${one.type})`, ...one }) as VisibleEvent),
});
/** What the seat that sends a command is told of it, and of what comes of that. */
const sent = (command: CommandBody, ...events: readonly { readonly type: string }[]): ToldCommit =>
  told({ type: 'CommandReceived', ...{ seat: ME, command } }, ...events);
/** What the players are told of an ability that one of them has played. */
const activated = (seat: 0 | 1, facts: object = {}) => ({
  ...{ type: 'AbilityActivated', seat, source: 8, ability: 2, targets: [], x: 0, mode: 0 },
  ...facts,
});
const bodies = (...commits: ToldCommit[]): readonly CommandBody[] =>
  doneIn(commits, ME).map(({ body }) => body);

describe('what can be repeated', () => {
  test('is one’s own ability with what was chosen in it, whatever was passed in between', () => {
    const commits = [
      sent(pump, activated(ME)),
      sent({ type: 'Pass' }),
      sent(choose, { type: 'DecisionMade' }),
    ];
    expect(doneIn(commits, ME)).toEqual([
      { seat: ME, body: pump, text: '(AbilityActivated)' },
      { seat: ME, body: choose, text: '(DecisionMade)' },
    ]);
  });

  test('is an ability that was announced step by step, as a whole', () => {
    const announced = activated(ME, { targets: [['p1']], x: 3 });
    expect(bodies(sent({ type: 'Begin' }), sent(choose), sent(choose, announced))).toEqual([
      { type: 'ActivateAbility', object: 8, ability: 2, targets: [['p1']], x: 3 },
    ]);
  });

  test('is the other player’s ability, as all see it', () => {
    expect(doneIn([sent(pump), told(activated(OTHER, { targets: [[5]] }))], ME)).toMatchObject([
      { seat: ME, body: pump },
      { seat: OTHER, body: { type: 'ActivateAbility', object: 8, ability: 2, targets: [[5]] } },
    ]);
  });

  test('is not what was refused', () => {
    expect(bodies(sent(pump), sent(pump, { type: 'CommandRefused' }))).toEqual([pump]);
  });

  test('is not what was given to it by another object: nobody knows how to play that again', () => {
    expect(bodies(told(activated(OTHER, { source: undefined })))).toEqual([]);
  });

  test.each(['SpellCast', 'TurnBegan', 'AttackersDeclared', 'LoopProposed'])(
    'is nothing from before %s',
    (type) => {
      expect(bodies(sent(pump), told({ type }))).toEqual([]);
      expect(bodies(sent(pump), told({ type }), sent(choose))).toEqual([]);
    },
  );
});

describe('a loop', () => {
  const commits = [sent(pump, activated(ME)), sent(choose), sent(pump, activated(ME))];
  const both = doneIn([told(activated(OTHER)), sent(pump), told(activated(OTHER))], ME);

  test('begins with an ability', () => {
    expect(lengthsOf(doneIn(commits, ME), ME, OTHER)).toEqual([1, 3]);
  });

  test('of one’s own actions anybody proposes; where both act, the player whose turn it is (6ED 421.3)', () => {
    expect(lengthsOf(both, ME, ME)).toEqual([2, 3]);
    expect(lengthsOf(both, ME, OTHER)).toEqual([]);
  });

  test('is proposed by its actions, the last of them last', () => {
    expect(proposal(both, 2, 12)).toEqual({
      type: 'ProposeLoop',
      times: 12,
      steps: [
        { seat: ME, body: pump },
        { seat: OTHER, body: { type: 'ActivateAbility', object: 8, ability: 2 } },
      ],
    });
  });

  test('is called as it is offered now, and else as it was told', () => {
    const options = {
      commands: [{ type: 'ActivateAbility', object: 5, ability: 0, label: 'Elf: +1/+1' }],
    } as unknown as Position['options'];
    expect(both.map((one) => calledNow(one, options))).toEqual([
      '(AbilityActivated)',
      'Elf: +1/+1',
      '(AbilityActivated)',
    ]);
  });
});

import { describe, expect, test } from '@jest/globals';
import { SIXTH_EDITION } from '@arbiter/editions';
import { cardPool, judge, type CommandBody, type Game } from '@arbiter/engine';
import { CARDS } from '@arbiter/sets';
import { legalFor, viewOf, type AboutView, type SeatOptions } from '@arbiter/view';
import { tableOf } from '../position-of-scenario.ts';
import { readScenario } from '../scenario/reader/read-scenario.ts';

/** What is offered within what was accepted before. */
const TOLL =
  '{ when: comes into play, what: self }, effect: [{ do: pay, who: you, cost: { mana: "1" }, then: [{ do: pay, who: you, cost: { mana: "2" }, otherwise: [{ do: loseLife, who: you, amount: 3 }] }] }]';

/** Cards of these tests alone. */
const OWN = readScenario(
  `title: x\nedition: 6ED\ncards:\n  - { name: Test Winds, cost: "0", type: Sorcery, spell: [{ effect: [{ do: discard, who: each player, amount: 1 }] }] }\n  - { name: Test Toll, cost: "0", type: Artifact, abilities: [{ kind: triggered, trigger: ${TOLL} }] }\ntable: { ann: {} }\nplay: [{ expect: { active: ann } }]\n`,
).cards.map(({ card }) => card);
const rules = judge(
  SIXTH_EDITION,
  cardPool([...CARDS, ...OWN]),
  (_, bytes) => new Uint8Array(bytes),
);

/** A table of two players, at which the player who is asked gives commands. */
class Table {
  game: Game;

  constructor(ann: string, bob = '{}', step = 'precombat main') {
    const players = `  active: ann\n  step: ${step}\n  ann: ${ann}\n  bob: ${bob}\n`;
    this.game = tableOf(
      rules,
      `title: Prompts\nedition: 6ED\ntable:\n${players}play:\n  - expect: { asked: ann }\n`,
    );
  }

  send(body: CommandBody): this {
    const { seat } = this.game.decision!;
    const verdict = rules.decide({ id: 'x', seat, at: this.game.clock.settled, body }, this.game);
    expect(verdict).toMatchObject({ accepted: true });
    this.game = verdict.game;
    return this;
  }

  /** The last object of this name. */
  id(name: string): number {
    return this.game.objects.findLastIndex((object) => object?.name === name);
  }

  get told(): SeatOptions {
    return legalFor(rules, this.game, this.game.decision!.seat);
  }

  get about(): AboutView {
    return this.told.decision!.about;
  }

  labels(...keys: (number | string)[]): (string | undefined)[] {
    return keys.map((key) => this.told.labels[String(key)]);
  }
}

describe('a payment that is offered says who asks, what it costs, and what happens if not', () => {
  test('Mana Leak', () => {
    const table = new Table(
      '{ hand: [Shock], battlefield: [Mountain, Mountain, Mountain, Mountain] }',
      '{ hand: [Mana Leak], battlefield: [Island, Island] }',
    );
    table.send({ type: 'CastSpell', object: table.id('Shock'), targets: [['p1']] });
    table.send({ type: 'Pass' });
    const [spell = 0] = table.game.stack;
    table.send({ type: 'CastSpell', object: table.id('Mana Leak'), targets: [[spell]] });
    while (table.game.decision?.kind === 'priority') table.send({ type: 'Pass' });
    expect(table.about).toMatchObject({
      name: 'Mana Leak',
      question: 'Do you pay {3} for Mana Leak?',
      cost: '{3}',
      ifNot: 'Counter target spell.',
      rule: '6ED 413.2e',
    });
    expect(table.about.text.join()).toMatch(/unless its controller pays \{3\}/u);
  });

  test('also within what was accepted as it went on the stack (6ED 410.2)', () => {
    const table = new Table('{ hand: [Test Toll], battlefield: [Mountain x3] }');
    table.send({ type: 'CastSpell', object: table.id('Test Toll') });
    const pass = (): void => {
      while (table.game.decision?.kind === 'priority') table.send({ type: 'Pass' });
    };
    pass();
    table.send({ type: 'Choose', answer: true });
    pass();
    const mana = [{ object: table.id('Mountain'), ability: 0 }];
    table.send({ type: 'Choose', answer: { mana } });
    expect(table.about).toMatchObject({
      question: 'Do you pay {2} for Test Toll?',
      ifNot: 'You lose 3 life.',
    });
  });

  test('and whether it can be paid as it stands, or only after mana abilities that cost mana (6ED 411.2)', () => {
    const table = new Table(
      '{ hand: [Shock], battlefield: [Mountain, Island, Swamp, Skycloud Expanse] }',
      '{ hand: [Mana Leak], battlefield: [Island, Island] }',
    );
    table.send({
      type: 'CastSpell',
      object: table.id('Shock'),
      targets: [['p1']],
      payment: { mana: [{ object: table.id('Mountain'), ability: 0 }] },
    });
    table.send({ type: 'Pass' });
    const [spell = 0] = table.game.stack;
    table.send({ type: 'CastSpell', object: table.id('Mana Leak'), targets: [[spell]] });
    while (table.game.decision?.kind === 'priority') table.send({ type: 'Pass' });
    const isPayable = () =>
      table.told.commands.flatMap((option) =>
        option.type === 'Choose' && option.space.shape === 'payment'
          ? [option.space.isPayable]
          : [],
      );
    expect(isPayable()).toEqual([false]);
    table.send({ type: 'ActivateAbility', object: table.id('Skycloud Expanse'), ability: 0 });
    expect(isPayable()).toEqual([true]);
  });
});

describe('a payment is proposed before it is made', () => {
  /** What is proposed, and what the server taps if it is left to it. */
  function proposedAndDone(table: Table): readonly [number[], number[]] {
    const [option] = table.told.commands.filter(({ type }) => type === 'Choose');
    const space = option?.type === 'Choose' ? option.space : null;
    if (space?.shape !== 'payment' || space.proposed === null) throw new Error('no payment');
    const { sources, proposed } = space;
    const before = tapped(table);
    table.send({ type: 'Choose', answer: true });
    const done = tapped(table).filter((id) => !before.includes(id));
    return [proposed.map((at) => sources[at]!.object), done];
  }

  const tapped = ({ game }: Table): number[] =>
    game.battlefield.filter((id) => game.objects[id]?.tapped === true);

  const sorted = (ids: readonly number[]): number[] => ids.toSorted((a, b) => a - b);

  test('for a spell that is cast step by step', () => {
    const table = new Table('{ hand: [Shock], battlefield: [Forest, Mountain, Mountain] }');
    table.send({ type: 'Begin', object: table.id('Shock') });
    table.send({ type: 'Choose', answer: ['p1'] });
    const [proposed, done] = proposedAndDone(table);
    expect(proposed).toHaveLength(1);
    expect(sorted(done)).toEqual(sorted(proposed));
  });

  test('for what is asked for when something resolves', () => {
    const table = new Table(
      '{ hand: [Shock], battlefield: [Mountain, Mountain, Mountain, Mountain, Mountain] }',
      '{ hand: [Mana Leak], battlefield: [Island, Island] }',
    );
    table.send({ type: 'CastSpell', object: table.id('Shock'), targets: [['p1']] });
    table.send({ type: 'Pass' });
    const [spell = 0] = table.game.stack;
    table.send({ type: 'CastSpell', object: table.id('Mana Leak'), targets: [[spell]] });
    while (table.game.decision?.kind === 'priority') table.send({ type: 'Pass' });
    const [proposed, done] = proposedAndDone(table);
    expect(proposed).toHaveLength(3);
    expect(sorted(done)).toEqual(sorted(proposed));
  });
});

describe('an offer says what is done', () => {
  const resolved = (card: string, ann: string, targets?: readonly (readonly string[])[]): Table => {
    const table = new Table(ann);
    table.send({
      type: 'CastSpell',
      object: table.id(card),
      ...(targets && { targets }),
    } as CommandBody);
    const go = (): void => {
      while (table.game.decision?.kind === 'priority') table.send({ type: 'Pass' });
    };
    go();
    return table;
  };

  test('of a part of a spell, with what is done without it: Portent', () => {
    const table = resolved(
      'Portent',
      '{ hand: [Portent], battlefield: [Island], library: [Island, Forest, Swamp] }',
      [['p0']],
    );
    while (table.game.decision?.kind !== 'may') {
      const [option] = table.told.commands;
      const of = option?.type === 'Choose' && option.space.shape === 'order' ? option.space.of : [];
      table.send({ type: 'Choose', answer: of });
    }
    expect(table.about).toMatchObject({
      question: expect.stringMatching(/^Portent says “[^”]+ shuffle [^”]+” Do you do it\?$/u),
      ifNot: 'The rest is done without it.',
      yes: 'Do it',
      no: 'Don’t do it',
    });
  });

  test('of a triggered ability, without its condition: Gravedigger', () => {
    const table = resolved(
      'Gravedigger',
      '{ hand: [Gravedigger], battlefield: [Swamp x4], graveyard: [Grizzly Bears] }',
    );
    expect(table.about).toMatchObject({
      question: expect.stringMatching(/^Gravedigger says “You may return [^”]+” Do you do it\?$/u),
      ifNot: 'Nothing happens.',
    });
  });

  test('or something else that is done if not: Catastrophe', () => {
    const table = resolved('Catastrophe', '{ hand: [Catastrophe], battlefield: [Plains x6] }');
    expect(table.about.ifNot).toMatch(/^Destroy all creatures\./u);
  });

  test('and a choice says what is done with what is chosen: Impulse', () => {
    const table = resolved(
      'Impulse',
      '{ hand: [Impulse], battlefield: [Island x2], library: [Island, Forest, Swamp, Plains, Plains] }',
    );
    expect(table.about.question).toMatch(
      /^Impulse says “[^”]+ into your hand\.” What do you choose\?$/u,
    );
  });
});

describe('names tell apart what may be chosen', () => {
  test('by whose it is and how it looks; alike ones by a number', () => {
    const table = new Table(
      '{ hand: [Shock], battlefield: [Mountain, { card: Llanowar Elves, tapped: true }, Llanowar Elves] }',
      '{ battlefield: [Llanowar Elves, Llanowar Elves] }',
    );
    const { battlefield } = table.game;
    const elves = battlefield.filter((id) => table.game.objects[id]?.name === 'Llanowar Elves');
    expect(table.labels(...elves, 'p1')).toEqual([
      'Llanowar Elves (tapped)',
      'Llanowar Elves',
      'Llanowar Elves of Player 2 (1)',
      'Llanowar Elves of Player 2 (2)',
      'Player 2',
    ]);
  });
});

describe('what is announced tells all that it costs', () => {
  test('each way to pay for Force of Will', () => {
    const table = new Table(
      '{ hand: [Force of Will, Brainstorm], battlefield: [Island, Island, Island, Island, Island, Island] }',
    );
    table.send({ type: 'CastSpell', object: table.id('Brainstorm') });
    const cast = table.told.commands.find((option) => option.type === 'CastSpell');
    expect(cast?.plans.map(({ cost, aims }) => [cost, ...aims])).toEqual([['{3}{U}{U}', 'spell']]);
  });

  test('and as that is asked for step by step', () => {
    const table = new Table(
      '{ hand: [Force of Will, Brainstorm, Meditate], battlefield: [Island x6] }',
    );
    table.send({ type: 'CastSpell', object: table.id('Brainstorm') });
    table.send({ type: 'Begin', object: table.id('Force of Will') });
    expect(table.labels(0, 1)).toEqual([
      'Pay {3}{U}{U}',
      'Pay 1 life, Remove a blue card in your hand from the game rather than its mana cost',
    ]);
  });

  test('by another cost, too', () => {
    const table = new Table(
      '{ hand: [Force of Will, Brainstorm, Meditate], battlefield: [Island] }',
    );
    table.send({ type: 'CastSpell', object: table.id('Brainstorm') });
    const cast = table.told.commands.find((option) => option.type === 'CastSpell');
    expect(cast?.plans.map(({ cost }) => cost)).toEqual([
      'Pay 1 life, Remove a blue card in your hand from the game',
    ]);
  });
});

describe('a pass says where it leads', () => {
  test('to the next step, and what mana left over costs', () => {
    const table = new Table('{ battlefield: [Mountain] }');
    expect(table.told.commands[0]).toMatchObject({ label: 'to beginning of combat', burns: 0 });
    table.send({ type: 'ActivateAbility', object: table.id('Mountain'), ability: 0 });
    expect(table.told.commands[0]).toMatchObject({ label: 'to beginning of combat', burns: 1 });
  });

  test('to what is on top of the stack', () => {
    const table = new Table('{ hand: [Shock], battlefield: [Mountain] }');
    table.send({ type: 'CastSpell', object: table.id('Shock'), targets: [['p1']] });
    expect(table.told.commands[0]).toMatchObject({ label: 'and let Shock resolve', burns: 0 });
  });
});

describe('words that may be chosen are told as words', () => {
  test('Magical Hack: which type becomes which, in whose text', () => {
    const table = new Table('{ hand: [Magical Hack], battlefield: [Island, River Boa] }');
    table.send({
      type: 'CastSpell',
      object: table.id('Magical Hack'),
      targets: [[table.id('River Boa')]],
    });
    while (table.game.decision?.kind === 'priority') table.send({ type: 'Pass' });
    expect(table.about.question).toMatch(
      /^Which land type becomes which in the text of River Boa\? It says “Islandwalk/u,
    );
    expect(table.labels('Island/Swamp', 'Forest/Swamp')).toEqual([
      expect.stringMatching(/^Island becomes Swamp: “Swampwalk/u),
      'Forest becomes Swamp; nothing changes',
    ]);
  });

  test('Brainstorm: what is chosen, and then in which order it goes back, its ends named', () => {
    const table = new Table(
      '{ hand: [Brainstorm, Shock], battlefield: [Island], library: [Island, Island, Island, Island] }',
    );
    table.send({ type: 'CastSpell', object: table.id('Brainstorm') });
    while (table.game.decision?.kind === 'priority') table.send({ type: 'Pass' });
    expect(table.about.question).toBe(
      'Brainstorm says “Put two cards from your hand on top of your library in any order.” What do you choose?',
    );
    const [option] = table.told.commands;
    const from =
      option?.type === 'Choose' && option.space.shape === 'subset' ? option.space.from : [];
    table.send({ type: 'Choose', answer: from.slice(0, 2) });
    expect(table.about).toMatchObject({
      question: 'In which order do these cards go to the library?',
      ends: { first: 'is at the bottom', last: 'is on top' },
    });
  });

  test('6ED 413.2d#2: the second of two players who choose is told what the first one chose', () => {
    const table = new Table('{ hand: [Test Winds, Shock, Forest] }', '{ hand: [Choke, Forest] }');
    table.send({ type: 'CastSpell', object: table.id('Test Winds') });
    while (table.game.decision?.kind === 'priority') table.send({ type: 'Pass' });
    expect(table.about.question).toBe('What do you discard for Test Winds?');
    table.send({ type: 'Choose', answer: [table.id('Shock')] });
    expect(table.about.question).toBe(
      'What do you discard for Test Winds? Player 1 has chosen Shock.',
    );
  });

  test('whether the one effect applies that may, and what happens if not', () => {
    const table = new Table(
      '{ hand: [Test Winds, Shock, Forest], battlefield: [Library of Leng] }',
      '{ hand: [Choke] }',
    );
    table.send({ type: 'CastSpell', object: table.id('Test Winds') });
    while (table.game.decision?.kind === 'priority') table.send({ type: 'Pass' });
    table.send({ type: 'Choose', answer: [table.id('Shock')] });
    while (table.game.decision?.kind === 'choose')
      table.send({ type: 'Choose', answer: [table.id('Choke')] });
    expect(table.game.decision).toMatchObject({ kind: 'replacement', seat: 0 });
    expect(table.about).toMatchObject({
      question: 'You would discard a card. Do you apply Library of Leng instead?',
      ifNot: 'It goes to the graveyard.',
    });
    expect(table.labels('none')).toEqual(['Don’t apply it']);
    expect(Object.values(table.told.labels).join()).toContain('Library of Leng: ');
  });
});

test('damage that will be repaid is told as repaid, not as prevented', () => {
  const table = new Table(
    '{ hand: [Shock], battlefield: [Mountain] }',
    '{ hand: [Eye for an Eye], battlefield: [Plains x2] }',
  );
  table.send({ type: 'CastSpell', object: table.id('Shock'), targets: [['p1']] });
  const shock = table.game.stack.at(-1)!;
  table.send({ type: 'Pass' });
  table.send({ type: 'CastSpell', object: table.id('Eye for an Eye') });
  while (table.game.decision?.kind === 'priority') table.send({ type: 'Pass' });
  table.send({ type: 'Choose', answer: [shock] });
  const texts = viewOf(rules, table.game, 'operator').effects.map(({ text }) => text);
  expect(texts).toEqual(['the next damage of Shock to Player 2 is repaid by Eye for an Eye']);
});

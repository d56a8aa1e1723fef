import { describe, expect, test } from '@jest/globals';
import { SIXTH_EDITION } from '@arbiter/editions';
import { cardPool, judge, type CommandBody, type Game } from '@arbiter/engine';
import { CARDS } from '@arbiter/sets';
import { tableOf } from '../position-of-scenario.ts';
import { readScenario } from '../scenario/reader/read-scenario.ts';

const TAPPED_FOR = (what: string, effect: string): string =>
  `{ kind: triggered, trigger: { when: is tapped for mana, what: ${what} }, effect: [${effect}] }`;

/** Cards that give mana in some way, and what is bought with it. */
const OWN = `[
  { name: One, cost: "1", type: Artifact }, { name: Two, cost: "2", type: Artifact }, { name: Three, cost: "3", type: Artifact },
  { name: Elf, cost: G, type: Creature — Elf, power: 1, toughness: 1 },
  { name: Stone, cost: "1", type: Artifact, abilities: [${mana('{ tap: true }')}] },
  { name: Hot Stone, cost: "1", type: Artifact, abilities: [${mana('{ tap: true }', '{ do: dealDamage, amount: 1, to: you }')}] },
  { name: Crowded Stone, cost: "1", type: Artifact, abilities: [${mana('{ tap: true }', '{ do: dealDamage, amount: { count: { type: Creature } }, to: you }')}] },
  { name: Sour Ground, cost: B, type: Enchantment — Local, enchants: { type: Land }, abilities: [${TAPPED_FOR('enchanted', '{ do: loseLife, who: you, amount: 1 }')}] },
  { name: Deep Growth, cost: G, type: Enchantment — Local, enchants: { type: Land }, abilities: [${TAPPED_FOR('enchanted', '{ do: addMana, mana: G, times: { count: { all: [{ type: Creature }, { controlledBy: you }] } } }')}] },
  { name: Well, cost: G, type: Enchantment, abilities: [${TAPPED_FOR('{ type: Artifact }', '{ do: addMana, mana: C }')}] },
  { name: Petal, cost: "0", type: Artifact, abilities: [${mana('{ sacrifice: self }')}] },
  { name: Spring, cost: "0", type: Artifact, abilities: [${mana('{}').replace('effect', 'timesEachTurn: 1, effect')}] },
  { name: Shrine, cost: "0", type: Artifact, abilities: [${mana('{ tap: true }').replace('effect', 'onlyIf: [{ exists: { type: Creature } }, { exists: { type: Land } }], effect')}] },
  { name: Memory, cost: "0", type: Artifact, abilities: [${mana('{}').replace('effect', 'from: graveyard, effect')}] },
  { name: Weight, cost: "0", type: Enchantment, abilities: [{ kind: static, effect: { costsOf: abilities, what: { type: Artifact }, more: "1" } }] },
  { name: Spark, cost: "0", type: Creature — Spirit, power: 1, toughness: 1, abilities: [${mana('{ sacrifice: self }')}] },
  { name: Giver, cost: "0", type: Artifact, abilities: [${mana('{ sacrifice: self }')}, { kind: static, effect: { modifies: { type: Creature }, by: { grants: [${mana('{ tap: true }')}] } } }] },
  { name: Moody Stone, cost: "1", type: Artifact, abilities: [${mana('{ tap: true }', '{ do: if, condition: { exists: { type: Creature } }, effect: [{ do: gainLife, who: you, amount: 1 }] }')}] },
  { name: Toll, cost: "0", type: Sorcery, spell: [{ effect: [{ do: pay, who: you, cost: { mana: "1", sacrifice: { type: Creature } }, otherwise: [{ do: loseLife, who: you, amount: 5 }] }] }] },
  { name: Altar of mana, cost: "0", type: Artifact, abilities: [${mana('{ mana: "1", tap: true }')}] },
  { name: Altar of cards, cost: "0", type: Artifact, abilities: [${mana('{ discard: choice }')}] },
  { name: Altar of others, cost: "0", type: Artifact, abilities: [${mana('{ sacrifice: { type: Creature } }')}] },
  { name: Altar of life, cost: "0", type: Artifact, abilities: [${mana('{ life: 1 }')}] },
  { name: Altar of exile, cost: "0", type: Artifact, abilities: [${mana('{ exile: self }')}] },
  { name: Altar of hands, cost: "0", type: Artifact, abilities: [${mana('{ picks: [{ pay: tap, what: { type: Creature } }] }')}] },
  { name: Altar of aims, cost: "0", type: Artifact, abilities: [${mana('{ tap: true }').replace('effect', 'targets: [{ what: { type: Creature } }], effect')}] }
]`;

/** A mana ability with such a cost, which does something besides. */
function mana(cost: string, besides?: string): string {
  const effect = ['{ do: addMana, mana: C }', ...(besides === undefined ? [] : [besides])];
  return `{ kind: activated, cost: ${cost}, effect: [${effect.join(', ')}] }`;
}

/** A table at which ann holds one card, and what she can do with it. */
function tableWith(battlefield: string, hand: string) {
  const text = `title: x\nedition: 6ED\ncards: ${OWN}\ntable: { ann: { hand: [${hand}], battlefield: [${battlefield}] } }\nplay: [{ expect: { active: ann } }]\n`;
  const own = readScenario(text).cards.map(({ card }) => card);
  const rules = judge(
    SIXTH_EDITION,
    cardPool([...CARDS, ...own]),
    (_, bytes) => new Uint8Array(bytes),
  );
  let game: Game = tableOf(rules, text);
  const named = (name: string): number =>
    [...game.battlefield, ...game.players[0].hand].find((id) => game.objects[id]?.name === name) ??
    0;
  /** The types of what would happen. */
  const happens = (body: CommandBody): readonly string[] => {
    const { seat } = game.decision!;
    const verdict = rules.decide({ id: 'x', seat, at: game.clock.settled, body }, game);
    return verdict.events.map(({ type }) => type);
  };
  /** What is played for mana then, in its order; or why it is refused. */
  const send = (body: CommandBody): readonly string[] | string => {
    const { seat } = game.decision!;
    const verdict = rules.decide({ id: 'x', seat, at: game.clock.settled, body }, game);
    if (!verdict.accepted) return verdict.refusal.reason;
    const before = game;
    ({ game } = verdict);
    return verdict.events.flatMap((event) =>
      event.type === 'ManaAbilityPlayed'
        ? [(before.objects[event.object] ?? game.objects[event.object])?.name ?? '']
        : [],
    );
  };
  return { named, send, happens };
}

/** What the server plays for mana to pay for this card, or why it can’t. */
function played(battlefield: string, card: string): readonly string[] | string {
  const { named, send } = tableWith(battlefield, card);
  return send({ type: 'CastSpell', object: named(card) });
}

const TOO_LITTLE = 'there is not enough mana for it';

describe('6ED 409.1f: where a player leaves the payment open, mana abilities are played', () => {
  test.each([
    ['that do no harm', 'Hot Stone, Stone', 'One', ['Stone']],
    ['that do the least harm', 'Elf, Crowded Stone, Stone', 'One', ['Stone']],
    [
      'of what nothing happens to its player for',
      '{ card: Forest, as: f }, { card: Sour Ground, on: f }, Mountain',
      'One',
      ['Mountain'],
    ],
    [
      'with what they trigger',
      '{ card: Forest, as: f }, { card: Deep Growth, on: f }, Elf, Elf',
      'Three',
      ['Forest'],
    ],
    ['with what tapping triggers', 'Stone, Well', 'Two', ['Stone']],
    [
      'of a tapped permanent too, if they don’t tap it',
      '{ card: Petal, tapped: true }',
      'One',
      ['Petal'],
    ],
    ['that do something else on a condition', 'Moody Stone', 'One', ['Moody Stone']],
    ['of which the conditions hold', 'Shrine, Elf, Forest', 'Two', ['Shrine', 'Forest']],
    ['that may be played once a turn', 'Spring', 'One', ['Spring']],
  ])('%s', (_, battlefield, card, sources) => {
    expect(played(battlefield, card)).toEqual(sources);
  });

  test.each([
    ['that need a tap, of a tapped permanent', '{ card: Stone, tapped: true }', 'One'],
    ['with what tapping would trigger, without it', 'Petal, Well', 'Two'],
    ['of which no condition holds', 'Shrine', 'One'],
    ['of which one condition does not hold', 'Shrine, Elf', 'One'],
    ['that cost more for what is in play', 'Stone, Weight', 'One'],
    ['that work from elsewhere', 'Memory', 'One'],
    ['that may be played once a turn, twice', 'Spring', 'Two'],
  ])('but none %s', (_, battlefield, card) => {
    expect(played(battlefield, card)).toBe(TOO_LITTLE);
  });
});

describe('6ED 411.2: a mana ability that asks for something itself', () => {
  const ALTARS = ['mana', 'cards', 'others', 'life', 'exile', 'hands', 'aims'].map(
    (what) => `Altar of ${what}`,
  );

  test.each(ALTARS)('is announced, and not played at once: %s', (altar) => {
    const { named, happens } = tableWith(`${altar}, Elf, Stone`, 'One');
    const begin = (name: string) => happens({ type: 'Begin', object: named(name), ability: 0 });
    expect(begin(altar)).toContain('AnnouncementBegan');
    expect(begin('Elf')).not.toContain('AnnouncementBegan');
  });

  test.each(ALTARS)('is not counted on for a payment: %s', (altar) => {
    const { named, send } = tableWith(`${altar}, Elf, Stone`, 'Two');
    expect(send({ type: 'CastSpell', object: named('Two') })).toBe(TOO_LITTLE);
  });

  test.each([
    ['mana', ['Stone']],
    ['others', []],
    ['life', []],
    ['exile', []],
    ['hands', []],
    ['aims', []],
  ])('may be announced during one: Altar of %s', (what, forIt) => {
    const altar = `Altar of ${what}`;
    const { named, send } = tableWith(`${altar}, Elf, Stone`, 'Two');
    send({ type: 'Begin', object: named('Two') });
    const targets = what === 'aims' ? [[named('Elf')]] : [];
    expect(send({ type: 'ActivateAbility', object: named(altar), ability: 0, targets })).toEqual(
      forIt,
    );
  });

  test('is not played during one where it can’t be paid for', () => {
    const { named, send } = tableWith('Altar of cards, Elf, Stone', 'Two');
    send({ type: 'Begin', object: named('Two') });
    expect(send({ type: 'ActivateAbility', object: named('Altar of cards'), ability: 0 })).toBe(
      'there is nothing to pay for it with, or no target for it',
    );
  });

  test('is the only thing played then', () => {
    const { named, send } = tableWith('Mogg Fanatic, Stone', 'One');
    send({ type: 'Begin', object: named('One') });
    const fanatic = { object: named('Mogg Fanatic'), ability: 0, targets: [['p1']] } as const;
    expect(send({ type: 'ActivateAbility', ...fanatic })).toBe(
      'only mana abilities may be played now',
    );
  });
});

describe('6ED 409.1f: mana abilities that a player names are played in that order', () => {
  const paying = (battlefield: string, ...named: readonly (readonly [string, number])[]) => {
    const table = tableWith(battlefield, 'Two');
    const sources = named.map(([name, ability]) => ({ object: table.named(name), ability }));
    return table.send({
      type: 'CastSpell',
      object: table.named('Two'),
      payment: { mana: sources },
    });
  };
  const GRANTED = 1000;
  const CRADLE = "{ card: Gaea's Cradle, as: cradle }";

  test('and each must still be there', () => {
    expect(paying('Giver, Elf', ['Giver', 0], ['Elf', GRANTED])).toBe(
      'in this order the source is gone before its mana ability is played',
    );
    expect(paying('Giver, Elf', ['Elf', GRANTED], ['Giver', 0])).toEqual(['Elf', 'Giver']);
  });

  test('and each must still give what it gave', () => {
    expect(paying(`${CRADLE}, Spark`, ['Spark', 0], ["Gaea's Cradle", 0])).toBe(
      'in this order these mana abilities produce too little mana',
    );
    expect(paying(`${CRADLE}, Spark`, ["Gaea's Cradle", 0], ['Spark', 0])).toEqual([
      "Gaea's Cradle",
      'Spark',
    ]);
  });
});

describe('a player who is asked to pay says with what', () => {
  const CARDS_THERE = 'Stone, Hot Stone, Elf, Spark';

  test('6ED 409.1f: as a spell is played', () => {
    const { named, send } = tableWith(CARDS_THERE, 'One');
    expect(send({ type: 'Begin', object: named('One') })).toEqual([]);
    const mana = [{ object: named('Hot Stone'), ability: 0 }];
    expect(send({ type: 'Choose', answer: { mana } })).toEqual(['Hot Stone']);
  });

  test('6ED 413.2e: as one resolves', () => {
    const { named, send } = tableWith(CARDS_THERE, 'Toll');
    expect(send({ type: 'CastSpell', object: named('Toll') })).toEqual([]);
    send({ type: 'Pass' });
    expect(send({ type: 'Pass' })).toEqual([]);
    const mana = [{ object: named('Hot Stone'), ability: 0 }];
    const elf = named('Elf');
    expect(send({ type: 'Choose', answer: { mana, sacrifice: [elf] } })).toEqual(['Hot Stone']);
    expect([named('Elf'), named('Spark')]).toEqual([0, expect.any(Number)]);
    expect(named('Spark')).not.toBe(0);
  });
});

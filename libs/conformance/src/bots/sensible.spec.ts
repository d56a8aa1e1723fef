import { describe, expect, test } from '@jest/globals';
import { words, type Ability, type CardDefinition, type Color } from '@arbiter/cards';
import { AskedBot } from './asked.ts';

const { activated, always, creature, creatureOrPlayer, does, every, instant, sorcery } = words;
const { target, theTarget, triggered } = words;

const bear = (
  name: string,
  size: `${number}/${number}`,
  abilities: readonly Ability[] = [],
): CardDefinition => words.creatureCard(name, '1', 'Bear', size, abilities);

const SPARK = instant('Spark', '1', does(words.dealDamage(2, theTarget), target(creatureOrPlayer)));
const FLOOD = sorcery(
  'Flood',
  'X',
  does(words.dealDamage('X', theTarget), target(creatureOrPlayer)),
);
const DOOM = sorcery('Doom', '2', does(words.destroy(theTarget), target(creature)));
const GIFT = sorcery('Gift', '1', does(words.putCounters(theTarget, '+1/+1', 2), target(creature)));
const WITHER = sorcery(
  'Wither',
  '1',
  does(words.putCounters(theTarget, '-1/-1', 2), target(creature)),
);
const SURGE = instant(
  'Surge',
  '1',
  does(words.untilEndOfTurn(theTarget, { power: 2, toughness: 2 }), target(creature)),
);
const NO = instant('No', '1', does(words.counter(theTarget), target(words.spellOnStack)));
const STUDY = sorcery('Study', '2', does(words.drawCards(2)));
const QUAKE = sorcery('Quake', '3', does(words.destroy(every(creature))));
const TRADE = sorcery('Trade', '1', does(words.drawCards(3)), {
  additionalCost: { sacrifice: creature },
});
const TWO_WAYS = instant('Two Ways', '1', [
  does(words.gainLife('you', 2)),
  does(words.destroy(theTarget), target(creature)),
]);
const CHAINS = words.localEnchantment('Chains', '1', creature, [
  always({ inCombat: { cant: 'attack' }, who: 'enchanted' }),
  always({ inCombat: { cant: 'block' }, who: 'enchanted' }),
]);
const CROWN = words.localEnchantment('Crown', '1', creature, [
  always({ modifies: 'enchanted', by: { power: 2, toughness: 2 } }),
]);
const guarded = (...colors: readonly Color[]): Ability =>
  words.protectionFrom({ any: colors.map((color) => ({ color })) });
const MOB = [bear('Small', '1/1'), bear('Middle', '2/2'), bear('Big', '4/4')];
const EVASIVE = [
  bear('Pure', '2/2', [guarded('R', 'G')]),
  bear('Other', '2/2', [guarded('R', 'U')]),
  bear('Walker', '2/2', [words.landwalk('Forest')]),
  words.creatureCard('Green', 'G', 'Bear', '4/4', []),
];
const SPELLS = [SPARK, FLOOD, DOOM, GIFT, WITHER, SURGE, NO, STUDY, QUAKE, TRADE, TWO_WAYS];
const CARDS = [...MOB, ...EVASIVE, ...SPELLS, CHAINS, CROWN];

/** What it does first on this table. */
const first = (table: string, cards: readonly CardDefinition[] = []): string =>
  new AskedBot([...CARDS, ...cards], table).says();

describe('the sensible bot plays cards that it has never seen', () => {
  test.each([
    [
      'what destroys, at the best of theirs',
      'Doom: Big',
      '{ ann: { hand: [Doom], battlefield: [Forest x2] }, bob: { battlefield: [Small, Big] } }',
    ],
    [
      'what destroys not at all where only its own creature could be hit',
      'Pass',
      '{ ann: { hand: [Doom], battlefield: [Forest x2, { card: Big, tapped: true }] } }',
    ],
    [
      'damage at what it kills',
      'Spark: Middle',
      '{ ann: { hand: [Spark], battlefield: [Forest] }, bob: { battlefield: [Small, Middle, Big] } }',
    ],
    [
      'damage at the player whom it kills',
      'Spark: bob',
      '{ ann: { hand: [Spark], battlefield: [Forest] }, bob: { life: 2, battlefield: [Middle] } }',
    ],
    [
      'damage at nobody while nobody minds it',
      'Pass',
      '{ ann: { hand: [Spark], battlefield: [Forest] }, bob: { battlefield: [Big] } }',
    ],
    [
      'X as large as it kills, and no larger',
      'Flood: X = 4: Big',
      '{ ann: { hand: [Flood], battlefield: [Forest x6] }, bob: { battlefield: [Big] } }',
    ],
    [
      'growth on its own',
      'Gift: Small',
      '{ ann: { hand: [Gift], battlefield: [Forest, { card: Small, tapped: true }] }, bob: { battlefield: [Big] } }',
    ],
    [
      'decay on theirs',
      'Wither: Middle',
      '{ ann: { hand: [Wither], battlefield: [Forest, { card: Big, tapped: true }] }, bob: { battlefield: [Small, Middle] } }',
    ],
    [
      'a crown on its own',
      'Crown: Small',
      '{ ann: { hand: [Crown], battlefield: [Forest, { card: Small, tapped: true }] }, bob: { battlefield: [Big] } }',
    ],
    [
      'chains on theirs',
      'Chains: Big',
      '{ ann: { hand: [Chains], battlefield: [Forest, { card: Small, tapped: true }] }, bob: { battlefield: [Middle, Big] } }',
    ],
    [
      'what destroys all where they have more',
      'Quake',
      '{ ann: { hand: [Quake], battlefield: [Forest x3] }, bob: { battlefield: [Middle, Big] } }',
    ],
    [
      'what destroys all not where it has more itself',
      'Pass',
      '{ ann: { hand: [Quake], battlefield: [Forest x3, { card: Big, tapped: true }] }, bob: { battlefield: [Small] } }',
    ],
    [
      'cards for cards',
      'Study',
      '{ ann: { hand: [Study], library: [Forest x9], battlefield: [Forest x2] } }',
    ],
    [
      'cards for its worst creature',
      'Trade: Small',
      '{ ann: { hand: [Trade], library: [Forest x9], battlefield: [Forest, { card: Big, tapped: true }, { card: Small, tapped: true }] } }',
    ],
    [
      'the mode that does most',
      'Two Ways: mode 1: Big',
      '{ ann: { hand: [Two Ways], battlefield: [Forest] }, bob: { battlefield: [Big] } }',
    ],
    [
      'the dearest creature that it can pay',
      'Big',
      '{ ann: { hand: [Small, Big, Middle], battlefield: [Forest] } }',
    ],
    [
      'a land before all else, one of the colour that is missing',
      'play Mountain',
      '{ ann: { hand: [Forest, Mountain, Shock, Small], battlefield: [Forest x3] } }',
    ],
  ])('%s', (_, expected, table) => {
    expect(first(table)).toBe(expected);
  });

  test('draws no cards when its library is about to run out', () => {
    const table = (library: number): string =>
      `{ ann: { hand: [Study], library: { only: [Forest x${String(library)}] }, battlefield: [Forest x2] } }`;
    expect(first(table(20))).toBe('Study');
    expect(first(table(9))).toBe('Pass');
  });

  test('growth for a turn waits for the fight that it wins', () => {
    const calm =
      '{ ann: { hand: [Surge], battlefield: [Forest, { card: Middle, tapped: true }] } }';
    expect(first(calm)).toBe('Pass');
    const fight = `{ step: declare blockers, ann: { hand: [Surge], battlefield: [Forest, { card: Middle, as: mine, attacking: bob, tapped: true }] },
      bob: { battlefield: [{ card: Middle, as: theirs, blocking: mine }] } }`;
    expect(first(fight)).toBe('Surge: Middle');
  });

  test('growth for a turn is no help for theirs', () => {
    const fight = `{ active: bob, step: declare blockers, ann: { hand: [Surge], battlefield: [Forest, { card: Big, blocking: theirs }] },
      bob: { battlefield: [{ card: Small, as: theirs, attacking: ann, tapped: true }] } }`;
    const bot = new AskedBot(CARDS, fight);
    bot.give({ type: 'Pass' });
    expect(bot.says()).toBe('Pass');
  });

  test('counters what they cast', () => {
    const table =
      '{ active: bob, ann: { hand: [No], battlefield: [Forest] }, bob: { hand: [Big], battlefield: [Forest] } }';
    const bot = new AskedBot(CARDS, table);
    bot.give({ type: 'CastSpell', object: bot.find('Big') });
    bot.give({ type: 'Pass' });
    expect(bot.says()).toBe('No: Big');
  });

  test('discards what it can do without', () => {
    const table =
      '{ step: end of turn, ann: { hand: [Small, Big, Forest x6], battlefield: [Forest x6] } }';
    const bot = new AskedBot(CARDS, table);
    while (bot.game.decision?.kind === 'priority') bot.give({ type: 'Pass' });
    expect(bot.says()).toBe('choose: Forest');
  });

  test('lets cards that it discards do what they say of that', () => {
    const bot = new AskedBot(
      CARDS,
      '{ step: end of turn, ann: { hand: [Basking Rootwalla x11] } }',
    );
    while (bot.game.decision?.kind === 'priority') bot.give({ type: 'Pass' });
    bot.decides();
    while (bot.game.decision?.kind === 'replacement') bot.decides();
    expect(bot.game.players[0].exile).toHaveLength(4);
  });
});

describe('the sensible bot in combat', () => {
  test.each([
    [
      'attacks past blockers that would die',
      'attack: Big',
      '[Big]',
      '{ battlefield: [Small, Middle] }',
    ],
    ['stays where it would only die', 'attack: ', '[Small]', '{ battlefield: [Big] }'],
    [
      'attacks past what it is protected from',
      'attack: Pure',
      '[Pure]',
      '{ life: 2, battlefield: [Green] }',
    ],
    [
      'stays where what blocks has none of the colors that it is protected from',
      'attack: ',
      '[Other]',
      '{ life: 2, battlefield: [Green] }',
    ],
    [
      'attacks where it walks on a land',
      'attack: Walker',
      '[Walker]',
      '{ life: 2, battlefield: [Big, Forest] }',
    ],
    [
      'stays where it walks on no land',
      'attack: ',
      '[Walker]',
      '{ life: 2, battlefield: [Big, Island] }',
    ],
    [
      'attacks with all if that wins',
      'attack: Middle, Small, Small',
      '[Small x2, Middle]',
      '{ life: 2, battlefield: [Big] }',
    ],
  ])('%s', (_, expected, mine, bob) => {
    const bot = new AskedBot(
      CARDS,
      `{ step: declare attackers, ann: { battlefield: ${mine} }, bob: ${bob} }`,
    );
    expect(bot.says()).toBe(expected);
  });

  test.each([
    ['blocks where it kills and lives', 'block: Big blocks Middle', 20, 'Middle', '[Big]'],
    ['lets through what would kill for nothing', 'block: ', 20, 'Big', '[Small]'],
    ['blocks with anything rather than die', 'block: Small blocks Big', 4, 'Big', '[Small]'],
    [
      'blocks by two what one could not kill',
      'block: Middle blocks Big, Middle blocks Big',
      4,
      'Big',
      '[Middle x2]',
    ],
  ])('%s', (_, expected, life, attacker, mine) => {
    const table = `{ active: bob, step: declare blockers, ann: { life: ${String(life)}, battlefield: ${mine} },
      bob: { battlefield: [{ card: ${attacker}, attacking: ann, tapped: true }] } }`;
    expect(new AskedBot(CARDS, table).says()).toBe(expected);
  });
});

describe('the sensible bot wakes what becomes a creature', () => {
  const size = { becomes: { addTypes: ['Creature'], power: 2, toughness: 2 } } as const;
  const FOREVER = words.artifactCard('Sleeper', '1', [
    activated({ mana: '1' }, words.modify('self', size)),
  ]);
  const FOR_NOW = words.artifactCard('Dozer', '1', [
    activated({ mana: '1' }, words.untilEndOfTurn('self', size)),
  ]);
  const asked = (table: string): AskedBot => {
    const bot = new AskedBot([...CARDS, FOREVER, FOR_NOW], table);
    while (bot.game.decision?.seat !== 0) bot.give({ type: 'Pass' });
    return bot;
  };

  test.each([
    ['for good, once', 'Sleeper', '{ ann: { battlefield: [Sleeper, Forest x2] } }'],
    [
      'to attack past what could not kill it',
      'Dozer',
      '{ ann: { battlefield: [Dozer, Forest x2] }, bob: { battlefield: [Small] } }',
    ],
    [
      'not to attack into what kills it',
      'Pass',
      '{ ann: { battlefield: [Dozer, Forest x2] }, bob: { battlefield: [Big] } }',
    ],
    [
      'to block what it survives',
      'Dozer',
      '{ active: bob, step: declare attackers, ann: { battlefield: [Dozer, Forest x2] }, bob: { battlefield: [{ card: Small, attacking: ann, tapped: true }] } }',
    ],
  ])('%s', (_, expected, table) => {
    const bot = asked(table);
    expect(bot.says()).toBe(expected);
    // While it waits on the stack, it is not done again.
    if (expected !== 'Pass') expect(bot.says()).toBe('Pass');
  });
});

describe('the sensible bot activates abilities', () => {
  const stone = (...abilities: CardDefinition['abilities'] & object): CardDefinition =>
    words.artifactCard('Stone', '1', abilities);
  const table = (more = ''): string =>
    `{ active: bob, step: end of turn, ann: { battlefield: [Stone, Forest x3${more}], graveyard: [Small], library: [Forest x9] }, bob: { battlefield: [{ card: Middle, tapped: true }, Mountain] } }`;

  test.each([
    ['that regenerate', words.regenerate(theTarget), [target(creature)], 'Pass'],
    ['that destroy', words.destroy(theTarget), [target(creature)], 'Stone: Middle'],
    ['that deal damage', words.dealDamage(1, theTarget), [target(creatureOrPlayer)], 'Stone: bob'],
    ['that take control', words.gainControl(theTarget), [target(creature)], 'Stone: Middle'],
    [
      'that return a card',
      words.returnToHand(theTarget),
      [words.inYourGraveyard(creature)],
      'Stone: Small',
    ],
    ['that let a player draw', words.draw(theTarget, 1), [target(words.player)], 'Stone: ann'],
    ['that let a player discard', words.discard(theTarget, 1), [target(words.player)], 'Pass'],
    ['that give life', words.gainLife(theTarget, 1), [target(words.player)], 'Stone: ann'],
    ['that take life', words.loseLife(theTarget, 1), [target(words.player)], 'Stone: bob'],
    ['that mill', words.mill(theTarget, 2), [target(words.player)], 'Stone: bob'],
    [
      'that animate what they target',
      words.untilEndOfTurn(theTarget, {
        becomes: { addTypes: ['Creature'], power: 2, toughness: 2 },
      }),
      [target(words.land)],
      'Pass',
    ],
  ] as const)('%s, with their targets', (_, effect, targets, expected) => {
    const bot = new AskedBot([...CARDS, stone(activated({ tap: true }, effect, targets))], table());
    while (bot.game.decision?.seat !== 0) bot.give({ type: 'Pass' });
    expect(bot.says()).toBe(expected);
  });

  test('that sacrifice a creature only for more than it is worth', () => {
    const altar = stone(activated({ sacrifice: creature }, words.gainLife('you', 1)));
    const bot = new AskedBot([...CARDS, altar], table(', Big'));
    while (bot.game.decision?.seat !== 0) bot.give({ type: 'Pass' });
    expect(bot.says()).toBe('Pass');
  });

  test('that give up another creature than the one they aim at', () => {
    const reward = sorcery(
      'Reward',
      '1',
      does(words.putCounters(theTarget, '+1/+1', 9), target({ named: 'Small' })),
      { additionalCost: { sacrifice: creature } },
    );
    const mine = '{ ann: { hand: [Reward], battlefield: [Forest, Small, Middle] } }';
    expect(first(mine, [reward])).toBe('Reward: Small: Middle');
  });

  test('a trigger of its own is aimed at theirs', () => {
    const hunter = words.creatureCard('Hunter', '1', 'Bear', '1/1', [
      triggered(words.whenThisComesIntoPlay, words.destroy(theTarget), {
        targets: [target(creature)],
      }),
    ]);
    const bot = new AskedBot(
      [...CARDS, hunter],
      '{ ann: { hand: [Hunter], battlefield: [Forest, { card: Big, tapped: true }] }, bob: { battlefield: [Small] } }',
    );
    expect(bot.says()).toBe('Hunter');
    while (bot.game.decision?.kind === 'priority') bot.give({ type: 'Pass' });
    expect(bot.says()).toBe('choose: Small');
  });
});

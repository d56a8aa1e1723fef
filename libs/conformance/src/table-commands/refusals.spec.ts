import { describe, expect, test } from '@jest/globals';
import { SIXTH_EDITION } from '@arbiter/editions';
import { cardPool, judge, type CommandBody } from '@arbiter/engine';
import { CARDS } from '@arbiter/sets';
import { tableOf } from '../position-of-scenario.ts';
import { readScenario } from '../scenario/reader/read-scenario.ts';

/** Finds the object of this name in play or in a hand; the second one by `name#2`. */
type Find = (name: string) => number;

/** What the player who is asked at this table is told of such a command: why not, and about which objects. */
function told(
  players: string,
  body: (id: Find) => CommandBody,
  step = 'precombat main',
  cards = '[]',
): string {
  const text = `title: x\nedition: 6ED\ncards: ${cards}\ntable: { step: ${step}, ${players} }\nplay: [{ expect: { active: ann } }]\n`;
  const own = readScenario(text).cards.map(({ card }) => card);
  const rules = judge(
    SIXTH_EDITION,
    cardPool([...CARDS, ...own]),
    (_, bytes) => new Uint8Array(bytes),
  );
  const game = tableOf(rules, text);
  const called = (name: string): number[] =>
    [...game.battlefield, ...game.players.flatMap(({ hand, graveyard }) => [...hand, ...graveyard])]
      .filter((id) => game.objects[id]?.name === name)
      .sort((a, b) => a - b);
  const find: Find = (name) => {
    const [plain = '', number = '1'] = name.split('#');
    return called(plain)[Number(number) - 1] ?? 0;
  };
  const { seat } = game.decision!;
  const verdict = rules.decide({ id: 'x', seat, at: game.clock.settled, body: body(find) }, game);
  if (verdict.accepted) return 'accepted';
  const { rule, reason, objects } = verdict.refusal;
  rulesTold.push(rule);
  const names = objects.map((id) => game.objects[id]?.name ?? 'what is announced');
  return `${reason}: ${names.join(', ')}`;
}

/** The rules of all that was told, the last one at the end. */
const rulesTold: string[] = [];

const attack =
  (...names: readonly string[]) =>
  (id: Find): CommandBody => ({
    type: 'DeclareAttackers',
    attackers: names.map((name) => [id(name)]),
  });

const block =
  (...blocks: readonly (readonly [string, string])[]) =>
  (id: Find): CommandBody => ({
    type: 'DeclareBlockers',
    blocks: blocks.map(([blocker, attacker]) => [id(blocker), id(attacker)] as const),
  });

/** Creatures that say something of combat. */
const FIGHTERS = `[
  { name: Coward, cost: "1", type: Creature — Ogre, power: 1, toughness: 1, abilities: [{ kind: static, effect: { inCombat: { cant: attack }, who: self } }] },
  { name: Pacifist, cost: "1", type: Creature — Ogre, power: 1, toughness: 1, abilities: [{ kind: static, effect: { inCombat: { cant: block }, who: self } }] },
  { name: Zealot, cost: "1", type: Creature — Ogre, power: 1, toughness: 1, abilities: [{ kind: static, effect: { inCombat: { must: attack }, who: self } }, { kind: static, effect: { inCombat: { must: block }, who: self } }] },
  { name: Swimmer, cost: "1", type: Creature — Fish, power: 1, toughness: 1, abilities: [{ kind: keyword, keyword: landhome, land: Island }] },
  { name: Pair, cost: "1", type: Creature — Ogre, power: 1, toughness: 1, abilities: [{ kind: static, effect: { inCombat: { attacksOnlyWithAnother: true }, who: self } }] },
  { name: Miser, cost: "1", type: Creature — Ogre, power: 1, toughness: 1, abilities: [{ kind: static, effect: { inCombat: { costsTo: attack, pay: { mana: 9 } }, who: self } }, { kind: static, effect: { inCombat: { costsTo: block, pay: { mana: 9 } }, who: self } }] },
  { name: Ghost, cost: "1", type: Creature — Spirit, power: 1, toughness: 1, abilities: [{ kind: static, effect: { inCombat: { cant: be blocked }, who: self } }] },
  { name: Bird, cost: "1", type: Creature — Bird, power: 1, toughness: 1, abilities: [{ kind: keyword, keyword: flying }] },
  { name: Shade, cost: "1", type: Creature — Spirit, power: 1, toughness: 1, abilities: [{ kind: keyword, keyword: shadow }] },
  { name: Walker, cost: "1", type: Creature — Elf, power: 1, toughness: 1, abilities: [{ kind: keyword, keyword: landwalk, land: Forest }] },
  { name: Knight, cost: "1W", type: Creature — Knight, power: 1, toughness: 1, abilities: [{ kind: keyword, keyword: protection, from: { color: G } }] },
  { name: Sneak, cost: "1", type: Creature — Rogue, power: 1, toughness: 1, abilities: [{ kind: static, effect: { inCombat: { cantBeBlockedBy: { color: G } }, who: self } }] },
  { name: Snob, cost: "1", type: Creature — Rogue, power: 1, toughness: 1, abilities: [{ kind: static, effect: { inCombat: { cantBlock: { color: R } }, who: self } }] },
  { name: Crowd, cost: "1", type: Creature — Rogue, power: 1, toughness: 1, abilities: [{ kind: static, effect: { inCombat: { blockedBy: { least: 2 } }, who: self } }] },
  { name: Duelist, cost: "1", type: Creature — Rogue, power: 1, toughness: 1, abilities: [{ kind: static, effect: { inCombat: { blockedBy: { most: 1 } }, who: self } }] }
]`;

describe('a refused attack is told', () => {
  test.each([
    ['Coward', attack('Coward', 'Jackal Pup'), 'it can’t attack: Coward'],
    ['Swimmer', attack('Swimmer'), 'the defending player controls no land of its type: Swimmer'],
    [
      'Mountain',
      attack('Jackal Pup', 'Mountain', 'Forest'),
      'it can’t be declared as an attacker: Mountain, Forest',
    ],
    ['Zealot', attack('Zealot', 'Zealot'), 'a creature can attack only once: Zealot, Zealot'],
    ['Miser', attack('Miser', 'Jackal Pup'), 'the attack can’t be paid for: Miser, Jackal Pup'],
    ['Pair', attack('Pair'), 'these creatures can’t attack together like that: Pair'],
    [
      'Zealot, Zealot',
      attack('Jackal Pup', 'Zealot'),
      'a creature that must attack if able isn’t attacking: Zealot',
    ],
  ])('%s', (cards, body, expected) => {
    const players = `ann: { battlefield: [Jackal Pup, Mountain, Forest, ${cards}] }`;
    expect(told(players, body, 'declare attackers', FIGHTERS)).toBe(expected);
  });

  test('as a band', () => {
    const players = 'ann: { battlefield: [Jackal Pup, Jackal Pup] }';
    const body = (id: Find): CommandBody => ({
      type: 'DeclareAttackers',
      attackers: [[id('Jackal Pup'), id('Jackal Pup#2')]],
    });
    expect(told(players, body, 'declare attackers')).toBe(
      'these creatures can’t attack in a band: Jackal Pup, Jackal Pup',
    );
  });
});

describe('a refused block is told', () => {
  const so = 'this block isn’t legal: ';
  const ELVES = 'Llanowar Elves';

  test.each([
    ['Ghost', ELVES, block([ELVES, 'Ghost']), `${so}it is unblockable: ${ELVES}, Ghost`],
    ['Bird', ELVES, block([ELVES, 'Bird']), `${so}it flies: ${ELVES}, Bird`],
    [
      'Shade',
      ELVES,
      block([ELVES, 'Shade']),
      `${so}only one of the two has shadow: ${ELVES}, Shade`,
    ],
    [
      'Jackal Pup',
      'Shade',
      block(['Shade', 'Jackal Pup']),
      `${so}only one of the two has shadow: Shade, Jackal Pup`,
    ],
    [
      'Walker',
      ELVES,
      block([ELVES, 'Walker']),
      `${so}the defending player controls a land: Forest: ${ELVES}, Walker`,
    ],
    [
      'Knight',
      ELVES,
      block([ELVES, 'Knight']),
      `${so}it is protected from this creature: ${ELVES}, Knight`,
    ],
    [
      'Sneak',
      ELVES,
      block([ELVES, 'Sneak']),
      `${so}it can’t be blocked by this creature: ${ELVES}, Sneak`,
    ],
    [
      'Jackal Pup',
      'Snob',
      block(['Snob', 'Jackal Pup']),
      `${so}this creature can’t block it: Snob, Jackal Pup`,
    ],
    ['Jackal Pup', 'Pacifist', block(['Pacifist', 'Jackal Pup']), 'it can’t block: Pacifist'],
    ['Jackal Pup', 'Miser', block(['Miser', 'Jackal Pup']), 'the block can’t be paid for: Miser'],
    ['Jackal Pup', 'Zealot', block(), 'it must block if able: Zealot, Mogg Fanatic, Jackal Pup'],
    ['Crowd', ELVES, block([ELVES, 'Crowd']), 'too few or too many creatures block it: Crowd'],
    [
      'Duelist',
      `${ELVES}, ${ELVES}`,
      block([ELVES, 'Duelist'], [`${ELVES}#2`, 'Duelist']),
      'too few or too many creatures block it: Duelist',
    ],
    [
      'Jackal Pup',
      ELVES,
      block(['Forest', 'Jackal Pup']),
      'these blocks can’t be declared: Forest, Jackal Pup',
    ],
    [
      'Jackal Pup',
      ELVES,
      block([ELVES, 'Albino Troll']),
      `these blocks can’t be declared: ${ELVES}, Albino Troll`,
    ],
  ])('%s by %s', (attacker, blockers, body, expected) => {
    const players = `ann: { battlefield: [Albino Troll, { card: Mogg Fanatic, attacking: bob }, { card: ${attacker}, attacking: bob }] }, bob: { battlefield: [Forest, ${ELVES === blockers ? '' : `${ELVES}, `}${blockers}] }`;
    expect(told(players, body, 'declare blockers', FIGHTERS)).toBe(expected);
  });

  const attackers = (...names: readonly string[]): string =>
    `ann: { battlefield: [Ghost, ${names.map((card) => `{ card: ${card}, attacking: bob }`).join(', ')}] }`;
  const no = 'these blocks can’t be declared';

  test.each([
    ['whose attacker does not attack', block(['Jackal Pup', 'Ghost']), `${no}: Jackal Pup, Ghost`],
    ['by what is not in play', block(['Gravedigger', 'Bird']), `${no}: Gravedigger, Bird`],
    ['by what is tapped and can’t attack either', block(['Coward', 'Bird']), `${no}: Coward, Bird`],
    [
      'of two by one creature, others being enough or few enough',
      block(
        ['Jackal Pup', 'Crowd'],
        ['Jackal Pup#2', 'Crowd'],
        ['Jackal Pup#3', 'Duelist'],
        ['Jackal Pup#3', 'Mogg Fanatic'],
      ),
      `${no}: Jackal Pup, Crowd, Jackal Pup, Crowd, Jackal Pup, Duelist, Jackal Pup, Mogg Fanatic`,
    ],
    [
      'of two by one creature, what needs more not being blocked',
      block(['Jackal Pup', 'Duelist'], ['Jackal Pup', 'Mogg Fanatic']),
      `${no}: Jackal Pup, Duelist, Jackal Pup, Mogg Fanatic`,
    ],
    [
      'by too many, where others are enough',
      block(
        ['Jackal Pup', 'Crowd'],
        ['Jackal Pup#2', 'Crowd'],
        ['Jackal Pup#3', 'Duelist'],
        ['Albino Troll', 'Duelist'],
      ),
      'too few or too many creatures block it: Duelist',
    ],
  ])('%s', (_, body, expected) => {
    const bob =
      'bob: { hand: [Gravedigger], battlefield: [Jackal Pup x3, Albino Troll, { card: Coward, tapped: true }] }';
    const ann = attackers('Bird', 'Crowd', 'Duelist', 'Mogg Fanatic');
    expect(told(`${ann}, ${bob}`, body, 'declare blockers', FIGHTERS)).toBe(expected);
  });
});

describe('what can’t be announced is told', () => {
  const MANA = 'battlefield: [Mountain x4, Plains x4, Swamp, Jackal Pup]';
  const SPELLS = `[
    { name: Pick, cost: "0", type: Instant, spell: [{ effect: [{ do: gainLife, who: you, amount: 1 }] }, { effect: [{ do: draw, who: you, amount: 1 }] }] },
    { name: Blaze, cost: "XR", type: Instant, spell: [{ effect: [{ do: dealDamage, amount: X, to: opponent }] }] },
    { name: Split, cost: "0", type: Instant, spell: [{ targets: [{ what: { is: player }, least: 2, most: 2, divided: 3 }], effect: [{ do: dealDamage, amount: 3, to: { target: 0 }, divided: true }] }] },
    { name: Dear, cost: "XUU", type: Instant, spell: [{ effect: [{ do: dealDamage, amount: X, to: opponent }] }] },
    { name: Hunt, cost: "0", type: Instant, spell: [{ targets: [{ what: { type: Artifact } }], effect: [{ do: destroy, what: { target: 0 } }] }, { targets: [{ what: { type: Enchantment } }], effect: [{ do: destroy, what: { target: 0 } }] }] },
    { name: Fair, cost: "0", type: Instant, alternativeCosts: [{ cost: { mana: "1" }, onlyIf: { exists: { subtype: Unicorn } } }], spell: [{ effect: [{ do: draw, who: you, amount: 1 }] }] },
    { name: Gift, cost: "5", type: Instant, alternativeCosts: [{ cost: { mana: "0" } }], spell: [{ effect: [{ do: draw, who: you, amount: 1 }] }] },
    { name: Echoing, cost: "0", buyback: { mana: "10" }, type: Instant, spell: [{ effect: [{ do: draw, who: you, amount: 1 }] }] }
  ]`;
  const cast =
    (name: string, more: object) =>
    (id: Find): CommandBody => ({ type: 'CastSpell', object: id(name), ...more });

  test.each([
    ['Pick', {}, 'its mode is still to be chosen'],
    ['Pick', { mode: 3 }, 'it has no such mode, or it can’t be chosen now'],
    ['Blaze', {}, 'the value of X is still to be chosen'],
    ['Blaze', { x: 99 }, 'X must be from 0 to 8'],
    ['Shock', {}, 'its target is still to be chosen'],
    ['Shock', { targets: [[999]] }, 'this is not a legal target'],
    ['Shock', { targets: [['p0', 'p1']] }, '2 targets chosen, but it needs at most 1 target'],
    ['Split', { targets: [['p0']] }, '1 target chosen, but it needs at least 2 targets'],
    ['Split', { targets: [['p0', 'p1']] }, 'how it is divided is still to be announced'],
    ['Split', { targets: [['p0', 'p1']], division: [[3, 0]] }, 'it can’t be divided like that'],
    [
      'Split',
      { targets: [['p0', 'p1']], division: [] },
      'how it is divided is still to be announced',
    ],
    ['Echoing', { buyback: true }, 'there is not enough mana for it: what is announced'],
    ['Dear', { x: 0 }, 'there is not enough mana for it'],
    ['Dear', {}, 'there is not enough mana for it'],
    ['Hunt', { mode: 0 }, 'there is no legal mode'],
    ['Fair', { alternative: 1 }, 'this cost can’t be paid now'],
    [
      'Gravedigger',
      {},
      'outside your main phase, or while the stack isn’t empty, you may play only instants',
    ],
    ['Mana Leak', {}, 'there is no legal target'],
    ['Forest', {}, 'a land isn’t a spell'],
  ])('%s with %j', (name, more, expected) => {
    const players = `ann: { hand: [${name}], ${MANA} }`;
    expect(told(players, cast(name, more), 'upkeep', SPELLS)).toContain(expected);
  });

  test('a card that is not in this hand', () => {
    const body = (id: Find): CommandBody => ({ type: 'CastSpell', object: id('Shock') });
    expect(told(`ann: { ${MANA} }, bob: { hand: [Shock] }`, body)).toBe(
      'you have no such card in your hand: Shock',
    );
  });

  test('an ability of a card that the other player holds, whatever card that is', () => {
    const activate =
      (name: string) =>
      (id: Find): CommandBody => ({ type: 'ActivateAbility', object: id(name), ability: 0 });
    const players = 'bob: { hand: [Mogg Fanatic, Forest, Wild Dogs] }';
    for (const name of ['Mogg Fanatic', 'Forest', 'Wild Dogs']) {
      expect(told(players, activate(name))).toBe(
        `there is no such object to play an ability of: ${name}`,
      );
    }
  });

  test('an alternative cost that there is not', () => {
    const players = `ann: { hand: [Gift], ${MANA} }`;
    expect(told(players, cast('Gift', { alternative: 2 }), 'upkeep', SPELLS)).toContain(
      'a choice is made for it that it doesn’t ask for',
    );
    expect(told(players, cast('Gift', { alternative: 1 }), 'upkeep', SPELLS)).toBe('accepted');
  });

  test('more for a cost than it asks for', () => {
    const body = (id: Find): CommandBody => ({
      type: 'CastSpell',
      object: id('Fireblast'),
      alternative: 1,
      targets: [['p1']],
      payment: { sacrifice: ['Mountain', 'Mountain#2', 'Mountain#3'].map(id) },
    });
    expect(told(`ann: { hand: [Fireblast], ${MANA} }`, body)).toBe(
      'other objects were picked for this cost: what is announced',
    );
  });

  test('step by step, where nothing can be chosen', () => {
    const body = (id: Find): CommandBody => ({ type: 'Begin', object: id('Mana Leak') });
    expect(told(`ann: { hand: [Mana Leak], ${MANA} }`, body)).toBe(
      'there is no legal choice: what is announced',
    );
  });

  test('what would be played more than once for one announcement', () => {
    const players = 'ann: { battlefield: [Mogg Fanatic] }';
    const body = (id: Find): CommandBody => ({
      type: 'ActivateAbility',
      object: id('Mogg Fanatic'),
      ability: 0,
      targets: [['p1']],
      times: 2,
    });
    expect(told(players, body)).toBe(
      'each use must be announced and paid for separately: Mogg Fanatic',
    );
    expect(rulesTold.at(-1)).toBe(SIXTH_EDITION.cite.announceTimes);
  });
});

describe('what doesn’t answer the open question is told what is asked, in English', () => {
  const FIGHTER = 'ann: { battlefield: [Grizzly Bears, Llanowar Elves] }';

  test.each<[string, string, (id: Find) => CommandBody, string]>([
    [
      'a pass where attackers are declared',
      'declare attackers',
      () => ({ type: 'Pass' }),
      'something else has to be decided first: attackers: ',
    ],
    [
      'an ability where attackers are declared',
      'declare attackers',
      (id) => ({ type: 'ActivateAbility', object: id('Llanowar Elves'), ability: 0 }),
      'something else has to be decided first: attackers: ',
    ],
    [
      'an attack where something may be played',
      'precombat main',
      attack('Grizzly Bears'),
      'something else has to be decided first: what to play, or to pass: ',
    ],
    [
      'an answer where something may be played',
      'precombat main',
      () => ({ type: 'Choose', answer: true }),
      'this is decided by a command of its own, not by an answer: what to play, or to pass: ',
    ],
  ])('%s', (_, step, body, expected) => {
    expect(told(FIGHTER, body, step)).toBe(expected);
  });
});

import { expect, test } from '@jest/globals';
import { SIXTH_EDITION } from '@arbiter/editions';
import { cardPool, judge, type Answer, type CommandBody, type Game } from '@arbiter/engine';
import { CARDS } from '@arbiter/sets';
import { quickHash } from '../opening.ts';
import { tableOf } from '../position-of-scenario.ts';
import { randomGame } from '../random-games/plans.ts';
import { playRandomly } from '../random-play.ts';
import { readScenario } from '../scenario/reader/read-scenario.ts';

const rulesOf = (cards: typeof CARDS) => judge(SIXTH_EDITION, cardPool(cards), quickHash);

/** The rule by which an answer is refused that no question has as an option. */
function refusedBy(game: Game, answer: Answer, rules = rulesOf(CARDS)): string {
  const { seat, kind } = game.decision!;
  const body: CommandBody = { type: 'Choose', answer };
  const verdict = rules.decide({ id: 'x', seat, at: game.clock.settled, body }, game);
  return verdict.accepted ? 'accepted' : `${kind}: ${verdict.refusal.rule}`;
}

/** Finds the object of this name that lies anywhere. */
type Find = (name: string) => number;
type Played = (id: Find) => CommandBody;

const cast =
  (name: string, ...targets: readonly (readonly string[])[]): Played =>
  (id) => ({
    type: 'CastSpell',
    object: id(name),
    ...(targets.length === 0
      ? {}
      : {
          targets: targets.map((group) =>
            group.map((one) => (one === 'p0' || one === 'p1' ? one : id(one))),
          ),
        }),
  });
const begin =
  (name: string): Played =>
  (id) => ({ type: 'Begin', object: id(name) });
const pass: Played = () => ({ type: 'Pass' });

const TEST_CARDS = `[
  { name: Twins, cost: "0", type: Instant, spell: [{ effect: [{ do: gainLife, who: you, amount: 1 }] }, { effect: [{ do: draw, who: you, amount: 1 }] }] },
  { name: Name, cost: "0", type: Instant, spell: [{ effect: [{ do: nameCard, as: it }] }] },
  { name: Toll, cost: "0", type: Instant, spell: [{ effect: [{ do: pay, who: you, cost: { life: 1 }, otherwise: [{ do: loseLife, who: you, amount: 2 }] }] }] },
  { name: Again, cost: "0", buyback: { life: 1 }, type: Instant, spell: [{ effect: [{ do: draw, who: you, amount: 1 }] }] },
  { name: Fall, cost: "0", type: Instant, spell: [{ effect: [{ do: destroy, what: { every: { type: Creature } } }] }] },
  { name: Grave, cost: "0", type: Enchantment, abilities: [{ kind: static, effect: { replaces: { would: be put into a graveyard, what: any card, goes: exile } } }] },
  { name: Hand, cost: "0", type: Enchantment, abilities: [{ kind: static, effect: { replaces: { would: be put into a graveyard, what: { type: Creature }, goes: hand } } }] },
  { name: Grudge, cost: "0", type: Enchantment, abilities: [{ kind: triggered, trigger: { when: leaves play, what: { type: Creature } }, may: you, effect: [{ do: gainLife, who: you, amount: 1 }] }] },
  { name: Echoes, cost: "0", type: Enchantment, abilities: [{ kind: triggered, trigger: { when: leaves play, what: { type: Creature } }, effect: [{ do: gainLife, who: you, amount: 1 }] }] }
]`;

test.each<[string, string, readonly Played[], string]>([
  ['a mode', 'hand: [Twins]', [begin('Twins')], 'mode: 6ED 409.1b'],
  [
    'a value of X',
    'hand: [Hurricane], battlefield: [Forest x3]',
    [begin('Hurricane')],
    'x: 6ED 409.1b',
  ],
  ['a target', 'hand: [Shock], battlefield: [Mountain]', [begin('Shock')], 'targets: 6ED 409.1c'],
  ['buyback', 'hand: [Again]', [begin('Again')], 'buyback: 6ED 409.1f'],
  [
    'a payment',
    'hand: [Shock], battlefield: [Mountain]',
    [begin('Shock'), () => ({ type: 'Choose', answer: ['p1'] })],
    'payment: 6ED 409.1f',
  ],
  ['a name', 'hand: [Name]', [cast('Name'), pass, pass], 'name: 6ED 413.2c'],
  ['whether to pay', 'hand: [Toll]', [cast('Toll'), pass, pass], 'pay: 6ED 413.2e'],
  [
    'words of a land',
    'hand: [Magical Hack], battlefield: [Island, Forest]',
    [cast('Magical Hack', ['Forest']), pass, pass],
    'landWords: 6ED 413.2c',
  ],
  [
    'words of a colour',
    'hand: [Sleight of Mind], battlefield: [Island, Jackal Pup]',
    [cast('Sleight of Mind', ['Jackal Pup']), pass, pass],
    'colorWords: 6ED 413.2c',
  ],
  [
    'a replacement',
    'hand: [Fall], battlefield: [Grave, Hand, Jackal Pup]',
    [cast('Fall'), pass, pass],
    'replacement: 6ED 419.8a',
  ],
  [
    'whether an ability goes on the stack',
    'hand: [Fall], battlefield: [Grudge, Jackal Pup]',
    [cast('Fall'), pass, pass],
    'may: 6ED 410.5',
  ],
  [
    'an order of abilities',
    'hand: [Fall], battlefield: [Echoes, Echoes, Jackal Pup]',
    [cast('Fall'), pass, pass],
    'orderTriggers: 6ED 410.3',
  ],
])('what is no option is refused by the rule of the question: %s', (_, ann, steps, expected) => {
  const text = `title: x\nedition: 6ED\ncards: ${TEST_CARDS}\ntable: { ann: { ${ann} } }\nplay: [{ expect: { active: ann } }]\n`;
  const rules = rulesOf([...CARDS, ...readScenario(text).cards.map(({ card }) => card)]);
  let game = tableOf(rules, text);
  const find: Find = (name) =>
    game.objects.findIndex((one) => one !== null && one.zone !== null && one.name === name);
  for (const step of steps) {
    const { seat } = game.decision!;
    const verdict = rules.decide({ id: 'x', seat, at: game.clock.settled, body: step(find) }, game);
    expect(verdict).toMatchObject({ accepted: true });
    game = verdict.game;
  }
  expect(refusedBy(game, 'nonsense', rules)).toBe(expected);
});

test.each<[string, string, string, Answer, string]>([
  ['more for X than can be paid', 'Hurricane', 'Forest x3', 3, 'x: 6ED 409.1f'],
  ['as a target what there is not', 'Shock', 'Mountain', [99_999], 'targets: 6ED 409.1c'],
])('what breaks another rule is refused by that: %s', (_, spell, lands, answer, expected) => {
  const text = `title: x\nedition: 6ED\ntable: { ann: { hand: [${spell}], battlefield: [${lands}] } }\nplay: [{ expect: { active: ann } }]\n`;
  const rules = rulesOf(CARDS);
  const before = tableOf(rules, text);
  const object = before.objects.findIndex((one) => one?.name === spell);
  const begun = { id: 'x', seat: 0, at: before.clock.settled } as const;
  const { game } = rules.decide({ ...begun, body: { type: 'Begin', object } }, before);
  expect(refusedBy(game, answer, rules)).toBe(expected);
});

test.each<[string, (elf: number) => Answer]>([
  ['in other words', () => 'nonsense'],
  ['without how much', (elf) => [elf]],
  [
    'to one of them twice',
    (elf) => [
      [elf, 2],
      [elf, 2],
    ],
  ],
])('combat damage is assigned to blockers and to nothing else: %s', (_, answer) => {
  const text =
    'title: x\nedition: 6ED\ntable: { step: combat damage, ann: { battlefield: [{ card: Masticore, attacking: bob, as: m }] }, bob: { battlefield: [{ card: Llanowar Elves, blocking: m }, { card: River Boa, blocking: m }] } }\nplay: [{ expect: { active: ann } }]\n';
  const game = tableOf(rulesOf(CARDS), text);
  const id = (name: string): number => game.objects.findIndex((one) => one?.name === name);
  expect(refusedBy(game, answer(id('Llanowar Elves')))).toBe('assignDamage: 6ED 310.1');
});

test.each([
  ['playFirst', '6ED 101.2'],
  ['mulligan', '6ED 101.5'],
])('what is no option is refused by the rule of the question: %s', (kind, rule) => {
  const rules = rulesOf(CARDS);
  const { decks } = randomGame(3);
  const until = ({ decision }: Game): boolean => decision?.kind === kind;
  const { game } = playRandomly({ judge: rules, hash: quickHash, decks }, 3, { until });
  expect(refusedBy(game, 'nonsense')).toBe(`${kind}: ${rule}`);
});

test.each(['priority', 'attack', 'block'])('%s is answered by a command of its own', (kind) => {
  const step =
    kind === 'priority' ? 'upkeep' : kind === 'attack' ? 'declare attackers' : 'declare blockers';
  const attacking = kind === 'block' ? ', attacking: bob' : '';
  const text = `title: x\nedition: 6ED\ntable: { step: ${step}, ann: { battlefield: [{ card: Jackal Pup${attacking} }] }, bob: { battlefield: [Jackal Pup] } }\nplay: [{ expect: { active: ann } }]\n`;
  expect(refusedBy(tableOf(rulesOf(CARDS), text), true)).toBe(`${kind}: 6ED 408.1d`);
});

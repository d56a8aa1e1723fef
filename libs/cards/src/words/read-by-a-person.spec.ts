/** Kinds of texts that a reader of the sample found to read badly or to say something else (docs/cards.md). */
import { describe, expect, test } from '@jest/globals';
import { abilityText, rulesText, spellText } from '../rules-text.ts';
import type { Ability, Effect, Filter, TargetSpec } from '../language.ts';
import { COMMON_TERMS } from '../say/terms.ts';
import * as words from '../words.ts';

const { bound, creature, land, player, target, theTarget, youControl } = words;

const said = (effect: readonly Effect[], targets: readonly TargetSpec[] = []): string =>
  spellText({ effect, targets }, { name: 'Example' });

const says = (ability: Ability): string[] =>
  rulesText(words.creatureCard('Example', '1', 'Elf', '1/1', [ability]));

const clash: readonly Effect[] = [
  words.lookAtTop('you', 1, 'yours'),
  words.reveal(bound('yours')),
  words.lookAtTop('opponent', 1, 'theirs'),
  words.reveal(bound('theirs')),
  words.may(words.putOnTheBottom(bound('yours'))),
  words.letPlayer('opponent', words.putOnTheBottom(bound('theirs'))),
];

const own = (what: Filter): Filter => ({ all: [what, { controlledBy: bound('one') }] });

describe('several instructions', () => {
  test.each<readonly [string, readonly Effect[], readonly TargetSpec[], string]>([
    [
      'who deals damage is named before how much, and to itself',
      [{ ...words.dealDamage({ powerOf: theTarget }, theTarget), by: theTarget }],
      [target(creature)],
      'Target creature deals damage to itself equal to its power.',
    ],
    [
      'cards that are revealed from the top are not looked at before, and the rest is the rest',
      [
        words.lookAtTop('you', 4, 'it'),
        words.reveal(bound('it')),
        words.move(
          {
            cards: { all: [{ subtype: 'Elf' }, { among: bound('it') }] },
            in: 'library',
            of: 'you',
          },
          'hand',
        ),
        words.putOnTheBottom(bound('it')),
      ],
      [],
      'Reveal the top four cards of your library. Put all Elf cards among those into your hand. Put the rest on the bottom of your library in any order.',
    ],
    [
      'as many cards from the top as there are of something are X cards, after whose library that is',
      [
        words.mill(theTarget, {
          half: { count: words.cardsIn('library', theTarget) },
          rounded: 'down',
        }),
      ],
      [target(player)],
      'Target player puts the top X cards of his or her library into his or her graveyard, where X is half the number of cards in that player’s library, rounded down.',
    ],
    [
      'where the card has an X of its own there is no second one',
      [words.orderTop('you', { difference: ['X', 1] })],
      [],
      'Look at a number of cards equal to X minus 1 from the top of your library and put them back in any order.',
    ],
    [
      'of two hands one has more cards',
      [
        words.onlyWhen(
          {
            amount: { count: words.cardsIn('hand', 'opponent') },
            moreThan: { count: words.cardsIn('hand', 'you') },
          },
          words.drawCards(1),
        ),
      ],
      [],
      'If your opponent has more cards in hand than you, draw a card.',
    ],
    [
      'more than all other players together is more than each other player',
      [
        words.onlyWhen(
          {
            amount: { count: youControl(land) },
            moreThan: { difference: [{ count: land }, { count: youControl(land) }] },
          },
          words.drawCards(1),
        ),
      ],
      [],
      'If you control more lands than each other player, draw a card.',
    ],
    [
      'a clash tells the cards apart',
      [
        ...clash,
        words.onlyWhen(
          { amount: { manaValueOf: bound('yours') }, moreThan: { manaValueOf: bound('theirs') } },
          words.drawCards(1),
        ),
      ],
      [],
      'You and your opponent each reveal the top card of your libraries, and each of you may put that card on the bottom. If your card’s converted mana cost is more than your opponent’s card’s converted mana cost, draw a card.',
    ],
    [
      'of what is revealed one card is what was looked for, the others are the rest',
      [
        words.revealUntil(land, 'it', 'rest'),
        words.putIntoPlay(bound('it')),
        words.putOnTheBottom(bound('rest')),
      ],
      [],
      'Reveal cards from the top of your library until a land card is revealed. Put that card into play. Put the other cards revealed this way on the bottom of your library in any order.',
    ],
    [
      'one card that was put into play is one permanent',
      [
        {
          ...words.putIntoPlay({ top: 1, in: 'graveyard', of: 'you', that: creature }),
          as: 'it',
        },
        words.sacrifice(bound('it')),
      ],
      [],
      'Put the top creature card of your graveyard into play. Sacrifice that permanent.',
    ],
    [
      'who may draw any number up to some is not asked for each',
      [
        {
          ...words.may(words.drawCards(2)),
          otherwise: [{ ...words.may(words.drawCards(1)), who: 'you' }],
          who: 'you',
        },
      ],
      [],
      'You may draw up to two cards.',
    ],
    [
      'a part of what a player has',
      [
        words.forEach('each player', 'one', {
          ...words.sacrificeOf(bound('one'), own(land), {
            quotient: [{ count: own(land) }, 3],
            rounded: 'up',
          }),
        }),
      ],
      [],
      'Each player sacrifices a third of the lands that player controls, rounded up.',
    ],
    [
      'what is asked of several is said of several',
      [
        words.destroy({
          every: { all: [creature, { not: { all: [{ supertype: 'Basic' }, land] } }] },
        }),
        words.destroy({ every: { all: [creature, { hasCounter: 'ice' }] } }),
      ],
      [],
      'Destroy all creatures that aren’t basic lands. Destroy all creatures with an ice counter on them.',
    ],
  ])('%s', (_, effects, targets, text) => {
    expect(said(effects, targets)).toBe(text);
  });

  test('an instruction after what somebody does is not done by the same', () => {
    const hit = words.dealDamage(1, { controllerOf: theTarget });
    const done = words.onlyWhen({ exists: youControl(land) }, hit, words.destroy(theTarget));
    expect(said([done], [target(creature)])).toBe(
      'If you control a land, Example deals 1 damage to target creature’s controller, then destroy that creature.',
    );
  });

  test('what any player may pay is offered once', () => {
    const pays = (who: 'you' | 'opponent', other: Effect): Effect =>
      words.unless(who, { mana: '3' }, other);
    const nobody = words.drawCards(1);
    const asked: Effect = {
      do: 'if',
      condition: { step: 'turn', of: 'you' },
      effect: [pays('you', pays('opponent', nobody))],
      otherwise: [pays('opponent', pays('you', nobody))],
    };
    expect(said([asked])).toBe('Draw a card unless a player pays {3}.');
  });

  test('what can’t be chosen has another end', () => {
    const chosen = words.choose({ cards: { is: 'card' }, in: 'graveyard', of: 'you' }, 'it');
    const done: Effect = {
      do: 'if',
      condition: { did: 'it' },
      effect: [words.returnToHand(bound('it'))],
      otherwise: [{ do: 'endGame', loses: 'you' }],
    };
    expect(said([chosen, done])).toBe(
      'Put a card in your graveyard into your hand. If you can’t, you lose the game.',
    );
  });
});

describe('an ability', () => {
  const destroyIt = words.destroy(theTarget);

  test.each<readonly [string, Ability, string]>([
    [
      'that watches the creature itself and others',
      words.triggered(
        words.isPutIntoAGraveyardFromPlay({ any: [{ is: 'self' }, { subtype: 'Zombie' }] }),
        words.drawCards(1),
      ),
      'Whenever Example or another Zombie is put into a graveyard from play, draw a card.',
    ],
    [
      'that happens each time it becomes a target',
      words.triggered(words.becomesTheTarget('self'), words.loseLife('you', 1)),
      'Whenever Example becomes the target of a spell or ability, you lose 1 life.',
    ],
    [
      'that has another target than itself',
      {
        kind: 'activated',
        cost: { tap: true },
        targets: [target({ all: [creature, { not: { is: 'self' } }] })],
        effect: [destroyIt],
      },
      '{T}: Destroy another target creature.',
    ],
    [
      'that takes from power alone',
      words.always({ modifies: 'self', by: { power: -2 } }),
      'Example gets -2/-0.',
    ],
    [
      'that counts what is attached to it',
      words.always({
        modifies: 'self',
        by: {
          power: { count: { all: [{ subtype: 'Equipment' }, { attachedTo: { is: 'self' } }] } },
        },
      }),
      'Example gets +X/+0, where X is the number of Equipment attached to Example.',
    ],
    [
      'that is about creatures of a type, which keeps its capital',
      {
        kind: 'static',
        asLongAs: { exists: youControl(land) },
        effect: { modifies: { all: [{ type: 'Creature' }, { subtype: 'Cat' }] }, by: { power: 1 } },
      },
      'As long as you control a land, Cat creatures get +1/+0.',
    ],
    [
      'that gives the creature itself another',
      words.always({
        modifies: 'self',
        by: { grants: [words.activated({ tap: true }, words.dealDamage(1, 'you'))] },
      }),
      'Example has “{T}: This creature deals 1 damage to you.”',
    ],
    [
      'that returns what it has exiled',
      words.triggered(
        { when: 'leaves play', what: 'self' },
        {
          do: 'putIntoPlay',
          what: { exiledWith: 'self' },
          under: { ownerOf: { exiledWith: 'self' } },
        },
      ),
      'When Example leaves play, put the cards removed from the game with it into play under their owners’ control.',
    ],
    [
      'paid with the permanent that it is on',
      {
        kind: 'activated',
        cost: { sacrifice: { among: 'enchanted' } },
        effect: [words.drawCards(1)],
      },
      'Sacrifice the enchanted permanent: Draw a card.',
    ],
  ])('%s', (_, ability, text) => {
    expect(says(ability)).toEqual([text]);
  });

  test('speaks of Auras and defender where the rulebook has these words', () => {
    const terms = { ...COMMON_TERMS, newer: [['a local enchantment', 'an Aura']] as const };
    const watching = words.triggered(
      words.isPutIntoAGraveyardFromPlay({ all: [words.enchantment, { is: 'local' }] }),
      words.drawCards(1),
    );
    const text = (more?: typeof terms): string => abilityText(watching, { name: 'Example' }, more);
    expect([text(), text(terms)]).toEqual([
      'Whenever a local enchantment is put into a graveyard from play, draw a card.',
      'Whenever an Aura is put into a graveyard from play, draw a card.',
    ]);
  });

  test('counts a player’s part as that player’s own', () => {
    expect(
      said(
        [
          words.discard(theTarget, {
            half: { count: { cards: { is: 'card' }, in: 'hand', of: theTarget } },
            rounded: 'up',
          }),
        ],
        [target(player)],
      ),
    ).toBe('Target player discards half the cards in that player’s hand, rounded up.');
  });
});

describe('abilities that differ in the mana alone', () => {
  const adding = (...mana: readonly string[]): string[] =>
    rulesText(
      words.artifactCard(
        'Example',
        '1',
        mana.map((one) => words.activated({ tap: true }, words.addMana(one))),
      ),
    );

  test.each<readonly [string, readonly string[], readonly string[]]>([
    ['two colors', ['B', 'R'], ['{T}: Add {B} or {R} to your mana pool.']],
    [
      'every color',
      ['W', 'U', 'B', 'R', 'G'],
      ['{T}: Add one mana of any color to your mana pool.'],
    ],
    [
      'three of every color',
      ['WWW', 'UUU', 'BBB', 'RRR', 'GGG'],
      ['{T}: Add three mana of any one color to your mana pool.'],
    ],
    [
      'colors together',
      ['UU', 'UR', 'RR'],
      ['{T}: Add {U}{U}, {U}{R}, or {R}{R} to your mana pool.'],
    ],
    [
      'one that adds more stays apart',
      ['W', 'UU'],
      ['{T}: Add {W} to your mana pool.', '{T}: Add {U}{U} to your mana pool.'],
    ],
    [
      'one that adds colorless mana, too',
      ['C', 'W', 'U'],
      ['{T}: Add {C} to your mana pool.', '{T}: Add {W} or {U} to your mana pool.'],
    ],
  ])('are one line: %s', (_, mana, lines) => {
    expect(adding(...mana)).toEqual(lines);
  });

  test('are said once where they are given to others', () => {
    const grants = ['W', 'U'].map((one) => words.activated({ tap: true }, words.addMana(one)));
    const [line] = says(words.always({ modifies: youControl(land), by: { grants } }));
    expect(line).toBe('Lands you control have “{T}: Add {W} or {U} to your mana pool.”');
  });
});

/** Kinds of texts that two readers of the cards written by hand found to leave something out or to read badly. */
import { describe, expect, test } from '@jest/globals';
import { rulesText, spellText } from '../rules-text.ts';
import type { Ability, CardDefinition, Effect, StaticAbility, TargetSpec } from '../language.ts';
import * as words from '../words.ts';

const { bound, creature, land, player, target, theTarget } = words;

const said = (effect: readonly Effect[], targets: readonly TargetSpec[] = []): string =>
  spellText({ effect, targets }, { name: 'Example' });

const opponent: TargetSpec = { what: { is: 'opponent' } };

describe('instructions', () => {
  test.each<readonly [string, readonly Effect[], readonly TargetSpec[], string]>([
    [
      'what of one’s own each player loses a part of',
      [
        {
          do: 'loseLife',
          who: 'each player',
          amount: { quotient: [{ lifeOf: bound('one') }, 3], rounded: 'up' },
          each: 'one',
        },
      ],
      [],
      'Each player loses a third of his or her life, rounded up.',
    ],
    [
      'an instruction that waits for what the next one does is said after that one',
      [
        {
          do: 'delay',
          until: { trigger: { when: 'deals damage', what: 'self' } },
          thisTurn: true,
          effect: [words.gainLife('you', 1)],
        },
        words.dealDamage(2, theTarget),
      ],
      [opponent],
      'Example deals 2 damage to target opponent. When Example deals damage this turn, you gain 1 life.',
    ],
    [
      'a noted number that stays as it is stands where it is used',
      [{ do: 'note', amount: 'X', as: 'much' }, words.drawCards({ bound: 'much' })],
      [],
      'Draw X cards.',
    ],
    [
      'as much mana as something costs',
      [
        {
          do: 'pay',
          who: { controllerOf: theTarget },
          cost: { mana: '1' },
          times: { manaValueOf: theTarget },
          otherwise: [words.destroy(theTarget)],
        },
      ],
      [{ what: creature }],
      'Destroy target creature unless its controller pays mana equal to that creature’s converted mana cost.',
    ],
    [
      'what each player chooses to keep is said once, of both',
      [
        words.choose({ every: { all: [land, { controlledBy: 'you' }] } }, 'mine'),
        {
          ...words.choose({ every: { all: [land, { controlledBy: 'opponent' }] } }, 'theirs'),
          who: 'opponent',
        },
        {
          do: 'sacrifice',
          who: 'each player',
          what: {
            every: {
              all: [land, { not: { among: { several: [bound('mine'), bound('theirs')] } } }],
            },
          },
        },
      ],
      [],
      'Each player chooses a land that he or she controls. Each player sacrifices the other lands.',
    ],
    [
      'what is called the same as a card says which',
      [
        words.choose({ cards: creature, in: 'hand', of: theTarget }, 'it'),
        {
          ...words.search({ sameNameAs: bound('it') }, 'found', 'all'),
          whose: theTarget,
        },
        words.move(bound('found'), 'exile'),
        { do: 'shuffle', who: theTarget },
      ],
      [target(player)],
      'Choose a creature card from target player’s hand. Search that player’s library for all cards with the same name as that card and remove those cards from the game. That player shuffles his or her library.',
    ],
    [
      'a hand is revealed by the player whose it is',
      [{ do: 'reveal', who: theTarget, what: { cards: { all: [] }, in: 'hand', of: theTarget } }],
      [opponent],
      'Target opponent reveals his or her hand.',
    ],
    [
      'what goes with a spell that is countered is done if nobody pays',
      [
        {
          do: 'pay',
          who: { controllerOf: theTarget },
          cost: { mana: '1' },
          times: 'X',
          otherwise: [words.counter(theTarget), words.drawCards(1)],
        },
      ],
      [target({ is: 'spell' })],
      'Counter target spell unless its controller pays {X}. If that player doesn’t, draw a card.',
    ],
    [
      'what depends on what is done unless somebody pays stands apart',
      [
        {
          do: 'pay',
          who: 'you',
          cost: { mana: '3' },
          otherwise: [
            { ...words.destroy(theTarget), as: 'done' },
            words.onlyWhen({ did: 'done' }, words.dealDamage(7, 'you')),
          ],
        },
      ],
      [target(creature)],
      'Destroy target creature unless you pay {3}. If that creature is destroyed this way, Example deals 7 damage to you.',
    ],
    [
      'what has the ability that was countered is a permanent',
      [words.counter(theTarget), words.destroy({ sourceOf: theTarget })],
      [target({ is: 'ability' })],
      'Counter target activated or triggered ability. If a permanent’s ability is countered this way, destroy that permanent.',
    ],
    [
      'a stake that is doubled, and against whom',
      [
        { do: 'note', amount: 1, as: 'stake' },
        {
          do: 'repeat',
          effect: [
            { do: 'flipCoin', as: 'flip', winner: 'winner', loser: 'loser' },
            { do: 'loseLife', who: bound('loser'), amount: bound('stake') },
            { do: 'note', amount: { times: 2, of: bound('stake') }, as: 'stake' },
          ],
          may: bound('winner'),
        },
      ],
      [opponent],
      'You and target opponent flip a coin. The loser loses 1 life. The winner may repeat this process, doubling the stakes each time.',
    ],
    [
      'damage of one prevention step is that which is assigned',
      [{ ...words.preventDamage('all', theTarget), assigned: true }],
      [{ what: creature }],
      'Prevent all damage that is assigned to target creature.',
    ],
    [
      'what is divided evenly is said as a whole',
      [words.dealDamageDividedEvenly('X', theTarget)],
      [{ what: { any: [creature, player] }, most: 'any number', dividedEvenly: 'X' }],
      'Example deals X damage divided evenly, rounded down, among one or more target creatures and/or players.',
    ],
    [
      'a number that takes words stands behind what it counts',
      [words.sacrificeOf('you', land, { count: creature })],
      [],
      'Sacrifice a number of lands equal to the number of creatures.',
    ],
    [
      'one card that is drawn is that card',
      [{ ...words.drawCards(1), as: 'it' }, words.reveal(bound('it'))],
      [],
      'Draw a card. Reveal that card.',
    ],
    [
      'two cards that were found are those cards, and the second another than the first',
      [
        words.search(land, 'one'),
        words.search({ all: [land, { not: { among: bound('one') } }] }, 'another'),
        words.putIntoPlay({ several: [bound('one'), bound('another')] }),
      ],
      [],
      'Search your library for a land card. Search your library for a land card other than that card. Put those cards into play.',
    ],
    [
      'what is left of those is the rest',
      [
        words.search(land, 'it', 2),
        words.choose(bound('it'), 'one'),
        words.putIntoPlay(bound('one')),
        words.move({ cards: { among: bound('it') }, in: 'library', of: 'you' }, 'hand'),
      ],
      [],
      'Search your library for up to two land cards. Put one of those cards into play. Put the rest into your hand.',
    ],
    [
      'what neither of two searched zones gives up is the rest',
      [
        { ...words.search({ all: [] }, 'it', 5), zones: ['library', 'graveyard'] },
        words.move(
          {
            several: [
              { cards: { not: { among: bound('it') } }, in: 'library', of: 'you' },
              { cards: { not: { among: bound('it') } }, in: 'graveyard', of: 'you' },
            ],
          },
          'exile',
        ),
      ],
      [],
      'Search your library and graveyard for five cards. Remove the rest from the game.',
    ],
    [
      'mana of which there may be any amount is paid, and not chosen before',
      [
        words.chooseNumber({ manaOf: 'you' }, 'many'),
        {
          ...words.payTo({ mana: '1' }, words.drawCards(bound('many'))),
          times: bound('many'),
        },
      ],
      [],
      'You may pay any amount of mana. If you do, draw that many cards.',
    ],
    [
      'what both players discard, and what each is dealt for it, is said of each player',
      [
        ...(['you', 'opponent'] as const).map((who) => ({
          do: 'choose' as const,
          who,
          among: { cards: { is: 'card' as const }, in: 'hand' as const, of: who },
          as: `of ${who}`,
          count: 2,
          upTo: true as const,
        })),
        ...(['you', 'opponent'] as const).map((who) => ({
          ...words.discardCards(who, bound(`of ${who}`)),
          as: `gone of ${who}`,
        })),
        ...(['you', 'opponent'] as const).map((who) =>
          words.dealDamage({ difference: [4, { countOf: bound(`gone of ${who}`) }] }, who),
        ),
      ],
      [],
      'Each player may discard up to two cards. Example deals damage to each player equal to 4 minus the number of cards that he or she discarded this way.',
    ],
    [
      'of a creature or player only the creature can’t be regenerated',
      [words.dealDamage(1, theTarget), { do: 'cantRegenerate', what: theTarget }],
      [target({ any: [creature, player] })],
      'Example deals 1 damage to target creature or player. That creature can’t be regenerated this turn.',
    ],
  ])('%s', (_, effect, targets, text) => {
    expect(said(effect, targets)).toBe(text);
  });
});

describe('what is so all the time', () => {
  const half = (rounded: 'up' | 'down') => ({ half: { count: land }, rounded }) as const;
  test.each<readonly [string, StaticAbility['effect'], string]>([
    [
      'two amounts have a letter each',
      { modifies: 'enchanted', by: { power: half('down'), toughness: half('up') } },
      'Enchanted creature gets +X/+Y, where X is half the number of lands, rounded down, and Y is half the number of lands, rounded up.',
    ],
    [
      'protection lets be what gives it',
      {
        modifies: 'enchanted',
        by: {
          grants: [
            { kind: 'keyword', keyword: 'protection', from: { color: 'W' }, spares: 'Example' },
          ],
        },
      },
      'Enchanted creature has protection from white. This effect doesn’t remove Example.',
    ],
    [
      'a number that stands on the card is left to it',
      { modifies: 'self', by: { becomes: { power: 2, toughness: { count: land } } } },
      'Example’s toughness is equal to the number of lands.',
    ],
  ])('%s', (_, effect, text) => {
    const card = words.localEnchantment('Example', 'W', creature, [{ kind: 'static', effect }]);
    expect(rulesText(card).at(-1)).toBe(text);
  });

  test('a colour that no mana cost shows', () => {
    const card: CardDefinition = {
      name: 'Example',
      types: ['Sorcery'],
      colors: ['R'],
      spell: [{ effect: [words.drawCards(1)] }],
    };
    expect(rulesText(card)).toStrictEqual(['Example is red.', 'Draw a card.']);
  });

  test('6ED Glossary: Counts As: what a land is beside its name', () => {
    const card: CardDefinition = {
      name: 'Example',
      types: ['Land'],
      countsAs: ['Swamp', 'Island'],
    };
    expect(rulesText(card)).toStrictEqual(['Example counts as a Swamp and an Island.']);
    expect(rulesText({ ...card, countsAsInstead: true })).toStrictEqual([
      'Example counts as a Swamp and an Island instead.',
    ]);
  });

  test('that it is left out where nobody plays for ante', () => {
    const card = {
      ...words.sorcery('Example', 'R', [{ effect: [words.drawCards(1)] }]),
      forAnte: true,
    } as const;
    expect(rulesText(card)[0]).toBe('Play with Example only if you’re playing for ante.');
  });

  test('one line for the mana of all colours of which one was chosen', () => {
    const mana = (['W', 'U', 'B', 'R', 'G'] as const).map((color): Ability => ({
      kind: 'activated',
      cost: { tap: true },
      effect: [{ do: 'addMana', mana: color }],
      onlyIf: [{ object: 'self', is: { chose: color } }],
    }));
    expect(rulesText(words.creatureCard('Example', '1', 'Elf', '1/1', mana))).toStrictEqual([
      '{T}: Add one mana of the chosen color to your mana pool.',
    ]);
  });
});

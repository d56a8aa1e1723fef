import { describe, expect, test } from '@jest/globals';
import { rulesText, spellText } from '../rules-text.ts';
import type {
  Ability,
  Awaited,
  Effect,
  Reference,
  SpellText,
  StaticEffect,
  TargetSpec,
} from '../language.ts';
import type { Delay } from './delay.ts';
import type { PutIntoPlay } from './put-into-play.ts';
import * as words from '../words.ts';
import { COMMON_TERMS } from '../say/terms.ts';
import { EFFECT_WORDS } from './index.ts';

const { bound, creature, land, player, spellOnStack, target, theTarget, youControl } = words;
const onCreature: readonly TargetSpec[] = [target(creature)];
const onPlayer: readonly TargetSpec[] = [target(player)];
const onCard: readonly TargetSpec[] = [{ what: { all: [] }, in: 'graveyard' }];
const onSpell: readonly TargetSpec[] = [target(spellOnStack)];
const twoTargets: readonly TargetSpec[] = [target(creature), target(creature)];

const said = (effect: readonly Effect[], targets: readonly TargetSpec[] = []): string =>
  spellText({ effect, targets }, { name: 'Example' });

/** What a creature says that has this ability. */
const says = (ability: Ability): string[] =>
  rulesText(words.creatureCard('Example', '1', 'Elf', '1/1', [ability]));

/** What each word says, with what it acts on. */
const TEXTS: { readonly [W in Effect['do']]: readonly [Effect, readonly TargetSpec[], string] } = {
  addMana: [words.addMana('GG'), [], 'Add {G}{G} to your mana pool.'],
  addProducedMana: [
    words.addProducedMana('you'),
    [],
    'Add one mana of any type that was produced to your mana pool.',
  ],
  createCopies: [
    words.createCopies(theTarget),
    onCreature,
    'Put a token that’s a copy of target creature into play.',
  ],
  repayNextDamage: [
    words.repayNextDamage(theTarget, 'you'),
    onCreature,
    'The next time target creature would deal damage to you this turn, Example deals as much damage to the source’s controller as well.',
  ],
  note: [words.note(3, 'it'), [], 'Note the number 3.'],
  attach: [
    words.attach(theTarget, words.nthTarget(1)),
    [target(words.enchantment), target(creature)],
    'Move target enchantment to target creature.',
  ],
  becomeBlocked: [words.becomeBlocked(theTarget), onCreature, 'Target creature becomes blocked.'],
  cantRegenerate: [
    words.cantRegenerate(theTarget),
    onCreature,
    'Target creature can’t be regenerated this turn.',
  ],
  cardAtRandom: [
    words.cardAtRandom(theTarget, 'it'),
    onPlayer,
    'Choose a card at random from target player’s hand and reveal it.',
  ],
  changeColorWord: [
    words.changeColorWord(theTarget),
    onSpell,
    'Replace all instances of one color word in the text of target spell with another.',
  ],
  changeLandWord: [
    words.changeLandWord(theTarget),
    onSpell,
    'Replace all instances of one basic land type in the text of target spell with another.',
  ],
  changeTarget: [words.changeTarget(theTarget), onSpell, 'Change the target of target spell.'],
  choose: [
    words.choose({ every: youControl(creature) }, 'it'),
    [],
    'Choose a creature you control.',
  ],
  letTarget: [
    words.letTarget(theTarget, 'self'),
    onPlayer,
    'Until end of turn, Example can be the target of target player’s spells and abilities.',
  ],
  mayPlay: [
    words.mayPlay({ top: 1, in: 'library', of: 'you' }, 'end of turn'),
    [],
    'Until end of turn you may play the top card of your library.',
  ],
  repeat: [
    words.repeatWhile({ did: 'it' }, words.gainLife('you', 1)),
    [],
    'You gain 1 life. If you do, repeat this process.',
  ],
  returnInUntap: [
    words.returnInUntap('self'),
    [],
    'During your next untap step, as you untap your permanents, return Example to its owner’s hand.',
  ],
  chooseNumber: [words.chooseNumber(3, 'it'), [], 'Choose a number up to 3.'],
  chooseSource: [words.chooseSource({ color: 'R' }, 'it'), [], 'Choose a red source.'],
  copySpell: [
    words.copySpell(theTarget, 'R'),
    onSpell,
    'Copy target spell, except that the copy is red. You may choose new targets for the copy.',
  ],
  counter: [words.counter(theTarget), onSpell, 'Counter target spell.'],
  createTokens: [
    words.createTokens(2, { name: 'Saproling', types: ['Creature'], power: 1, toughness: 1 }),
    [],
    'Put two 1/1 Saproling creature tokens into play.',
  ],
  creaturesDealNoCombatDamage: [
    words.creaturesDealNoCombatDamage,
    [],
    'Creatures deal no combat damage this turn.',
  ],
  dealDamage: [
    words.dealDamage({ count: youControl(creature) }, theTarget),
    onPlayer,
    'Example deals damage equal to the number of creatures you control to target player.',
  ],
  delay: [
    words.delay({ when: 'leaves play', what: theTarget }, words.loseLife('you', 2)),
    onCreature,
    'When target creature leaves play, you lose 2 life.',
  ],
  destroy: [words.destroy({ every: land }), [], 'Destroy all lands.'],
  discardAtRandom: [
    words.discardAtRandom(theTarget, 2),
    onPlayer,
    'Target player discards two cards at random.',
  ],
  discardCards: [
    words.discardCards(theTarget, { top: 1, in: 'library', of: 'you' }),
    onPlayer,
    'Target player discards the top card of your library.',
  ],
  discard: [words.discard(theTarget, 'all'), onPlayer, 'Target player discards his or her hand.'],
  doubleCounters: [
    words.doubleCounters(theTarget),
    onCreature,
    'For each counter on target creature, put another of its kind there.',
  ],
  draw: [words.draw('each player', 'X'), [], 'Each player draws X cards.'],
  endGame: [words.loseTheGame(theTarget), onPlayer, 'Target player loses the game.'],
  exchangeControl: [
    words.exchangeControl(theTarget, words.nthTarget(1)),
    twoTargets,
    'Exchange control of target creature and target creature.',
  ],
  exchangeLife: [
    words.exchangeLife('you', theTarget),
    onPlayer,
    'You and target player exchange life totals.',
  ],
  fight: [
    words.fight(theTarget, words.nthTarget(1)),
    twoTargets,
    'Target creature and target creature deal damage to each other, each as much as its power.',
  ],
  extraPhases: [
    words.extraPhases('combat'),
    [],
    'After this phase, there is an additional combat phase.',
  ],
  extraTurn: [words.extraTurn('you'), [], 'Take an extra turn after this one.'],
  forEach: [
    words.forEach('each player', 'one', words.loseLife(bound('one'), 1)),
    [],
    'Each player loses 1 life.',
  ],
  gainAbilities: [
    { do: 'gainAbilities', what: 'self', of: theTarget, until: 'end of turn' },
    onCreature,
    'Example gains all activated abilities of target creature until end of turn.',
  ],
  playCopy: [
    { do: 'playCopy', what: { exiledWith: 'self' } },
    [],
    'Copy the card removed from the game with Example and play the copy without paying its mana cost.',
  ],
  ante: [
    { do: 'ante', who: 'you', what: { top: 1, in: 'library', of: 'you' } },
    [],
    'Ante the top card of your library.',
  ],
  gainOwnership: [
    { do: 'gainOwnership', who: 'you', what: theTarget },
    onCreature,
    'You become the owner of target creature.',
  ],
  gainControl: [
    words.gainControl(theTarget, { asLongAs: 'you control this' }),
    onCreature,
    'Gain control of target creature for as long as you control Example.',
  ],
  gainLife: [words.gainLife('you', bound('amount')), [], 'You gain that much life.'],
  if: [
    words.onlyWhen({ exists: youControl(land) }, words.drawCards(2), words.gainLife('you', 1)),
    [],
    'If you control a land, draw two cards and you gain 1 life.',
  ],
  keepTapped: [
    words.keepTapped(theTarget),
    onCreature,
    'Target creature doesn’t untap during its controller’s next untap step.',
  ],
  inCombat: [
    words.inCombat({ every: creature }, { cant: 'block' }),
    [],
    'Creatures can’t block this turn.',
  ],
  insteadOfGraveyard: [
    words.insteadOfGraveyard(theTarget, 'exile'),
    onCreature,
    'If target creature would be put into a graveyard this turn, remove it from the game instead.',
  ],
  lookAt: [
    words.lookAt(words.cardsIn('hand', theTarget)),
    onPlayer,
    'Look at target player’s hand.',
  ],
  lookAtTop: [
    words.lookAtTop(theTarget, 3),
    onPlayer,
    'Look at the top three cards of target player’s library.',
  ],
  loseLife: [
    words.loseLife(theTarget, { half: { lifeOf: theTarget }, rounded: 'up' }),
    onPlayer,
    'Target player loses life equal to half that player’s life total, rounded up.',
  ],
  modify: [
    words.untilEndOfTurn({ every: youControl(creature) }, { power: 1, gains: ['flying'] }),
    [],
    'Creatures you control get +1/+0 and gain flying until end of turn.',
  ],
  may: [
    words.letPlayer(theTarget, words.draw(bound('player'), 1)),
    onPlayer,
    'Target player may draw a card.',
  ],
  mill: [
    words.mill(theTarget, 2),
    onPlayer,
    'Target player puts the top two cards of his or her library into his or her graveyard.',
  ],
  move: [
    words.move({ top: 1, in: 'library', of: theTarget }, 'exile'),
    onPlayer,
    'Remove the top card of target player’s library from the game.',
  ],
  moveCounter: [
    words.moveCounter('+1/+1', theTarget, words.nthTarget(1)),
    twoTargets,
    'Move a +1/+1 counter from target creature to target creature.',
  ],
  nameCard: [words.nameCard('name'), [], 'Name a card.'],
  chooseWord: [words.chooseWord('color', 'it'), [], 'Choose a color.'],
  flipCoin: [words.flipCoin('it'), [], 'Flip a coin.'],
  playSubgame: [
    words.playSubgame('others'),
    [],
    'The players play a subgame with their libraries as their decks.',
  ],
  exchangeCards: [
    words.exchangeCards(theTarget, { top: 1, in: 'library', of: 'you' }),
    [{ ...target(creature), in: 'graveyard' }],
    'Exchange target creature card in a graveyard with the top card of your library.',
  ],
  exchangeZones: [
    words.exchangeZones('graveyard', 'library'),
    [],
    'Exchange your graveyard and library.',
  ],
  changeCreatureWord: [
    words.changeCreatureWord(theTarget),
    onSpell,
    'Replace all instances of one creature type in the text of target spell with another.',
  ],
  tossCoin: [words.tossCoin('it'), [], 'Flip a coin.'],
  bid: [
    words.bid(0, 'bidder', 'bid'),
    [],
    'Players bid life: you begin at 0, and each in turn may top the high bid until it stands.',
  ],
  emptyPool: [
    words.emptyPool(theTarget),
    [words.target(words.player)],
    'Target player loses all mana in his or her mana pool.',
  ],
  revealUntil: [
    words.revealUntil(words.land, 'it'),
    [],
    'Reveal cards from the top of your library until a land card is revealed.',
  ],
  standing: [
    words.standing({ additionalLands: 1, who: 'you' }, 'end of turn'),
    [],
    'You may play an additional land this turn.',
  ],
  haveAbilities: [
    words.haveAbilities('end of turn', words.activated({ life: 1 }, words.addMana('C'))),
    [],
    'Until end of turn, you have “Pay 1 life: Add {C} to your mana pool.”',
  ],
  ignore: [words.ignore, [], 'Ignore what Example forbids until end of turn.'],
  orderTop: [
    words.orderTop('you', 3),
    [],
    'Look at the top three cards of your library and put them back in any order.',
  ],
  pay: [
    words.payTo({ mana: '2' }, words.drawCards(1)),
    [],
    'You may pay {2}. If you do, draw a card.',
  ],
  phaseOut: [words.phaseOut(theTarget), onCreature, 'Target creature phases out.'],
  preventAssigned: [
    words.preventAssigned(theTarget, 2),
    [target({ is: 'assigned damage' })],
    'Prevent 2 damage of target assigned damage.',
  ],
  preventDamage: [
    words.preventDamage('all', theTarget),
    onCreature,
    'Prevent all damage that would be dealt to target creature this turn.',
  ],
  preventNextDamage: [
    words.preventNextDamage(theTarget, 'you'),
    onCreature,
    'The next time target creature would deal damage to you this turn, prevent that damage.',
  ],
  putCounters: [
    words.putCounters(theTarget, 'poison', 2),
    onPlayer,
    'Target player gets two poison counters.',
  ],
  putIntoPlay: [
    words.putIntoPlay(theTarget),
    [words.inYourGraveyard(creature)],
    'Put target creature card in your graveyard into play.',
  ],
  redirectDamage: [
    words.redirectDamage(1, 'you', theTarget),
    onCreature,
    'The next 1 damage that would be dealt to you this turn is dealt to target creature instead.',
  ],
  regenerate: [words.regenerate(theTarget), onCreature, 'Regenerate target creature.'],
  removeCounters: [
    words.removeCounters(theTarget, 'charge', 'all'),
    onCreature,
    'Remove all charge counters from target creature.',
  ],
  removeFromCombat: [
    words.removeFromCombat(theTarget),
    onCreature,
    'Remove target creature from combat.',
  ],
  block: [
    words.block(theTarget, { every: { is: 'attacking' } }),
    onCreature,
    'Target creature blocks each attacking creature.',
  ],
  reveal: [
    words.reveal({ top: 1, in: 'library', of: 'you' }),
    [],
    'Reveal the top card of your library.',
  ],
  sacrifice: [words.sacrifice('self'), [], 'Sacrifice Example.'],
  search: [words.search(land, 'found', 2), [], 'Search your library for up to two land cards.'],
  setLife: [words.setLife(theTarget, 5), onPlayer, 'Target player’s life total becomes 5.'],
  shuffle: [words.shuffle(theTarget), onPlayer, 'Target player shuffles his or her library.'],
  skip: [words.skip(theTarget, 'draw'), onPlayer, 'Target player skips his or her next draw step.'],
  tap: [words.tap({ every: creature }), [], 'Tap all creatures.'],
  play: [words.play(theTarget), onCreature, 'Play target creature without paying its mana cost.'],
  playManaAbility: [
    words.playManaAbility(theTarget, { every: land }),
    onPlayer,
    'Target player plays a mana ability of each land, if able.',
  ],
  takeMana: [
    words.takeMana(theTarget),
    onPlayer,
    'Put all mana from target player’s mana pool into yours.',
  ],
  playFor: [words.playFor('self', 'madness'), [], 'Play Example for its madness cost.'],
  controlTurn: [words.controlTurn(theTarget), onPlayer, 'You control target player’s next turn.'],
  flip: [words.flip('self'), [], 'Flip Example.'],
  endEffect: [words.endEffect, [], 'End this effect.'],
  endTurn: [words.endTurn(), [], 'End the turn.'],
  extraSteps: [
    words.extraSteps('upkeep'),
    [],
    'After this step, there is an additional upkeep step.',
  ],
  becomeCopy: [
    words.becomeCopy('self', theTarget),
    onCreature,
    'Example becomes a copy of target creature.',
  ],
  turnFaceDown: [words.turnFaceDown(theTarget), onCreature, 'Turn target creature face down.'],
  turnFaceUp: [words.turnFaceUp(theTarget), onCreature, 'Turn target creature face up.'],
  untap: [words.untap(theTarget), onCreature, 'Untap target creature.'],
};

describe('each effect word', () => {
  test.each(Object.entries(TEXTS))('%s', (_, [effect, targets, text]) => {
    expect(said([effect], targets)).toBe(text);
  });

  test('has its text in this table', () => {
    expect(Object.keys(TEXTS).sort()).toEqual(Object.keys(EFFECT_WORDS).sort());
  });
});

describe('one effect after another', () => {
  test.each<readonly [string, readonly Effect[], readonly TargetSpec[], string]>([
    [
      'damage of one source is one sentence',
      [words.dealDamage(2, theTarget), words.dealDamage(1, 'you')],
      onCreature,
      'Example deals 2 damage to target creature and 1 damage to you.',
    ],
    [
      'what was spoken of is not targeted again',
      [words.tap(theTarget), words.putCounters(theTarget, '+1/+1', 1)],
      onCreature,
      'Tap target creature. Put a +1/+1 counter on that creature.',
    ],
    [
      'what is chosen is said where it is used',
      [
        words.choose({ cards: { is: 'card' }, in: 'hand', of: 'you' }, 'it', 2),
        words.move(bound('it'), 'library'),
      ],
      [],
      'Put two cards from your hand on top of your library in any order.',
    ],
    [
      'what a player pays to keep it from happening',
      [words.unless(theTarget, { discard: 'choice' }, words.drawCards(1))],
      onPlayer,
      'Draw a card unless target player discards a card.',
    ],
    [
      'what is done, and what is done otherwise',
      [{ ...words.may(words.drawCards(1)), otherwise: [words.gainLife('you', 2)] }],
      [],
      'You may draw a card. If you don’t, you gain 2 life.',
    ],
    [
      'what was really done is counted',
      [
        { ...words.destroy({ every: creature }), as: 'dead' },
        words.addMana('B', { countOf: bound('dead'), that: creature }),
      ],
      [],
      'Destroy all creatures. Add {B} to your mana pool for each creature destroyed this way.',
    ],
    [
      'several targets are many',
      [words.untap(theTarget), words.untilEndOfTurn(theTarget, { gains: ['haste'] })],
      [{ what: creature, least: 0, most: 2 }],
      'Untap up to two target creatures. Those creatures gain haste until end of turn.',
    ],
  ])('%s', (_, effects, targets, text) => {
    expect(said(effects, targets)).toBe(text);
  });
});

describe('an ability that waits', () => {
  const bury = words.bury('self');
  const once = (until: Awaited, more: Partial<Delay> = {}): string =>
    said([{ ...words.delay(until, bury), ...more }], onCreature);

  test.each<readonly [string, Awaited, Partial<Delay>, string]>([
    ['for the end of the turn', { step: 'end of turn' }, {}, 'At end of turn, '],
    [
      'for the end of one’s own turn',
      { step: 'end of turn', of: 'you' },
      {},
      'At the end of your turn, ',
    ],
    ['for the end of combat', { step: 'end of combat' }, {}, 'At end of combat, '],
    [
      'for a step of one’s own',
      { step: 'upkeep', of: 'you' },
      {},
      'At the beginning of your next upkeep, ',
    ],
    [
      'for the next step of any turn',
      { step: 'upkeep' },
      {},
      'At the beginning of the next upkeep, ',
    ],
    [
      'for the end of another turn',
      { step: 'end of turn', inTurn: 'it' },
      {},
      'At the end of that turn, ',
    ],
    [
      'for a step of another turn',
      { step: 'upkeep', inTurn: 'it' },
      {},
      'At the beginning of that turn’s upkeep, ',
    ],
    [
      'for a loss of control',
      { when: 'you lose control', what: 'self' },
      {},
      'When you lose control of Example, ',
    ],
    [
      'for an untapping',
      { when: 'becomes untapped', what: 'self' },
      {},
      'When Example becomes untapped, ',
    ],
    [
      'in this turn only',
      { when: 'leaves play', what: 'self' },
      { thisTurn: true },
      'When Example leaves play this turn, ',
    ],
  ])('%s', (_, until, more, when) => {
    expect(once(until, more)).toBe(`${when}destroy Example. It can’t be regenerated.`);
  });

  test('for something every time, or the next time', () => {
    const until: Awaited = { trigger: { when: 'deals damage', what: 'self' } };
    expect([once(until), once(until, { every: true })].map((text) => text.split(',')[0])).toEqual([
      'When Example deals damage',
      'Whenever Example deals damage',
    ]);
  });

  test('unless somebody pays before', () => {
    const unless = { who: 'you', pays: { mana: '2' } } as const;
    expect(once({ step: 'end of turn' }, { unless })).toContain('unless you pay {2} before then.');
  });
});

describe('what comes into play', () => {
  test.each<readonly [string, Partial<PutIntoPlay>, string]>([
    ['tapped', { tapped: true }, 'Put target card in a graveyard into play tapped.'],
    [
      'tapped and attacking',
      { tapped: true, attacking: true },
      'Put target card in a graveyard into play tapped and attacking.',
    ],
    [
      'under its owner’s control',
      { under: 'owner' },
      'Put target card in a graveyard into play under its owner’s control.',
    ],
    [
      'under another’s control',
      { under: 'you' },
      'Put target card in a graveyard into play under your control.',
    ],
    [
      'with counters',
      { counters: { '+1/+1': 2 } },
      'Put target card in a graveyard into play with two +1/+1 counters on it.',
    ],
    [
      'on something',
      { on: 'self' },
      'Put target card in a graveyard into play attached to Example.',
    ],
  ])('%s', (_, more, text) => {
    expect(said([{ ...words.putIntoPlay(theTarget), ...more }], onCard)).toBe(text);
  });
});

describe('the end of the game', () => {
  const ends = (wins?: Reference, loses?: Reference): string =>
    said([{ do: 'endGame', ...(wins && { wins }), ...(loses && { loses }) }], onPlayer);

  test('for one who wins, one who loses, both, or nobody', () => {
    expect([ends('you'), ends(undefined, 'you'), ends('you', theTarget), ends()]).toEqual([
      'You win the game.',
      'You lose the game.',
      'You win the game and target player loses the game.',
      'The game goes on.',
    ]);
  });
});

describe('what is forbidden', () => {
  test.each<readonly [StaticEffect, string]>([
    [
      { forbids: 'playing spells', who: 'opponent', exceptOnOwnTurn: true },
      'Your opponent can play spells only during their own turns.',
    ],
    [
      { forbids: 'playing spells', who: 'you', exceptOnOwnTurn: true },
      'You can play spells only during your own turn.',
    ],
    [
      { forbids: 'playing abilities', who: 'each player', what: creature },
      'Activated abilities of creatures can’t be played.',
    ],
    [
      {
        forbids: 'playing abilities',
        who: 'each player',
        what: creature,
        costing: 'tap',
        exceptMana: true,
      },
      'Activated abilities of creatures with {T} in their costs can’t be played unless they’re mana abilities.',
    ],
    [
      { forbids: 'playing abilities', keyword: 'cycling', who: 'each player' },
      'Players can’t cycle cards.',
    ],
    [
      { forbids: 'playing abilities', who: 'opponent' },
      'Your opponent can’t play activated abilities.',
    ],
    [
      { forbids: 'playing spells', who: 'each player', exceptAsSorcery: true },
      'Players may play spells only any time they could play a sorcery.',
    ],
    [
      { forbids: 'playing spells', who: 'opponent', exceptAsSorcery: true },
      'Your opponent may play spells only any time he or she could play a sorcery.',
    ],
  ])('%j', (forbids, text) => {
    expect(says(words.always(forbids))).toEqual([text]);
  });
});

describe('the terms of an edition', () => {
  const doom: SpellText = { effect: [words.bury(theTarget)], targets: onCreature };

  test('6ED Glossary: Bury: a second sentence says that it can’t be regenerated', () => {
    expect(spellText(doom, { name: 'Doom' })).toBe(
      'Destroy target creature. It can’t be regenerated.',
    );
  });

  test('5ED Regeneration.2#1: burying is one word', () => {
    const terms = { ...COMMON_TERMS, bury: 'bury' };
    expect(spellText(doom, { name: 'Doom' }, terms)).toBe('Bury target creature.');
  });

  test('say how permanents come', () => {
    const terms = { ...COMMON_TERMS, entersPlay: 'enters the battlefield' };
    const card = words.landCard('Swampland', [words.comesIntoPlayTapped]);
    expect(rulesText(card, terms)).toEqual(['Swampland enters the battlefield tapped.']);
  });
});

describe('a static ability', () => {
  const artifact = { exists: words.youControl(words.artifact) };

  test.each<[string, Ability, string]>([
    [
      'says under which condition it works',
      { kind: 'static', asLongAs: artifact, effect: { modifies: 'self', by: { power: 1 } } },
      'As long as you control an artifact, Example gets +1/+0.',
    ],
    [
      'that keeps what it is on from untapping',
      words.always({ doesNotUntap: 'self' }),
      'Example doesn’t untap during your untap step.',
    ],
    [
      'that keeps it from being a target',
      words.always({ cantBeTheTarget: 'self', of: 'spells', whose: 'opponent' }),
      'Example can’t be the target of spells your opponent controls.',
    ],
    [
      'that has others come into play tapped',
      words.always({ entersTapped: land }),
      'Lands come into play tapped.',
    ],
    [
      'that makes attacking cost mana',
      words.always({ inCombat: { costsTo: 'attack', pay: { mana: 3 } }, who: 'enchanted' }),
      'Enchanted permanent can’t attack unless its controller pays {3}.',
    ],
    [
      'that makes blocking cost life',
      words.always({ inCombat: { costsTo: 'block', pay: { life: 2 } }, who: 'enchanted' }),
      'Enchanted permanent can’t block unless its controller pays 2 life.',
    ],
    [
      'that prevents damage from some sources',
      words.always({ replaces: { would: 'be dealt damage', what: 'self', from: creature } }),
      'Prevent all damage that would be dealt to Example by a creature.',
    ],
    [
      'that prevents damage to anybody',
      words.always({ replaces: { would: 'be dealt damage', what: { all: [] }, from: creature } }),
      'Prevent all damage that would be dealt by a creature.',
    ],
    [
      'that allows more lands',
      words.always({ additionalLands: 1, who: 'you' }),
      'You may play an additional land on each of your turns.',
    ],
    [
      'that forbids spells',
      words.always({ forbids: 'playing spells', what: creature, who: 'each player' }),
      'Players can’t play creature spells.',
    ],
  ])('%s', (_, ability, text) => {
    expect(says(ability)).toEqual([text]);
  });
});

describe('an optional ability', () => {
  const texts = (effect: Effect, targets: readonly TargetSpec[] = []): string[] =>
    rulesText(
      words.creatureCard('Example', '1', 'Elf', '1/1', [
        words.triggered(words.whenThisComesIntoPlay, effect, { may: 'you', targets }),
      ]),
    );

  test('is the player’s to do', () => {
    expect(texts(words.drawCards(1))).toEqual([
      'When Example comes into play, you may draw a card.',
    ]);
    expect(texts(words.gainLife('you', 2))).toEqual([
      'When Example comes into play, you may gain 2 life.',
    ]);
  });

  test('or to have done by another', () => {
    expect(texts(words.loseLife(theTarget, 2), onPlayer)).toEqual([
      'When Example comes into play, you may have target player lose 2 life.',
    ]);
  });
});

describe('what is said instead', () => {
  test('of a draw', () => {
    const effect = [words.gainLife('you', 1)] as const;
    const drawn = words.always({ replaces: { would: 'draw', who: 'you', effect } });
    const optional = words.always({ replaces: { would: 'draw', who: 'you', may: true, effect } });
    expect([says(drawn), says(optional)]).toEqual([
      ['If you would draw a card, instead you gain 1 life.'],
      ['If you would draw a card, you may gain 1 life instead.'],
    ]);
  });

  test('of a cost that another may be paid for', () => {
    const life = words.unless('you', { life: 1 }, words.loseLife('you', 2));
    const or = (...more: readonly Effect[]): string =>
      said([words.unless('you', { mana: '1' }, life, ...more)]);
    expect([or(), or(words.drawCards(1))]).toEqual([
      'You lose 2 life unless you pay {1} or pay 1 life.',
      'You lose 2 life unless you pay 1 life and draw a card unless you pay {1}.',
    ]);
  });
});

test('a look at the top of a library binds the cards where they have a name', () => {
  expect([words.lookAtTop('you', 1), words.lookAtTop('you', 1, 'seen')]).toEqual([
    { do: 'lookAtTop', of: 'you', amount: 1 },
    { do: 'lookAtTop', of: 'you', amount: 1, as: 'seen' },
  ]);
});

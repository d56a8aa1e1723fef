import { describe, expect, test } from '@jest/globals';
import type { Amount, AmountWord } from '../amounts.ts';
import { spellText } from '../rules-text.ts';
import * as words from '../words.ts';

const { bound, creature, land, theTarget, youControl } = words;

const TEXTS: Readonly<Record<AmountWord, readonly [Amount, string]>> = {
  count: [{ count: youControl(land) }, 'equal to the number of lands you control'],
  countOf: [
    { countOf: bound('these'), that: creature },
    'equal to the number of creatures among it',
  ],
  chosenNumberOf: [{ chosenNumberOf: 'self' }, 'equal to the chosen number'],
  preventedOf: [{ preventedOf: 3, by: 'it' }, 'equal to the damage prevented this way'],
  bound: [{ half: bound('it'), rounded: 'up' }, 'equal to half that number, rounded up'],
  spentOnX: [{ spentOnX: 'B' }, 'equal to the amount of {B} spent on X'],
  manaOf: [{ manaOf: 'you' }, 'equal to the mana that you can pay'],
  lifePaidFor: [
    { lifePaidFor: 'self' },
    'equal to the life that was paid as Example came into play',
  ],
  toughnessOf: [{ toughnessOf: 'self' }, 'equal to Example’s toughness'],
  colorsAmong: [
    { colorsAmong: { every: youControl(land) } },
    'equal to the number of colors among lands you control',
  ],
  basicLandTypesAmong: [
    { basicLandTypesAmong: { every: youControl(land) } },
    'equal to the number of basic land types among lands you control',
  ],
  colorsPaidFor: [
    { colorsPaidFor: 'self' },
    'equal to the number of colors of mana spent on Example',
  ],
  greatest: [
    { greatest: 'power', among: { every: youControl(creature) } },
    'equal to the greatest power among creatures you control',
  ],
  lesser: [{ lesser: [{ lifeOf: 'you' }, 2] }, 'equal to the lesser of your life total and 2'],
  greater: [{ greater: [{ lifeOf: 'you' }, 2] }, 'equal to the greater of your life total and 2'],
  sum: [{ sum: [{ lifeOf: 'you' }, 2] }, 'equal to your life total plus 2'],
  difference: [
    { difference: [7, { count: words.cardsIn('hand', 'you') }] },
    'equal to 7 minus the number of cards in your hand',
  ],
  half: [
    { half: { lifeOf: 'you' }, rounded: 'down' },
    'equal to half your life total, rounded down',
  ],
  powerOf: [{ powerOf: theTarget }, 'equal to target creature’s power'],
  manaValueOf: [{ manaValueOf: theTarget }, 'equal to target creature’s converted mana cost'],
  lifeOf: [{ lifeOf: 'opponent' }, 'equal to your opponent’s life total'],
  counters: [
    { counters: '+1/+1', on: theTarget },
    'equal to the number of +1/+1 counters on target creature',
  ],
  quotient: [
    { quotient: [{ lifeOf: 'you' }, 2], rounded: 'up' },
    'equal to your life total divided by two, rounded up',
  ],
  countThisTurn: [
    { countThisTurn: 'died', that: creature },
    'equal to the number of creatures that died this turn',
  ],
  timesPlayed: [
    { timesPlayed: 'self' },
    'equal to the number of times that ability of Example was played this turn',
  ],
  timesReplicated: [
    { timesReplicated: { mana: 'R' } },
    'equal to the number of times its replicate cost was paid',
  ],
  damageTakenBy: [
    { damageTakenBy: 'opponent' },
    'equal to the damage that was dealt to your opponent this turn',
  ],
  timesPaid: [{ timesPaid: 'kicker' }, 'equal to as many as the kicker cost was paid'],
  times: [{ times: 2, of: { powerOf: 'self' } }, 'equal to twice Example’s power'],
};

describe('each amount as a noun', () => {
  test.each(Object.entries(TEXTS))('%s', (_, [amount, text]) => {
    const targets = [{ what: creature }];
    const said = spellText(
      { targets, effect: [words.gainLife('you', amount)] },
      { name: 'Example' },
    );
    expect(said).toBe(`You gain life ${text}.`);
  });
});

import { afterEach, describe, expect, test } from '@jest/globals';
import { LANGUAGE as GERMAN } from './de.ts';
import { chosenLanguage } from './languages.ts';
import { formsOf } from './plural.ts';
import { language, locale, say, tell } from './say.ts';

afterEach(() => {
  language.value = null;
});

describe('a message', () => {
  test('is its key in English, with what it is about', () => {
    expect(say('Only {left} is left on your clock.', { left: '0:25' })).toBe(
      'Only 0:25 is left on your clock.',
    );
  });

  test.each([
    [1, '1 second', '1 Sekunde'],
    [2, '2 seconds', '2 Sekunden'],
    [1234, '1,234 seconds', '1.234 Sekunden'],
  ])('has the form that goes with %i, and the language’s figures', (left, english, german) => {
    expect(say('{left} {left:second|seconds}', { left })).toBe(english);
    language.value = GERMAN;
    expect(say('{left} {left:second|seconds}', { left })).toBe(german);
  });

  test('leaves braces in what it is about alone: {R} is mana', () => {
    expect(say('It costs {cost}.', { cost: '{2}{R}' })).toBe('It costs {2}{R}.');
  });

  test('has as many forms as the language: Polish has four', () => {
    const formOf = formsOf('pl');
    expect([1, 2, 5, 1.5].map(formOf)).toEqual([0, 1, 2, 3]);
  });
});

describe('the language', () => {
  test.each([
    ['what was chosen here', 'en', ['de-AT', 'en'], 'en'],
    ['the first of the reader’s that the page knows', null, ['fr-FR', 'de-AT', 'en'], 'de'],
    ['English, where it knows none', null, ['fr'], 'en'],
    ['not what an older page has kept', 'xx', ['de'], 'de'],
    ['no name that every object has', 'toString', [], 'en'],
  ])('is %s', (_, kept, wanted, code) => {
    expect(chosenLanguage(kept, wanted)).toBe(code);
  });

  test('is what Intl writes numbers and dates in', () => {
    expect(locale()).toBe('en');
    language.value = GERMAN;
    expect(locale()).toBe('de');
  });
});

describe('what the server tells', () => {
  test('stays in English as it is', () => {
    expect(tell('Player 1 passes')).toBe('Player 1 passes');
  });

  test.each([
    ['Player 1 passes', 'Player 1 passt'],
    ['Upkeep', 'Versorgungssegment'],
    ['to declare attackers', 'bis: Angreifer deklarieren'],
    ['Shock is put into Player 2’s graveyard', 'Shock kommt auf den Friedhof von Player 2'],
    ['Player 1 loses 1 life', 'Player 1 verliert 1 Lebenspunkt'],
    ['Player 1 loses 2 life', 'Player 1 verliert 2 Lebenspunkte'],
    ['Do you pay {3} for Mana Leak?', 'Bezahlst du {3} für Mana Leak?'],
    [
      'Refused: you may not play another land this turn',
      'Abgelehnt: du darfst in diesem Zug kein weiteres Land spielen',
    ],
    ['Wild Dogs of Player 2 (tapped, 1 damage)', 'Wild Dogs von Player 2 (getappt, 1 Schaden)'],
    ['A, B and C attack', 'Angriff: A, B und C'],
    [
      'Old Man of the Sea waits until River Boa of Player 2 becomes untapped',
      'Old Man of the Sea wartet, bis River Boa von Player 2 enttappt wird',
    ],
    [
      'Stangg waits until Player 1 loses control of Stangg Twin',
      'Stangg wartet, bis Player 1 die Kontrolle über Stangg Twin verliert',
    ],
  ])('%s', (english, german) => {
    expect(GERMAN.told(english)).toBe(german);
  });

  test.each(['Exile', 'Pay No Heed', 'Hanna, Ship’s Navigator', 'Fire and Brimstone', 'Poison'])(
    'a card called %s stays what it is called',
    (name) => {
      expect(GERMAN.told(name)).toBe(name);
    },
  );
});

import { words } from '@arbiter/cards';

const { untilEndOfTurn, activated, tapForMana, comesIntoPlayTapped, landCard } = words;

/** Tapped at first; becomes a 2/1 red creature with first strike until end of turn. */
export const ghituEncampment = landCard('Ghitu Encampment', [
  comesIntoPlayTapped,
  tapForMana('R'),
  activated(
    { mana: '1R' },
    untilEndOfTurn('self', {
      becomes: {
        addTypes: ['Creature'],
        power: 2,
        toughness: 1,
        colors: ['R'],
        keywords: ['first strike'],
      },
    }),
  ),
]);

/** Tapped at first; becomes a 3/3 green creature with trample until end of turn. */
export const treetopVillage = landCard('Treetop Village', [
  comesIntoPlayTapped,
  tapForMana('G'),
  activated(
    { mana: '1G' },
    untilEndOfTurn('self', {
      becomes: {
        addTypes: ['Creature'],
        power: 3,
        toughness: 3,
        colors: ['G'],
        keywords: ['trample'],
      },
    }),
  ),
]);

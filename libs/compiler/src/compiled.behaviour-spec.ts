/** Texts compiled on a creature or on a sorcery, for the specs of the grammar. Each gives the refusals where it is refused. */
import { compile, type Refusal } from './compile.ts';
import type { CardFacts } from './facts.ts';

export const BEAR: CardFacts = {
  name: 'Test Bear',
  manaCost: '{1}{G}',
  type: 'Creature — Bear',
  power: '2',
  toughness: '2',
  text: '',
};
export const WARDEN: CardFacts = { ...BEAR, name: 'Test Warden', type: 'Creature — Elf Warrior' };
export const RITE: CardFacts = { name: 'Test Rite', manaCost: '{U}', type: 'Sorcery', text: '' };
export const RITE_WITH_X: CardFacts = { ...RITE, manaCost: '{X}{U}' };

/** A card. */
type Compiled = Extract<ReturnType<typeof compile>, { readonly definition: unknown }>['definition'];

/** What the card is with this text. */
export const compiled = (facts: CardFacts, text: string): Compiled | readonly Refusal[] => {
  const result = compile({ ...facts, text });
  return 'definition' in result ? result.definition : result.refusals;
};

/** The abilities that the text gives a creature. */
export const abilitiesOf = (text: string, creature = BEAR): unknown => {
  const card = compiled(creature, text);
  return 'abilities' in card ? card.abilities : card;
};

/** The last ability that the text gives a creature. */
export const abilityOf = (text: string): unknown => {
  const card = compiled(BEAR, text);
  return 'abilities' in card ? card.abilities.at(-1) : card;
};

/** What a spell with this text does. */
export const effectOf = (text: string, spell = RITE): unknown => {
  const card = compiled(spell, text);
  return 'spell' in card ? card.spell[0]?.effect : card;
};

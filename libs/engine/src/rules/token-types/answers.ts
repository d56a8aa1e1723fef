import { creatureType, isCreatureType } from '@arbiter/cards';
import type { Printed } from '../../text/printed.ts';
import type { TokenTypes } from './question.ts';

/** It has what the text says and nothing else: its name gives it no type. */
export const tokensAreWhatTheTextSays: TokenTypes = (text) => text;

/** 5ED Tokens.5: a creature token's name is a creature type of it, beside those that the text gives. */
export const tokensAreOfTheTypeOfTheirName: TokenTypes = (text) => {
  const { types, subtypes, definition } = text;
  if (!types.includes('Creature')) return text;
  const { name } = definition;
  const named = isCreatureType(name) ? creatureType(name) : name;
  if (subtypes.includes(named)) return text;
  let known = withNames.get(text);
  if (known === undefined) {
    known = { ...text, subtypes: [...subtypes, named] };
    withNames.set(text, known);
  }
  return known;
};

/** One and the same for one and the same text. */
const withNames = new WeakMap<Printed, Printed>();

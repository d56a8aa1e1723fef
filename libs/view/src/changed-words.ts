import { changeText, rulesText, type CardDefinition, type TextChange } from '@arbiter/cards';
import type { ObjectId, Sight } from '@arbiter/engine';

/** What an object says, in one line; empty where it says nothing. */
export const textNow = (sight: Sight, id: ObjectId): string =>
  linesOf(sight, sight.printed(sight.object(id)).definition).join(' ');

/**
 * What an object would say, and be of its types, that is different once one word of its text was replaced by another (6ED 415.3); null where
 * nothing would be.
 */
export function textAfter(
  sight: Sight,
  id: ObjectId,
  word: 'land' | 'color',
  [from, to]: readonly [string, string],
): string | null {
  const { definition } = sight.printed(sight.object(id));
  const said = { word, from, to } as TextChange;
  const change = said.word === 'land' ? sight.rules.landTypeWords(said) : said;
  const changed = changeText(definition, [change]);
  const before = [typesOf(definition), ...linesOf(sight, definition)];
  const lines = [typesOf(changed), ...linesOf(sight, changed)].filter(
    (one, i) => one !== before[i],
  );
  return lines.length === 0 ? null : lines.join(' ');
}

const linesOf = (sight: Sight, definition: CardDefinition): readonly string[] =>
  rulesText(definition, sight.rules.cardTerms);

const typesOf = ({ types, subtypes = [] }: CardDefinition): string =>
  [types.join(' '), subtypes.join(' ')].filter((part) => part !== '').join(' — ');

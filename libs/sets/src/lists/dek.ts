import { listOfTags } from './card-tags.ts';
import type { Deck, DeckPart, ReadList } from './list.ts';
import { escaped, tagsOf } from './xml.ts';

/** Magic Online's `.dek`: an element `Cards` for each line, which says whether it is in the sideboard. */
export const parseDek = (text: string): ReadList =>
  listOfTags(
    tagsOf(text).flatMap(({ line, name, attributes }) =>
      name === 'cards'
        ? [
            {
              line,
              side: attributes.get('sideboard')?.toLowerCase() === 'true',
              count: attributes.get('quantity'),
              name: attributes.get('name'),
            },
          ]
        : [],
    ),
  );

/** Of Magic Online's own numbers for cards we know none (`CatID="0"`): what is read back goes by names. */
export function writeDek({ main, side }: Deck): string {
  const cards = (part: DeckPart, inSide: boolean) =>
    part.map(
      ({ count, name }) =>
        `  <Cards CatID="0" Quantity="${count}" Sideboard="${inSide}" Name="${escaped(name)}" Annotation="0" />`,
    );
  return `${[
    '<?xml version="1.0" encoding="utf-8"?>',
    '<Deck xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    '  <NetDeckID>0</NetDeckID>',
    '  <PreconstructedDeckID>0</PreconstructedDeckID>',
    ...cards(main, false),
    ...cards(side, true),
    '</Deck>',
  ].join('\n')}\n`;
}

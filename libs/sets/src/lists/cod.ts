import { listOfTags } from './card-tags.ts';
import type { Deck, DeckPart, ReadList } from './list.ts';
import { escaped, tagsOf } from './xml.ts';

/** Cockatrice's `.cod`: cards in zones `main` and `side`; other zones (tokens) are no part of a deck. */
export function parseCod(text: string): ReadList {
  let zone: string | undefined;
  return listOfTags(
    tagsOf(text).flatMap(({ line, name, attributes }) => {
      if (name === 'zone') zone = attributes.get('name')?.toLowerCase();
      if (name === '/zone') zone = undefined;
      if (name !== 'card' || (zone !== 'main' && zone !== 'side')) return [];
      const side = zone === 'side';
      return [{ line, side, count: attributes.get('number'), name: attributes.get('name') }];
    }),
  );
}

export function writeCod({ main, side }: Deck): string {
  const zone = (name: string, part: DeckPart) =>
    part.length === 0
      ? []
      : [
          `    <zone name="${name}">`,
          ...part.map((one) => `        <card number="${one.count}" name="${escaped(one.name)}"/>`),
          '    </zone>',
        ];
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<cockatrice_deck version="1">',
    '    <deckname></deckname>',
    '    <comments></comments>',
    ...zone('main', main),
    ...zone('side', side),
    '</cockatrice_deck>',
  ].join('\n')}\n`;
}

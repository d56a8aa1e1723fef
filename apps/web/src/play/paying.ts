import type { CommandTried } from '@arbiter/client';
import { first, type Fields, type Recipient } from './fields.ts';
import type { Mark } from './touch.ts';
import { say } from '../words/say.ts';

/** How something would be paid for. */
export type Paid = NonNullable<CommandTried['pays']>;

/** A mana ability that is played to pay. */
export type Source = Paid['mana'][number];

/** In a form: the mana abilities that the player wants to pay with; what is missing the server adds. */
export const SOURCES = 'sources';

/** What the player wants to pay with. */
export const sourcesIn = (fields: Fields): readonly Source[] =>
  first(fields, SOURCES)
    .split(' ')
    .filter((text) => text !== '')
    .map((text) => {
      const [object = 0, ability = 0] = text.split('.').map(Number);
      return { object, ability };
    });

/** The answer with that in it. */
export const withSources = (fields: Fields, sources: readonly Source[]): Fields => ({
  ...fields,
  [SOURCES]: [sources.map(({ object, ability }) => `${object}.${ability}`).join(' ')],
});

/** What will be tapped for mana is marked, unless it is a part of the answer itself. */
export function withPaying(
  marks: ReadonlyMap<Recipient, Mark>,
  paid: Paid | null,
): ReadonlyMap<Recipient, Mark> {
  if (paid === null) return marks;
  const all = new Map(marks);
  for (const { object } of paid.mana) {
    if (marks.get(object)?.picked !== true) all.set(object, { picked: true, note: say('pays') });
  }
  return all;
}

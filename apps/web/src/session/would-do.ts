import { ProblemError, type WantedTicket } from '@arbiter/client';
import { MOST_TERMS } from '@arbiter/protocol/limits';
import { first, type Fields } from '../play/fields.ts';
import type { Books } from '../state/state.ts';
import { say } from '../words/say.ts';
import { lengthOf, onDay } from './lobby.ts';

/**
 * The other terms on which anyone would do: each of the rules, formats and lengths that are chosen or would do, too, with each
 * other.
 */
export function wouldDoIn(books: Books, fields: Fields): NonNullable<WantedTicket['also']> {
  const chosen = (name: string, also: string): readonly string[] => [
    ...new Set([first(fields, name), ...(fields[also] ?? [])]),
  ];
  const all = chosen('edition', 'also').flatMap((edition) =>
    chosen('format', 'alsoFormat').flatMap((format) =>
      chosen('bestOf', 'alsoBestOf').map((length) => ({
        edition,
        format: onDay(books, format, fields),
        bestOf: lengthOf(length),
      })),
    ),
  );
  if (all.length > MOST_TERMS) {
    throw new ProblemError({
      type: 'about:blank',
      title: say('That is too much at once'),
      status: 422,
      detail: say(
        'Each of the rules with each format and each length makes {ways} ways to play; {most} is the most. Choose fewer.',
        { ways: all.length, most: MOST_TERMS },
      ),
    });
  }
  return all.slice(1);
}

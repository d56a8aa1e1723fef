import { parseArgs } from 'node:util';
import { DEFAULT_EDITION } from '@arbiter/editions';
import { FORMS, writeList, type Form } from '@arbiter/sets';
import { deckFaults, deckFromFile } from '../play/decks.ts';
import type { Command } from './command.ts';

const USAGE = `
arbiter deck FILE --edition 6ED [--format freeform] [--as FORM]

Checks a deck list, in any of the usual forms: one card a line with its count ('4 Giant Growth') and a
line 'Sideboard' before the sideboard, Magic Arena, Magic Online (text and .dek), Cockatrice (.cod), .dec.

  --format  freeform (60 cards or more, at most 4 of a card but basic lands, a sideboard of 15 or none),
            limited, type-1, type-1.5, extended or type-2; the last four as they were on the day of the
            edition's rulebook, or on another day: type-2@1999-08-04
  --as      ${FORMS.join(', ')}: prints the deck in that form, whatever is wrong with its cards

Exit code 0: it can be played. 1: it can't; each line says where and why.
`;

/** The deck check. */
export const deck: Command = {
  name: 'deck',
  summary: 'checks a deck list',
  usage: USAGE,
  run(args) {
    let given;
    try {
      given = parseArgs({
        args: [...args],
        allowPositionals: true,
        options: {
          edition: { type: 'string', default: DEFAULT_EDITION },
          format: { type: 'string', default: 'freeform' },
          as: { type: 'string' },
        },
      });
    } catch (error) {
      return fail(error instanceof Error ? error.message : String(error), 2);
    }
    const { positionals, values } = given;
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) return fail('name one file', 2);
    const form = values.as;
    if (form !== undefined && !isForm(form)) {
      return fail(`there is no form '${form}'; there is: ${FORMS.join(', ')}`, 2);
    }
    const checked = deckFromFile(file, values.edition, values.format);
    if (typeof checked === 'string') return fail(checked, 1);
    const { main, side, faults } = checked;
    if (faults.length > 0) {
      process.stderr.write(`${deckFaults(file, checked).join('\n')}\n`);
      if (form !== undefined && faults.every(({ kind }) => kind !== 'unreadable')) {
        process.stdout.write(writeList(checked.deck, form));
      }
      return 1;
    }
    if (form !== undefined) {
      process.stdout.write(writeList(checked.deck, form));
      return 0;
    }
    const board = side === 0 ? 'no sideboard' : `${side} in the sideboard`;
    process.stdout.write(
      `${file}: ${main} cards, ${board}; can be played in ${values.edition} ${values.format}\n`,
    );
    return 0;
  },
};

const isForm = (text: string): text is Form => (FORMS as readonly string[]).includes(text);

function fail(why: string, code: number): number {
  process.stderr.write(`arbiter deck: ${why}\n`);
  return code;
}

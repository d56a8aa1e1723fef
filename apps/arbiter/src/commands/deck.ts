import { parseArgs } from 'node:util';
import { deckFaults, deckFromFile } from '../play/decks.ts';
import type { Command } from './command.ts';

const USAGE = `
arbiter deck FILE --edition 6ED [--format freeform]

Checks a deck list: one card a line with its count ('4 Giant Growth'), a line 'Sideboard' before the
sideboard. Freeform: 60 cards or more, at most 4 of a card but basic lands, a sideboard of 15 or none.

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
          edition: { type: 'string', default: '6ED' },
          format: { type: 'string', default: 'freeform' },
        },
      });
    } catch (error) {
      return fail(error instanceof Error ? error.message : String(error), 2);
    }
    const { positionals, values } = given;
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) return fail('name one file', 2);
    const checked = deckFromFile(file, values.edition, values.format);
    if (typeof checked === 'string') return fail(checked, 1);
    const { main, side, faults } = checked;
    if (faults.length > 0) {
      process.stderr.write(`${deckFaults(file, checked).join('\n')}\n`);
      return 1;
    }
    const board = side === 0 ? 'no sideboard' : `${side} in the sideboard`;
    process.stdout.write(
      `${file}: ${main} cards, ${board}; can be played in ${values.edition} ${values.format}\n`,
    );
    return 0;
  },
};

function fail(why: string, code: number): number {
  process.stderr.write(`arbiter deck: ${why}\n`);
  return code;
}

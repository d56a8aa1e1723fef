import { writeFileSync } from 'node:fs';
import { BadAnswer } from './door.ts';
import { disputeText, lineOf, tiesText } from './text.ts';
import { parseOne, parseSearch, TEXT, type Verb } from './verb.ts';

/** What people look at. */
export const looks: Readonly<Record<string, Verb>> = {
  list: (args) => {
    const search = parseSearch(args, { status: TEXT, player: TEXT, match: TEXT, game: TEXT });
    return async (door) => {
      let count = 0;
      for await (const one of door.pages('disputes', 'disputes', search)) {
        process.stdout.write(`${lineOf(one)}\n`);
        count += 1;
      }
      if (count === 0) process.stdout.write('there is no such dispute\n');
    };
  },
  show: (args) => {
    const { id } = parseOne('dispute', args, {});
    return async (door) => {
      const found = await door.get(`disputes/${encodeURIComponent(id)}`);
      process.stdout.write(`${disputeText(found)}\n`);
    };
  },
  export: (args) => {
    const { id, values } = parseOne('dispute', args, { out: TEXT });
    const { out = `${id}.case.json` } = values;
    return async (door) => {
      const found = await door.get(`disputes/${encodeURIComponent(id)}/case`);
      try {
        // For its owner's eyes alone.
        writeFileSync(out, `${JSON.stringify(found)}\n`, { mode: 0o600 });
      } catch {
        throw new BadAnswer(`${out} can't be written`);
      }
      process.stdout.write(`${out}\n`);
    };
  },
  ties: (args) => {
    const { operator } = parseSearch(args, { operator: TEXT });
    return async (door) => {
      const whose = operator ?? String((await door.get('operators/me'))['operator']);
      process.stdout.write(tiesText(await door.get(`operators/${encodeURIComponent(whose)}/ties`)));
    };
  },
  audit: (args) => {
    const search = parseSearch(args, { operator: TEXT, subject: TEXT });
    return async (door) => {
      for await (const one of door.pages('audit', 'entries', search)) {
        const { at, operator, role, type, subject, detail } = one;
        const when = new Date(Number(at)).toISOString();
        process.stdout.write(
          `${when} ${String(operator)} (${String(role)}): ${String(type)} ${String(subject)}, ${String(detail)}\n`,
        );
      }
    };
  },
};

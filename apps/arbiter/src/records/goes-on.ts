import { beginningFault, beginningIn } from '@arbiter/replay';
import { headerIn, parseCommit, type Commit } from '@arbiter/protocol';

/** What was found of the beginning of a game that goes on where another was, as a line for people. */
export interface Beginning {
  readonly ok: boolean;
  readonly lines: readonly string[];
}

/**
 * Holds a record of a game that goes on where another was against that game's, if it is among these; nothing to say of any
 * other.
 *
 * @param records each that is at hand, as lines; whether they hold by themselves is asked elsewhere
 */
export async function compareBeginning(
  record: readonly string[],
  records: readonly (readonly string[])[],
): Promise<Beginning | null> {
  const [opening] = commitsIn(record.slice(0, 2));
  const beginning = beginningIn(opening);
  if (beginning === undefined) return null;
  const { game, event } = beginning;
  const parent = records.find(([header]) => headerIn(header)?.game === game);
  const where = `goes on from event ${event} of game ${game}`;
  if (parent === undefined) {
    return { ok: true, lines: [`${where}: give that record, too, and the two are compared`] };
  }
  const why = await beginningFault(beginning, commitsIn(parent));
  return why === undefined
    ? { ok: true, lines: [`${where}, as that record has it`] }
    : { ok: false, lines: [`${where}, but ${why}`] };
}

function commitsIn(record: readonly string[]): Commit[] {
  return record.flatMap((line) => {
    const read = parseCommit(line);
    return 'commit' in read ? [read.commit] : [];
  });
}

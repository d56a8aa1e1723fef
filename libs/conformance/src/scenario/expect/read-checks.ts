import type { Seat } from '@arbiter/engine';
import type { Entry } from '../reader/entry.ts';
import { PROVING_KEYS } from '../reader/proving.ts';
import type { Check, Field } from './check.ts';
import { readEventChecks } from './event-checks.ts';
import { GAME_FIELDS } from './game-fields.ts';
import { OBJECT_FIELDS } from './object-fields.ts';
import { PLAYER_FIELDS } from './player-fields.ts';

/** Reads everything that one `expect` says. */
export function readChecks(entry: Entry, players: readonly [string, string]): Check[] {
  return [...entry.record()].flatMap(([key, value]): Check[] => {
    if (PROVING_KEYS.includes(key) || key === 'under') return [];
    if (key === 'events' || key === 'not events') return readEventChecks(value, key === 'events');
    const seat = players.indexOf(key);
    if (seat >= 0) return readFields(value, PLAYER_FIELDS, key, () => seat as Seat);
    const field = GAME_FIELDS[key];
    if (field !== undefined) return [checkOf(value, field, key, `the game's ${key}`, () => null)];
    return readFields(value, OBJECT_FIELDS, key, (match) => match.names.object(match.game, key));
  });
}

function readFields<S>(
  entry: Entry,
  fields: Readonly<Record<string, Field<S>>>,
  name: string,
  subject: (match: Parameters<Check['find']>[0]) => S,
): Check[] {
  return [...entry.fields(Object.keys(fields))].map(([key, value]) =>
    checkOf(value, fields[key]!, key, `${name}'s ${key}`, subject),
  );
}

function checkOf<S>(
  entry: Entry,
  field: Field<S>,
  about: string,
  what: string,
  subject: (match: Parameters<Check['find']>[0]) => S,
): Check {
  const expected = field.read(entry);
  return {
    line: entry.line,
    what,
    about,
    expected,
    find: (match) => field.find(match, subject(match), expected),
  };
}

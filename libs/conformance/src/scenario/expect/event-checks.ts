import { EVENT_TYPES, type GameEvent } from '@arbiter/engine';
import type { Entry } from '../reader/entry.ts';
import type { Match } from '../play/match.ts';
import type { Check, Value } from './check.ts';

/** `events` have happened since the last expectation, `not events` have not. */
export function readEventChecks(entry: Entry, wanted: boolean): Check[] {
  return entry.list('a list of events').map((one): Check => {
    const pattern = readPattern(one);
    return {
      line: one.line,
      what: `that ${pattern.type} happened`,
      about: `that ${pattern.type} happened`,
      expected: wanted,
      find: (match) => match.sinceHeld.some((event) => fits(match, pattern, event)),
    };
  });
}

interface Pattern {
  readonly type: string;
  readonly facts: readonly (readonly [key: string, value: string | number | boolean])[];
  readonly by: string | null;
}

function readPattern(entry: Entry): Pattern {
  if (!entry.isRecord) return { type: readType(entry, entry.text()), facts: [], by: null };
  const fields = entry.record();
  const by = fields.get('by')?.text() ?? null;
  fields.delete('by');
  const [first] = fields;
  if (first === undefined) return entry.fail('the type of an event');
  const facts = [...first[1].record()].map(([key, value]) => [key, readFact(value)] as const);
  return { type: readType(entry, first[0]), facts, by };
}

function readType(entry: Entry, type: string): string {
  return EVENT_TYPES.includes(type as never) ? type : entry.fail('the type of an event');
}

function readFact(entry: Entry): string | number | boolean {
  const fact = entry.json();
  return typeof fact === 'boolean' || typeof fact === 'number' ? fact : entry.text();
}

/** Facts are told as the table would: `from` is the source, names stand for objects and players. */
function fits(match: Match, { type, facts, by }: Pattern, event: GameEvent): boolean {
  if (event.type !== type || (by !== null && event.rule !== by)) return false;
  const told = event as unknown as Readonly<Record<string, Value>>;
  return facts.every(([key, value]) => {
    const found = told[key === 'from' && 'source' in told ? 'source' : key];
    if (found === value) return true;
    if (typeof value !== 'string') return false;
    if (match.players.includes(value)) {
      const seat = match.players.indexOf(value);
      return found === seat || found === `p${seat}`;
    }
    return typeof found === 'number' && match.names.was(value, found);
  });
}

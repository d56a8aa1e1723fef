import type { Seat } from '@arbiter/engine';
import type { Entry } from '../form/entry.ts';
import { named, told, type Form, type Players } from '../form/form.ts';
import { keys, withPlayers, type Keys, type Read } from '../form/keys.ts';
import { list, oneOrMore } from '../form/lists.ts';
import { own } from '../form/own.ts';
import { WORD } from '../form/scalars.ts';
import { PROVING_KEYS, provingOf } from '../reader/proving.ts';
import type { Proving } from '../scenario.ts';
import type { Match } from '../play/match.ts';
import type { Check, Field } from './check.ts';
import { eventCheck } from './event-checks.ts';
import { GAME_FIELDS } from './game-fields.ts';
import { OBJECT_FIELDS } from './object-fields.ts';
import { PLAYER_FIELDS } from './player-fields.ts';

/** What must be true at one moment. */
export interface Expectation {
  /** The only editions for which it must hold; `null`: all. */
  readonly under: readonly string[] | null;
  readonly checks: readonly Check[];
  readonly proving: Proving;
}

type Fields<S> = Readonly<Record<string, Field<S>>>;

/** Keys that are no checks. */
const BESIDE = {
  ...PROVING_KEYS,
  under: told('The only editions for which this holds.', oneOrMore(WORD)),
};

const EVENTS: Readonly<Record<string, Form<Check[]>>> = {
  events: told('These have happened since the last expectation.', list(eventCheck(true))),
  'not events': told('These have not.', list(eventCheck(false))),
};

const PLAYER = named('player to be', () => keys(formsOf(PLAYER_FIELDS)));
const OBJECT = named('object to be', () => keys(formsOf(OBJECT_FIELDS)));

/** Everything that one `expect` says. */
export const EXPECTATION: Form<Expectation> = {
  read(entry, players) {
    const beside: Record<string, unknown> = {};
    const checks = [...entry.record()].flatMap(([key, value]): readonly Check[] => {
      if (Object.hasOwn(BESIDE, key)) {
        beside[key] = BESIDE[key as keyof typeof BESIDE].read(value, players);
        return [];
      }
      return own(EVENTS, key)?.read(value, players) ?? readChecks(key, value, players);
    });
    const { under, ...proving } = beside as Read<typeof BESIDE>;
    return { under: under ?? null, checks, proving: provingOf(proving) };
  },
  schema(definitions) {
    const known = { ...formsOf(GAME_FIELDS), ...EVENTS, ...BESIDE };
    const player = PLAYER.schema(definitions);
    return withPlayers(known, definitions, player, {
      anyOf: [OBJECT.schema(definitions), player],
    });
  },
};

function formsOf<S>(fields: Fields<S>): Keys {
  return Object.fromEntries(Object.entries(fields).map(([key, { form }]) => [key, form]));
}

function readChecks(key: string, entry: Entry, players: Players): Check[] {
  const seat = players.indexOf(key);
  if (seat >= 0) return readFields(entry, players, PLAYER_FIELDS, key, () => seat as Seat);
  const field = own(GAME_FIELDS, key);
  if (field !== undefined)
    return [checkOf(entry, players, field, `the game's ${key}`, key, () => null)];
  return readFields(entry, players, OBJECT_FIELDS, key, ({ names, game }) =>
    names.object(game, key),
  );
}

function readFields<S>(
  entry: Entry,
  players: Players,
  fields: Fields<S>,
  name: string,
  subject: (match: Match) => S,
): Check[] {
  return [...entry.fields(Object.keys(fields))].map(([key, value]) =>
    checkOf(value, players, fields[key]!, `${name}'s ${key}`, key, subject),
  );
}

function checkOf<S>(
  entry: Entry,
  players: Players,
  field: Field<S>,
  what: string,
  about: string,
  subject: (match: Match) => S,
): Check {
  const expected = field.form.read(entry, players);
  return {
    line: entry.line,
    what,
    about,
    expected,
    find: (match) => field.find(match, subject(match), expected),
  };
}

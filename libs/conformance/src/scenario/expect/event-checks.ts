import { EVENT_TYPES, nameOf, type GameEvent } from '@arbiter/engine';
import { made, named, told, type Form } from '../form/form.ts';
import { anyKeys } from '../form/keys.ts';
import { either, oneOrMore } from '../form/lists.ts';
import { oneOf, SCALAR, word } from '../form/scalars.ts';
import type { Match } from '../play/match.ts';
import { ruleFor } from '../play/rule-for.ts';
import type { Check, Value } from './check.ts';

/** An event, as far as it is said. */
interface Pattern {
  readonly type: string;
  readonly facts: readonly (readonly [key: string, value: string | number | boolean])[];
  /** The rule, or one for each edition; none if it is not said. */
  readonly by: readonly string[] | null;
}

const TYPE = oneOf(...EVENT_TYPES);
const FACTS = named('facts', () =>
  told('What is told of it; names stand for players and objects.', anyKeys(SCALAR)),
);
const BY = told(
  'The rule that made it happen, or one for each edition.',
  oneOrMore(word('a rule')),
);

/** `DamageDealt`, or `{ DamageDealt: { amount: 2 }, by: 6ED 310.4 }`. */
const PATTERN: Form<Pattern> = named('event', () =>
  either<Pattern>({
    word: made(TYPE, (type) => ({ type, facts: [], by: null })),
    record: {
      read(entry, players) {
        const by = entry.record().get('by');
        const fields = [...entry.record()].filter(([key]) => key !== 'by');
        const [[type, facts] = entry.fail('the type of an event'), ...more] = fields;
        if (more.length > 0 || !EVENT_TYPES.includes(type as never)) {
          entry.fail('the type of one event, and by:');
        }
        return {
          type,
          facts: FACTS.read(facts, players),
          by: by === undefined ? null : BY.read(by, players),
        };
      },
      schema: (definitions) => ({
        type: 'object',
        minProperties: 1,
        maxProperties: 2,
        properties: {
          ...Object.fromEntries(EVENT_TYPES.map((type) => [type, FACTS.schema(definitions)])),
          by: BY.schema(definitions),
        },
        additionalProperties: false,
      }),
    },
  }),
);

/** That an event has happened since the last expectation, or has not. */
export const eventCheck = (wanted: boolean): Form<Check> =>
  made(PATTERN, (pattern, { line }) => ({
    line,
    what: `that ${pattern.type} happened`,
    about: `that ${pattern.type} happened`,
    expected: wanted,
    find: (match) => match.sinceHeld.some((event) => fits(match, pattern, event)),
  }));

/** Whether the rule of this edition made it happen, if that is said. */
function isBy({ judge }: Match, by: Pattern['by'], { rule }: GameEvent): boolean {
  return by === null || rule === ruleFor(judge.rules.edition, by);
}

/** Facts are told as the table would: `from` is the source, names stand for objects and players. */
function fits(match: Match, { type, facts, by }: Pattern, event: GameEvent): boolean {
  if (event.type !== type || !isBy(match, by, event)) return false;
  const told = event as unknown as Readonly<Record<string, Value>>;
  return facts.every(([key, value]) => {
    const found = told[key === 'from' && 'source' in told ? 'source' : key];
    if (found === value) return true;
    if (typeof value !== 'string') return false;
    if (key === 'token' && typeof found === 'string') return nameOf(found) === value;
    if (match.players.includes(value)) {
      const seat = match.players.indexOf(value);
      return found === seat || found === `p${seat}`;
    }
    return typeof found === 'number' && match.names.was(value, found);
  });
}

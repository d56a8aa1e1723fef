import { WAYS_TO_PAY_WITH } from '@arbiter/cards';
import { made, named, told, type Form } from '../form/form.ts';
import { anyKeys, keys, needed, type Keys, type Read } from '../form/keys.ts';
import { either, list, oneOrMore } from '../form/lists.ts';
import { COUNT, MANA, NUMBER, oneOf, TRUE, WORD } from '../form/scalars.ts';
import type {
  Action,
  Announced,
  LoopAction,
  OptionalCost,
  PaymentEntry,
  Targets,
} from '../scenario.ts';
import { SEVERAL } from './names.ts';

type WithoutLine<T> = T extends { line: number } ? Omit<T, 'line'> : never;
type Unplaced = WithoutLine<Action>;

/** Names with amounts. */
const AMOUNTS: Form<Targets> = made(anyKeys(COUNT, 'names with amounts'), (amounts) => ({
  names: amounts.map(([name]) => name),
  amounts: amounts.map(([, amount]) => amount),
}));

const NAMES_OR_AMOUNTS: Form<Targets> = either({
  list: made(list(WORD), (names) => ({ names, amounts: null })),
  record: AMOUNTS,
});

/** `buyback`, `kicker 1`, `replicate x2`. */
const OPTIONAL_COST: Form<OptionalCost> = made(SEVERAL, ({ name, times }, { line }) => ({
  line,
  name,
  count: times,
}));

const PAYMENT: Form<PaymentEntry> = either<PaymentEntry>({
  word: made(WORD, (what) => ({ kind: 'mana', what, color: null })),
  record: made(
    keys({
      mana: told('A permanent whose mana ability is played.', WORD),
      color: told('Which of its mana abilities: the letter of what it gives.', WORD),
      sacrifice: WORD,
      discard: WORD,
      exile: WORD,
      tap: told('A permanent that is tapped without giving mana.', WORD),
      return: told('A permanent that returns to its owner’s hand.', WORD),
      pool: told('Mana of the pool to spend, as "RR".', MANA),
      snow: told('Mana of the pool to spend that snow permanents made, as "G".', MANA),
    }),
    ({ color = null, ...paid }, entry): PaymentEntry => {
      const [
        [kind, what] = entry.fail(`mana, pool, snow, ${WAYS_TO_PAY_WITH.join(', ')}`),
        ...more
      ] = Object.entries(paid) as [PaymentEntry['kind'], string][];
      if (more.length > 0) entry.fail(`one of mana, pool, snow, ${WAYS_TO_PAY_WITH.join(', ')}`);
      return { kind, what, color };
    },
  ),
});

/** What is announced beside the card itself. */
const ANNOUNCED = {
  targets: told('Names, or names with amounts where something is divided.', NAMES_OR_AMOUNTS),
  x: COUNT,
  modes: told('Which of its modes, counted from 1.', list(NUMBER)),
  with: told('Optional costs that are paid, as [buyback] or [alternative].', list(OPTIONAL_COST)),
  pay: told('How it is paid; else by the first payment that is legal.', list(PAYMENT)),
  'stops at': told('The decision at which it stops half announced: later steps answer it.', WORD),
};

function announced(fields: Read<typeof ANNOUNCED>): Announced {
  const { targets, x, modes, with: optional, pay } = fields;
  return {
    targets: targets ?? null,
    x: x ?? null,
    mode: modes?.[0] ?? null,
    with: optional ?? [],
    pay: pay ?? null,
    stopsAt: fields['stops at'] ?? null,
  };
}

const BANDS: Form<string[][]> = either({
  list: made(list(WORD), (names) => names.map((name) => [name])),
  record: {
    read: (entry, players) =>
      entry.record().has('bands')
        ? keys({ bands: needed(list(list(WORD))) }).read(entry, players).bands
        : anyKeys(WORD)
            .read(entry, players)
            .map(([name]) => [name]),
    schema: (definitions) => ({
      anyOf: [
        keys({ bands: needed(list(list(WORD))) }).schema(definitions),
        anyKeys(WORD).schema(definitions),
      ],
    }),
  },
});

const BLOCKS: Form<(readonly [string, string])[]> = either({
  list: made(list(WORD), (names, entry) =>
    names.length > 0 ? entry.fail('blockers with what they block') : [],
  ),
  record: made(anyKeys(oneOrMore(WORD)), (blocks) =>
    blocks.flatMap(([blocker, attackers]) =>
      attackers.map((attacker) => [blocker, attacker] as const),
    ),
  ),
});

const ANSWER_WORD: Form<string> = either({
  word: WORD,
  number: made(NUMBER, String),
});

/** A name, yes or no, a number, or several of them. */
export const ANSWER: Form<string[]> = oneOrMore(ANSWER_WORD);

const ABILITY = { ability: told('Which of its activated abilities, counted as printed.', COUNT) };

/** Something that a player does, by its first key; more keys may be let in beside its own. */
type Verb = (name: string, more: Keys) => Form<Unplaced>;

function verb<T, K extends Keys>(
  what: Form<T>,
  beside: K,
  make: (what: T, beside: Read<K>) => Unplaced,
): Verb {
  return (name, more) =>
    made(keys({ ...more, ...beside, [name]: needed(what) }), (fields) =>
      make(fields[name] as T, fields as unknown as Read<K>),
    );
}

/** What players do in a loop, each as `ann: { activate: … }`. */
const LOOP_STEPS: Form<LoopAction[]> = list(
  made(
    anyKeys<Action>({
      read: (entry, players) => ACTION.read(entry, players),
      schema: (definitions) => ACTION.schema(definitions),
    }),
    ([first, ...more], entry) => {
      if (first === undefined || more.length > 0) return entry.fail('one player');
      const [player, action] = first;
      return { player, action };
    },
  ),
);

const VERBS: Readonly<Record<string, Verb>> = {
  play: verb(WORD, { 'allowed by': WORD }, (card, fields) => ({
    verb: 'play',
    card,
    allowedBy: fields['allowed by'] ?? null,
  })),
  cycle: verb(WORD, {}, (card) => ({ verb: 'cycle', card })),
  phase: verb(WORD, {}, (card) => ({ verb: 'phase', card })),
  cast: verb(WORD, ANNOUNCED, (card, fields) => ({ verb: 'cast', card, ...announced(fields) })),
  activate: verb(
    WORD,
    { ...ABILITY, times: COUNT, ...ANNOUNCED },
    (object, { ability, times, ...fields }) => ({
      verb: 'activate',
      object,
      ability: ability ?? null,
      times: times ?? 1,
      ...announced(fields),
    }),
  ),
  begin: verb(WORD, ABILITY, (card, { ability }) => ({
    verb: 'begin',
    card,
    ability: ability ?? null,
  })),
  'take back': verb(TRUE, { keep: list(WORD) }, (_, { keep }) => ({
    verb: 'takeBack',
    keep: keep ?? [],
  })),
  attack: verb(BANDS, {}, (bands) => ({ verb: 'attack', bands })),
  block: verb(BLOCKS, {}, (blocks) => ({ verb: 'block', blocks })),
  assign: verb(anyKeys(AMOUNTS), {}, (damage) => ({ verb: 'assign', damage })),
  name: verb(WORD, {}, (card) => ({ verb: 'name', card })),
  number: verb(NUMBER, {}, (number) => ({ verb: 'number', number })),
  find: verb(WORD, {}, (card) => ({ verb: 'choose', answer: card === 'nothing' ? [] : [card] })),
  divide: verb(AMOUNTS, {}, (among) => ({ verb: 'divide', among })),
  repeat: verb(
    COUNT,
    {
      do: needed(LOOP_STEPS),
      independent: told('The actions of one player don’t need those of the other.', TRUE),
    },
    (times, { do: steps, independent }) => ({
      verb: 'repeat',
      times,
      steps,
      independent: independent === true,
    }),
  ),
  'at most': verb(COUNT, {}, (number) => ({ verb: 'number', number })),
  'at least': verb(COUNT, {}, (number) => ({ verb: 'number', number })),
  agree: verb(TRUE, {}, () => ({ verb: 'agree' })),
  announce: verb(oneOf('attack'), {}, () => ({ verb: 'announce attack' })),
  concede: verb(TRUE, {}, () => ({ verb: 'concede' })),
  // The last one: beside another verb, `choose` brings answers along.
  choose: verb(ANSWER, {}, (answer) => ({ verb: 'choose', answer })),
};

/** Reads one of the verbs; `more` may stand beside any of them. */
function verbs(more: Keys): Form<Action> {
  const forms = Object.entries(VERBS).map(
    ([name, make]) => [name, make(name, name in more ? {} : more)] as const,
  );
  const pass = oneOf('pass');
  return {
    read(entry, players) {
      const { line } = entry;
      if (entry.shape !== 'record') {
        if (entry.scalarOrNull() === 'pass') return { line, verb: 'pass' };
        return entry.fail(`pass, or one of the keys ${Object.keys(VERBS).join(', ')}`);
      }
      const found = entry.record();
      const form = forms.find(([name]) => found.has(name))?.[1];
      if (form !== undefined) return { line, ...form.read(entry, players) };
      return entry.fail(`one of the keys ${Object.keys(VERBS).join(', ')}`);
    },
    schema: (definitions) => ({
      anyOf: [pass.schema(definitions), ...forms.map(([, form]) => form.schema(definitions))],
    }),
  };
}

/** What a player does. */
export const ACTION: Form<Action> = named('action', () => verbs({}));

/** What a player does, and the answers to what that player is asked on the way. */
export interface Act {
  readonly action: Action;
  readonly answers: readonly (readonly string[])[];
}

const ANSWERS = told(
  'Answers to what this player is asked on the way, in that order.',
  list(ANSWER),
);
const WITH_ANSWERS = verbs({ choose: ANSWERS });

export const ACT: Form<Act> = {
  read(entry, players) {
    const action = WITH_ANSWERS.read(entry, players);
    const fields = entry.shape === 'record' ? entry.record() : null;
    const choose = fields?.get('choose');
    const areBeside = choose !== undefined && fields !== null && fields.size > 1;
    return { action, answers: areBeside ? ANSWERS.read(choose, players) : [] };
  },
  schema: (definitions) => named('act', () => WITH_ANSWERS).schema(definitions),
};

import type { Action, Announced, OptionalCost, PaymentEntry, Targets } from '../scenario.ts';
import { readTimes } from './cards.ts';
import type { Entry } from './entry.ts';

const ANNOUNCED = ['targets', 'x', 'modes', 'with', 'pay'];

type Fields = Map<string, Entry>;

/** Each verb: the keys that may stand beside it, and how it is read. */
const VERBS: Readonly<
  Record<
    string,
    readonly [beside: readonly string[], read: (what: Entry, fields: Fields) => Unplaced]
  >
> = {
  play: [[], (what) => ({ verb: 'play', card: what.text() })],
  cycle: [[], (what) => ({ verb: 'cycle', card: what.text() })],
  cast: [
    ANNOUNCED,
    (what, fields) => ({ verb: 'cast', card: what.text(), ...readAnnounced(fields) }),
  ],
  activate: [
    [...ANNOUNCED, 'ability'],
    (what, fields) => ({
      verb: 'activate',
      object: what.text(),
      ability: fields.get('ability')?.number() ?? null,
      ...readAnnounced(fields),
    }),
  ],
  begin: [
    ['ability'],
    (what, fields) => ({
      verb: 'begin',
      card: what.text(),
      ability: fields.get('ability')?.number() ?? null,
    }),
  ],
  'take back': [
    ['keep'],
    (what, fields) => {
      if (!what.flag()) what.fail('true');
      return { verb: 'takeBack', keep: fields.get('keep')?.texts() ?? [] };
    },
  ],
  attack: [[], (what) => ({ verb: 'attack', bands: readBands(what) })],
  block: [[], (what) => ({ verb: 'block', blocks: readBlocks(what) })],
  assign: [
    [],
    (what) => ({
      verb: 'assign',
      damage: [...what.record()].map(([from, to]) => [from, readAmounts(to)] as const),
    }),
  ],
  choose: [[], (what) => ({ verb: 'choose', answer: readAnswer(what) })],
  name: [[], (what) => ({ verb: 'name', card: what.text() })],
  number: [[], (what) => ({ verb: 'number', number: what.number() })],
  find: [
    [],
    (what) => ({ verb: 'choose', answer: what.text() === 'nothing' ? [] : [what.text()] }),
  ],
  divide: [[], (what) => ({ verb: 'divide', among: readAmounts(what) })],
  concede: [
    [],
    (what) => {
      if (!what.flag()) what.fail('true');
      return { verb: 'concede' };
    },
  ],
};

type WithoutLine<T> = T extends { line: number } ? Omit<T, 'line'> : never;
type Unplaced = WithoutLine<Action>;

/** Reads what a player does. */
export function readAction(entry: Entry): Action {
  return readAct(entry, []);
}

/** The same, with the answers that may stand beside it. */
export function readActionWithAnswers(entry: Entry): {
  readonly action: Action;
  readonly answers: readonly (readonly string[])[];
} {
  const answers = entry.isRecord ? entry.record().get('choose') : undefined;
  if (answers === undefined || entry.record().size === 1) {
    return { action: readAction(entry), answers: [] };
  }
  return { action: readAct(entry, ['choose']), answers: answers.list().map(readAnswer) };
}

function readAct(entry: Entry, more: readonly string[]): Action {
  const { line } = entry;
  if (!entry.isRecord) {
    if (entry.text('pass, or keys with values') !== 'pass') entry.fail('pass');
    return { line, verb: 'pass' };
  }
  const all = entry.record();
  for (const [verb, [beside, read]] of Object.entries(VERBS)) {
    const what = all.get(verb);
    if (what !== undefined && !more.includes(verb)) {
      return { line, ...read(what, entry.fields([verb, ...beside, ...more])) };
    }
  }
  return entry.fail(`one of the keys ${Object.keys(VERBS).join(', ')}`);
}

function readAnnounced(fields: Fields): Announced {
  const modes = fields.get('modes')?.list();
  const [mode] = modes ?? [];
  return {
    targets: readTargets(fields.get('targets')),
    x: fields.get('x')?.number() ?? null,
    mode: mode?.number() ?? null,
    with: fields.get('with')?.list().map(readOptionalCost) ?? [],
    pay: fields.get('pay')?.list().map(readPayment) ?? null,
  };
}

/** `buyback`, `kicker 1`, `replicate x2`. */
function readOptionalCost(entry: Entry): OptionalCost {
  const { name, times } = readTimes(entry.text('the name of an optional cost'));
  return { line: entry.line, name, count: times };
}

function readTargets(entry: Entry | undefined): Targets | null {
  if (entry === undefined) return null;
  return entry.isRecord ? readAmounts(entry) : { names: entry.texts(), amounts: null };
}

function readAmounts(entry: Entry): Targets {
  const amounts = [...entry.record('names with amounts')];
  return {
    names: amounts.map(([name]) => name),
    amounts: amounts.map(([, amount]) => amount.number()),
  };
}

function readPayment(entry: Entry): PaymentEntry {
  if (!entry.isRecord) return { kind: 'mana', what: entry.text(), color: null };
  const fields = entry.fields(['mana', 'color', 'sacrifice', 'discard', 'pool']);
  const color = fields.get('color')?.text() ?? null;
  for (const kind of ['mana', 'sacrifice', 'discard', 'pool'] as const) {
    const what = fields.get(kind);
    if (what !== undefined) return { kind, what: what.text(), color };
  }
  return entry.fail('mana, sacrifice, discard or pool');
}

function readBands(entry: Entry): string[][] {
  if (entry.isList) return entry.texts().map((name) => [name]);
  const bands = entry.record().get('bands');
  if (bands !== undefined) return bands.list().map((band) => band.texts());
  return [...entry.record().keys()].map((name) => [name]);
}

function readBlocks(entry: Entry): (readonly [string, string])[] {
  if (entry.isList) {
    if (entry.list().length > 0) entry.fail('blockers with what they block');
    return [];
  }
  return [...entry.record()].flatMap(([blocker, attackers]) =>
    (attackers.isList ? attackers.texts() : [attackers.text()]).map(
      (attacker) => [blocker, attacker] as const,
    ),
  );
}

function readAnswer(entry: Entry): string[] {
  if (entry.isList) return entry.texts();
  return entry.isNumber ? [String(entry.number())] : [entry.text()];
}

import type { CommandBody, PlayerCommand } from '../../commands.ts';

/** No list that a player sends is longer. */
const LIST_LIMIT = 500;
/** No text that a player sends is longer: a secret is the longest. */
const TEXT_LIMIT = 4_096;

type Test = (value: unknown) => boolean;

const isId: Test = (value) => Number.isSafeInteger(value) && (value as number) > 0;
const isCount: Test = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
/** The most uses at once: few enough that the work stays small. */
const isTimes: Test = (value) => isId(value) && (value as number) <= 100;
const isText: Test = (value) => typeof value === 'string' && value.length <= TEXT_LIMIT;
const isFlag: Test = (value) => typeof value === 'boolean';
const isRecipient: Test = (value) => isId(value) || value === 'p0' || value === 'p1';
const isListOf =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.length <= LIST_LIMIT && value.every(test);
const isPairOf =
  (one: Test, other: Test): Test =>
  (value) =>
    Array.isArray(value) && value.length === 2 && one(value[0]) && other(value[1]);
const isEither =
  (...tests: readonly Test[]): Test =>
  (value) =>
    tests.some((test) => test(value));
const orNothing =
  (test: Test): Test =>
  (value) =>
    value === undefined || test(value);
const isRecordOf = (fields: Readonly<Record<string, Test>>): Test => {
  const tests = Object.entries(fields);
  return (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    tests.every(([name, test]) => test((value as Record<string, unknown>)[name]));
};

const isPayment = isRecordOf({
  mana: orNothing(isListOf(isRecordOf({ object: isId, ability: isCount }))),
  pool: orNothing(isText),
  sacrifice: orNothing(isListOf(isId)),
  discard: orNothing(isListOf(isId)),
  exile: orNothing(isListOf(isId)),
  tap: orNothing(isListOf(isId)),
  return: orNothing(isListOf(isId)),
});

const isAnswer = isEither(
  isCount,
  isText,
  isFlag,
  isListOf(isEither(isRecipient, isListOf(isId), isPairOf(isRecipient, isCount))),
  isPayment,
);

const BROUGHT = {
  mode: orNothing(isCount),
  x: orNothing(isCount),
  targets: orNothing(isListOf(isListOf(isRecipient))),
  division: orNothing(isListOf(isListOf(isCount))),
  alternative: orNothing(isCount),
  buyback: orNothing(isFlag),
  times: orNothing(isTimes),
  payment: orNothing(isPayment),
};

/** Names of steps and of what is yielded to: they stay in the state, so they are short and few. */
const isName: Test = (value) => typeof value === 'string' && value.length <= 100;
const isShortList: Test = (value) => isListOf(isName)(value) && (value as unknown[]).length <= 50;

const isStops = isRecordOf({ own: isShortList, other: isShortList });

/** Steps of a loop stay in the state while it runs, so they are few. */
const LOOP_LIMIT = 20;
const isSeat: Test = (value) => value === 0 || value === 1;
const isLoopStep = isRecordOf({
  seat: isSeat,
  body: isEither(
    isRecordOf({ type: (type) => type === 'Choose', answer: isAnswer }),
    isRecordOf({
      type: (type) => type === 'ActivateAbility',
      object: isId,
      ability: isCount,
      ...BROUGHT,
    }),
  ),
});
const isLoop: Test = (value) =>
  isListOf(isLoopStep)(value) && (value as unknown[]).length <= LOOP_LIMIT;

const FIELDS: Readonly<Record<PlayerCommand['type'], Readonly<Record<string, Test>>>> = {
  DiscloseSecret: { secret: isText },
  Pass: {},
  AnnounceAttack: {},
  PlayLand: { object: isId, allowedBy: orNothing(isId) },
  CastSpell: { object: isId, ...BROUGHT },
  ActivateAbility: { object: isId, ability: isCount, ...BROUGHT },
  Begin: { object: isId, ability: orNothing(isCount) },
  TakeBack: { keep: isListOf(isId) },
  DeclareAttackers: { attackers: isListOf(isListOf(isId)) },
  DeclareBlockers: { blocks: isListOf(isPairOf(isId, isId)) },
  Choose: { answer: isAnswer },
  ProposeLoop: { times: isCount, steps: isLoop, independent: orNothing(isFlag) },
  Concede: {},
  OfferDraw: {},
  WithdrawDraw: {},
  SetStops: { stops: isStops },
  Yield: { to: isName, on: isFlag },
};

const TESTS: ReadonlyMap<string, readonly (readonly [field: string, test: Test])[]> = new Map(
  Object.entries(FIELDS).map(([type, fields]) => [type, Object.entries(fields)]),
);

/**
 * What is wrong with the form of a player's command, in words; `null` if nothing is. Whatever a player sends, it is
 * refused and never breaks the game.
 */
export function faultIn(body: CommandBody): string | null {
  if (typeof (body as CommandBody | null | undefined)?.type !== 'string') {
    return 'this is no command';
  }
  const tests = TESTS.get(body.type);
  if (tests === undefined) return `a player can't send '${body.type}'`;
  for (const [name, test] of tests) {
    const value = (body as unknown as Readonly<Record<string, unknown>>)[name];
    if (!test(value)) return `'${name}' of '${body.type}' is missing or not well formed`;
  }
  return null;
}

import { DECISIONS, type DecisionKind } from '@arbiter/engine';

/** As much of a line of what happened as says whether one wants to read it. */
interface Line {
  /** Of its commit. */
  readonly version: number;
  /** Of its event. */
  readonly type: string;
  readonly text: string;
}

/** Facts that are true and that few want to read. */
const MINOR: ReadonlySet<string> = new Set([
  'ClocksAdvanced',
  'TimeAdded',
  'DecisionRequested',
  'PriorityReceived',
  'PriorityPassed',
  // Told again, in better words, by what is cast or played.
  'AbilityPutOnStack',
  'StackItemResolved',
  'ManaAbilityPlayed',
  'ManaAdded',
  'ManaSpent',
  'PermanentsUntapped',
  'TurnCleanedUp',
]);

/** What is done in which something is tapped as a matter of course. */
const TAPPING: ReadonlySet<string> = new Set([
  'SpellCast',
  'AbilityActivated',
  'ManaAbilityPlayed',
  'AttackersDeclared',
]);

/** Decisions of which other lines tell the outcome: what is announced and paid, and how the game begins. */
const TOLD_AGAIN: readonly DecisionKind[] = [
  ...(['playFirst', 'mulligan', 'assignDamage'] as const),
  ...(['mode', 'x', 'targets', 'division', 'alternative', 'buyback', 'payment'] as const),
];

/**
 * What most want to read of what happened: no bookkeeping, nothing that another line tells as well, and no step in which nothing
 * happened. The page and the command line show a game like this.
 */
export function worthReading<L extends Line>(lines: readonly L[]): L[] {
  const versionsOf = (isMeant: (type: string) => boolean): ReadonlySet<number> =>
    new Set(lines.filter(({ type }) => isMeant(type)).map(({ version }) => version));
  const tapping = versionsOf((type) => TAPPING.has(type));
  const refused = versionsOf((type) => type === 'CommandRefused');
  const told = lines.filter((line) => {
    const { type, version, text } = line;
    if (MINOR.has(type) || isToldAgain(line)) return false;
    // What came of other commands says what they were.
    if (type === 'CommandReceived') return refused.has(version);
    if (!tapping.has(version)) return true;
    return type !== 'PermanentTapped' && !text.endsWith(' goes on the stack');
  });
  return told.filter(({ type }, i) => {
    const next = told[i + 1]?.type;
    return type !== 'StepBegan' || (next !== 'StepBegan' && next !== 'TurnBegan');
  });
}

/** Whether another line says the same: of what is announced, the targets are told as it is cast or played. */
function isToldAgain({ type, text }: Line): boolean {
  if (type === 'ChoiceAnnounced') return text.startsWith('Announced: targets: ');
  if (type !== 'DecisionMade') return false;
  return TOLD_AGAIN.some((kind) => text.includes(` decides ${DECISIONS[kind]}: `));
}

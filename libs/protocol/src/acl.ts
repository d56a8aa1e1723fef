import { allTopics, topics, type Service, type Topic } from './topics.ts';

/** What somebody may do with one topic or group of consumers, in Kafka's words. */
export interface Acl {
  readonly resource: {
    readonly type: 'topic' | 'group';
    readonly name: string;
    readonly patternType: 'literal' | 'prefix';
  };
  readonly operations: readonly Operation[];
}

/** What may be done, in Kafka's words. */
export type Operation =
  'Read' | 'Write' | 'Describe' | 'Create' | 'DescribeConfigs' | 'AlterConfigs';

/** A command of an operator that works on the log beside the services, or in their place. */
export type OperatorCommand = 'archive' | 'restore' | 'erase' | 'resume';

/** Who logs in to Kafka: a service, the bots' process, the job that makes topics, or an operator's command. */
export type Principal = Service | 'bot' | 'topics' | OperatorCommand;

const { players, playerDecks, matchmakingEvents, gameEvents, gameCommands, disputes, audit } =
  topics;

/** What an archive is made of. */
const ARCHIVED = [players, playerDecks, matchmakingEvents, gameEvents, disputes, audit];

const on = (
  some: readonly Topic[],
  ...operations: readonly Operation[]
): readonly (readonly [Topic, readonly Operation[]])[] => some.map((one) => [one, operations]);

/** What operators' commands do with topics. Each is a user of its own: none may do what another one is for. */
const OPERATORS: Readonly<Record<OperatorCommand, ReadonlyMap<Topic, readonly Operation[]>>> = {
  archive: new Map(on(ARCHIVED, 'Read')),
  restore: new Map(on(ARCHIVED, 'Read', 'Write')),
  erase: new Map(on([players, playerDecks], 'Read', 'Write', 'DescribeConfigs', 'AlterConfigs')),
  resume: new Map([...on([matchmakingEvents, gameEvents], 'Read'), ...on([gameCommands], 'Write')]),
};

/** Consumer groups, by whose they are. Tests hold them to those that the services join. */
export const GROUPS: Readonly<Record<Exclude<Service, 'analytics'> | 'bot', readonly string[]>> = {
  gateway: ['gateway'],
  bot: [],
  matchmaking: ['matchmaking'],
  'game-state': ['game-state'],
  // Each build has one of its own: `evaluationGroup`.
  'rules-evaluation': [],
  replay: ['replay', 'replay.public'],
};

/** What health probes ask the log for; nobody joins it. */
const HEALTH = 'health';

/** What the names of the groups of evaluators begin with. */
const EVALUATORS = 'rules-evaluation.';

/** The group of the evaluators of a build: builds run side by side, and each of them reads all requests. */
export function evaluationGroup(build: string): string {
  return `${EVALUATORS}${shortBuild(build)}`;
}

/** How a build is named where its whole digest is too long: in groups and metrics. */
export const shortBuild = (build: string): string => build.slice(0, 16);

/**
 * The topics of which groups store offsets, so that somebody who is not in a group can tell how far it is. (`replay` and
 * evaluators store none there: how far they are is only theirs to say.)
 */
export const STORED: Readonly<Record<string, readonly Topic[]>> = {
  matchmaking: [topics.matchmakingCommands, topics.matchCommands],
  'game-state': [gameCommands],
  'replay.public': [gameEvents],
};

/** What the names of analytics teams' groups begin with. */
const ANALYTICS = 'analytics.';

/** Who may do what; it follows from who writes and reads each topic. All that is not here is to be refused. */
export function aclsOf(who: Principal): readonly Acl[] {
  if (who === 'topics') {
    return allTopics.map((one) => ({
      resource: topic(one),
      operations: ['Create', 'Describe', 'DescribeConfigs'],
    }));
  }
  if (isOperators(who)) {
    const onTopics = allTopics.map((one): Acl => {
      const does = OPERATORS[who].get(one) ?? [];
      return { resource: topic(one), operations: [...does, 'Describe'] };
    });
    // It does not begin while a service is at work, which its group tells.
    return who === 'restore'
      ? [...onTopics, ...Object.values(GROUPS).flat().map(looksAt)]
      : onTopics;
  }
  const outside = who === 'analytics';
  const onTopics = allTopics.flatMap((one): Acl[] => {
    const has = (services: readonly Service[]): boolean =>
      // Bots make themselves known as persons when they begin, and then speak to the gateway only.
      who === 'bot' ? one.name === topics.players.name : services.includes(who);
    const does = [
      ...(has(one.readers) ? (['Read'] as const) : []),
      ...(has(one.writers) ? (['Write'] as const) : []),
    ];
    // A service looks whether all topics are there before it starts. That shows nothing of what is on them.
    if (does.length === 0 && outside) return [];
    return [{ resource: topic(one), operations: [...does, 'Describe'] }];
  });
  return [...onTopics, ...(outside ? [group(ANALYTICS, 'prefix')] : groupsOf(who))];
}

function topic({ name }: Topic): Acl['resource'] {
  return { type: 'topic', name, patternType: 'literal' };
}

const isOperators = (who: Principal): who is OperatorCommand => who in OPERATORS;

/** Sees who is in a group, and may not join it. */
const looksAt = (name: string): Acl => ({ ...group(name, 'literal'), operations: ['Describe'] });

function groupsOf(who: keyof typeof GROUPS): Acl[] {
  const evaluators = who === 'rules-evaluation' ? [group(EVALUATORS, 'prefix')] : [];
  // The gateway tells how far the others are.
  const looked = who === 'gateway' ? Object.keys(STORED).map(looksAt) : [];
  const own = GROUPS[who].map((name) => group(name, 'literal'));
  return [...own, ...evaluators, ...looked, looksAt(HEALTH)];
}

function group(name: string, patternType: 'literal' | 'prefix'): Acl {
  return { resource: { type: 'group', name, patternType }, operations: ['Read', 'Describe'] };
}

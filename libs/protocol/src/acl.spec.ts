import { describe, expect, it } from '@jest/globals';
import { aclsOf, GROUPS, STORED, type Operation } from './acl.ts';
import { allTopics, topics, type Service } from './topics.ts';

const SERVICES = ['gateway', 'matchmaking', 'game-state', 'rules-evaluation', 'replay'] as const;

/** Who may do that with a topic. */
const whoMay = (does: 'Read' | 'Write', topic: string): Service[] =>
  [...SERVICES, 'analytics' as const].filter((service) =>
    aclsOf(service).some(
      ({ resource, operations }) =>
        resource.type === 'topic' && resource.name === topic && operations.includes(does),
    ),
  );

describe('who may do what on Kafka', () => {
  it.each(allTopics.map((topic) => [topic.name, topic] as const))(
    '%s is read and written by those who its table names, and nobody else',
    (name, { readers, writers }) => {
      expect(new Set(whoMay('Read', name))).toEqual(new Set(readers));
      expect(new Set(whoMay('Write', name))).toEqual(new Set(writers));
    },
  );

  it('analytics teams do not even learn that there are other topics than the public ones', () => {
    const named = aclsOf('analytics').flatMap(({ resource }) =>
      resource.type === 'topic' ? [resource.name] : [],
    );
    expect(named).toEqual([topics.gamePublicEvents.name, topics.matchPublicEvents.name]);
  });

  it.each(SERVICES)('%s may see that every topic is there, as it does at its start', (service) => {
    const seen = aclsOf(service).filter(
      ({ resource, operations }) => resource.type === 'topic' && operations.includes('Describe'),
    );
    expect(seen.map(({ resource }) => resource.name)).toEqual(allTopics.map(({ name }) => name));
  });

  it('bots touch nothing but the topic on which they make themselves known', () => {
    const touched = aclsOf('bot').filter(({ operations }) => operations.length > 1);
    expect(touched.map(({ resource }) => resource.name)).toEqual([topics.players.name]);
  });

  it('the job that makes topics reads none', () => {
    const does = aclsOf('topics').flatMap(({ operations }) => operations);
    expect(new Set(does)).toEqual(new Set(['Create', 'Describe', 'DescribeConfigs']));
  });

  const ARCHIVED = [
    ...['players.events', 'players.decks', 'matchmaking', 'game.events'],
    ...['disputes.events', 'audit.events'],
  ];
  it.each([
    ['archive', ARCHIVED, []],
    ['restore', ARCHIVED, ARCHIVED],
    ['erase', ['players.events', 'players.decks'], ['players.events', 'players.decks']],
    ['resume', ['matchmaking', 'game.events'], ['game.commands']],
  ] as const)('an operator’s %s reads %j, writes %j, and nothing else', (who, reads, writes) => {
    const named = (does: Operation): string[] =>
      aclsOf(who).flatMap(({ resource: { type, name }, operations }) =>
        type === 'topic' && operations.includes(does) ? [name] : [],
      );
    const full = (names: readonly string[]): unknown[] =>
      names.map((name) => expect.stringContaining(name));
    expect(named('Read')).toEqual(full(reads));
    expect(named('Write')).toEqual(full(writes));
    const set = who === 'erase' ? [topics.players.name, topics.playerDecks.name] : [];
    expect(named('AlterConfigs')).toEqual(set);
    expect(named('Describe')).toHaveLength(allTopics.length);
  });

  it('an operator’s command joins no group; restore sees who is at work', () => {
    const does = (['archive', 'restore', 'erase', 'resume'] as const).flatMap((who) =>
      aclsOf(who).filter(({ resource }) => resource.type === 'group'),
    );
    expect(new Set(does.flatMap(({ operations }) => operations))).toEqual(new Set(['Describe']));
    expect(does.map(({ resource }) => resource.name)).toEqual(Object.values(GROUPS).flat());
  });

  it('the gateway sees how far other groups are, may join none of them, and read nothing more for it', () => {
    const looked = aclsOf('gateway').filter(({ resource }) => resource.name in STORED);
    expect(
      looked.map(({ resource, operations }) => [resource.type, resource.name, operations]),
    ).toEqual(Object.keys(STORED).map((name) => ['group', name, ['Describe']]));
  });

  it('no two services share a group but that of the health probe, which nobody may join', () => {
    const joined = SERVICES.flatMap((service) =>
      aclsOf(service).flatMap(({ resource, operations }) =>
        resource.type === 'group' && operations.includes('Read') ? [resource.name] : [],
      ),
    );
    expect(new Set(joined).size).toBe(joined.length);
    expect(joined).not.toContain('health');
  });
});

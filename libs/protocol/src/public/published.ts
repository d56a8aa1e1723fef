import { z } from 'zod';
import { PUBLIC_SOURCE, PUBLIC_TYPES } from '../messages/public.ts';
import { PARTITIONS_ON_KAFKA, topics, type Topic } from '../topics.ts';

/** Version of the description of the public topics: a step in the middle for what was added. */
const VERSION = '1.0.0';

type Schema = Readonly<Record<string, unknown>>;

/** A public topic, and what its document needs besides. */
interface PublicTopic {
  readonly channel: string;
  readonly topic: Topic;
  readonly type: string;
  readonly title: string;
  readonly description: string;
  /** The whole of a message's value. */
  readonly example: Schema;
}

const PUBLIC_TOPICS: readonly PublicTopic[] = [
  {
    channel: 'gamePublicEvents',
    topic: topics.gamePublicEvents,
    type: PUBLIC_TYPES.game,
    title: 'What happens in games',
    description:
      'Every event of every game as a spectator may see it, in order. When the match is over, what was hidden follows.',
    example: {
      id: 'local.m1.g1/3',
      game: 'local.m1.g1',
      edition: '6ED',
      number: 3,
      at: 1_700_000_000_000,
      event: {
        type: 'TurnBegan',
        rule: '6ED 300.1',
        text: 'Turn 1: Player 1',
        number: 1,
        active: 0,
      },
    },
  },
  {
    channel: 'matchPublicEvents',
    topic: topics.matchPublicEvents,
    type: PUBLIC_TYPES.match,
    title: 'What comes of matches',
    description:
      'Who plays whom, by which rules and with what result. When the match is over, the decks follow.',
    example: {
      id: 'local.m1/1',
      match: 'local.m1',
      number: 1,
      at: 1_700_000_000_000,
      event: { type: 'GameOpened', game: 'local.m1.g1', number: 1 },
    },
  },
];

/**
 * The JSON Schemas of the public topics' messages, by topic. They are those of a reader: what they don't name may be
 * there all the same.
 */
export function jsonSchemas(): Readonly<Record<string, Schema>> {
  return Object.fromEntries(
    PUBLIC_TOPICS.map(({ topic }) => [
      topic.name,
      // As it goes in: coming out, zod's objects have nothing beside what is named.
      z.toJSONSchema(topic.schema, { target: 'draft-7', io: 'input' }) as Schema,
    ]),
  );
}

/** The public topics as one document of AsyncAPI 3: channels, keys, headers and payloads. */
export function asyncApi(): Schema {
  const schemas: Record<string, unknown> = {};
  const byTopic = jsonSchemas();
  for (const { topic } of PUBLIC_TOPICS) {
    const { definitions, ...schema } = byTopic[topic.name] as Schema;
    // A definition of JSON Schema says of which version it is; a component does not.
    const whole = { ...schema, $schema: undefined };
    Object.assign(schemas, inComponents({ ...(definitions as Schema), [topic.name]: whole }));
  }
  const each = <T>(make: (one: PublicTopic) => T): Record<string, T> =>
    Object.fromEntries(PUBLIC_TOPICS.map((one) => [one.channel, make(one)]));
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Arbiter: public events',
      version: VERSION,
      description:
        'What analytics may read. At least once, in order for each key; drop what repeats an id. See docs/analytics.md.',
      license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
    },
    defaultContentType: 'application/json',
    channels: each(channelOf),
    operations: each(({ channel }) => ({
      action: 'send',
      channel: { $ref: `#/channels/${channel}` },
      summary: 'Written by replay; read by analytics.',
    })),
    components: { messages: each(messageOf), schemas },
  };
}

function channelOf({ channel, topic, title, description }: PublicTopic): Schema {
  const { name, retention, readers, writers } = topic;
  return {
    address: name,
    title,
    description,
    messages: { event: { $ref: `#/components/messages/${channel}` } },
    bindings: {
      kafka: {
        topic: name,
        // What is read with Kafka was made on Kafka: `arbiter topics` makes so many there if nobody asks for another number.
        partitions: PARTITIONS_ON_KAFKA,
        topicConfiguration: {
          'cleanup.policy': [retention === 'compacted' ? 'compact' : 'delete'],
          'retention.ms': typeof retention === 'number' ? retention : -1,
        },
        bindingVersion: '0.5.0',
      },
    },
    'x-readers': readers,
    'x-writers': writers,
  };
}

function messageOf({ topic, type, title, example }: PublicTopic): Schema {
  const text = (description: string): Schema => ({ type: 'string', description });
  const id = { ...text(`Id of the ${topic.key}.`), minLength: 1, maxLength: 128 };
  return {
    name: type,
    title,
    summary: 'A CloudEvent 1.0 in binary mode: attributes in headers, the event in the value.',
    contentType: 'application/json',
    headers: {
      type: 'object',
      required: ['ce_specversion', 'ce_id', 'ce_source', 'ce_type', 'ce_subject', 'content-type'],
      properties: {
        ce_specversion: { type: 'string', const: '1.0' },
        ce_id: text('Id of the message, as in the value.'),
        ce_source: { type: 'string', const: PUBLIC_SOURCE },
        ce_type: { type: 'string', const: type },
        ce_subject: text(`Id of the ${topic.key}, as in the key.`),
        'content-type': { type: 'string', const: 'application/json' },
      },
    },
    payload: { $ref: `#/components/schemas/${topic.name}` },
    bindings: { kafka: { key: id, bindingVersion: '0.5.0' } },
    examples: [{ name: 'one', payload: example }],
  };
}

/** The same schemas where definitions stand among the components of a document. */
function inComponents(schemas: Schema): Schema {
  const text = JSON.stringify(schemas).replaceAll('"#/definitions/', '"#/components/schemas/');
  return JSON.parse(text) as Schema;
}
